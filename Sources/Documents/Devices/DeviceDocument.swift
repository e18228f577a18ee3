public import Gestures

/// Device documents (`Devices/*.yaml`, or the same in JSON): what the kernel says of a device, and what it is to a
/// person.
public enum DeviceDocument {
  /// Reads a device.
  ///
  /// - Throws: Everything that is wrong in the document.
  public static func read(
    _ bytes: [UInt8], file: String, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentErrors) -> DeviceModel {
    do throws(DocumentErrors) {
      return try EntityForm<DeviceModel>.device.form.decode(
        LocatedNode.parse(bytes, file: file, limits: limits), limits: limits)
    } catch {
      throw error.mended(by: bytes)
    }
  }

  /// Reads a device that is held in a string.
  public static func read(_ text: String, file: String) throws(DocumentErrors) -> DeviceModel {
    try read(Array(text.utf8), file: file)
  }

  /// The YAML of a device, without what has its default; reading it gives the same device.
  public static func write(_ device: DeviceModel) -> String {
    YAMLWriter.text(EntityForm<DeviceModel>.device.write(device))
  }

  /// The JSON Schema of device documents.
  static var schema: DocumentValue {
    SchemaDocument.make("device", "Detent device", EntityForm<DeviceModel>.device.schema)
  }
}
