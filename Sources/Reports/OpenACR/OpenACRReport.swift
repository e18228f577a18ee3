import Audit
public import Explorer

/// What audits say of each criterion of WCAG 2.2, as the draft of an accessibility conformance report in OpenACR 0.1.0.
///
///     title, product { name, description }, author { name, email }, notes, evaluation_methods_used, catalog,
///     chapters { success_criteria_level_a { notes, criteria [ { num, components [ { name, adherence { level, notes } } ] } ] } … }
///
/// The catalog is that of WCAG 2.2, Section 508 and EN 301 549. Audits of scenes and of applications answer for the
/// component `software`, those of web pages for `web`. Where rules found a fault the level says so; everything else is
/// `not-evaluated`, with what was looked at in the notes: rules alone do not make sure that a product supports a
/// criterion. An author turns the draft into a report: the VPAT, whose terms these are, has `not-evaluated` for level AAA
/// only. What no audit knows is left out (the vendor, the product's version, the day) or said to be not stated (the
/// e-mail address, without which there is no author in OpenACR): the same audits give the same bytes.
///
/// Chapters on what an audit of interfaces does not look at are there and disabled.
public enum OpenACRReport {
  /// The catalog that the criteria and terms are taken from, by the name of its file.
  static let catalog = "2.5-edition-wcag-2.2-508-eu-en"

  /// The draft as YAML; ends with a line feed.
  public static func render(_ reports: [AuditReport]) -> String {
    let components = OpenACRComponent.Kind.allCases.compactMap { OpenACRComponent($0, of: reports) }
    let name = reports.map(\.name).joined(separator: ", ")
    var yaml = YAMLText()
    yaml.comment("OpenACR 0.1.0: a draft of an accessibility conformance report, made by detent audit --coverage")
    yaml.member("title", "\(name) Accessibility Conformance Report")
    yaml.mapping("product") { yaml in
      yaml.member("name", name)
      yaml.member("description", "What was audited: \(reports.map(Self.description).joined(separator: ", ")).")
    }
    yaml.mapping("author") { yaml in
      yaml.member("name", "not stated (drafted by Detent)")
      yaml.member("email", "not stated")
    }
    yaml.member("notes", notes)
    yaml.member("evaluation_methods_used", reports.map(method).joined(separator: "\n\n"))
    yaml.member("catalog", catalog)
    yaml.mapping("chapters") { yaml in
      for level in Criterion.Level.allCases { write(level, components, &yaml) }
      for (chapter, notes) in others {
        yaml.mapping(chapter) { yaml in
          yaml.member("disabled", true)
          yaml.member("notes", notes)
        }
      }
    }
    return yaml.text
  }

  private static let notes = """
    A draft that an automated audit has filled in. It says where rules found that a criterion is not met. It never says \
    that one is supported, and of none that WCAG 2.2 has that it is not applicable, as rules do not ask all that a \
    criterion asks: what has been looked at and how far is in the notes on each criterion. An author has to evaluate \
    what is not evaluated, at least on levels A and AA, and to add who the author and the vendor are.
    """

  private static func description(_ report: AuditReport) -> String {
    "\(MarkdownText.escaped(report.name)) (\(OpenACRComponent.Kind(report).rawValue))"
  }

  /// How an interface was looked at and how much of it, as Markdown.
  private static func method(_ report: AuditReport) -> String {
    let result = report.result
    var text = "\(description(report)): detent audit checked \(counted(result.rules.count, "rule"))"
    text += " on \(counted(result.nodes, "node"))"
    if let exploration = report.exploration {
      text +=
        " in \(counted(exploration.states, "state")), which it came to by \(counted(exploration.transitions, "step"))"
    }
    let words =
      (["\(text); \(MarkdownText.escaped(report.whatWasTried))."]
        + report.gaps.map { "- \(MarkdownText.escaped($0))" })
    return words.joined(separator: "\n")
  }

  private static func counted(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

  private static func write(_ level: Criterion.Level, _ components: [OpenACRComponent], _ yaml: inout YAMLText) {
    yaml.mapping("success_criteria_level_\(level.rawValue.lowercased())") { yaml in
      let criteria = Criterion.all.filter { $0.level == level }
      let rows: [Criterion?] = criteria.flatMap { $0.id == "4.1.2" ? [nil, $0] : [$0] }
      yaml.list("criteria", of: rows) { criterion, yaml in
        yaml.member("num", criterion?.id ?? "4.1.1")
        yaml.list("components", of: components) { component, yaml in
          yaml.member("name", component.kind.rawValue)
          yaml.mapping("adherence") { yaml in
            yaml.member("level", (criterion.map { component.level(of: $0) } ?? .notApplicable).rawValue)
            yaml.member("notes", criterion.map { component.notes(on: $0) } ?? parsing)
          }
        }
      }
    }
  }

  /// On criterion 4.1.1, which the catalog has beside those of WCAG 2.2.
  private static let parsing = "WCAG 2.2 has no criterion 4.1.1 (Parsing): it is obsolete and was removed."

  private static let taken = """
    What this chapter takes over from WCAG stands in the tables of success criteria; nothing else in it was looked at.
    """
  private static let none = "An audit of interfaces does not look at what this chapter is about."

  /// The chapters of the catalog besides those of WCAG, in its order, each with what is to be said of it.
  private static let others = [
    ("functional_performance_criteria", none), ("hardware", none), ("software", taken),
    ("support_documentation_and_services", none), ("en_301_549_functional_performance", none),
    ("en_301_549_generic_requirements", none), ("en_301_549_ict_with_two-way_voice", none),
    ("en_301_549_ict_with_video", none), ("en_301_549_hardware", none), ("en_301_549_web", taken),
    ("en_301_549_non-web-documents", none), ("en_301_549_software", taken),
    ("en_301_549_documentation_and_support_services", none),
    ("en_301_549_ict_providing_relay_or_emergency_service_access", none),
  ]
}

extension AuditReport {
  /// What was audited, in words: a minus stands for standard input.
  var name: String { target == "-" ? "standard input" : target }
}
