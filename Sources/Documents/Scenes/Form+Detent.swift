import InputEvents
import Scenes

extension Form where Value == Detent {
  /// `medium`, `large`, or a detent of the author's.
  static let detent: Form<Detent> = Form(
    schema: ["anyOf": [["enum": ["medium", "large"]], EntityForm<Detent>.customDetent.schema]],
    read: { node, decoder in
      switch node.content {
      case .scalar(let scalar) where scalar.text == "medium": return .medium
      case .scalar(let scalar) where scalar.text == "large": return .large
      case .mapping: return EntityForm<Detent>.customDetent.read(node, &decoder)
      default:
        decoder.mismatch(
          node, expected: "medium, large, {id: …, points: …} or {id: …, fraction: …}",
          hint: node.scalar.flatMap { NearestSpelling.hint($0.text, among: ["medium", "large"]) })
        return nil
      }
    },
    write: { detent in
      if detent == .medium || detent == .large { return .text(detent.id) }
      return EntityForm<Detent>.customDetent.write(detent)
    })
}

extension EntityForm where Entity == Detent {
  /// A detent of the author's.
  static let customDetent: EntityForm<Detent> = EntityForm(
    "detent",
    "A height of the author's: points, a share of large, the lesser (max, below) or the greater (min, above) of both.",
    attributes: [
      .required("id", .identifier, \.id, "Its name."),
      height(
        "points", points, "Its height within the safe area, cut off at large.", { .points($0) },
        { if case .points(let points) = $0 { points } else { nil } }),
      height(
        "fraction", share, "Its share of large.", { .fraction($0) },
        { if case .fraction(let share) = $0 { share } else { nil } }),
      height(
        "height", systemHeight, "A system height under a name of the author's.", { $0 },
        { $0 == .medium || $0 == .large ? $0 : nil }),
      bound("max", points, "Its greatest height within the safe area, with below.", \.max),
      bound("below", share, "Its greatest share of large, with max.", \.below),
      bound("min", points, "Its least height within the safe area, with above.", \.min),
      bound("above", share, "Its least share of large, with min.", \.above),
      .optional("inactiveIn", .choice(), \.inactiveIn, "The size class in which it does not exist."),
      .optional(
        "needsMaximum", points, \.needsMaximum, "The least height of large at which it exists, in points."),
    ],
    start: { _, _, _ in Detent(id: "", height: .large) },
    finish: { detent, node, decoder in
      if [Detent.medium.id, Detent.large.id].contains(detent.id) {
        decoder.note(
          node.mapping?["id"]?.location ?? node.location, "\"\(detent.id)\" is a detent of the system",
          expected: "a name of the author's", hint: "write \(detent.id) alone for the system's height")
      }
      let given = heights.filter { keys in keys.contains { node.mapping?[$0] != nil } }
      let missing = given.first?.filter { node.mapping?[$0] == nil } ?? []
      if given.count != 1 || !missing.isEmpty {
        let problem =
          given.isEmpty
          ? "no height" : given.count > 1 ? "several heights" : "no \"\(missing.joined(separator: "\", \""))\""
        decoder.note(
          node.location, "the detent \"\(detent.id)\" has \(problem)",
          expected: "one of points, fraction, height, max with below, min with above")
      }
    })

  /// medium or large; a number is told where it belongs.
  private static let systemHeight: Form<Detent.Height> = {
    let form = Form<Detent.Height>.choice(
      [("medium", .medium), ("large", .large)], name: { $0 == .medium ? "medium" : "large" })
    return Form(
      schema: form.schema,
      read: { node, decoder in
        guard let scalar = node.scalar, let number = NumberText.double(scalar.text) else {
          return form.read(node, &decoder)
        }
        decoder.mismatch(
          node, expected: "medium or large",
          hint: number > 0 && number <= 1
            ? "a share of large goes into \"fraction\": fraction: \(scalar.text)"
            : "a number goes into \"points\": points: \(scalar.text)")
        return nil
      },
      write: form.write)
  }()

  /// The keys that make a height, together where they stand together.
  private static let heights = [["points"], ["fraction"], ["height"], ["max", "below"], ["min", "above"]]
  private static let points = Form<Double>.number(in: 1...100_000, unit: "points")
  private static let share = Form<Double>.number(in: 0.01...1)

  private static func height<Value: Sendable>(
    _ name: String, _ form: Form<Value>, _ summary: String, _ make: @escaping @Sendable (Value) -> Detent.Height,
    _ part: @escaping @Sendable (Detent.Height) -> Value?
  ) -> Attribute<Detent> {
    Attribute(name, form, summary, set: { $0.height = make($1) }, get: { part($0.height) })
  }

  private static func bound(
    _ name: String, _ form: Form<Double>, _ summary: String,
    _ path: any WritableKeyPath<Detent.Height, Double?> & Sendable
  ) -> Attribute<Detent> {
    Attribute(
      name, form, summary, set: { $0.height[keyPath: path] = $1 }, get: { $0.height[keyPath: path] })
  }
}

extension Detent.Height {
  /// The parts of a resolver, each set without the other being known.
  fileprivate var max: Double? {
    get { if case .lesser(let points, _) = self { points } else { nil } }
    set { self = .lesser(points: newValue ?? 1, fraction: below ?? 1) }
  }
  fileprivate var below: Double? {
    get { if case .lesser(_, let share) = self { share } else { nil } }
    set { self = .lesser(points: max ?? 1, fraction: newValue ?? 1) }
  }
  fileprivate var min: Double? {
    get { if case .greater(let points, _) = self { points } else { nil } }
    set { self = .greater(points: newValue ?? 1, fraction: above ?? 1) }
  }
  fileprivate var above: Double? {
    get { if case .greater(_, let share) = self { share } else { nil } }
    set { self = .greater(points: min ?? 1, fraction: newValue ?? 1) }
  }
}
