extension OutputKind {
  /// Of what `detent audit --coverage` writes.
  static let coverageSchema = #"""
      "title": "What detent audit --coverage writes",
      "type": "object",
      "required": ["format", "version", "targets", "standards"],
      "additionalProperties": false,
      "properties": {
        "format": {"const": "detent-coverage"},
        "version": {"type": "integer"},
        "targets": {"type": "array", "description": "Every interface that was looked at.", "items": {"type": "string"}},
        "standards": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["standard", "checked", "sections", "entries"],
            "additionalProperties": false,
            "properties": {
              "standard": {"type": "string"},
              "checked": {"type": "integer", "description": "Sections that a rule looks at."},
              "sections": {"type": "integer", "description": "All sections."},
              "entries": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["section", "extent", "rules", "pass", "fail", "cannotTell", "inapplicable"],
                  "additionalProperties": false,
                  "properties": {
                    "section": {"type": "string"},
                    "title": {"type": "string"},
                    "extent": {
                      "enum": ["broken", "undecided", "open", "kept", "absent", "unchecked"],
                      "description": "What became of it, as far as rules look; unchecked where none does."
                    },
                    "rules": {"type": "array", "items": {"type": "string"}},
                    "pass": {"type": "integer"},
                    "fail": {"type": "integer"},
                    "cannotTell": {"type": "integer"},
                    "review": {"type": "integer", "description": "Nodes that a person has to look at."},
                    "inapplicable": {"type": "integer"}
                  }
                }
              }
            }
          }
        }
      }
    """#
}
