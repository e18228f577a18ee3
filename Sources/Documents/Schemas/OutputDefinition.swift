/// What the schemas of several outputs have in common; each holds those that it refers to.
enum OutputDefinition {
  /// All of them, by name, in the order in which a schema has them.
  static let all: [(name: String, schema: String)] = [
    (
      "measure",
      #"""
      {
        "type": "object",
        "description": "A number that decided, beside its limit.",
        "required": ["name", "value"],
        "properties": {
          "name": {"type": "string"},
          "value": {"type": "number"},
          "unit": {"enum": ["pt", "pt/s", "µs", "degrees"]},
          "must": {"enum": ["atMost", "below", "atLeast", "above", "equal"]},
          "limit": {"type": "number"},
          "met": {"type": "boolean"},
          "parameter": {"type": "string", "description": "The parameter of the scene that sets the limit."}
        }
      }
      """#
    ),
    (
      "cost",
      #"""
      {
        "description": "A cost, or what is known in its place: that there is no way, below what there is none, or why nothing is known.",
        "oneOf": [
          {"type": "integer", "minimum": 0},
          {
            "type": "object",
            "anyOf": [{"required": ["isReachable"]}, {"required": ["atLeast"]}, {"required": ["notKnown"]}],
            "additionalProperties": false,
            "properties": {
              "isReachable": {"const": false},
              "atLeast": {"type": "integer", "minimum": 0},
              "notKnown": {"type": "string"}
            }
          }
        ]
      }
      """#
    ),
    (
      "verdict",
      #"""
      {
        "type": "object",
        "description": "Whether a recognizer took the fingers, and why.",
        "required": ["recognizer", "took", "reason"],
        "properties": {
          "recognizer": {"type": "string"},
          "took": {"type": "boolean"},
          "reason": {"type": "string"},
          "numbers": {"type": "array", "items": {"$ref": "#/$defs/measure"}}
        }
      }
      """#
    ),
    (
      "utterance",
      #"""
      {
        "type": "object",
        "required": ["text", "language", "priority"],
        "properties": {
          "text": {"type": "string"},
          "hint": {"type": "string"},
          "language": {"type": "string"},
          "node": {"type": "string"},
          "priority": {"type": "string"},
          "delay": {"type": "integer", "description": "How long after what it tells of it is said, in microseconds; at once unless given."}
        }
      }
      """#
    ),
    (
      "event",
      #"""
      {
        "type": "object",
        "required": ["kind", "node", "subject"],
        "properties": {
          "kind": {"type": "string"},
          "value": {"type": "string"},
          "node": {"type": "string"},
          "subject": {"type": "string"},
          "cause": {"type": "string"},
          "x": {"type": "number", "description": "In points."},
          "y": {"type": "number", "description": "In points."},
          "page": {"type": "integer"},
          "count": {"type": "integer"},
          "initiator": {"type": "string"},
          "reason": {"type": "string"},
          "edge": {"type": "string"},
          "scale": {"type": "number"},
          "at": {"type": "string", "description": "At which detent it came up."},
          "from": {"type": "string", "description": "The detent before."},
          "to": {"type": "string", "description": "The detent now."},
          "width": {"type": "number", "description": "In points."},
          "height": {"type": "number", "description": "In points."},
          "modal": {"type": "boolean"},
          "style": {"type": "string"},
          "absent": {"type": "string"},
          "by": {"type": "string"},
          "axis": {"enum": ["horizontal", "vertical"]},
          "overlap": {"type": "number"}
        }
      }
      """#
    ),
    (
      "counts",
      #"""
      {
        "type": "object",
        "description": "Nodes that were looked at, verdicts, and findings by severity.",
        "required": ["nodes", "pass", "fail", "cannotTell", "errors", "warnings", "notes"],
        "properties": {
          "nodes": {"type": "integer"},
          "pass": {"type": "integer"},
          "fail": {"type": "integer"},
          "cannotTell": {"type": "integer"},
          "review": {"type": "integer", "description": "Pairs of a rule and a node that a person has to look at."},
          "inapplicable": {"type": "integer", "description": "Pairs of a rule and a node that it has nothing to say about."},
          "errors": {"type": "integer"},
          "warnings": {"type": "integer"},
          "notes": {"type": "integer"}
        }
      }
      """#
    ),
    (
      "point",
      #"""
      {
        "type": "array",
        "description": "A place in points, or a speed in points per second: x and y.",
        "items": {"type": "number"}
      }
      """#
    ),
    (
      "accepted",
      #"""
      {
        "type": "object",
        "description": "An entry of a baseline.",
        "required": ["rule", "target", "node"],
        "properties": {
          "rule": {"type": "string"},
          "target": {"type": "string"},
          "node": {"type": "string"},
          "reason": {"type": "string"},
          "expires": {"type": "string"}
        }
      }
      """#
    ),
    (
      "finding",
      #"""
      {
        "type": "object",
        "required": ["rule", "severity", "outcome", "node", "message"],
        "properties": {
          "rule": {"type": "string"},
          "severity": {"type": "string"},
          "outcome": {"type": "string"},
          "node": {"type": "string"},
          "file": {"type": "string"},
          "line": {"type": "integer"},
          "column": {"type": "integer"},
          "state": {"type": "integer"},
          "message": {"type": "string"},
          "template": {"type": "string"},
          "data": {"type": "object", "additionalProperties": {"type": ["string", "number", "boolean"]}},
          "implied": {
            "type": "array", "description": "Further rules that the same defect breaks, or that ask for the same look.", "items": {"type": "string"}
          },
          "evidence": {
            "type": "object",
            "properties": {"script": {"type": "string"}, "steps": {"type": "integer"}, "session": {"type": "string"}}
          },
          "fingerprint": {
            "type": "object",
            "description": "What the finding is known by in later audits.",
            "required": ["place", "looks"],
            "properties": {"place": {"type": "string"}, "looks": {"type": "string"}}
          },
          "sources": {
            "type": "array",
            "description": "Places in source files that name the node.",
            "items": {
              "type": "object",
              "required": ["file", "line", "column"],
              "properties": {"file": {"type": "string"}, "line": {"type": "integer"}, "column": {"type": "integer"}}
            }
          },
          "accepted": {
            "type": "object",
            "description": "That a baseline accepts it, why and until when.",
            "properties": {"reason": {"type": "string"}, "expires": {"type": "string"}}
          }
        }
      }
      """#
    ),
    (
      "unpresented",
      #"""
      {
        "type": "object",
        "required": ["id", "outcome", "message"],
        "properties": {
          "id": {"type": "string"},
          "name": {"type": "string"},
          "outcome": {"type": "string"},
          "message": {"type": "string"},
          "file": {"type": "string"},
          "line": {"type": "integer"},
          "column": {"type": "integer"},
          "openers": {"type": "array", "items": {"type": "string"}}
        }
      }
      """#
    ),
    (
      "unshown",
      #"""
      {
        "type": "object",
        "required": ["id", "outcome", "message"],
        "properties": {
          "kind": {"type": "string"},
          "id": {"type": "string"},
          "name": {"type": "string"},
          "outcome": {"type": "string"},
          "message": {"type": "string"},
          "file": {"type": "string"},
          "line": {"type": "integer"},
          "column": {"type": "integer"}
        }
      }
      """#
    ),
    (
      "auditState",
      #"""
      {
        "type": "object",
        "required": ["title", "script"],
        "properties": {"title": {"type": "string"}, "script": {"type": "string"}}
      }
      """#
    ),
    (
      "platforms",
      #"""
      {"type": "array", "items": {"enum": ["iOS", "iPadOS", "macOS", "tvOS", "visionOS", "watchOS"]}}
      """#
    ),
    (
      "deviceKind",
      #"""
      {
        "type": "object",
        "description": "What a device is, and why.",
        "required": ["kind", "reason"],
        "properties": {"kind": {"type": "string"}, "reason": {"type": "string"}}
      }
      """#
    ),
    (
      "check",
      #"""
      {
        "type": "object",
        "description": "Something that was looked at on this machine.",
        "required": ["id", "title", "status", "detail"],
        "properties": {
          "id": {"type": "string"},
          "title": {"type": "string"},
          "status": {"enum": ["ok", "missing", "unknown", "optional"]},
          "detail": {"type": "string"},
          "remedy": {"type": "string", "description": "What to do about it."}
        }
      }
      """#
    ),
    (
      "errors",
      #"""
      {
        "type": "object",
        "description": "Half of the frames, 99 of 100, and all of them were no worse.",
        "required": ["p50", "p99", "max"],
        "properties": {"p50": {"type": "number"}, "p99": {"type": "number"}, "max": {"type": "number"}}
      }
      """#
    ),
    (
      "source",
      #"""
      {
        "type": "object",
        "description": "A place in the documents.",
        "required": ["document", "section"],
        "properties": {"document": {"type": "string"}, "section": {"type": "string"}, "lines": {"type": "string"}}
      }
      """#
    ),
  ]
}
