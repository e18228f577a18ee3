import Scenes

extension EntityForm where Entity == Parameters {
  /// The named parameters (catalogue, 8.2), by their names without `P.`.
  static let parameters: EntityForm<Parameters> = EntityForm(
    "parameters", "Numbers that the guidelines leave open, each with its unit and default.",
    attributes: [
      points("tapSlop", \.tapSlop, "Greatest movement of a tap"),
      points("grabberHit", \.grabberHit, "Width and height of the grabber's hit area"),
      points("grabberTopInset", \.grabberTopInset, "Distance of the grabber from the sheet's top"),
      points("largeTopGap", \.largeTopGap, "Distance of a large sheet from the top safe area"),
      points("headerZone", \.headerZone, "Least height of the zone in which a swipe from the top begins"),
      points("swipeTravel", \.swipeTravel, "Least travel of a swipe"),
      number("swipeSpeed", 1...100_000, "points per second", \.swipeSpeed, "Least speed of a swipe"),
      number(
        "dismissSpeed", 1...100_000, "points per second", \.dismissSpeed,
        "Downward speed that dismisses from the smallest detent"),
      number(
        "dismissShare", 0...1, nil, \.dismissShare, "Share of the smallest detent below which a release dismisses"),
      number("settleLookahead", 0...10, "seconds", \.settleLookahead, "How far ahead a slow release looks"),
      points("detentRelease", \.detentRelease, "Hold of the detent that a slow drag started from"),
      number(
        "springResponse", 0.01...10, "seconds", \.springResponse, "Response of the spring that settles a sheet"),
      .optional(
        "transition", microseconds,
        \.transition, default: Parameters().transition,
        "How long presenting and dismissing take, in microseconds; \(Parameters().transition) unless given."),
    ],
    start: { _, _, _ in Parameters() })

  private static let microseconds: Form<Int64> = Form<Int>.integer(in: 0...60_000_000, unit: "microseconds")
    .map({ Int64($0) }, expected: "a whole number", back: { Int($0) })

  private static func points(
    _ name: String, _ path: any WritableKeyPath<Parameters, Double> & Sendable, _ summary: String
  ) -> Attribute<Parameters> {
    number(name, 0...10_000, "points", path, summary)
  }

  private static func number(
    _ name: String, _ range: ClosedRange<Double>, _ unit: String?,
    _ path: any WritableKeyPath<Parameters, Double> & Sendable, _ summary: String
  ) -> Attribute<Parameters> {
    let usual = Parameters()[keyPath: path]
    let inUnit = unit.map { ", in \($0)" } ?? ""
    return .optional(
      name, .number(in: range, unit: unit), path, default: usual,
      "\(summary)\(inUnit); \(NumberText.text(usual)) unless given.")
  }
}
