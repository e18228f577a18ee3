extension Double {
  /// As messages spell a length: `11 pt`, `2.5 pt`.
  var points: String { "\(Int(exactly: self).map(String.init) ?? description) pt" }
}
