import Glibc

/// What the device commands ask the operating system: the machine's, or a test's.
struct SystemProbe: Sendable {
  /// Who a file belongs to, and who may do what with it.
  struct File: Hashable {
    /// The permission bits, such as 0o660.
    var mode: UInt32
    /// The owner's name, or number.
    var owner: String
    /// The group's name, or number.
    var group: String
  }

  /// The names in a folder; empty when there is none.
  var list: @Sendable (_ folder: String) -> [String]
  /// A small text file, without the line end at its end; nil when it cannot be read.
  var text: @Sendable (_ path: String) -> String?
  /// Where a symbolic link leads; nil when it is none.
  var destination: @Sendable (_ path: String) -> String?
  /// Who a file belongs to; nil when there is none.
  var file: @Sendable (_ path: String) -> File?
  /// Whether this process may open a file for reading, or for reading and writing: 0 or `errno`.
  var open: @Sendable (_ path: String, _ forWriting: Bool) -> Int32
}

extension SystemProbe {
  /// This machine.
  static let live = SystemProbe(
    list: names, text: contents, destination: destination, file: status, open: tryOpening)

  private static func names(_ folder: String) -> [String] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafeBytes(of: &entry.pointee.d_name) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) }
      if name != ".", name != ".." { names.append(name) }
    }
    return names
  }

  /// At most 64 KiB: what `/sys` and `/proc` say of a device is far shorter.
  private static func contents(_ path: String) -> String? {
    guard let descriptor = try? Descriptor(path: path, flags: O_RDONLY) else { return nil }
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 4096)
    while bytes.count < 65_536 {
      let count = buffer.withUnsafeMutableBytes { read(descriptor.number, $0.baseAddress, $0.count) }
      guard count > 0 else { break }
      bytes += buffer.prefix(count)
    }
    while bytes.last == 0x0A { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func destination(_ path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink(path, &bytes, bytes.count)
    return count < 0 ? nil : String(decoding: bytes.prefix(count).map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  private static func status(_ path: String) -> File? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let owner = getpwuid(status.st_uid).map { String(cString: $0.pointee.pw_name) }
    let group = getgrgid(status.st_gid).map { String(cString: $0.pointee.gr_name) }
    return File(
      mode: status.st_mode & 0o7777, owner: owner ?? String(status.st_uid), group: group ?? String(status.st_gid))
  }

  private static func tryOpening(_ path: String, _ forWriting: Bool) -> Int32 {
    let descriptor = Glibc.open(path, (forWriting ? O_RDWR : O_RDONLY) | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return errno }
    close(descriptor)
    return 0
  }
}
