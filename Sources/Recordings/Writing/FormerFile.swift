import Glibc

/// An old file whose place is taken before the new one is whole: until then it is kept beside it.
///
/// Its name is numbered as `cp --backup=numbered` does it. Nothing that has such a name already is touched.
struct FormerFile {
  /// Where it is now.
  let path: String
  private let place: String
  private let identity: FileIdentity?

  /// Keeps the file at a place, where it stays too if the file system lets a file have two names.
  ///
  /// - Parameter link: Gives a file a second name: 0, or `errno`.
  /// - Throws: Why no name could be given; the file is then where it was.
  init(
    keeping place: String, link: (_ place: String, _ path: String) -> Int32 = { Glibc.link($0, $1) == 0 ? 0 : errno }
  ) throws(SystemError) {
    var name = place.unicodeScalars[...]
    var folder = ""
    if let slash = name.lastIndex(of: "/") {
      folder = String(name[...slash])
      name = name[name.index(after: slash)...]
    }
    var number = 1
    while true {
      let path = "\(folder)\(String(name)).~\(number)~"
      switch Self.name(place, path, link) {
      case 0:
        self.path = path
        self.place = place
        identity = FileIdentity(input: path)
        return
      case EEXIST: number += 1
      case ENAMETOOLONG where !name.isEmpty: name.removeLast()
      case let reason: throw SystemError(number: reason)
      }
    }
  }

  /// Whether it is the file of an identity, and nobody is writing it.
  func isSettled(_ expected: FileIdentity?) -> Bool {
    identity != nil && identity == expected && identity == FileIdentity(input: path) && !GrowingLock.isHeld(at: path)
  }

  /// Gives the old file back to its place, which nothing has taken.
  func restore() {
    if FileIdentity(input: place) == identity || link(path, place) == 0 {
      unlink(path)
    } else if access(place, F_OK) != 0 {
      _ = rename(path, place)
    }
  }

  /// Lets go of it.
  func remove() { unlink(path) }

  /// Gives a file another name that nothing has yet, beside its own or instead of it: 0, or `errno`.
  private static func name(_ place: String, _ path: String, _ link: (String, String) -> Int32) -> Int32 {
    let refusal = link(place, path)
    // Not every file system has second names, and the disk may have no room for one.
    if [0, EEXIST, ENAMETOOLONG, ENOENT].contains(refusal) { return refusal }
    let reserved = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if reserved >= 0 {
      close(reserved)
    } else {
      // Where there is no room for the empty file that keeps the name free for us, it is enough that nobody has it.
      guard [ENOSPC, EDQUOT].contains(errno) else { return errno }
      var status = stat()
      if lstat(path, &status) == 0 { return EEXIST }
    }
    guard rename(place, path) != 0 else { return 0 }
    let reason = errno
    if reserved >= 0 { unlink(path) }
    return reason
  }
}
