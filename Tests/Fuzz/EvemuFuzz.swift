// modules: SafeText InputEvents Recordings
import Recordings

/// Any bytes as an evemu file: an error or a recording, and what is a recording comes back the same.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzEvemu(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  RecordingFuzz.check(Array(UnsafeBufferPointer(start: start, count: count)), .evemu)
  return 0
}
