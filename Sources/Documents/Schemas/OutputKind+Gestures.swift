extension OutputKind {
  /// Of a line of `detent gestures`.
  static let gesturesSchema = #"""
    {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "$id": "urn:detent:schema:gestures",
      "title": "One line of detent gestures",
      "type": "object",
      "required": ["time", "device"],
      "properties": {
        "time": {"type": "number", "description": "When, in seconds."},
        "device": {"type": "integer"},
        "contact": {"type": "integer"},
        "phase": {"type": "string"},
        "slot": {"type": "integer"},
        "tool": {"type": "string"},
        "at": {"type": "array", "description": "Where, in points: x and y.", "items": {"type": "number"}},
        "pressure": {"type": "number"},
        "velocity": {"type": "array", "description": "Points per second along x and y.", "items": {"type": "number"}},
        "decision": {"type": ["null", "string"]},
        "about": {"type": "string"},
        "verdicts": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["recognizer", "took", "because"],
            "properties": {
              "recognizer": {"type": "string"},
              "took": {"type": "boolean"},
              "because": {"type": "string"},
              "numbers": {
                "type": "array",
                "description": "Numbers that decided, each beside its limit.",
                "items": {
                  "type": "object",
                  "required": ["name", "value", "must", "limit", "met"],
                  "properties": {
                    "name": {"type": "string"},
                    "value": {"type": "number"},
                    "must": {"type": "string"},
                    "limit": {"type": "number"},
                    "met": {"type": "boolean"},
                    "unit": {"type": "string"},
                    "parameter": {"type": "string"}
                  }
                }
              }
            }
          }
        },
        "gesture": {"type": "string"},
        "fingers": {"type": "integer"},
        "from": {"type": "array", "description": "Where it began, in points: x and y.", "items": {"type": "number"}},
        "direction": {"type": "string"},
        "count": {"type": "integer"},
        "pointer": {"type": "string"},
        "button": {"type": "integer"},
        "key": {"type": "string"},
        "modifiers": {"type": "string"},
        "text": {"type": "string"},
        "command": {"type": "string"},
        "gaze": {"type": "string"},
        "scale": {"type": "number"},
        "turn": {"type": "integer"},
        "units": {"type": "integer", "description": "120 to a notch."},
        "startsBurst": {"type": "boolean"},
        "unitsPerSecond": {"type": "number"},
        "edge": {"type": "string"},
        "degrees": {"type": "number", "description": "Turned clockwise."},
        "horizontal": {"type": "boolean"},
        "interrupted": {"type": "boolean"}
      }
    }

    """#
}
