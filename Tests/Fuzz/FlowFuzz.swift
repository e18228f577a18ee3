// modules: SafeText Geometry InputEvents Accessibility Recordings Gestures Announcer Harness Mutants Scenes Documents
import Documents

/// Any bytes as a flow or as results: errors, or a document; what is a result is written and read as the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzFlow(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for file in ["x.flow.yaml", "x.flow.json"] {
    guard let flow = try? FlowDocument.read(bytes, file: file) else { continue }
    _ = flow.matrix.variants.count
  }
  _ = try? ResultDocument.readShard(bytes, file: "x.run.json")
  if let result = try? ResultDocument.readCase(bytes, file: "x.result.json") {
    let again = try? ResultDocument.readCase(Array(ResultDocument.line(result).utf8), file: "x.result.json")
    guard again == result else { fatalError("what was written reads differently") }
  }
  return 0
}
