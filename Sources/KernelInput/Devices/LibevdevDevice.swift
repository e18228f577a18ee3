#if KernelInput
  internal import CLibevdev
  import Glibc
  import InputEvents

  /// libevdev's picture of a device, taken from an open node or made up for a virtual one; frees it in the end.
  struct LibevdevDevice: ~Copyable {
    let pointer: OpaquePointer

    /// Asks the kernel for everything about the node behind `descriptor`, its present state included.
    init(descriptor: Int32, path: String) throws(DeviceError) {
      var made: OpaquePointer?
      let failure = libevdev_new_from_fd(descriptor, &made)
      guard failure == 0, let made else { throw DeviceError(errno: -failure, path, "ask for the device's description") }
      pointer = made
    }

    /// A picture of a device that does not exist yet, for uinput.
    init(_ description: DeviceDescription) throws(DeviceError) {
      guard let made = libevdev_new() else { throw DeviceError(errno: ENOMEM, description.name, "describe the device") }
      pointer = made
      libevdev_set_name(pointer, description.name)
      libevdev_set_id_bustype(pointer, Int32(description.identity.bus.rawValue))
      libevdev_set_id_vendor(pointer, Int32(description.identity.vendor))
      libevdev_set_id_product(pointer, Int32(description.identity.product))
      libevdev_set_id_version(pointer, Int32(description.identity.version))
      for property in description.properties { libevdev_enable_property(pointer, UInt32(property)) }
      for (type, codes) in description.codes.sorted(by: { $0.key < $1.key }) {
        libevdev_enable_event_type(pointer, UInt32(type.rawValue))
        for code in codes where type == .abs { enable(AbsoluteAxis(rawValue: code), description) }
        // A code beyond what this libevdev knows is left out; the kernel has no place for it either.
        for code in codes where type != .abs {
          libevdev_enable_event_code(pointer, UInt32(type.rawValue), UInt32(code), nil)
        }
      }
    }

    deinit { libevdev_free(pointer) }

    private func enable(_ axis: AbsoluteAxis, _ description: DeviceDescription) {
      let range = description.axes[axis] ?? AxisRange(minimum: 0, maximum: 0)
      var info = input_absinfo(
        value: description.state.axisValues[axis] ?? 0, minimum: range.minimum, maximum: range.maximum,
        fuzz: range.fuzz, flat: range.flat, resolution: range.resolution)
      libevdev_enable_event_code(pointer, UInt32(EventType.abs.rawValue), UInt32(axis.rawValue), &info)
    }

    /// Identity, capabilities, ranges and state, in our own types.
    func description() -> DeviceDescription {
      var result = DeviceDescription(
        name: libevdev_get_name(pointer).map { String(cString: $0) } ?? "",
        identity: DeviceIdentity(
          bus: BusType(rawValue: UInt16(truncatingIfNeeded: libevdev_get_id_bustype(pointer))),
          vendor: UInt16(truncatingIfNeeded: libevdev_get_id_vendor(pointer)),
          product: UInt16(truncatingIfNeeded: libevdev_get_id_product(pointer)),
          version: UInt16(truncatingIfNeeded: libevdev_get_id_version(pointer))))
      result.physicalPath = libevdev_get_phys(pointer).map { String(cString: $0) }
      result.uniqueID = libevdev_get_uniq(pointer).map { String(cString: $0) }
      for property in 0..<InputProperty.count where libevdev_has_property(pointer, UInt32(property)) == 1 {
        result.properties.insert(property)
      }
      for type in 1..<EventType.count where libevdev_has_event_type(pointer, UInt32(type)) == 1 {
        let greatest = libevdev_event_type_get_max(UInt32(type))
        guard greatest >= 0 else { continue }
        let codes = (0...UInt16(clamping: greatest)).filter {
          libevdev_has_event_code(pointer, UInt32(type), UInt32($0)) == 1
        }
        result.add(EventType(rawValue: type), codes)
      }
      for code in result.codes[.abs] ?? [] {
        guard let info = libevdev_get_abs_info(pointer, UInt32(code))?.pointee else { continue }
        result.axes[AbsoluteAxis(rawValue: code)] = AxisRange(
          minimum: info.minimum, maximum: info.maximum, fuzz: info.fuzz, flat: info.flat, resolution: info.resolution)
      }
      var delay: Int32 = 0
      var period: Int32 = 0
      if libevdev_get_repeat(pointer, &delay, &period) == 0 {
        result.autorepeat = DeviceDescription.Autorepeat(delay: delay, period: period)
      }
      result.state = state(of: result)
      return result
    }

    private func state(of description: DeviceDescription) -> DeviceState {
      var state = DeviceState()
      state.pressedKeys = codesThatAreSet(.key, description)
      state.litLEDs = codesThatAreSet(.led, description)
      state.setSwitches = codesThatAreSet(.sw, description)
      let slots = libevdev_get_num_slots(pointer)
      let axes = (description.codes[.abs] ?? []).map { AbsoluteAxis(rawValue: $0) }
      for axis in axes where axis != .mtSlot && !(slots >= 0 && axis.isPerSlot) {
        state.axisValues[axis] = libevdev_get_event_value(
          pointer, UInt32(EventType.abs.rawValue), UInt32(axis.rawValue))
      }
      guard slots > 0 else { return state }
      state.currentSlot = max(0, libevdev_get_current_slot(pointer))
      state.slots = (0..<UInt32(slots)).map { slot in
        var values: [AbsoluteAxis: Int32] = [:]
        for axis in axes where axis.isPerSlot {
          values[axis] = libevdev_get_slot_value(pointer, slot, UInt32(axis.rawValue))
        }
        return values
      }
      return state
    }

    private func codesThatAreSet(_ type: EventType, _ description: DeviceDescription) -> CodeSet {
      CodeSet(
        (description.codes[type] ?? []).filter {
          libevdev_get_event_value(pointer, UInt32(type.rawValue), UInt32($0)) != 0
        })
    }
  }
#endif
