// modules: SafeText Geometry InputEvents Accessibility Recordings Gestures Announcer Harness Scenes Documents
import Accessibility
import Documents

/// Any bytes as a tree: errors or a tree, and what is a tree is written and read as the same text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzTree(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let tree = try? TreeDocument.read(bytes, file: "x.tree.json") else { return 0 }
  let text = TreeDocument.write(tree)
  guard let again = try? TreeDocument.read(text, file: "x.tree.json"), TreeDocument.write(again) == text else {
    fatalError("what was written reads differently: \(text)")
  }
  return 0
}
