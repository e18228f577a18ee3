import Foundation
import Glibc
import Testing

@testable import Recordings

/// Every file is written here: whole or growing, and nothing that was there is lost before something is in its place.
@Suite("A file that is written")
struct WrittenFileTests {
  let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString).path
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  func path(_ name: String) -> String { folder + "/" + name }

  func put(_ text: String, _ name: String, mode: mode_t = 0o644) throws {
    try Data(text.utf8).write(to: URL(fileURLWithPath: path(name)))
    chmod(path(name), mode)
  }

  func text(_ name: String) -> String? { try? String(contentsOfFile: path(name), encoding: .utf8) }

  func mode(_ name: String) -> mode_t {
    var status = stat()
    return stat(path(name), &status) == 0 ? status.st_mode & 0o7777 : 0
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder).sorted() }
  }

  func write(_ text: String, to name: String, _ manner: OutputManner = .whole(replaces: true)) throws {
    let sink = try ByteSink(writing: path(name), manner)
    try sink.append { $0 += Array(text.utf8) }
    try sink.commit()
  }

  @Test("a whole one takes the place of the old one at the end, and not before")
  func whole() throws {
    try put("old", "a")
    var sink: ByteSink? = try ByteSink(writing: path("a"), .whole(replaces: true))
    try sink?.append { $0 += Array("new".utf8) }
    try sink?.flush()
    #expect(text("a") == "old")
    sink = nil
    #expect(text("a") == "old")
    #expect(try names == ["a"], "what was not committed leaves nothing")
    try write("new", to: "a")
    #expect(text("a") == "new")
    #expect(try names == ["a"])
  }

  @Test(
    "with a name and without one, a file comes to its place, or stays away from one that is taken",
    arguments: [true, false])
  func temporary(isNamed: Bool) throws {
    func file() throws -> Recordings.TemporaryFile {
      let file = try Recordings.TemporaryFile(beside: path("a"), mode: 0o644, name: "a", isNamed: isNamed)
      _ = Glibc.write(file.descriptor, "new", 3)
      return file
    }
    try put("old", "a")
    let removed = try file()
    #expect(try !isNamed || names.count == 2)
    removed.remove()
    close(removed.descriptor)
    #expect(try names == ["a"])
    let late = try file()
    let refusal = #expect(throws: SystemError.self) { try late.move(to: path("a"), replaces: false) }
    #expect(refusal?.number == EEXIST && text("a") == "old")
    try late.move(to: path("b"), replaces: false)
    close(late.descriptor)
    let next = try file()
    try next.move(to: path("a"), replaces: true)
    close(next.descriptor)
    #expect(try text("a") == "new" && text("b") == "new" && names == ["a", "b"])
  }

  @Test("a link stays, and what it leads to is written, through several links and to nothing yet")
  func links() throws {
    try FileManager.default.createDirectory(atPath: path("deep"), withIntermediateDirectories: true)
    try put("old", "deep/real")
    symlink("deep/real", path("one"))
    symlink(path("one"), path("two"))
    symlink("deep/missing", path("dangling"))
    try write("new", to: "two")
    #expect(text("deep/real") == "new")
    try write("made", to: "dangling")
    #expect(text("deep/missing") == "made")
    try write("rows", to: "dangling", .growing(replaces: true, isPrivate: false))
    #expect(text("deep/missing") == "rows")
    for name in ["one", "two", "dangling"] {
      #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path(name)).isEmpty == false)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: path("deep")).sorted() == ["missing", "real"])
    symlink("round", path("round"))
    #expect(throws: RecordingError.self) { try write("x", to: "round") }
  }

  @Test("a new one has the rights that the user's mask leaves, one that replaces those of the old one")
  func modes() throws {
    let mask = umask(0)
    umask(mask)
    try write("x", to: "new")
    #expect(mode("new") == 0o666 & ~mask)
    try put("old", "old", mode: 0o604)
    try write("x", to: "old")
    #expect(mode("old") == 0o604)
    try write("x", to: "private", .growing(replaces: false, isPrivate: true))
    #expect(mode("private") == 0o600)
    try put("old", "public", mode: 0o666)
    try write("x", to: "public", .growing(replaces: true, isPrivate: true))
    #expect(mode("public") == 0o600)
  }

  @Test("what may not be replaced is kept, also when it comes while the new one is written")
  func kept() throws {
    try put("old", "a")
    for manner in [OutputManner.whole(replaces: false), .growing(replaces: false, isPrivate: false)] {
      let error = #expect(throws: RecordingError.self) { try write("new", to: "a", manner) }
      #expect(error?.code == .cannotCreate && error?.hint == "--force replaces it")
    }
    let sink = try ByteSink(writing: path("b"), .whole(replaces: false))
    try sink.append { $0 += Array("new".utf8) }
    try put("meanwhile", "b")
    #expect(throws: RecordingError.self) { try sink.commit() }
    #expect(text("a") == "old" && text("b") == "meanwhile")
    try put("", "empty")
    try write("new", to: "empty", .growing(replaces: false, isPrivate: false))
    #expect(text("empty") == "new", "an empty file has nothing to lose")
  }

  @Test("one that grows is there from its first row on; over an old one, from when it is told")
  func growing() throws {
    let manner = OutputManner.growing(replaces: true, isPrivate: false)
    let first = try ByteSink(writing: path("new"), manner)
    try first.append { $0 += Array("row\n".utf8) }
    try first.flush()
    #expect(text("new") == "row\n")

    try put("old", "old")
    let second = try ByteSink(writing: path("old"), manner)
    try second.append { $0 += Array("header\n".utf8) }
    try second.flush()
    #expect(text("old") == "old" && second.keepsOld)
    try second.append { $0 += Array("frame\n".utf8) }
    try second.publish()
    #expect(text("old") == "header\nframe\n" && !second.keepsOld)
    try second.append { $0 += Array("more\n".utf8) }
    try second.flush()
    #expect(text("old") == "header\nframe\nmore\n" && text("old.~1~") == "old")
    try second.commit()
    #expect(text("old") == "header\nframe\nmore\n")
    #expect(try names == ["new", "old"])
  }

  @Test("where one that grows does not come to its end, the one before stays beside it")
  func unfinished() throws {
    try put("first", "a")
    for number in 1...2 {
      do {
        let sink = try ByteSink(writing: path("a"), .growing(replaces: true, isPrivate: false))
        try sink.append { $0 += Array("row \(number)\n".utf8) }
        try sink.publish()
      }
      #expect(text("a") == "row \(number)\n")
    }
    #expect(text("a.~1~") == "first" && text("a.~2~") == "row 1\n")
  }

  @Test("the one before stays also where its name leaves no room for a number", arguments: [250, 252, 254, 255])
  func longNames(length: Int) throws {
    let name = String(repeating: "ü", count: length / 2) + (length % 2 == 1 ? "a" : "")
    for text in ["first", "second"] {
      try put(text, name)
      let sink = try ByteSink(writing: path(name), .growing(replaces: true, isPrivate: false))
      try sink.append { $0 += Array("row\n".utf8) }
      try sink.publish()
    }
    let kept = try names.filter { $0.hasSuffix("~") }.compactMap { self.text($0) }
    #expect(kept.sorted() == ["first", "second"] && text(name) == "row\n")
  }

  @Test("where a file cannot have two names, the old one is renamed", arguments: [EPERM, ENOSPC, ENOSYS, EXDEV])
  func withoutLinks(reason: Int32) throws {
    try put("old", "a")
    try put("other", "a.~1~")
    let former = try FormerFile(keeping: path("a"), link: { _, _ in reason })
    #expect(former.path == path("a.~2~"))
    #expect(text("a") == nil && text("a.~1~") == "other" && text("a.~2~") == "old")
    #expect(former.isSettled(FileIdentity(input: path("a.~2~"))))
    former.restore()
    #expect(text("a") == "old" && text("a.~1~") == "other" && text("a.~2~") == nil)
  }

  @Test("where nothing can be kept, nothing is replaced")
  func notKept() throws {
    try put("old", "a")
    #expect(throws: SystemError.self) { try FormerFile(keeping: path("missing/a")) }
    #expect(throws: SystemError.self) { try FormerFile(keeping: path("missing"), link: { _, _ in EPERM }) }
    #expect(try names == ["a"])
  }

  @Test("what somebody is still writing is refused, from its first row to its end")
  func stillWritten() throws {
    let manner = OutputManner.growing(replaces: true, isPrivate: false)
    do {
      let first = try ByteSink(writing: path("a"), manner)
      for _ in 1...2 {
        for manner in [manner, .whole(replaces: true)] {
          let error = #expect(throws: RecordingError.self) { try ByteSink(writing: path("a"), manner) }
          #expect(error?.code == .cannotCreate)
          #expect(throws: RecordingError.self) { try ByteSink.check(path("a"), manner) }
        }
        try first.append { $0 += Array("row\n".utf8) }
        try first.flush()
      }
    }
    try write("new", to: "a")
    #expect(text("a") == "new")
    #expect(try names == ["a"])
  }

  @Test("two that began at once lose nothing of each other, whoever ends first", arguments: [false, true])
  func twoAtOnce(firstEndsFirst: Bool) throws {
    try put("old", "a")
    let sinks = try (0...1).map { _ in
      try ByteSink(writing: path("a"), .growing(replaces: true, isPrivate: false))
    }
    for row in 1...2 {
      for (number, sink) in sinks.enumerated() {
        try sink.append { $0 += Array("\(number):\(row)\n".utf8) }
        try sink.publish()
      }
    }
    for sink in firstEndsFirst ? sinks : sinks.reversed() { try sink.commit() }
    let kept = try names.compactMap { text($0) }.sorted()
    #expect(kept == ["0:1\n0:2\n", "1:1\n1:2\n"])
  }

  @Test("a whole one that ends while another grows in its place keeps that")
  func wholeOverGrowing() throws {
    let whole = try ByteSink(writing: path("a"), .whole(replaces: true))
    try whole.append { $0 += Array("whole".utf8) }
    let growing = try ByteSink(writing: path("a"), .growing(replaces: true, isPrivate: false))
    try growing.append { $0 += Array("row\n".utf8) }
    try growing.flush()
    try whole.commit()
    try growing.append { $0 += Array("row\n".utf8) }
    try growing.commit()
    #expect(text("a") == "whole" && text("a.~1~") == "row\nrow\n")
  }

  @Test("one that grows and was never written to takes nothing of another away")
  func nothingOfOthers() throws {
    do {
      let empty = try ByteSink(writing: path("a"), .growing(replaces: false, isPrivate: false))
      _ = empty
      unlink(path("a"))
      try put("other", "a")
    }
    #expect(text("a") == "other")
  }

  @Test("one that grows and was never written to leaves nothing")
  func nothing() throws {
    do { _ = try ByteSink(writing: path("a"), .growing(replaces: false, isPrivate: false)) }
    #expect(try names.isEmpty)
  }

  @Test("a pipe is written to as it is, and what cannot be written says so")
  func direct() throws {
    #expect(mkfifo(path("pipe"), 0o600) == 0)
    let reader = open(path("pipe"), O_RDONLY | O_NONBLOCK)
    defer { close(reader) }
    try write("through", to: "pipe")
    var bytes = [UInt8](repeating: 0, count: 16)
    #expect(read(reader, &bytes, 16) == 7)
    #expect(try names == ["pipe"])
    try write("gone", to: "../../../../../dev/null")
    for (target, code) in [("/dev/full", RecordingError.Code.cannotWrite), ("/", .cannotCreate), ("", .cannotCreate)] {
      let error = #expect(throws: RecordingError.self) {
        let sink = try ByteSink(writing: target, .whole(replaces: true))
        try sink.append { $0 += [65] }
        try sink.commit()
      }
      #expect(error?.code == code, "\(target)")
    }
    #expect(access("/dev/full", F_OK) == 0)
  }

  @Test("an own descriptor by its path keeps its place, so that what stands before stays")
  func ownDescriptor() throws {
    try put("", "log")
    let descriptor = open(path("log"), O_WRONLY)
    defer { close(descriptor) }
    #expect(Glibc.write(descriptor, "head ", 5) == 5)
    for folder in ["/dev/fd", "/proc/self/fd", "/proc/\(getpid())/fd"] {
      let sink = try ByteSink(writing: "\(folder)/\(descriptor)", .whole(replaces: true))
      try sink.append { $0 += Array("more ".utf8) }
      try sink.commit()
    }
    #expect(text("log") == "head more more more ")
  }

  @Test("nothing under another name is touched, however often names meet")
  func manyAtOnce() throws {
    let sinks = try (0..<8).map { try ByteSink(writing: path("f\($0 % 2)"), .whole(replaces: true)) }
    for (index, sink) in sinks.enumerated() {
      try sink.append { $0 += Array("\(index)".utf8) }
      try sink.commit()
    }
    #expect(text("f0") == "6" && text("f1") == "7")
    #expect(try names == ["f0", "f1"])
  }

  @Test("two paths are one file by links of both kinds, through folders, and before it is there")
  func identity() throws {
    try put("x", "a")
    symlink("a", path("soft"))
    link(path("a"), path("hard"))
    symlink("missing", path("dangling"))
    symlink(".", path("here"))
    for name in ["a", "soft", "hard", "here/a", "./here/soft"] {
      #expect(FileIdentity(output: path(name)) == FileIdentity(input: path("a")), "\(name)")
    }
    #expect(FileIdentity(output: path("dangling")) == FileIdentity(output: path("here/missing")))
    #expect(FileIdentity(output: path("missing")) != FileIdentity(output: path("other")))
    #expect(FileIdentity(input: path("missing")) == nil)
    #expect(FileIdentity(output: "/dev/null") == nil && FileIdentity(input: "/dev/null") == nil)
  }
}
