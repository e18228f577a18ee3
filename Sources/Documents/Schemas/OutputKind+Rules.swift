extension OutputKind {
  /// Of `detent rules --format json`.
  static let rulesSchema = #"""
      "title": "detent rules --format json",
      "type": "array",
      "items": {
        "type": "object",
        "required": ["id", "title", "why", "remedy", "severity", "method", "references", "parameters"],
        "properties": {
          "id": {"type": "string"},
          "title": {"type": "string"},
          "why": {"type": "string"},
          "remedy": {"type": "string"},
          "severity": {"enum": ["error", "warning", "info"]},
          "method": {"type": "string"},
          "references": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["standard"],
              "properties": {"standard": {"type": "string"}, "clause": {"type": "string"}, "title": {"type": "string"}}
            }
          },
          "parameters": {
            "type": "array",
            "items": {
              "type": "object",
              "required": ["name", "value"],
              "properties": {
                "name": {"type": "string"},
                "value": {"type": "number"},
                "unit": {"type": "string"},
                "meaning": {"type": "string"}
              }
            }
          }
        }
      }
    """#
}
