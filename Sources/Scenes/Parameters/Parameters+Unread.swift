extension Parameters {
  /// The names of parameters that have another value than usual although nothing goes by them yet, in the order of the
  /// table.
  public var unread: [String] {
    let usual = Parameters()
    return Self.table.filter { parameter in
      guard !parameter.isRead else { return false }
      switch parameter.value {
      case .number(let path, _): return self[keyPath: path] != usual[keyPath: path]
      case .time(let path, _): return self[keyPath: path] != usual[keyPath: path]
      case .count(let path): return self[keyPath: path] != usual[keyPath: path]
      case .flag(let path): return self[keyPath: path] != usual[keyPath: path]
      case .choice(let path, _): return self[keyPath: path] != usual[keyPath: path]
      case .labels(let path): return self[keyPath: path] != usual[keyPath: path]
      }
    }.map(\.name)
  }
}
