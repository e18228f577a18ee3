/// What authors say of a scene or a window and nothing goes by.
extension Scene {
  static let noRuleYet = "no rule reads it yet"

  /// What is said of the scene itself.
  var unheededSurroundings: [(name: String, reason: String)] {
    var names: [(name: String, reason: String)] = []
    let hasCards = PlatformProfile(platform).hasDetents
    if osVersion != nil, !hasCards { names.append(("osVersion", "only sheets on iOS and iPadOS go by it")) }
    if ruleset != .current, !hasCards { names.append(("ruleset", "only sheets on iOS and iPadOS go by it")) }
    if ruleset == .ios15, hasCards {
      names.append(("ruleset", "that of iOS 15 differs in nothing from the current one"))
    }
    let isAsked = { (advice: Advice) in advice.subject == .scene && advice.platforms.contains(platform) }
    if let reason = unasked(reviews, by: isAsked) { names.append(("reviewed", reason)) }
    if app != App() {
      let said: [(name: String, isSet: Bool)] = [
        ("task", app.task != nil), ("hints", app.hints != nil),
      ]
      names += said.filter(\.isSet).map { ("app.\($0.name)", Self.noRuleYet) }
      if app.name != nil, platform != .watchOS {
        names.append(("app.name", "only what leaves a sheet on watchOS is compared with it"))
      }
      if !app.radii.isEmpty, !comparesRadii { names.append(("app.radii", Self.noRadius)) }
    }
    names += inputDevices.compactMap { device in absence(device).map { ("inputDevices.\(device.rawValue)", $0) } }
    if screen.crownSide != nil, platform != .watchOS {
      names.append(("screen.crownSide", "only the indicators of a watch go by it"))
    }
    if fieldOfView != nil, platform != .visionOS {
      names.append(("fieldOfView", "only sheets on visionOS are judged by it"))
    }
    if platform != .macOS {
      let reason = "scroll bars are on macOS only"
      if settings.scrollBars != nil { names.append(("settings.scrollBars", reason)) }
      if !settings.scrollBarsForcedBy.isEmpty { names.append(("settings.scrollBarsForcedBy", reason)) }
    }
    if platform == .macOS {
      if !settings.scrollBarsForcedBy.isEmpty, !settings.scrollBarsForcedBy.contains(where: inputDevices.contains) {
        names.append(("settings.scrollBarsForcedBy", "inputDevices has none of them"))
      }
      if !settings.scrollBarsForcedBy.isEmpty, settings.scrollBars == .always {
        names.append(("settings.scrollBarsForcedBy", "scrollBars: always shows them whatever is connected"))
      }
      if settings.crownInverted { names.append(("settings.crownInverted", "a Mac has no crown")) }
      let reason = "a Mac shows no keyboard on its screen"
      if onScreenKeyboard.isVisible { names.append(("onScreenKeyboard.visible", reason)) }
      if onScreenKeyboard.frame != nil { names.append(("onScreenKeyboard.frame", reason)) }
    }
    if platform != .macOS, settings.crownInverted, !inputDevices.contains(.crown) {
      names.append(("settings.crownInverted", "inputDevices has no crown"))
    }
    if onScreenKeyboard.frame != nil, !onScreenKeyboard.isVisible, !hasCards, platform != .macOS {
      names.append(("onScreenKeyboard.frame", "it comes up by itself on iOS and iPadOS only"))
    }
    names += unheededSizeClass
    for parameter in parameters.changed where parameter.isRead && !parameter.platforms.contains(platform) {
      let places = parameter.platforms.map(\.rawValue).joined(separator: ", ")
      names.append(("parameters.\(parameter.name)", "what goes by it is on \(places) only"))
    }
    return names
  }

  /// Why nobody has a device where the platform knows none of its kind; nil where people may have one.
  private func absence(_ device: InputDevice) -> String? {
    switch device {
    case .gaze where platform != .visionOS: "nothing follows the eyes on \(platform.rawValue)"
    case .pointer where platform == .tvOS || platform == .watchOS: "there is no pointer on \(platform.rawValue)"
    case .touch, .keyboard, .crown, .pointer, .gaze: nil
    }
  }

  static let noRadius = "only the radius that a sheet on iOS or iPadOS asks for is compared with it"

  /// Whether a sheet asks for a radius of its corners that others are compared with.
  var comparesRadii: Bool {
    PlatformProfile(platform).hasDetents
      && presentations.contains { presentation in
        if case .sheet(let sheet) = presentation.kind { sheet.preferredCornerRadius != nil } else { false }
      }
  }

  /// What is said of a window.
  func unheededNames(_ window: Window) -> [(name: String, reason: String)] {
    var said: [(name: String, isSet: Bool)] = [
      ("kind", window.kind != .main && !(platform == .macOS && (window.kind == .document || window.kind == .panel))),
      ("controlSize", window.controlSize != nil && !isComparedBySize(window)),
      ("interaction", window.interaction != nil),
      ("view", window.view != nil && !(window.view == .launcher && inputDevices.contains(.crown))),
    ]
    said = said.filter(\.isSet)
    var names = said.map { (name: $0.name, reason: Self.noRuleYet) }
    if let hints = window.hints, let reason = unheeded(hints, of: window) { names.append(("hints", reason)) }
    if window.purpose == .other { names.append(("purpose", "only what is supplementary is judged by it")) }
    if window.affectsParentTask != nil, window.purpose != .supplementary {
      names.append(("affectsParentTask", "only what is supplementary is judged by it"))
    }
    if window.task == .suspended { names.append(("task", "only one that runs is made to wait and to go on")) }
    if platform != .macOS {
      let ordered: [(name: String, isSet: Bool)] = [
        ("frontmost", window.isFrontmost != nil), ("active", window.isActive != nil), ("z", window.z != nil),
        ("relatedDocument", window.relatedDocument != nil),
      ]
      names += ordered.filter(\.isSet).map { ($0.name, "windows lie over one another on macOS only") }
    } else {
      if window.isFrontmost == false {
        names.append(("frontmost", "z and the order of the windows say which is in front unless one is said to be"))
      }
      if window.isActive == false {
        names.append(("active", "the foremost takes the keys unless another is said to be active"))
      }
    }
    return names
  }
}
