extension OutputKind {
  /// Of `detent audit --format json`.
  static let auditSchema = #"""
      "title": "detent audit --format json",
      "type": "object",
      "required": ["format", "version", "counts", "targets"],
      "properties": {
        "format": {"type": "string"},
        "version": {"type": "integer"},
        "counts": {"$ref": "#/$defs/counts"},
        "targets": {
          "type": "array",
          "description": "Every interface that was looked at.",
          "items": {
            "type": "object",
            "required": ["target", "nodes", "complete", "rules", "findings"],
            "properties": {
              "target": {"type": "string"},
              "nodes": {"type": "integer"},
              "complete": {"type": "boolean"},
              "exploration": {
                "type": "object",
                "description": "What was tried.",
                "required": ["states", "steps", "depth", "bounds", "screens", "limits"],
                "properties": {
                  "states": {"type": "integer", "description": "States in which something was found."},
                  "steps": {"type": "integer"},
                  "depth": {"type": "integer"},
                  "bounds": {"type": "array", "description": "Bounds that were hit.", "items": {"type": "string"}},
                  "screens": {
                    "type": "array",
                    "items": {
                      "type": "object",
                      "required": ["width", "height"],
                      "properties": {"width": {"type": "number"}, "height": {"type": "number"}}
                    }
                  },
                  "limits": {
                    "type": "object",
                    "required": ["states", "nodes", "depth", "changes", "microseconds", "work", "rest", "moments", "places"],
                    "properties": {
                      "states": {"type": "integer", "description": "States in which something was found."},
                      "nodes": {"type": "integer"},
                      "depth": {"type": "integer"},
                      "changes": {"type": "integer"},
                      "microseconds": {"type": "integer"},
                      "work": {"type": "integer"},
                      "rest": {"type": "integer"},
                      "moments": {"type": "integer"},
                      "places": {"type": "integer"}
                    }
                  }
                }
              },
              "unpresented": {
                "type": "array",
                "description": "Presentations that never show.",
                "items": {"$ref": "#/$defs/unpresented"}
              },
              "unshown": {
                "type": "array",
                "description": "Windows, pages and controls that never show.",
                "items": {"$ref": "#/$defs/unshown"}
              },
              "names": {
                "type": "object",
                "description": "How many controls have a name.",
                "required": ["named", "controls"],
                "properties": {"named": {"type": "integer"}, "controls": {"type": "integer"}}
              },
              "rules": {
                "type": "array",
                "description": "Every rule, with its counts.",
                "items": {
                  "type": "object",
                  "required": ["id", "severity", "method", "pass", "fail", "cannotTell"],
                  "properties": {
                    "id": {"type": "string"},
                    "severity": {"type": "string"},
                    "method": {"type": "string"},
                    "pass": {"type": "integer"},
                    "fail": {"type": "integer"},
                    "cannotTell": {"type": "integer"},
                    "review": {"type": "integer", "description": "Nodes that a person has to look at."},
                    "inapplicable": {"type": "integer", "description": "Nodes that it has nothing to say about."},
                    "note": {"type": "string", "description": "What is to be said of the input."}
                  }
                }
              },
              "states": {
                "type": "array",
                "description": "States in which something was found.",
                "items": {"$ref": "#/$defs/auditState"}
              },
              "findings": {
                "type": "array",
                "description": "What breaks a rule, cannot be decided, or has to be looked at by a person.",
                "items": {"$ref": "#/$defs/finding"}
              },
              "verdicts": {
                "type": "array",
                "description": "What every rule has come to for every node that it is about.",
                "items": {
                  "type": "object",
                  "required": ["rule", "node", "outcome"],
                  "properties": {"rule": {"type": "string"}, "node": {"type": "string"}, "outcome": {"type": "string"}}
                }
              }
            }
          }
        },
        "baseline": {
          "type": "object",
          "description": "What the audits come to beside a baseline.",
          "required": ["accepted", "new", "expired", "stale", "worse"],
          "properties": {
            "accepted": {"type": "integer", "description": "Findings that an entry accepts."},
            "new": {"type": "integer", "description": "Findings that none accepts."},
            "expired": {
              "type": "array", "description": "Entries whose last day is over.", "items": {"$ref": "#/$defs/accepted"}
            },
            "stale": {
              "type": "array", "description": "Entries that stand for nothing that was found.",
              "items": {"$ref": "#/$defs/accepted"}
            },
            "worse": {
              "type": "array",
              "description": "Targets in which a smaller part of the controls has a name than had one.",
              "items": {
                "type": "object",
                "required": ["target", "before", "now"],
                "properties": {
                  "target": {"type": "string"},
                  "before": {"type": "object", "properties": {"named": {"type": "integer"}, "controls": {"type": "integer"}}},
                  "now": {"type": "object", "properties": {"named": {"type": "integer"}, "controls": {"type": "integer"}}}
                }
              }
            }
          }
        }
      }
    """#
}
