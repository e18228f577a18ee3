import Documents
import Testing

@Suite("Files of documents")
struct DocumentFileTests {
  @Test("an endless file is refused at the limit")
  func endless() {
    let error = #expect(throws: DocumentErrors.self) { try DocumentFile.read("/dev/zero") }
    #expect(error?.description.hasPrefix("/dev/zero: the document is larger than 16 MB") == true)
  }

  @Test(
    "what cannot be read is told with the reason",
    arguments: [
      (
        "/no/such/file",
        "/no/such/file: cannot open: No such file or directory (check the path; - is standard input)"
      ),
      ("/", "/: cannot read: Is a directory (name a file, not a folder)"),
    ])
  func unreadable(path: String, message: String) {
    let error = #expect(throws: DocumentErrors.self) { try DocumentFile.read(path) }
    #expect(error?.description == message)
  }
}
