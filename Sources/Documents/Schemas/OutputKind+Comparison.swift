extension OutputKind {
  /// Of a line of `detent compare --format json`.
  static let comparisonSchema = #"""
      "title": "One line of detent compare --format json",
      "description": "What each reader says stands under its name; for an order, what it reads just before.",
      "type": "object",
      "required": ["screen", "node", "differs"],
      "additionalProperties": {"type": "string"},
      "properties": {
        "screen": {"type": "string"},
        "node": {"type": "string"},
        "differs": {"enum": ["reach", "role", "state", "text", "order"]},
        "smallest": {
          "type": "array",
          "description": "The nodes of the smallest tree that still has the difference.",
          "items": {"type": "string"}
        }
      }
    """#
}
