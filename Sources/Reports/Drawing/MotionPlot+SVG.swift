import Explorer
import Geometry
import Harness
import InputEvents

extension MotionPlot {
  static let width = 760.0
  private static let left = 64.0
  private static let right = 744.0
  /// The height of a graph, and of what lies above it.
  private static let graphHeight = 140.0
  private static let titleHeight = 24.0
  private static let laneHeight = 12.0
  /// A line for a shorter time has no name at it.
  private static let nameWidth = 48.0
  /// No more contacts are drawn side by side; an evdev touchscreen rarely has more slots.
  private static let lanes = 10

  /// All figures as one drawing that needs nothing beside it.
  public var document: String {
    let figures = figures
    var markup = Markup()
    let heights = figures.map { height(of: $0) + 32 }
    let total = max(40, heights.reduce(0, +))
    markup.element(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg", "viewBox": "0 0 \(Self.width.decimal) \(total.decimal)",
        "width": Self.width.decimal, "height": total.decimal, "role": "group", "aria-labelledby": "plots",
      ]
    ) { svg in
      svg.element("title", ["id": "plots"], text: figures.isEmpty ? nothing : "What moved")
      svg.raw("<style>\n\(Self.style)</style>\n")
      svg.void("rect", ["class": "paper", "width": "100%", "height": "100%"])
      if figures.isEmpty {
        svg.element("text", ["x": "16", "y": "26"], text: nothing)
      }
      var top = 0.0
      for (number, figure) in figures.enumerated() {
        svg.element("text", ["class": "plot-subject", "x": "16", "y": (top + 22).decimal], text: figure.subject)
        svg.raw(self.svg(of: figure, id: "plot-\(number + 1)", y: top + 32))
        top += heights[number]
      }
    }
    return markup.text
  }

  /// What is said where there is nothing to draw.
  private var nothing: String {
    guard !record.isEmpty else { return "Nothing moved." }
    return "Something moved, but nothing of which \(panels.map(\.rawValue).joined(separator: " or ")) can be drawn."
  }

  /// A figure as an `svg` element.
  ///
  /// - Parameters:
  ///   - id: Makes the ids in it unique on the page.
  ///   - y: Where it begins in the drawing that it is in.
  func svg(of figure: Figure, id: String, y: Double? = nil) -> String {
    var markup = Markup()
    let height = height(of: figure)
    let place = y.map { " y=\"\($0.decimal)\" width=\"\(Self.width.decimal)\" height=\"\(height.decimal)\"" } ?? ""
    let open =
      "<svg class=\"plot\" role=\"img\" aria-labelledby=\"\(id)-title \(id)-desc\""
      + " viewBox=\"0 0 \(Self.width.decimal) \(height.decimal)\"\(place) xmlns=\"http://www.w3.org/2000/svg\">\n"
    markup.raw(open)
    markup.element("title", ["id": "\(id)-title"], text: "How \(figure.subject) moved")
    markup.element("desc", ["id": "\(id)-desc"], text: description(of: figure))
    let times = PlotScale(span, from: Self.left, to: Self.right)
    var top = 0.0
    for graph in figure.graphs {
      write(graph, top: top, times, &markup)
      top += Self.titleHeight + Self.graphHeight
    }
    writeContacts(top: top, times, &markup)
    writeAxis(at: height - 22, times, &markup)
    markup.raw("</svg>\n")
    return markup.text
  }

  private func height(of figure: Figure) -> Double {
    Double(figure.graphs.count) * (Self.titleHeight + Self.graphHeight) + contactsHeight + 38
  }

  private var contactsHeight: Double {
    record.contacts.isEmpty ? 0 : Self.titleHeight + Double(Self.laneCount(record, Self.lanes)) * Self.laneHeight
  }

  // MARK: One graph

  private func write(_ graph: Graph, top: Double, _ times: PlotScale, _ svg: inout Markup) {
    let samples = graph.track.samples
    let values = samples.map(graph.value)
    let (low, high) = (min(0, values.min() ?? 0), max(0, values.max() ?? 0))
    let rests = graph.isVelocity ? [] : lines(of: graph.track, low, high)
    let frame = Rect(
      x: Self.left, y: top + Self.titleHeight, width: Self.right - Self.left, height: Self.graphHeight - 8)
    let scale = PlotScale(
      (rests.map(\.value).min().map { min($0, low) } ?? low)...(rests.map(\.value).max().map { max($0, high) } ?? high),
      from: frame.maxY, to: frame.minY, room: 0.06)
    svg.element("text", ["class": "plot-title", "x": Self.left.decimal, "y": (top + 16).decimal], text: graph.title)
    for mark in scale.marks(about: 4) {
      let y = scale.place(mark).decimal
      svg.void(
        "path",
        ["class": mark == 0 ? "plot-zero" : "plot-grid", "d": "M\(frame.minX.decimal) \(y)H\(frame.maxX.decimal)"])
      svg.element(
        "text", ["class": "plot-number", "x": (frame.minX - 6).decimal, "y": (scale.place(mark) + 4).decimal],
        text: mark.decimal)
    }
    for mark in times.marks(about: 8) {
      svg.void(
        "path",
        ["class": "plot-grid", "d": "M\(times.place(mark).decimal) \(frame.minY.decimal)V\(frame.maxY.decimal)"])
    }
    for rest in rests {
      let y = scale.place(rest.value)
      let (start, end) = (times.place(rest.start), times.place(rest.end))
      svg.void("path", ["class": "plot-rest", "d": "M\(start.decimal) \(y.decimal)H\(end.decimal)"])
      guard end - start >= Self.nameWidth else { continue }
      svg.element("text", ["class": "plot-name", "x": (end - 4).decimal, "y": (y - 4).decimal], text: rest.name)
    }
    let line = Polyline(points(of: graph, times, scale)).attribute
    svg.void("polyline", ["class": graph.isVelocity ? "plot-velocity" : "plot-line", "points": line])
    guard !graph.isVelocity else { return }
    for sample in samples where sample.kind == .turn {
      let at = Point(x: times.place(Self.seconds(sample.time)), y: scale.place(sample.value))
      svg.void("circle", ["class": "plot-turn", "cx": at.x.decimal, "cy": at.y.decimal, "r": "2.5"])
    }
  }

  /// A place at which something could rest, for the time in which it could, in seconds.
  private struct RestLine {
    let name: String
    let value: Double
    let start: Double
    var end: Double
  }

  /// Rests that belong on the axis, each for as long as it was one: all of a sheet's, of content those that it came
  /// near.
  private func lines(of track: MotionRecord.Track, _ low: Double, _ high: Double) -> [RestLine] {
    let (span, room) = (span, (high - low) * 0.15)
    var lines: [RestLine] = []
    for (place, period) in track.periods.enumerated() {
      let isLast = place == track.periods.count - 1
      let start = place == 0 ? span.lowerBound : max(span.lowerBound, Self.seconds(period.since))
      let end = isLast ? span.upperBound : min(span.upperBound, Self.seconds(track.periods[place + 1].since))
      guard end >= start else { continue }
      for rest in period.rests {
        guard track.quantity == .height || rest.value >= low - room && rest.value <= high + room else { continue }
        // What stays a rest is one line.
        if let known = lines.firstIndex(where: { $0.name == rest.name && $0.value == rest.value && $0.end == start }) {
          lines[known].end = end
        } else {
          lines.append(RestLine(name: rest.name, value: rest.value, start: start, end: end))
        }
      }
    }
    return lines
  }

  private func points(of graph: Graph, _ times: PlotScale, _ scale: PlotScale) -> [Point] {
    var points: [Point] = []
    var last: MotionRecord.Sample?
    let beginning = span.lowerBound
    for sample in graph.track.samples {
      let x = times.place(max(beginning, Self.seconds(sample.time)))
      // What jumps was where it had been until then.
      if let last, sample.kind == .jump || last.kind == .rest {
        points.append(Point(x: x, y: scale.place(graph.isVelocity ? 0 : last.value)))
      }
      points.append(Point(x: x, y: scale.place(graph.value(sample))))
      last = sample
    }
    return points
  }

  // MARK: Contacts and time

  private func writeContacts(top: Double, _ times: PlotScale, _ svg: inout Markup) {
    guard !record.contacts.isEmpty else { return }
    svg.element("text", ["class": "plot-title", "x": Self.left.decimal, "y": (top + 16).decimal], text: "contacts")
    for (contact, lane) in zip(record.contacts, Self.lanes(of: record, limit: Self.lanes)) {
      let start = times.place(Self.seconds(contact.start))
      let end = times.place(Self.seconds(contact.end ?? record.end))
      let y = top + Self.titleHeight + Double(lane) * Self.laneHeight
      svg.void(
        "rect",
        [
          "class": "plot-contact", "x": start.decimal, "y": y.decimal, "width": max(1, end - start).decimal,
          "height": (Self.laneHeight - 4).decimal,
        ])
      if end - start >= 22 {
        svg.element(
          "text", ["class": "plot-contact-number", "x": (start + 4).decimal, "y": (y + 7.5).decimal],
          text: String(contact.id))
      }
    }
  }

  private func writeAxis(at y: Double, _ times: PlotScale, _ svg: inout Markup) {
    svg.void("path", ["class": "plot-zero", "d": "M\(Self.left.decimal) \(y.decimal)H\(Self.right.decimal)"])
    for mark in times.marks(about: 8) {
      svg.element(
        "text", ["class": "plot-time", "x": times.place(mark).decimal, "y": (y + 15).decimal],
        text: "\(mark.decimal) s")
    }
  }

  /// The lane of each contact: the first that is free when it comes down, the last where none is.
  private static func lanes(of record: MotionRecord, limit: Int) -> [Int] {
    var free: [Timestamp] = []
    return record.contacts.map { contact in
      let end = contact.end ?? record.end
      if let lane = free.firstIndex(where: { $0 <= contact.start }) {
        free[lane] = end
        return lane
      }
      guard free.count < limit else { return limit - 1 }
      free.append(end)
      return free.count - 1
    }
  }

  private static func laneCount(_ record: MotionRecord, _ limit: Int) -> Int {
    (lanes(of: record, limit: limit).max() ?? 0) + 1
  }

  private static func seconds(_ time: Timestamp) -> Double { Double(time.microseconds) / 1_000_000 }

  // MARK: Colours

  /// What the parts of a plot look like; on a page with the colours of a report, by itself with the same.
  static let rules = """
    .plot { max-width: 760px; }
    .plot text, text.plot-subject { font: 12px system-ui, sans-serif; fill: var(--text); }
    .plot-subject, .plot-title { font-weight: 600; }
    .plot .plot-number { text-anchor: end; fill: var(--faint); }
    .plot .plot-time { text-anchor: middle; fill: var(--faint); }
    .plot .plot-name { text-anchor: end; paint-order: stroke; stroke: var(--page); stroke-width: 3; }
    .plot-grid { stroke: var(--line); stroke-opacity: 0.35; fill: none; }
    .plot-zero { stroke: var(--line); fill: none; }
    .plot-rest { stroke: var(--text); stroke-dasharray: 2 4; fill: none; }
    .plot-line { stroke: var(--cursor); stroke-width: 2; stroke-linejoin: round; fill: none; }
    .plot-velocity { stroke: var(--trail); stroke-width: 1.5; stroke-linejoin: round; fill: none; }
    .plot-turn { fill: var(--page); stroke: var(--cursor); stroke-width: 1.5; }
    .plot-contact { fill: var(--control); stroke: var(--trail); }
    .plot .plot-contact-number { font-size: 8px; }
    """

  private static let style = """
    svg { color-scheme: light dark; --page: #ffffff; --text: #1b1b1f; --faint: #55585f; --line: #8a8d94;
      --control: #dde6fb; --trail: #8a2be2; --cursor: #0b57d0; }
    @media (prefers-color-scheme: dark) {
      svg { --page: #16181c; --text: #e8e8ea; --faint: #b4b7bf; --control: #2c3a5c; --trail: #d0a6ff;
        --cursor: #a8c7fa; }
    }
    .paper { fill: var(--page); }
    text { font: 12px system-ui, sans-serif; fill: var(--text); }
    \(rules)

    """
}
