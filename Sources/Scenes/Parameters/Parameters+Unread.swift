extension Parameters {
  /// The names of parameters that have another value than usual although only tests of statements go by them, in the
  /// order of the table.
  public var unread: [String] { changed.filter { !$0.isRead }.map(\.name) }

  /// Those that have another value than usual, in the order of the table.
  var changed: [Parameter] {
    let usual = Parameters()
    return Self.table.filter { parameter in
      switch parameter.value {
      case .number(let path, _): self[keyPath: path] != usual[keyPath: path]
      case .time(let path, _): self[keyPath: path] != usual[keyPath: path]
      case .count(let path): self[keyPath: path] != usual[keyPath: path]
      case .flag(let path): self[keyPath: path] != usual[keyPath: path]
      case .choice(let path, _): self[keyPath: path] != usual[keyPath: path]
      case .labels(let path): self[keyPath: path] != usual[keyPath: path]
      }
    }
  }
}
