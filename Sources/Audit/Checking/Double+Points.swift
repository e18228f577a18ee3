extension Double {
  /// As messages spell a length: `11 pt`, `2.5 pt`.
  var points: String { "\(brief) pt" }

  /// As messages spell a number: `11`, `2.5`.
  var brief: String { Int(exactly: self).map(String.init) ?? description }

  /// As messages spell a share: `60 %`.
  var percent: String { "\((self * 100).rounded().brief) %" }
}
