internal import Accessibility
public import Scenes
import Synchronization

/// The document behind what is audited, with its presentations found by their ids; shared by all states of a walk.
public final class AuditedScene: Sendable {
  /// The document.
  public let scene: Scene
  private let presentations: [String: Int]
  /// Paths of elements that lead out of the presentation they are in, by its id.
  private let waysOut: [String: Set<String>]
  /// Ids of the elements of a presentation that open nothing, by its id: of these the document says whether they lead out.
  private let elements: [String: Set<String>]
  /// Ids of elements whose content people magnify.
  private let magnifying: Set<String>
  /// What leads out of the presentations, by the id of the presentation, then of the element.
  private let dismissRoles: [String: [String: Element.DismissRole]]
  /// The path of the first element that opens a presentation, by the id of the presentation.
  private let openers: [String: String]
  /// The first element that opens a presentation, by the id of the presentation.
  private let openingElements: [String: Element]
  /// How many elements of the scene open a sheet.
  let sheetOpeners: Int
  /// How many elements of popovers open a sheet; nil where there are no popovers.
  let sheetOpenersInPopovers: Int?
  /// What scrolls, with what its author says of it, by its path.
  private let scrollers: [String: Element]
  /// Page controls by the id of what they show the pages of, after that of the window or presentation they are in.
  private let pageControls: [String: Element]
  /// Paths of elements of which their author says whether they must stay in sight.
  private let importance: [String: Bool]
  /// What rules have found out about the document as a whole.
  private let found = Mutex<[String: any Sendable]>([:])

  /// Looks once at every presentation.
  public init(_ scene: Scene) {
    self.scene = scene
    presentations = Dictionary(scene.presentations.enumerated().map { ($1.id, $0) }) { first, _ in first }
    let waysOut = Dictionary(scene.presentations.map { ($0.id, Self.waysOut(of: $0)) }) { first, _ in first }
    let circles = ExitCircles(scene, waysOut)
    self.waysOut = circles.waysOut
    elements = Dictionary(
      scene.presentations.map { ($0.id, Self.elements(of: $0).union(circles.inCircles[$0.id] ?? [])) }
    ) { first, _ in first }
    var magnifying: Set<String> = []
    func look(at elements: [Element]) {
      for element in elements {
        if element.zoom != nil { magnifying.insert(element.id) }
        look(at: element.children)
      }
    }
    for window in scene.windows { look(at: window.elements) }
    for presentation in scene.presentations { look(at: presentation.content) }
    self.magnifying = magnifying
    dismissRoles = Dictionary(scene.presentations.map { ($0.id, Self.dismissRoles(in: $0.content)) }) { first, _ in
      first
    }
    (openers, openingElements) = Self.openers(in: scene)
    let sheets = Set(scene.presentations.lazy.filter { if case .sheet = $0.kind { true } else { false } }.map(\.id))
    let popovers = scene.presentations.filter { if case .popover = $0.kind { true } else { false } }
    func count(_ elements: [Element]) -> Int {
      elements.reduce(0) { $0 + ($1.opens.map(sheets.contains) == true ? 1 : 0) + count($1.children) }
    }
    let all = scene.windows.map(\.elements) + scene.presentations.map(\.content)
    sheetOpeners = sheets.isEmpty ? 0 : all.reduce(0) { $0 + count($1) }
    sheetOpenersInPopovers = popovers.isEmpty ? nil : popovers.reduce(0) { $0 + count($1.content) }
    (scrollers, pageControls, importance) = Self.scrolling(in: scene)
  }

  /// What a rule finds out about the document as a whole, which is looked at once however many states there are.
  ///
  /// - Parameter key: What it is: the id of the rule.
  func once<Value: Sendable>(_ key: String, _ find: (Scene) -> Value) -> Value {
    found.withLock { known in
      if let value = known[key] as? Value { return value }
      let value = find(scene)
      known[key] = value
      return value
    }
  }

  /// What the author says of what scrolls at a path; nil where nothing does there.
  func scroller(_ path: String) -> Element? { scrollers[path] }

  /// The first page control in the same window or presentation that shows the pages of what scrolls at a path.
  func pageControl(of path: String) -> Element? {
    if pageControls.isEmpty { return nil }
    let root = path.prefix { $0 != "/" }
    guard let last = path.split(separator: "/").last else { return nil }
    return pageControls["\(root)/\(last)"]
  }

  /// Whether an element must stay in sight, as its author says; nil where nothing is said.
  func isImportant(_ path: String) -> Bool? { importance.isEmpty ? nil : importance[path] }

  /// What scrolls, what shows its pages, and what must stay in sight.
  private static func scrolling(in scene: Scene) -> ([String: Element], [String: Element], [String: Bool]) {
    var (scrollers, controls): ([String: Element], [String: Element]) = ([:], [:])
    var importance: [String: Bool] = [:]
    func look(at elements: [Element], in path: String, of root: String) {
      for element in elements {
        let isView = [.scrollView, .tabView, .page].contains(element.role) || element.role.isListOfRows
        if !isView, !element.saysMore, element.children.isEmpty { continue }
        let own = "\(path)/\(element.id)"
        if let isImportant = element.isImportant { importance[own] = isImportant }
        switch element.role {
        case _ where isView: scrollers[own] = element
        case .pageControl where !element.traits.contains(.hidden):
          if let bound = element.pages.scroller?.split(separator: "/").last {
            controls["\(root)/\(bound)"] = controls["\(root)/\(bound)"] ?? element
          }
        default:
          if element.axes != nil || element.zoom != nil || element.paging || element.contentSize != nil {
            scrollers[own] = element
          }
        }
        look(at: element.children, in: own, of: root)
      }
    }
    for window in scene.windows { look(at: window.elements, in: window.id, of: window.id) }
    for presentation in scene.presentations {
      look(at: presentation.content, in: presentation.id, of: presentation.id)
    }
    return (scrollers, controls, importance)
  }

  /// Which way out an element of a presentation is, as its author says; nil where it is none.
  ///
  /// - Parameter node: The last part of the id that its node has.
  func dismissRole(_ node: String, of presentation: String) -> Element.DismissRole? {
    dismissRoles[presentation]?[node]
  }

  /// The first element that opens a presentation; nil where none does.
  func openingElement(of presentation: String) -> Element? { openingElements[presentation] }

  /// The path of the first element that opens a presentation; nil where none does.
  func opener(of presentation: String) -> String? { openers[presentation] }

  private static func dismissRoles(in elements: [Element]) -> [String: Element.DismissRole] {
    var found: [String: Element.DismissRole] = [:]
    func look(at elements: [Element]) {
      for element in elements {
        if let role = element.dismissRole { found[element.id] = role }
        look(at: element.children)
      }
    }
    look(at: elements)
    return found
  }

  private static func openers(in scene: Scene) -> ([String: String], [String: Element]) {
    var found: [String: String] = [:]
    var openers: [String: Element] = [:]
    func look(at elements: [Element], in path: String) {
      for element in elements {
        let own = element.id.isEmpty ? path : path + "/" + element.id
        if let opened = element.opens, found[opened] == nil { (found[opened], openers[opened]) = (own, element) }
        look(at: element.children, in: own)
      }
    }
    for window in scene.windows { look(at: window.elements, in: window.id) }
    for presentation in scene.presentations { look(at: presentation.content, in: presentation.id) }
    return (found, openers)
  }

  /// Whether people magnify the content of an element.
  ///
  /// - Parameter node: The last part of the id that its node has.
  func isMagnified(_ node: String) -> Bool { magnifying.contains(node) }

  /// Whether an element of a presentation leads out of it, as its author says.
  ///
  /// - Parameter node: The last part of the id that its node has.
  func leadsOut(_ node: String, of presentation: String) -> Bool { waysOut[presentation]?.contains(node) ?? false }

  /// Whether an element of a presentation is its author's and not the system's, and opens nothing that may lead out.
  ///
  /// - Parameter node: The last part of the id that its node has.
  func declares(_ node: String, in presentation: String) -> Bool { elements[presentation]?.contains(node) ?? false }

  private static func elements(of presentation: Presentation) -> Set<String> {
    var found: Set<String> = []
    func look(at elements: [Element]) {
      for element in elements {
        if element.opens == nil { found.insert(element.id) }
        look(at: element.children)
      }
    }
    look(at: presentation.content)
    return found
  }

  /// Ids of the elements that dismiss a presentation or complete its task where that dismisses it, and of the buttons
  /// of a dialog.
  private static func waysOut(of presentation: Presentation) -> Set<String> {
    var found = Set(presentation.buttons.map(\.id))
    var isDoneWhenCompleted = presentation.isDialog
    if case .sheet(let sheet) = presentation.kind { isDoneWhenCompleted = sheet.autoDismissOnCompletion }
    func look(at elements: [Element]) {
      for element in elements {
        if element.dismissRole != nil || isDoneWhenCompleted && element.effect?.completes == true {
          found.insert(element.id)
        }
        look(at: element.children)
      }
    }
    look(at: presentation.content)
    return found
  }

  /// The presentation with this id.
  public func presentation(_ id: String) -> Presentation? {
    presentations[id].flatMap { scene.presentations.indices.contains($0) ? scene.presentations[$0] : nil }
  }
}
