import Accessibility
public import Gestures
import InputEvents

/// The devices that commands know by name: the bundled ones, or those of a folder in their place.
public struct DeviceLibrary: Hashable, Sendable {
  /// All devices, in the order of their names.
  public let devices: [DeviceModel]

  /// The bundled devices (`Devices/*.yaml`).
  ///
  /// Throws nothing in practice: a test reads every file that is compiled in.
  public static func bundled() throws(DocumentErrors) -> DeviceLibrary {
    var devices: [DeviceModel] = []
    for file in EmbeddedFile.devices { devices.append(try DeviceDocument.read(file.text, file: file.name)) }
    return DeviceLibrary(devices)
  }

  /// The devices of a folder: every file that ends in `.yaml`, `.yml` or `.json`.
  ///
  /// Throws what is wrong in any of them, and that the folder cannot be read or has none.
  public static func folder(_ path: String) throws(DocumentErrors) -> DeviceLibrary {
    var devices: [DeviceModel] = []
    for file in try files(in: path) {
      let device = try DeviceDocument.read(DocumentFile.read(file), file: file)
      guard !devices.contains(where: { $0.id == device.id }) else {
        throw DocumentErrors(
          DocumentError(
            SourceLocation(file: file, line: 1, column: 1), "there are two devices named \(device.id)",
            expected: "another name"))
      }
      devices.append(device)
    }
    return DeviceLibrary(devices)
  }

  /// The device files of a folder: every file that ends in `.yaml`, `.yml` or `.json`.
  ///
  /// Throws that the folder cannot be read or has none.
  public static func files(in path: String) throws(DocumentErrors) -> [String] {
    try DocumentFolder.names(in: path, endings: [".yaml", ".yml", ".json"]).map { name in
      path.hasSuffix("/") ? path + name : path + "/" + name
    }
  }

  private init(_ devices: [DeviceModel]) { self.devices = devices.sorted { $0.id < $1.id } }

  /// Names of all devices, in order.
  public var names: [String] { devices.map(\.id) }

  /// The device with this name, or nil.
  public func named(_ name: String) -> DeviceModel? { devices.first { $0.id == name } }

  /// What a misspelt name was probably meant to be.
  public func nearest(to name: String) -> String? { NearestSpelling.of(name, among: names) }
}
