extension DeviceDescription {
  /// Every kind that the device is, with the reason; empty when its codes say nothing.
  ///
  /// The questions are those of udev's `input_id` and of libinput, with three differences: turning devices are
  /// told from mice, a keyboard that merely claims a wheel or axes stays a keyboard, and every answer has its
  /// reason.
  public var classification: [ClassifiedKind] {
    let clues = DeviceClues(self)
    return DeviceKind.allCases.compactMap { kind in
      clues.reason(for: kind).map { ClassifiedKind(kind, $0) }
    }
  }

  /// Every kind that the device is.
  public var kinds: [DeviceKind] { classification.map(\.kind) }

  /// Whether the device is of this kind, among others.
  public func `is`(_ kind: DeviceKind) -> Bool { DeviceClues(self).reason(for: kind) != nil }
}
