// modules: SafeText Geometry InputEvents Accessibility Recordings Gestures Announcer Harness Scenes Documents Trees
import Accessibility
import Documents
import Trees

/// Any bytes as a dump of an application: an error or a tree; a tree is read in some order, and is the same when it comes
/// back from a tree file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDump(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  let options = ImportOptions(density: 420, keepsFacts: true)
  guard let imported = try? TreeImporter.read(bytes, file: "x", options: options) else { return 0 }
  let order = ReadingOrder(imported.tree)
  guard Set(order.elements).count == order.elements.count else { fatalError("an element is read twice") }
  let text = TreeDocument.write(imported.tree)
  guard let again = try? TreeDocument.read(text, file: "x"), TreeDocument.write(again) == text else {
    fatalError("what was written reads differently: \(text)")
  }
  for shape in TreeWriter.allCases { _ = shape.text(of: imported.tree) }
  return 0
}
