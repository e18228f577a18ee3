import InputEvents

/// Chooses the devices that a script needs from those that there are.
public enum DeviceChoice {
  /// One device for each kind of thing that the script does, in the order of `library`, and no other.
  ///
  /// Touches get the touchscreen with the most contacts, keys the device that has the most of those that are asked
  /// for, turns the device that the instruction names. What no device can do is left out: the synthesizer says so.
  public static func devices(for script: GestureScript, from library: [DeviceModel]) -> [DeviceModel] {
    let candidates = library.enumerated().map { SynthesizedDevice($1, index: $0, isFiltered: true) }
    var chosen: Set<Int> = []
    let keys = script.actions.flatMap(GestureSynthesizer.keys)
    for action in script.actions {
      let device: SynthesizedDevice? =
        switch action {
        case .tap, .longPress, .swipe, .drag, .touch: touchscreen(candidates)
        case .turn(let name, _, _): GestureSynthesizer.rotary(name, among: candidates)
        case .type, .press, .hold, .release: keyboard(candidates, for: keys)
        case .movePointer, .dragPointer, .click:
          candidates.first { $0.parts.isMouse } ?? candidates.first { $0.parts.isAbsolutePointer }
        case .look: candidates.first { $0.parts.isGaze }
        case .scroll: candidates.first { $0.parts.isMouse && !$0.model.rotary.isEmpty }
        case .turnScreen, .resizeScreen, .reader, .wait, .mark, .expect: nil
        }
      if let device { chosen.insert(device.index) }
    }
    return library.indices.filter { chosen.contains($0) }.map { library[$0] }
  }

  private static func touchscreen(_ candidates: [SynthesizedDevice]) -> SynthesizedDevice? {
    var best: SynthesizedDevice?
    for device in candidates where device.parts.touch != nil && device.parts.isDirect {
      // A device without slots may tell many contacts, but nobody knows which is which.
      let isNamed = device.parts.touch == .slots
      let isBetter = best.map { best in
        let bestIsNamed = best.parts.touch == .slots
        return isNamed != bestIsNamed
          ? isNamed : TouchWriter.contactLimit(of: device) > TouchWriter.contactLimit(of: best)
      }
      if isBetter ?? true { best = device }
    }
    return best
  }

  private static func keyboard(_ candidates: [SynthesizedDevice], for keys: [KeyCode]) -> SynthesizedDevice? {
    var best: (device: SynthesizedDevice, count: Int)?
    for device in candidates {
      let count = keys.count { device.description.has($0) }
      if count > best?.count ?? 0 { best = (device, count) }
    }
    return best?.device
  }
}
