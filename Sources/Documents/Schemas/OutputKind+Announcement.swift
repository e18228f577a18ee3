extension OutputKind {
  /// Of a line of `detent announce --format json`.
  static let announcementSchema = #"""
      "title": "One line of detent announce --format json",
      "type": "object",
      "required": ["screen"],
      "additionalProperties": false,
      "properties": {
        "screen": {"type": "string"},
        "place": {"type": "integer", "description": "Its place in the reading order, from 1."},
        "node": {"type": "string"},
        "role": {"type": "string"},
        "text": {"type": "string", "description": "What is said."},
        "hint": {"type": "string"},
        "language": {"type": "string"},
        "parts": {
          "type": "array",
          "description": "With --explain, what the text is made of, each part with the rule that puts it there.",
          "items": {
            "type": "object",
            "required": ["part", "text", "basis"],
            "properties": {"part": {"type": "string"}, "text": {"type": "string"}, "basis": {"type": "string"}}
          }
        },
        "hints": {
          "type": "array",
          "description": "With --explain, what the hint is made of.",
          "items": {
            "type": "object",
            "required": ["occasion", "text", "basis"],
            "properties": {"occasion": {"type": "string"}, "text": {"type": "string"}, "basis": {"type": "string"}}
          }
        },
        "unspoken": {"type": "string", "description": "With --explain, a node whose text is not spoken."},
        "reason": {"type": "string", "description": "Why it is not."},
        "notKnown": {
          "type": "array",
          "description": "What a voice would say and the source of the tree cannot carry.",
          "items": {"type": "string"}
        },
        "remarks": {"type": "array", "items": {"type": "string"}},
        "since": {"type": "string", "description": "Of a walk, the screen before."},
        "obstacle": {"type": "string", "description": "Why the two screens cannot be held against each other."},
        "same": {"type": "boolean", "description": "Whether it is the same screen as before."},
        "overlay": {
          "type": "object",
          "description": "What is modal and has come to lie over the screen before, or has gone from over this one.",
          "required": ["role", "come"],
          "properties": {
            "role": {"type": "string"},
            "name": {"type": "string"},
            "come": {"type": "boolean", "description": "Whether it has come; otherwise it has gone."}
          }
        },
        "changes": {
          "type": "array",
          "description": "Of a walk, what has changed since the screen before.",
          "items": {
            "type": "object",
            "required": ["kind", "node", "role"],
            "properties": {
              "kind": {"type": "string"},
              "node": {"type": "string"},
              "role": {"type": "string"},
              "before": {"type": ["string", "integer", "null"]},
              "after": {"type": ["string", "integer", "null"]}
            }
          }
        },
        "ambiguous": {
          "type": "array",
          "description": "Two nodes that other readers may read the other way round.",
          "items": {"type": "string"}
        }
      }
    """#
}
