extension OutputKind {
  /// Of a line of `detent example list --format json`.
  static let examplesSchema = #"""
      "title": "One line of detent example list --format json",
      "type": "object",
      "required": ["name", "file", "summary"],
      "properties": {"name": {"type": "string"}, "file": {"type": "string"}, "summary": {"type": "string"}}
    """#
}
