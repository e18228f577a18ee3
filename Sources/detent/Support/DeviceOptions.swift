import ArgumentParser
import Documents
import Gestures
import SafeText

/// Which devices a command plays on.
struct DeviceOptions: ParsableArguments {
  @Option(
    name: .customLong("device"),
    help: ArgumentHelp(
      "A device by its name or its file, as often as needed; by default those that the script needs.", valueName: "name"
    ))
  var names: [String] = []
  @Option(
    help: ArgumentHelp("A folder of device files that replaces the bundled ones.", valueName: "folder"))
  var devices: String?

  /// The files that are read for them.
  func files() throws -> [String] { try names + (devices.map(DeviceLibrary.files) ?? []) }

  /// The devices that names stand for.
  func library() throws -> DeviceLibrary { try devices.map(DeviceLibrary.folder) ?? DeviceLibrary.bundled() }

  /// The devices that were named, or else those that the script needs.
  func devices(for script: GestureScript) throws -> [DeviceModel] {
    let library = try library()
    guard !names.isEmpty else { return DeviceChoice.devices(for: script, from: library.devices) }
    return try names.map { name in
      if let device = library.named(name) { return device }
      if DeviceFile.isOne(name) || DeviceFile.exists(name) { return try DeviceFile.read(name) }
      throw Failure(
        .usage, "there is no device named \(name)",
        hint: library.nearest(to: name).map { "did you mean \($0)?" as TerminalText }
          ?? "the devices: \(library.names.joined(separator: ", "))")
    }
  }
}
