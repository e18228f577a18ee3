// modules: SafeText Geometry InputEvents Recordings Gestures
import Gestures

/// Any bytes as a gesture script: an error with its place, or a script that prints to the same script.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzScript(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do {
    let script = try GestureScript(parsing: bytes)
    let printed = script.description
    guard let again = try? GestureScript(parsing: printed) else { fatalError("does not parse again: \(printed)") }
    guard again == script else { fatalError("parses to something else: \(printed)") }
  } catch {
    guard error.location.line >= 1, error.location.column >= 1, !error.message.isEmpty else {
      fatalError("an error without a place: \(error)")
    }
  }
  return 0
}
