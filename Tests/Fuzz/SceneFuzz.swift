// modules: SafeText Geometry InputEvents Accessibility Recordings Gestures Announcer Harness Scenes Documents
import Documents
import Scenes

/// Any bytes as a scene: errors or a scene, and what is a scene is written and read as the same text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzScene(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  for file in ["x.scene.yaml", "x.scene.json"] {
    guard let scene = try? SceneDocument.read(bytes, file: file) else { continue }
    let text = SceneDocument.write(scene)
    guard let again = try? SceneDocument.read(text, file: "x.scene.yaml"), SceneDocument.write(again) == text else {
      fatalError("what was written reads differently: \(text)")
    }
  }
  return 0
}
