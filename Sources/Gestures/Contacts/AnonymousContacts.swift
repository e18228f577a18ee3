import InputEvents

/// The nameless contacts of one frame of protocol A, until they are matched to slots.
struct AnonymousContacts: Sendable {
  /// Contacts of a frame at most; further ones are ignored.
  static let capacity = 16

  /// One contact as the frame tells it.
  struct Contact: Sendable {
    var x: Int32 = 0
    var y: Int32 = 0
    var pressure: Int32 = 0
    var tool: Int32 = 0
    /// −1 where the device tells none.
    var trackingID: Int32 = -1
  }

  private(set) var contacts = InlineArray<16, Contact>(repeating: Contact())
  private(set) var count = 0
  private var staged = Contact()
  private var isStaged = false
  private var sawReport = false
  /// `BTN_TOUCH`, where the frame has it.
  var isTouching: Bool?

  /// Whether the frame says which contacts there are. A frame without any contact and without `SYN_MT_REPORT` says
  /// nothing, unless `BTN_TOUCH` went up: some drivers lift the last finger that way.
  var hasReport: Bool { sawReport || isTouching == false }

  mutating func absolute(_ code: UInt16, _ value: Int32) {
    switch code {
    case AbsoluteAxis.mtPositionX.rawValue:
      staged.x = value
      isStaged = true
    case AbsoluteAxis.mtPositionY.rawValue:
      staged.y = value
      isStaged = true
    case AbsoluteAxis.mtPressure.rawValue: staged.pressure = value
    case AbsoluteAxis.mtToolType.rawValue: staged.tool = value
    case AbsoluteAxis.mtTrackingId.rawValue: staged.trackingID = value
    default: break
    }
  }

  mutating func endContact() {
    sawReport = true
    defer {
      staged = Contact()
      isStaged = false
    }
    guard isStaged, count < Self.capacity else { return }
    contacts[count] = staged
    count += 1
  }

  /// Forgets the frame.
  mutating func discard() {
    count = 0
    staged = Contact()
    isStaged = false
    sawReport = false
    isTouching = nil
  }
}
