extension OutputKind {
  /// Of a line of `detent announce --format json`.
  static let announcementSchema = #"""
      "title": "One line of detent announce --format json",
      "type": "object",
      "required": ["screen"],
      "properties": {
        "screen": {"type": "string"},
        "place": {"type": "integer", "description": "Its place in the reading order, from 1."},
        "node": {"type": "string"},
        "role": {"type": "string"},
        "text": {"type": "string", "description": "What is said."},
        "hint": {"type": "string"},
        "language": {"type": "string"},
        "ambiguous": {
          "type": "array",
          "description": "Two nodes that other readers may read the other way round.",
          "items": {"type": "string"}
        }
      }
    """#
}
