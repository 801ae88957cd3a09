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

/// A function that the owner of an ``Environment`` adds to those of the language.
package struct HostFunction: Sendable {
  /// What came of a call.
  package enum Result: Sendable {
    /// The value of the call, or why it has none.
    case outcome(Outcome)
    /// The value of an argument is known, but does not say enough: its field counts as unknown.
    case insufficient(argument: Int)
  }

  /// What expressions call it.
  package let name: String
  /// The types of its arguments.
  let parameters: [ValueType]
  /// The type of its values.
  let result: ValueType
  /// What is wrong with an argument that the expression gives as a constant; `nil`: nothing.
  let mistake: @Sendable (Value) -> String?
  /// Calls it with arguments of the right types.
  let call: @Sendable ([Value]) -> Result

  /// A function of a name.
  package init(
    _ name: String, _ parameters: [ValueType], _ result: ValueType, mistake: @escaping @Sendable (Value) -> String?,
    call: @escaping @Sendable ([Value]) -> Result
  ) {
    self.name = name
    self.parameters = parameters
    self.result = result
    self.mistake = mistake
    self.call = call
  }
}

/// What variables and the fields of objects are when an expression runs.
package protocol Bindings {
  /// The value of a variable, by its place in the ``Environment``.
  func value(of variable: Int) -> Outcome

  /// The value of an object's field.
  func value(of field: Int, in object: ObjectReference) -> Outcome

  /// Whether an object has a field: true, false or unknown.
  func has(_ field: Int, in object: ObjectReference) -> Outcome
}

/// Names an object whose fields the ``Bindings`` know; what the numbers mean is theirs to say.
package struct ObjectReference: Sendable, Hashable {
  /// Which of several things that belong to the number.
  package var tag: Int
  /// Which object.
  package var number: Int

  /// The object of a number.
  package init(_ number: Int, tag: Int = 0) {
    self.number = number
    self.tag = tag
  }
}
