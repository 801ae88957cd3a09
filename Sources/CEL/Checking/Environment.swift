/// What an expression can name, and how strictly it is checked.
package struct Environment: Sendable {
  /// How much is asked of types.
  package enum Strictness: Sendable {
    /// Nothing: what does not suit fails when it runs.
    case none
    /// What the Common Expression Language asks: lists and maps may mix types, and `dyn` leaves a type open.
    case standard
    /// Every type is known; numbers of different types can be compared, and a whole number that is written in the
    /// expression is a double where one is needed.
    case strict
  }

  /// A variable.
  package struct Variable: Sendable {
    /// What expressions call it.
    package var name: String
    /// Of what type its values are.
    package var type: ValueType
    /// Its value where that is known before the expression runs.
    package var constant: Value?

    /// A variable of a type.
    package init(_ name: String, _ type: ValueType, constant: Value? = nil) {
      self.name = name
      self.type = type
      self.constant = constant
    }
  }

  /// A field of objects of some kinds.
  package struct Field: Sendable {
    /// The number that the ``Bindings`` know it by.
    package var number: Int
    /// Of what type its values are.
    package var type: ValueType

    /// A field of a number.
    package init(_ number: Int, _ type: ValueType) {
      self.number = number
      self.type = type
    }
  }

  /// The fields of objects, which an environment knows by the kinds' bits.
  package protocol Objects: Sendable {
    /// A field that objects of at least one of some kinds have; `nil` where none has it.
    ///
    /// - Throws: a text, where the kinds disagree about its type.
    func field(_ name: String, of kinds: UInt64) throws(FieldConflict) -> Field?
    /// The names of all fields of some kinds.
    func fields(of kinds: UInt64) -> [String]
    /// What is said where no objects of some kinds have a field: `image has no \`x\``.
    func lack(of field: String, in kinds: UInt64) -> String
  }

  /// Two kinds have a field of the same name whose types differ.
  package struct FieldConflict: Error, Sendable {
    /// What each of them has.
    package var message: String

    /// A conflict between kinds.
    package init(_ message: String) {
      self.message = message
    }
  }

  /// The variables; ``Bindings`` know them by their place here.
  package var variables: [Variable]
  /// The fields of objects; `nil` where there are no objects.
  package var objects: (any Objects)?
  /// A variable whose fields are constants of the page that the expression is in, by name.
  package var parameters: [Variable]?
  /// Functions besides those of the language.
  package var functions: [HostFunction]
  /// How much is asked of types.
  package var strictness: Strictness

  /// An environment of variables.
  package init(
    _ variables: [Variable] = [], objects: (any Objects)? = nil, parameters: [Variable]? = nil,
    functions: [HostFunction] = [], strictness: Strictness = .strict
  ) {
    self.variables = variables
    self.objects = objects
    self.parameters = parameters
    self.functions = functions
    self.strictness = strictness
  }

  /// What the variable is called whose fields are ``parameters``.
  static let parametersName = "parameters"
}
