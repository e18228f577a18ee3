/// What stands in for an operator or a name.
enum Opposites {
  /// Operators with a value.
  static let operators = [
    "<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==", "===": "!==", "!==": "===",
    "&&": "||", "||": "&&", "+": "-", "-": "+", "*": "/", "/": "*", "%": "/", "&+": "&-", "&-": "&+", "&*": "&+",
    "<<": ">>", ">>": "<<", "&": "|", "|": "&",
  ]
  /// Those between conditions.
  static let logical: Set = ["&&", "||"]
  /// Operators that assign.
  static let assignments = ["+=": "-=", "-=": "+=", "*=": "/=", "/=": "*=", "&+=": "&-=", "&-=": "&+="]
  /// Functions of several numbers.
  static let functions = ["min": "max", "max": "min"]
  /// Members, called or not.
  static let members = [
    "first": "last", "last": "first", "firstIndex": "lastIndex", "lastIndex": "firstIndex", "min": "max", "max": "min",
    "lowerBound": "upperBound", "upperBound": "lowerBound", "minX": "maxX", "maxX": "minX", "minY": "maxY",
    "maxY": "minY", "midX": "midY", "midY": "midX", "dx": "dy", "dy": "dx", "allSatisfy": "contains",
    "isSubset": "isSuperset", "dropFirst": "dropLast", "dropLast": "dropFirst", "prefix": "suffix", "suffix": "prefix",
    "hasPrefix": "hasSuffix", "hasSuffix": "hasPrefix",
  ]
  /// Functions that check what cannot be.
  static let checks: Set = ["precondition", "preconditionFailure", "assert", "assertionFailure", "fatalError"]
}
