import Glibc
import InputEvents
import Recordings

extension DeviceReader {
  /// One open device with what repairs it.
  final class Source {
    private(set) var index: Int
    var device: EvdevDevice
    private(set) var assembler: FrameAssembler
    let recorded: RecordedDevice
    /// When to look whether another program has grabbed it.
    var grabs = GrabSchedule(now: MonotonicClock.now())
    /// Whether it was grabbed, for a moment or for good, as somebody asked for.
    var isTaken = false
    /// Whether it was told that another program has grabbed it.
    var isGrabTold = false
    /// Where the node is, without links.
    let realPath: String
    /// What looks; nil until it is time for the first time.
    private(set) var probe: GrabProbe?
    private var buffer: [InputEvent] = []
    /// So that a device that never stops talking does not keep the others waiting.
    private static let readsPerRound = 16

    init(_ index: Int, _ node: String) throws(DeviceError) {
      self.index = index
      device = try EvdevDevice(path: node)
      let path = realpath(node, nil)
      defer { free(path) }
      realPath = path.map { String(cString: $0) } ?? node
      recorded = RecordedDevice(device.description, node: node)
      assembler = FrameAssembler(device: index, description: device.description)
    }

    /// Whether a key or button is down, as far as it has been read.
    var hasKeysDown: Bool { !assembler.deviceState.pressedKeys.isEmpty }

    /// Whether something waits to be read.
    var isReadable: Bool { Poll.wait(for: [device.number], until: MonotonicClock.now()) == [true] }

    /// What looks whether another program has grabbed the device.
    ///
    /// - Parameter number: A new one, for the first time.
    func probe(number: Int) -> GrabProbe? {
      if probe == nil { probe = device.grabLook().map { GrabProbe(number: number, look: $0) } }
      return probe
    }

    /// Gives the device another place in the list, before its first event is read.
    func move(to index: Int) {
      self.index = index
      assembler = FrameAssembler(device: index, description: device.description)
    }

    /// Reads what waits and appends the frames that it ends; frames that came before a failure are appended too.
    func read(into frames: inout [DeviceFrame]) throws(DeviceError) {
      var rounds = 0
      while true {
        buffer.removeAll(keepingCapacity: true)
        let mayHaveMore = try device.read(into: &buffer)
        if !buffer.isEmpty { grabs.hear(at: MonotonicClock.now()) }
        assembler.take(buffer, into: &frames)
        rounds += 1
        // A torn stream is drained to its end, else the kernel's answer would be older than what still waits.
        if !mayHaveMore || (buffer.isEmpty || rounds >= Self.readsPerRound) && assembler.state == .inSync { break }
      }
      if assembler.state == .dropping { try assembler.resynchronize(with: device.state(), into: &frames) }
    }
  }
}
