extension Double {
  /// As messages spell a length: `11 pt`, `2.5 pt`.
  var points: String { "\(brief) pt" }

  /// As messages spell a number: `11`, `2.5`, with three digits behind the point at most.
  var brief: String {
    let rounded = (self * 1000).rounded() / 1000
    return Int(exactly: rounded).map(String.init) ?? rounded.description
  }

  /// As messages spell a share: `60 %`.
  var percent: String { "\((self * 100).rounded().brief) %" }
}
