extension OutputKind {
  /// Of the timing report of `detent replay` and `detent perform`.
  static let timingSchema = #"""
      "title": "The timing report of detent replay and detent perform, --format json",
      "type": "object",
      "required": [
        "frames",
        "durationMicroseconds",
        "scheduleErrorMicroseconds",
        "intervalErrorMicroseconds",
        "driftMicroseconds"
      ],
      "properties": {
        "frames": {"type": "integer"},
        "durationMicroseconds": {"type": "number"},
        "scheduleErrorMicroseconds": {"$ref": "#/$defs/errors"},
        "intervalErrorMicroseconds": {"$ref": "#/$defs/errors"},
        "driftMicroseconds": {"type": "number"}
      }
    """#
}
