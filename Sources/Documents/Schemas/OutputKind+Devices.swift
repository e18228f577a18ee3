extension OutputKind {
  /// Of `detent devices --format json`.
  static let devicesSchema = #"""
      "title": "detent devices --format json",
      "type": "object",
      "required": ["devices", "missing"],
      "properties": {
        "devices": {
          "type": "array",
          "items": {
            "type": "object",
            "required": ["node", "name", "access", "kinds", "virtual", "bus", "vendor", "product", "version"],
            "properties": {
              "node": {"type": "string"},
              "name": {"type": "string"},
              "access": {"enum": ["readable", "grabbed", "denied", "missing", "broken"]},
              "kinds": {"type": "array", "items": {"type": "string"}},
              "virtual": {"type": "boolean"},
              "bus": {"type": "integer"},
              "vendor": {"type": "integer"},
              "product": {"type": "integer"},
              "version": {"type": "integer"}
            }
          }
        },
        "missing": {"type": "array", "items": {"$ref": "#/$defs/check"}}
      }
    """#
}
