import Testing

/// A value with one thing about it changed.
struct Change<Value> {
  /// The innermost field that is another one, by its type and name; nil where the value is no field yet.
  var field: String?
  /// Whether that is on the list of what a state leaves out.
  var isLeftOut = false
  /// The changed value; nil where there was nothing to change.
  var value: Value?

  func map<Other>(_ transform: (Value) -> Other) -> Change<Other> {
    Change<Other>(field: field, isLeftOut: isLeftOut, value: value.map(transform))
  }
}

/// Something that can be changed in every respect, one at a time.
protocol Changeable {
  var changes: [Change<Self>] { get }
}

/// A struct whose fields are found by reflection, so that a new one is among them.
protocol Reflected: Changeable {}

extension Reflected {
  var changes: [Change<Self>] { FieldWalk.changes(of: self) }
}

/// Changes the stored fields of structs, private and constant ones too.
enum FieldWalk {
  static func changes<Value>(of value: Value) -> [Change<Value>] {
    var result: [Change<Value>] = []
    var end = 0
    for child in Mirror(reflecting: value).children {
      let field = "\(name(Value.self)).\(child.label ?? "?")"
      let (offset, size) = place(of: child.value, after: end)
      end = offset + size
      let isLeftOut = StateFields.leftOut[field] != nil
      guard let kind = type(of: child.value) as? any Changeable.Type else {
        if !isLeftOut { Issue.record("nothing says how \(field) can change") }
        result.append(Change(field: field, isLeftOut: isLeftOut))
        continue
      }
      result += changes(kind, child.value, of: value, at: offset, named: field, isLeftOut: isLeftOut)
    }
    return result
  }

  /// The type as its source names it, without its module.
  private static func name(_ type: Any.Type) -> String {
    let name = String(reflecting: type)
    return name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
  }

  private static func changes<Value, Field: Changeable>(
    _ type: Field.Type, _ child: Any, of value: Value, at offset: Int, named name: String, isLeftOut: Bool
  ) -> [Change<Value>] {
    guard let old = child as? Field, isThere(old, in: value, at: offset) else {
      Issue.record("\(name) is not where fields are laid out")
      return []
    }
    // A struct is changed by its fields, which are named themselves.
    let visited = Field.self is any Reflected.Type ? [] : [Change<Value>(field: name, isLeftOut: isLeftOut)]
    return visited
      + old.changes.map { change in
        Change(
          field: change.field ?? name, isLeftOut: isLeftOut || change.isLeftOut,
          value: change.value.map { put($0, into: value, at: offset) })
      }
  }

  // MARK: Memory

  /// Fields of a struct lie one after the other, each where its alignment allows.
  private static func place(of value: Any, after end: Int) -> (offset: Int, size: Int) {
    func layout<Field>(_: Field.Type) -> (offset: Int, size: Int) {
      let alignment = MemoryLayout<Field>.alignment
      return ((end + alignment - 1) / alignment * alignment, MemoryLayout<Field>.size)
    }
    return _openExistential(type(of: value), do: layout)
  }

  private static func isThere<Value, Field>(_ field: Field, in value: Value, at offset: Int) -> Bool {
    withUnsafePointer(to: value) { pointer in
      let there = (UnsafeRawPointer(pointer) + offset).assumingMemoryBound(to: Field.self).pointee
      return String(reflecting: there) == String(reflecting: field)
    }
  }

  private static func put<Value, Field>(_ field: Field, into value: Value, at offset: Int) -> Value {
    var copy = value
    withUnsafeMutablePointer(to: &copy) { pointer in
      (UnsafeMutableRawPointer(pointer) + offset).assumingMemoryBound(to: Field.self).pointee = field
    }
    return copy
  }
}
