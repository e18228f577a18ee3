extension OutputKind {
  /// Of `detent guidelines --format json`.
  static let guidelinesSchema = #"""
      "title": "detent guidelines --format json, also with --codes, --glossary and --api",
      "type": "array",
      "items": {
        "anyOf": [
          {
            "type": "object",
            "description": "A statement, or a code of the specification.",
            "required": ["id"],
            "properties": {
              "id": {"type": "string"},
              "area": {"type": "string"},
              "kind": {"type": "string"},
              "platforms": {"$ref": "#/$defs/platforms"},
              "statement": {"type": "string"},
              "status": {"type": "string"},
              "narrowed": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["platforms", "reason"],
                  "properties": {"platforms": {"$ref": "#/$defs/platforms"}, "reason": {"type": "string"}}
                }
              },
              "sources": {"type": "array", "items": {"$ref": "#/$defs/source"}},
              "codes": {"type": "array", "items": {"type": "string"}},
              "kept": {"type": "string"},
              "shown": {"$ref": "#/$defs/platforms"},
              "due": {"$ref": "#/$defs/platforms"},
              "tests": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["name"],
                  "properties": {
                    "name": {"type": "string"},
                    "title": {"type": "string"},
                    "file": {"type": "string"},
                    "mutant": {"type": "string"},
                    "platforms": {"$ref": "#/$defs/platforms"}
                  }
                }
              },
              "fixtures": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["verdict", "file", "platforms"],
                  "properties": {
                    "verdict": {"type": "string"},
                    "file": {"type": "string"},
                    "mutant": {"type": "string"},
                    "platforms": {"$ref": "#/$defs/platforms"}
                  }
                }
              },
              "rules": {"type": "array", "items": {"type": "string"}},
              "family": {"type": "string"},
              "question": {"type": "string"},
              "decision": {"type": "string"},
              "subject": {"type": "string"},
              "sides": {"type": "string"},
              "resolution": {"type": "string"},
              "obligation": {"type": "string"},
              "title": {"type": "string"},
              "summary": {"type": "string"},
              "states": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["name"],
                  "properties": {"name": {"type": "string"}, "meaning": {"type": "string"}}
                }
              },
              "transitions": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["from", "event"],
                  "properties": {
                    "from": {"type": "array", "items": {"type": "string"}},
                    "event": {"type": "string"},
                    "condition": {"type": "string"},
                    "to": {"type": "string"},
                    "effect": {"type": "string"}
                  }
                }
              },
              "notes": {"type": "array", "items": {"type": "string"}},
              "parts": {
                "type": "array",
                "items": {
                  "type": "object",
                  "properties": {
                    "name": {"type": "string"},
                    "default": {"type": ["string", "number", "boolean"]},
                    "unit": {"type": "string"},
                    "summary": {"type": "string"},
                    "source": {"type": "string"},
                    "ofScenes": {"type": "boolean"},
                    "ofGestures": {"type": "boolean"},
                    "read": {"type": "boolean"},
                    "platforms": {"$ref": "#/$defs/platforms"}
                  }
                }
              },
              "speaksOf": {"type": "array", "items": {"type": "string"}},
              "usedBy": {"type": "array", "items": {"type": "string"}},
              "statements": {"type": "array", "items": {"type": "string"}}
            }
          },
          {
            "type": "object",
            "required": ["word", "meaning"],
            "properties": {"word": {"type": "string"}, "module": {"type": "string"}, "meaning": {"type": "string"}}
          },
          {
            "type": "object",
            "required": ["api", "name"],
            "properties": {
              "api": {"type": "string"},
              "name": {"type": "string"},
              "entity": {"type": "string"},
              "attribute": {"type": "string"},
              "value": {"type": "string"},
              "platforms": {"$ref": "#/$defs/platforms"},
              "statement": {"type": "string"},
              "reportedBy": {"type": "string"}
            }
          }
        ]
      }
    """#
}
