import Accessibility
import Geometry
import InputEvents
import Scenes

/// What authors say of the place and size of presentations although something else decides it: the platform, detents,
/// the popover that a sheet is in, or another attribute; and places at which nothing would be seen.
struct PlaceChecks {
  private let scene: Scene
  private let profile: PlatformProfile

  /// Notes every one of them.
  static func check(_ scene: Scene, _ decoder: inout DocumentDecoder) {
    let checks = PlaceChecks(scene: scene, profile: PlatformProfile(scene.platform))
    for presentation in scene.presentations {
      checks.checkFrame(presentation, &decoder)
      checks.checkContent(presentation, &decoder)
      guard case .sheet(let sheet) = presentation.kind else { continue }
      checks.checkSize(presentation, sheet, &decoder)
      checks.checkEdge(presentation, sheet, &decoder)
      checks.checkResizing(presentation, sheet, &decoder)
    }
  }

  private var platform: String { scene.platform.rawValue }

  // MARK: Frames

  private func checkFrame(_ presentation: Presentation, _ decoder: inout DocumentDecoder) {
    guard let frame = presentation.frame else { return }
    let place = decoder.place(of: "frame", in: presentation)
    let side = max(scene.screen.size.width, scene.screen.size.height)
    if frame.size.width <= 0 || frame.size.height <= 0 {
      decoder.note(
        place,
        "a frame of \(NumberText.text(frame.size.width)) by \(NumberText.text(frame.size.height)) points cannot be seen",
        expected: "a width and a height above 0 points", hint: "leave it out for the platform's usual place")
    } else if frame.maxX <= 0 || frame.maxY <= 0 || frame.minX >= side || frame.minY >= side {
      decoder.note(
        place, "nothing of this frame is on the screen, however that is turned",
        expected: "a frame that meets the screen of \(NumberText.text(scene.screen.size.width)) by "
          + "\(NumberText.text(scene.screen.size.height)) points",
        hint: "leave it out for the platform's usual place")
    } else if let popover = popover(of: presentation) {
      decoder.note(
        place, "\"\(presentation.id)\" lies inside \"\(popover)\", which says how large it is",
        expected: "no \"frame\" beside that container", hint: "remove it, or give the popover a frame")
    } else if isCard(presentation) {
      decoder.note(
        place, "on \(platform) the detents of a \(PresentationKinds.name(of: presentation)) say where it lies",
        expected: "no \"frame\"",
        hint: "remove it, and write its height as a detent: {id: own, points: "
          + NumberText.text(frame.size.height) + "}")
    }
  }

  /// Whether detents decide where it lies, with any room that its scene starts with.
  private func isCard(_ presentation: Presentation) -> Bool {
    guard profile.hasDetents else { return false }
    switch presentation.kind {
    case .sheet, .activityView: return true
    case .popover, .currentContext: return scene.platform == .iOS && scene.sizeClass.horizontal == .compact
    default: return false
    }
  }

  private func popover(of presentation: Presentation) -> String? {
    if case .popover(let id) = presentation.container { return id }
    return nil
  }

  private func checkContent(_ presentation: Presentation, _ decoder: inout DocumentDecoder) {
    guard let content = presentation.contentSize else { return }
    for (name, size) in [("fittingSize", content.fittingSize), ("minFittingSize", content.minFittingSize)] {
      guard let size, size.width <= 0 || size.height <= 0 else { continue }
      decoder.note(
        decoder.place(of: "content", in: presentation),
        "content with the \(name) \(NumberText.text(size.width)) by \(NumberText.text(size.height)) points cannot be seen",
        expected: "a width and a height above 0 points", hint: "leave it out where it is not known")
    }
  }

  // MARK: Sheets

  private func checkSize(_ presentation: Presentation, _ sheet: Sheet, _ decoder: inout DocumentDecoder) {
    guard let size = sheet.defaultSize, size.width > 0, size.height > 0 else { return }
    let place = decoder.place(of: "defaultSize", in: presentation)
    if profile.hasDetents {
      decoder.note(
        place, "on \(platform) the detents of a sheet say how large it is", expected: "no \"defaultSize\"",
        hint: "remove it, and write its height as a detent: {id: own, points: \(NumberText.text(size.height))}")
    } else if presentation.frame != nil {
      decoder.note(
        place, "the sheet has a frame, which says how large it is", expected: "one of frame and defaultSize",
        hint: "remove one of them")
    } else if let popover = popover(of: presentation) {
      decoder.note(
        place, "\"\(presentation.id)\" lies inside \"\(popover)\", which says how large it is",
        expected: "no \"defaultSize\" beside that container", hint: "remove it")
    }
  }

  private func checkEdge(_ presentation: Presentation, _ sheet: Sheet, _ decoder: inout DocumentDecoder) {
    guard let edge = sheet.presentationEdge else { return }
    let place = decoder.place(of: "presentationEdge", in: presentation)
    let edges = Self.edges(on: scene.platform)
    if !edges.contains(edge) {
      decoder.note(
        place, "on \(platform) no sheet comes from \(edge.rawValue)",
        expected: edges.count == 1
          ? edges[0].rawValue : "one of \(NearestSpelling.list(edges.map(\.rawValue)))",
        hint: "leave it out for the platform's usual place")
    } else if presentation.frame != nil {
      decoder.note(
        place, "the sheet has a frame, which says where it lies", expected: "one of frame and presentationEdge",
        hint: "remove one of them")
    } else if let popover = popover(of: presentation), edge != .bottom {
      decoder.note(
        place, "\"\(presentation.id)\" lies inside \"\(popover)\", at its lower edge",
        expected: "no \"presentationEdge\" beside that container", hint: "remove it")
    }
  }

  /// Where a sheet can come from. Cards of a phone rise from the bottom, those of an iPad lie in the middle or at the
  /// bottom, and a watch's sheet slides over everything.
  private static func edges(on platform: Platform) -> [Sheet.Edge] {
    switch platform {
    case .iOS: [.bottom]
    case .iPadOS: [.center, .bottom]
    case .macOS: [.top, .center, .bottom]
    case .tvOS, .visionOS: [.center, .top, .bottom]
    case .watchOS: [.slideOver]
    }
  }

  private func checkResizing(_ presentation: Presentation, _ sheet: Sheet, _ decoder: inout DocumentDecoder) {
    guard sheet.isResizable == true else { return }
    let place = decoder.place(of: "resizable", in: presentation)
    if profile.hasDetents, sheet.detents.count < 2 {
      decoder.note(
        place, "a sheet with one detent cannot be resized", expected: "two detents or more beside resizable: true",
        hint: "write detents: [medium, large], or remove \"resizable\"")
    } else if scene.platform == .tvOS || scene.platform == .watchOS {
      decoder.note(
        place, "on \(platform) nobody can resize a sheet", expected: "no \"resizable\", or false", hint: "remove it")
    } else if !profile.hasDetents, let popover = popover(of: presentation) {
      decoder.note(
        place, "\"\(presentation.id)\" lies inside \"\(popover)\", which says how large it is",
        expected: "no \"resizable\" beside that container, or false", hint: "remove it")
    }
  }
}
