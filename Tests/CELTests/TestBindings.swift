import CEL

/// Variables with their values, for one test.
struct TestBindings: Bindings {
  var values: [Outcome] = []

  func value(of variable: Int) -> Outcome { values[variable] }
  func value(of field: Int, in object: ObjectReference) -> Outcome { .failure("no object") }
  func has(_ field: Int, in object: ObjectReference) -> Outcome { .failure("no object") }
}
