// modules: SafeText Geometry InputEvents Accessibility Recordings Gestures Announcer Harness Scenes Documents
import Documents
import Gestures

/// Any bytes as a device: errors or a device, and what is a device is written and read as the same text.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzDevice(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let device = try? DeviceDocument.read(bytes, file: "x.yaml") else { return 0 }
  let text = DeviceDocument.write(device)
  guard let again = try? DeviceDocument.read(text, file: "x.yaml"), DeviceDocument.write(again) == text else {
    fatalError("what was written reads differently: \(text)")
  }
  return 0
}
