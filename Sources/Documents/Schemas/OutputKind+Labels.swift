extension OutputKind {
  /// Of the ledger that `detent audit --coverage` writes to a file whose name ends in `.labels.json`.
  static let labelsSchema = #"""
      "title": "The ledger for Apple's accessibility labels that detent audit --coverage writes",
      "type": "object",
      "required": ["format", "version", "targets", "tasks", "labels"],
      "additionalProperties": false,
      "properties": {
        "format": {"const": "detent-labels"},
        "version": {"type": "integer"},
        "targets": {"type": "array", "description": "Every interface that was looked at.", "items": {"type": "string"}},
        "tasks": {
          "type": "array",
          "description": "The common tasks that were played, each with what became of it.",
          "items": {
            "type": "object",
            "required": ["task", "outcome", "cases"],
            "additionalProperties": false,
            "properties": {
              "task": {"type": "string", "description": "The flow that does it."},
              "outcome": {"enum": ["done", "failed", "unproven", "unplayed"]},
              "cases": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["case", "voiceOver", "verdict", "problems", "warnings"],
                  "additionalProperties": false,
                  "properties": {
                    "case": {"type": "string"},
                    "voiceOver": {"type": "boolean", "description": "Whether touch and keys went to VoiceOver."},
                    "verdict": {"enum": ["passed", "failed", "notRun"]},
                    "problems": {"type": "array", "items": {"type": "string"}},
                    "warnings": {"type": "array", "items": {"type": "string"}}
                  }
                }
              }
            }
          }
        },
        "labels": {
          "type": "array",
          "description": "Every label, in the order in which Apple asks about them.",
          "items": {
            "type": "object",
            "required": [
              "label", "extent", "criteria", "rules", "pass", "fail", "cannotTell", "review", "inapplicable", "tasks",
              "unchecked"
            ],
            "additionalProperties": false,
            "properties": {
              "label": {"type": "string"},
              "extent": {
                "enum": ["broken", "undecided", "open", "kept", "absent", "unchecked"],
                "description": "What became of it, as far as rules look and tasks were played; a person has to claim it."
              },
              "criteria": {
                "type": "array",
                "description": "Criteria of WCAG 2.2 whose rules look at what the label is about.",
                "items": {"type": "string"}
              },
              "rules": {"type": "array", "items": {"type": "string"}},
              "pass": {"type": "integer"},
              "fail": {"type": "integer"},
              "cannotTell": {"type": "integer"},
              "review": {"type": "integer", "description": "Nodes that a person has to look at."},
              "inapplicable": {"type": "integer"},
              "tasks": {
                "type": "array",
                "description": "What became of each task as the label asks for it.",
                "items": {
                  "type": "object",
                  "required": ["task", "outcome"],
                  "additionalProperties": false,
                  "properties": {
                    "task": {"type": "string"},
                    "outcome": {"enum": ["done", "failed", "unproven", "unplayed"]}
                  }
                }
              },
              "unchecked": {
                "type": "array",
                "description": "What the label asks for that nothing looks at, with the reason.",
                "items": {"type": "string"}
              }
            }
          }
        }
      }
    """#
}
