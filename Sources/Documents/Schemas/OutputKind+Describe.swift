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
        "device": {"type": "object", "description": "A device file as it is written; detent schema device."}
      }
    """#
}
