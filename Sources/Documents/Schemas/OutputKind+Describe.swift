extension OutputKind {
  /// Of `detent describe --format json`.
  static let describeSchema = #"""
      "title": "detent describe --format json",
      "type": "object",
      "required": ["file"],
      "properties": {
        "file": {"type": "string"},
        "format": {"type": "string"},
        "clock": {"type": "string"},
        "masked": {"type": "boolean", "description": "Whether other keys stand for those that wrote text."},
        "durationMicroseconds": {"type": "integer"},
        "events": {"type": "integer"},
        "frames": {"type": "integer"},
        "marks": {"type": "integer"},
        "announcements": {"type": "integer"},
        "devices": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["kinds", "events", "frames"],
            "properties": {
              "events": {"type": "integer"},
              "frames": {"type": "integer"},
              "first": {"type": "integer", "description": "When its first event came, in microseconds."},
              "last": {"type": "integer", "description": "When its last event came, in microseconds."},
              "kinds": {"type": "array", "items": {"$ref": "#/$defs/deviceKind"}}
            }
          }
        },
        "problems": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["kind", "message"],
            "properties": {
              "kind": {"type": "string"},
              "device": {"type": "integer"},
              "time": {"type": "integer", "description": "When, in microseconds."},
              "message": {"type": "string"}
            }
          }
        },
        "warnings": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["message"],
            "properties": {"line": {"type": "integer"}, "message": {"type": "string"}}
          }
        },
        "kinds": {"type": "array", "description": "Of a device file.", "items": {"$ref": "#/$defs/deviceKind"}},
        "platform": {"type": "string", "description": "Of a dump of an application, as what follows."},
        "application": {"type": "string"},
        "nodes": {"type": "integer"},
        "elements": {"type": "integer", "description": "Those that a screen reader reads."},
        "never": {"type": "array", "description": "What the format never says.", "items": {"type": "string"}},
        "notAsked": {"type": "array", "description": "What was not asked for.", "items": {"type": "string"}},
        "remarks": {"type": "array", "items": {"type": "string"}},
        "unused": {
          "type": "array",
          "description": "What is there and nothing is made of.",
          "items": {
            "type": "object",
            "required": ["name", "count"],
            "properties": {
              "name": {"type": "string"},
              "count": {"type": "integer"},
              "example": {"type": "string"},
              "line": {"type": "integer"}
            }
          }
        },
        "device": {"type": "object", "description": "A device file as it is written; detent schema device."}
      }
    """#
}
