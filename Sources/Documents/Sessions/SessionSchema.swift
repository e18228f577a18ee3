import Recordings

/// The JSON Schema of one line of a session file; what each line means is said where sessions are written.
enum SessionSchema {
  static var value: DocumentValue {
    SchemaDocument.make(
      "session", "One line of a Detent session",
      [
        "type": "object",
        "properties": [
          "format": described("Always detent-session; in the first line.", ["const": "detent-session"]),
          "version": described(
            "Major and minor version of the format.", ["type": "string", "pattern": "^[0-9]+\\.[0-9]+$"]),
          "clock": described("The clock of all times.", ["enum": .list(RecordingClock.all.map { .text($0.rawValue) })]),
          "devices": described("How many lines with devices follow.", ["type": "integer", "minimum": 0]),
          "salt": described("What hashed serial numbers were salted with.", ["type": "string"]),
          "screen": screen(
            "A size in points: in the first line, that the interface has to have, its own unless given; by itself, that "
              + "to which it was turned or resized."),
          "readerOn": described(
            "Whether touch, crown and chords went to a screen reader; in the first line, false unless given.",
            ["type": "boolean"]),
          "voice": described(
            "In the first line, whose words, order, gestures and keys the screen reader had; the usual unless given.",
            ["type": "string"]),
          "t": described("Microseconds on the session's clock.", ["type": "integer"]),
          "d": described("The index of the device.", ["type": "integer", "minimum": 0]),
          "device": ["$ref": "#/$defs/device"],
          "e": described("The events of a frame.", ["type": "array", "items": ["$ref": "#/$defs/event"]]),
          "more": described("Whether the frame goes on in the next line.", ["type": "boolean"]),
          "resync": described("Whether the frame was made from the device's state after a drop.", ["type": "boolean"]),
          "mark": described("The name of a moment.", ["type": "string"]),
          "reader": described(
            "What was asked of the screen reader, as a script writes it after reader.", ["type": "string"]),
          "say": described("What was spoken.", ["type": "string"]),
          "language": described("BCP 47 language of what was spoken.", ["type": "string"]),
          "comment": described("A remark.", ["type": "string"]),
          "removed": described("Whether the device was unplugged.", ["type": "boolean"]),
          "end": described(
            "How many frames and events precede; without it the file was not closed.",
            ["type": "object", "properties": ["frames": ["type": "integer"], "events": ["type": "integer"]]]),
        ],
      ],
      definitions: [("event", event), ("device", device)])
  }

  private static var event: DocumentValue {
    described(
      "[name, value] or [type, code, value], with the microseconds after t at the end where they are not 0.",
      [
        "type": "array", "minItems": 2, "maxItems": 4,
        "prefixItems": [["type": ["string", "integer"]]], "items": ["type": "integer"],
      ])
  }

  private static var device: DocumentValue {
    let codes: DocumentValue = ["type": "array", "items": ["type": ["string", "integer"]]]
    let values: DocumentValue = ["type": "object", "additionalProperties": ["type": "integer"]]
    return described(
      "A device as the kernel describes it.",
      [
        "type": "object",
        "properties": [
          "name": ["type": "string"], "node": ["type": "string"], "phys": ["type": "string"],
          "uniq": ["type": "string"], "screen": screen("The size of the screen that it lies on, in points."),
          "id": described(
            "bus:vendor:product:version in hexadecimal.",
            ["type": "string", "pattern": "^[0-9a-fA-F]{1,4}(:[0-9a-fA-F]{1,4}){3}$"]),
          "properties": codes,
          "codes": described("Codes by event type.", ["type": "object", "additionalProperties": codes]),
          "axes": described(
            "Minimum, maximum, fuzz, flat and resolution by axis.",
            [
              "type": "object",
              "additionalProperties": ["type": "array", "items": ["type": "integer"], "minItems": 5, "maxItems": 5],
            ]),
          "repeat": described(
            "Delay and period of automatic repeats, in milliseconds.",
            ["type": "array", "items": ["type": "integer"], "minItems": 2, "maxItems": 2]),
          "state": described(
            "What is pressed, lit and touched when the session begins.",
            [
              "type": "object",
              "properties": [
                "keys": codes, "leds": codes, "switches": codes, "axes": values, "slot": ["type": "integer"],
                "slots": ["type": "array", "items": values],
              ],
            ]),
        ],
      ])
  }

  private static func screen(_ summary: String) -> DocumentValue {
    described(summary, ["type": "string", "pattern": "^[0-9.]+x[0-9.]+$"])
  }

  private static func described(_ summary: String, _ schema: DocumentValue) -> DocumentValue {
    guard case .mapping(let pairs) = schema else { return schema }
    return .mapping([.init("description", .text(summary))] + pairs)
  }
}
