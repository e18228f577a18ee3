/// What a device is to the person who uses it; one device may be several.
public enum DeviceKind: String, CaseIterable, Hashable, Sendable {
  /// Fingers on the screen itself.
  case touchscreen
  /// Fingers beside the screen, moving a pointer.
  case touchpad
  /// A pen or another tool that the surface knows from a finger.
  case pen
  /// Something that moves a pointer by itself: mouse, trackball, pointing stick.
  case mouse
  /// Tells where people look.
  case gaze
  /// Keys to type with.
  case keyboard
  /// Keys that do something, but none to type with: a headset, a remote control, the pad of a tablet.
  case buttons
  /// Something to turn: crown, dial, knob, ring.
  case rotary
  /// Something with a lasting state, such as a lid.
  case `switch`
  /// Joystick, gamepad, steering wheel, pedals.
  case joystick
  /// Measures how the machine itself is held or moved.
  case accelerometer
}
