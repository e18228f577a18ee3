import Explorer
import Harness

extension HTMLReport {
  /// How things moved: a plot of each, and the numbers that say the same.
  static func writeMotion(_ record: MotionRecord, _ page: inout Markup) {
    let plot = MotionPlot(record)
    page.element("section", ["aria-labelledby": "movement"]) { section in
      section.element("h2", ["id": "movement"], text: "Movement")
      section.element(
        "p",
        text: """
          Content that scrolls and sheets, over the time of the run. Dotted lines are where they can rest, circles are \
          where a movement turns or takes another course, bars are contacts from touch to lift.
          """)
      for (number, figure) in plot.figures.enumerated() {
        let id = "movement-\(number + 1)"
        section.element("h3", ["id": id], text: figure.subject)
        section.raw(plot.svg(of: figure, id: id))
        section.element("details") { details in
          details.element("summary", text: "Numbers")
          for (place, graph) in figure.graphs.filter({ !$0.isVelocity }).enumerated() {
            writeNumbers(of: graph, id: "\(id)-numbers-\(place + 1)", &details)
          }
        }
      }
    }
  }

  private static func writeNumbers(of graph: MotionPlot.Graph, id: String, _ page: inout Markup) {
    let caption = "The \(graph.title), with its velocity per second"
    writeTable(id: id, caption: caption, &page) { table in
      table.element("thead") { head in
        head.element("tr") { row in
          for title in ["Time in seconds", "Value", "Velocity", "What it is"] {
            row.element("th", ["scope": "col"], text: title)
          }
        }
      }
      table.element("tbody") { body in
        for sample in MotionPlot.milestones(of: graph.track) {
          body.element("tr") { row in
            row.element("th", ["scope": "row", "class": "number"], text: seconds(sample.time))
            row.element("td", ["class": "number"], text: sample.value.decimal)
            row.element("td", ["class": "number"], text: sample.velocity.decimal)
            row.element("td", text: words(sample, of: graph.track))
          }
        }
      }
    }
  }

  private static func words(_ sample: MotionRecord.Sample, of track: MotionRecord.Track) -> String {
    let rest =
      track.rests(at: sample.time).first { abs($0.value - sample.value) < 0.005 }.map { " at \($0.name)" } ?? ""
    return switch sample.kind {
    case .onTheWay: "on its way\(rest)"
    case .turn: "takes another course\(rest)"
    case .jump: "is here at once\(rest)"
    case .rest: "rests\(rest)"
    }
  }
}
