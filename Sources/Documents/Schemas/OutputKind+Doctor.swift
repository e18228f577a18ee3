extension OutputKind {
  /// Of `detent doctor --format json`.
  static let doctorSchema = #"""
      "title": "detent doctor --format json",
      "type": "object",
      "required": ["checks"],
      "properties": {"checks": {"type": "array", "items": {"$ref": "#/$defs/check"}}}
    """#
}
