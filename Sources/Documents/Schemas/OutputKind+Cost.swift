extension OutputKind {
  /// Of a line of `detent announce --cost --format json` and of `detent run --cost --format json`.
  static let costSchema = #"""
      "title": "One line of detent announce --cost --format json, or of detent run --cost --format json",
      "description": "Times are in µs. A line is about a control, an instruction of a task, or all of a task.",
      "type": "object",
      "required": ["screen", "voice", "language"],
      "additionalProperties": false,
      "properties": {
        "screen": {"type": "string"},
        "node": {"type": "string"},
        "role": {"type": "string"},
        "name": {"type": "string"},
        "instruction": {"type": "string"},
        "voice": {"enum": ["voiceover", "talkback", "orca", "orca-43"]},
        "language": {"type": "string"},
        "listening": {"$ref": "#/$defs/cost"},
        "gestures": {"type": "integer", "minimum": 0, "description": "Of a screen reader."},
        "keys": {"$ref": "#/$defs/cost"},
        "touch": {"$ref": "#/$defs/cost"},
        "swipes": {"type": "integer", "minimum": 0},
        "asWritten": {"const": true},
        "allListening": {"type": "integer", "minimum": 0},
        "allGestures": {"type": "integer", "minimum": 0},
        "allKeys": {"type": "integer", "minimum": 0},
        "allTouch": {"type": "integer", "minimum": 0},
        "leastListening": {
          "type": "integer", "minimum": 0,
          "description": "Given where the search through all of a task was ended: nothing takes less."
        },
        "terms": {
          "type": "object",
          "description": "What was reckoned with: characters or Korean syllables a second, a gesture in µs.",
          "required": ["paceSource", "gesture", "gestureSource"],
          "additionalProperties": false,
          "properties": {
            "characters": {"type": "number"},
            "syllables": {"type": "number"},
            "paceSource": {"type": "string"},
            "gesture": {"type": "integer", "minimum": 0},
            "gestureSource": {"type": "string"}
          }
        },
        "way": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["said", "heard"],
            "additionalProperties": false,
            "properties": {
              "command": {"type": "string"},
              "said": {"type": "array", "items": {"type": "string"}},
              "heard": {"type": "integer", "minimum": 0}
            }
          }
        }
      }
    """#

  /// Of a line of `detent compare` with two versions and `--format json`.
  static let costChangeSchema = #"""
      "title": "One line of detent compare with two versions of a screen and --format json",
      "description": "Times are in µs; those of the reasons add up to the difference.",
      "type": "object",
      "required": ["node", "role", "voice", "language", "change", "because"],
      "additionalProperties": false,
      "properties": {
        "node": {"type": "string"},
        "role": {"type": "string"},
        "name": {"type": "string"},
        "voice": {"enum": ["voiceover", "talkback", "orca", "orca-43"]},
        "language": {"type": "string"},
        "change": {"enum": ["dearer", "cheaper", "unreachable", "reachable", "appeared", "gone"]},
        "listeningBefore": {"type": "integer", "minimum": 0},
        "listeningAfter": {"type": "integer", "minimum": 0},
        "keysBefore": {"type": "integer", "minimum": 0},
        "keysAfter": {"type": "integer", "minimum": 0},
        "touchBefore": {"type": "integer", "minimum": 0},
        "touchAfter": {"type": "integer", "minimum": 0},
        "because": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["text", "time"],
            "additionalProperties": false,
            "properties": {"text": {"type": "string"}, "time": {"type": "integer"}}
          }
        }
      }
    """#
}
