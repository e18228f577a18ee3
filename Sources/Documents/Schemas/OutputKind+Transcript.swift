extension OutputKind {
  /// Of a line of `detent run --format json`.
  static let transcriptSchema = #"""
      "title": "One line of detent run --format json",
      "type": "object",
      "properties": {
        "time": {"type": "integer", "description": "When, in microseconds."},
        "start": {"type": "boolean", "description": "The interface at the beginning."},
        "said": {"type": "array", "description": "What a screen reader says.", "items": {"$ref": "#/$defs/utterance"}},
        "note": {"type": "string", "description": "What is to be said of the input."},
        "gestures": {
          "type": "array",
          "description": "Why fingers were taken for a gesture.",
          "items": {
            "type": "object",
            "required": ["subject"],
            "properties": {
              "subject": {"type": "string"},
              "taker": {"type": "string"},
              "verdicts": {"type": "array", "items": {"$ref": "#/$defs/verdict"}}
            }
          }
        },
        "input": {"type": "string", "description": "What was fed in, rounded for people: measures has the numbers."},
        "measures": {
          "type": "object",
          "description": "What the input measures, to the last digit: places in points, degrees clockwise, units of a turn in 1/120 notches, with those of less than a notch before or after it.",
          "additionalProperties": false,
          "properties": {
            "x": {"type": "number"},
            "y": {"type": "number"},
            "toX": {"type": "number"},
            "toY": {"type": "number"},
            "scale": {"type": "number"},
            "degrees": {"type": "number"},
            "units": {"type": "integer"}
          }
        },
        "reader": {"type": "string", "description": "What the screen reader was asked to do."},
        "refused": {"type": "array", "items": {"type": "string"}},
        "decisions": {
          "type": "array",
          "description": "Why an input went where it went.",
          "items": {
            "type": "object",
            "required": ["subject", "taker", "reason"],
            "properties": {
              "subject": {"type": "string"},
              "taker": {"type": "string"},
              "name": {"type": "string"},
              "reason": {"type": "string"},
              "candidates": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": ["receiver", "node", "took"],
                  "properties": {
                    "receiver": {"type": "string"},
                    "node": {"type": "string"},
                    "name": {"type": "string"},
                    "took": {"type": "boolean"},
                    "reason": {"type": "string"},
                    "numbers": {"type": "array", "items": {"$ref": "#/$defs/measure"}}
                  }
                }
              }
            }
          }
        },
        "cutOff": {
          "type": "array",
          "description": "What had not been heard to its end when this was said.",
          "items": {"$ref": "#/$defs/utterance"}
        },
        "events": {"type": "array", "description": "What happened in the interface.", "items": {"$ref": "#/$defs/event"}},
        "asked": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["action", "node"],
            "properties": {"action": {"type": "string"}, "node": {"type": "string"}}
          }
        },
        "moving": {"type": "boolean", "description": "Something moves on by itself."},
        "end": {
          "type": "object",
          "description": "How the run ended.",
          "required": ["time", "entries"],
          "properties": {
            "time": {"type": "integer", "description": "When, in microseconds."},
            "entries": {"type": "integer"},
            "cursor": {"type": "string"},
            "stateHash": {"type": "string", "description": "Equal states have equal hashes."},
            "focus": {"type": "string"},
            "expectations": {"type": "integer"},
            "failed": {"type": "integer"},
            "warnings": {"type": "integer"}
          }
        },
        "audit": {
          "type": "object",
          "description": "The audit after the run: its counts, and its findings in full.",
          "required": ["target", "nodes", "pass", "fail", "cannotTell", "errors", "warnings", "notes", "complete"],
          "properties": {
            "target": {"type": "string"},
            "nodes": {"type": "integer"},
            "pass": {"type": "integer"},
            "fail": {"type": "integer"},
            "cannotTell": {"type": "integer"},
            "review": {"type": "integer", "description": "Pairs of a rule and a node that a person has to look at."},
            "errors": {"type": "integer"},
            "warnings": {"type": "integer"},
            "notes": {"type": "integer"},
            "complete": {"type": "boolean"},
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
            "states": {
              "type": "array",
              "description": "States in which something was found.",
              "items": {"$ref": "#/$defs/auditState"}
            },
            "findings": {
              "type": "array",
              "description": "What breaks a rule, or cannot be decided.",
              "items": {"$ref": "#/$defs/finding"}
            }
          }
        },
        "nothing": {"type": "string", "description": "Why nothing came of it."},
        "reached": {"type": "array", "items": {"type": "string"}},
        "onTheWay": {
          "type": "array",
          "description": "Of a movement at whose end nothing more happened: what came of it before.",
          "items": {"$ref": "#/$defs/event"}
        },
        "expectation": {"type": "string", "description": "An instruction of the script that expects something."},
        "script": {"type": "string"},
        "line": {"type": "integer"},
        "column": {"type": "integer"},
        "kept": {"type": "boolean", "description": "Whether the expectation held."},
        "found": {"type": "string", "description": "What there was."},
        "nearest": {"type": "string", "description": "The nearest thing there was."},
        "mark": {"type": "string", "description": "The name of a mark of a recording."},
        "warning": {"type": "string", "description": "What is probably a mistake in the script."},
        "expected": {
          "type": "object",
          "description": "Where the run differs from what was recorded.",
          "required": ["file", "differs"],
          "properties": {
            "file": {"type": "string"},
            "differs": {"type": "boolean"},
            "at": {"type": "integer"},
            "lines": {"type": "array", "items": {"type": "string"}}
          }
        },
        "error": {
          "type": "object",
          "description": "Why the run failed; a line of its own before the end, or the only one of a run that has not begun.",
          "required": ["time", "message"],
          "properties": {
            "time": {"type": "integer", "description": "When, in microseconds."},
            "instruction": {"type": "string", "description": "The instruction of the script that it was at."},
            "script": {"type": "string"},
            "line": {"type": "integer"},
            "column": {"type": "integer"},
            "message": {"type": "string"},
            "hint": {"type": "string", "description": "What to do about it, or the nearest thing there was."}
          }
        }
      }
    """#
}
