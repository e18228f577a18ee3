// modules: SafeText InputEvents Recordings
import Recordings

/// Any bytes as a session file: an error or a recording, and what is a recording comes back the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzSession(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  RecordingFuzz.check(Array(UnsafeBufferPointer(start: start, count: count)), .session)
  return 0
}
