import Accessibility
import Audit
import Documents
import Explorer
import Foundation
import TestSupport
import Testing
import Yams

@testable import Reports

@Suite("OpenACR")
struct OpenACRReportTests {
  /// What OpenACR 0.1.0 asks of a document, in words of our own: members, their types, and which have to be there. It
  /// allows further members; we write no others, but for the catalog and the chapters of EN 301 549.
  static let schema = #"""
    {
      "type": "object",
      "required": ["title", "product", "author"],
      "additionalProperties": false,
      "properties": {
        "title": {"type": "string"},
        "product": {
          "type": "object",
          "required": ["name"],
          "additionalProperties": false,
          "properties": {"name": {"type": "string"}, "version": {"type": "string"}, "description": {"type": "string"}}
        },
        "author": {
          "type": "object",
          "required": ["email"],
          "additionalProperties": false,
          "properties": {"name": {"type": "string"}, "email": {"type": "string"}}
        },
        "notes": {"type": "string"},
        "evaluation_methods_used": {"type": "string"},
        "catalog": {"type": "string"},
        "chapters": {"type": "object", "additionalProperties": {"$ref": "#/$defs/chapter"}}
      },
      "$defs": {
        "chapter": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "notes": {"type": "string"},
            "disabled": {"type": "boolean"},
            "criteria": {"type": "array", "items": {"$ref": "#/$defs/criterion"}}
          }
        },
        "criterion": {
          "type": "object",
          "required": ["num"],
          "additionalProperties": false,
          "properties": {
            "num": {"type": "string"},
            "components": {
              "type": "array",
              "items": {
                "type": "object",
                "required": ["name"],
                "additionalProperties": false,
                "properties": {
                  "name": {"type": "string"},
                  "adherence": {
                    "type": "object",
                    "required": ["level"],
                    "additionalProperties": false,
                    "properties": {"level": {"type": "string"}, "notes": {"type": "string"}}
                  }
                }
              }
            }
          }
        }
      }
    }
    """#

  /// The criteria of the catalog in its order, by the last letters of their chapter; each is asked of `web` and `software`.
  static let criteria = [
    "a": """
    1.1.1 1.2.1 1.2.2 1.2.3 1.3.1 1.3.2 1.3.3 1.4.1 1.4.2 2.1.1 2.1.2 2.1.4 2.2.1 2.2.2 2.3.1 2.4.1 2.4.2 2.4.3 2.4.4 \
    2.5.1 2.5.2 2.5.3 2.5.4 3.1.1 3.2.1 3.2.2 3.2.6 3.3.1 3.3.2 3.3.7 4.1.1 4.1.2
    """,
    "aa": """
    1.2.4 1.2.5 1.3.4 1.3.5 1.4.3 1.4.4 1.4.5 1.4.10 1.4.11 1.4.12 1.4.13 2.4.5 2.4.6 2.4.7 2.4.11 2.5.7 2.5.8 3.1.2 \
    3.2.3 3.2.4 3.3.3 3.3.4 3.3.8 4.1.3
    """,
    "aaa": """
    1.2.6 1.2.7 1.2.8 1.2.9 1.3.6 1.4.6 1.4.7 1.4.8 1.4.9 2.1.3 2.2.3 2.2.4 2.2.5 2.2.6 2.3.2 2.3.3 2.4.8 2.4.9 2.4.10 \
    2.4.12 2.4.13 2.5.5 2.5.6 3.1.3 3.1.4 3.1.5 3.1.6 3.2.5 3.3.5 3.3.6 3.3.9
    """,
  ]

  /// The other chapters of the catalog.
  static let others: Set = [
    "functional_performance_criteria", "hardware", "software", "support_documentation_and_services",
    "en_301_549_functional_performance", "en_301_549_generic_requirements", "en_301_549_ict_with_two-way_voice",
    "en_301_549_ict_with_video", "en_301_549_hardware", "en_301_549_web", "en_301_549_non-web-documents",
    "en_301_549_software", "en_301_549_documentation_and_support_services",
    "en_301_549_ict_providing_relay_or_emergency_service_access",
  ]

  /// An audit of a page of the web with the nodes of the sample.
  static var page: AuditReport {
    var tree = Sample.tree
    tree.platform = "web"
    return ExplorerAudit.look(at: tree, name: "page.xml")
  }

  /// An audit in which the rules on names come to this for criterion 4.1.2, and nothing else was checked.
  static func audit(_ count: OutcomeCount, name: String = "mail.scene.yaml") -> AuditReport {
    var report = Sample.audit
    report.target = name
    report.result.findings = []
    report.result.rules = [RuleResult(rule: NameMissing().rule, count: count)]
    return report
  }

  static func count(pass: Int = 0, fail: Int = 0, review: Int = 0, cannotTell: Int = 0) -> OutcomeCount {
    var count = OutcomeCount()
    (count.pass, count.fail, count.review, count.cannotTell) = (pass, fail, review, cannotTell)
    return count
  }

  /// What a document says of a criterion: level and notes by component.
  static func answers(_ document: String, _ criterion: String) throws -> [String: (level: String, notes: String)] {
    let document = try #require(try Yams.load(yaml: document) as? [String: Any])
    let chapters = try #require(document["chapters"] as? [String: [String: Any]])
    let rows = chapters.values.flatMap { $0["criteria"] as? [[String: Any]] ?? [] }
    let row = try #require(rows.first { $0["num"] as? String == criterion })
    var answers: [String: (level: String, notes: String)] = [:]
    for component in try #require(row["components"] as? [[String: Any]]) {
      let adherence = try #require(component["adherence"] as? [String: String])
      answers[try #require(component["name"] as? String)] = (adherence["level"] ?? "", adherence["notes"] ?? "")
    }
    return answers
  }

  @Test("is, byte for byte, what it was")
  func golden() {
    let text = OpenACRReport.render([Sample.audit])
    #expect(text == OpenACRReport.render([Sample.audit]))
    let golden = Snapshot.compare(text, "small.openacr.yaml")
    #expect(golden.isEqual, "\(golden.message)")
  }

  static let documents: [[AuditReport]] = [
    [Sample.audit], [page], [Sample.audit, page], [audit(OutcomeCount(), name: "-")],
    [audit(count(pass: 1), name: Sample.hostile), audit(count(fail: 1), name: "no")],
  ]

  @Test("a document is what the schema asks for, and the same to two readers of YAML", arguments: documents.indices)
  func valid(index: Int) throws {
    let text = OpenACRReport.render(Self.documents[index])
    let ours = try LocatedNode.parse(text, file: "x.yaml")
    #expect(try SchemaValidator(Self.schema).problems(in: ours) == [])
    let theirs = try #require(try Yams.compose(yaml: text))
    #expect(Self.flat(theirs) == ours.flat)
  }

  /// A document of the other reader in the form of ours.
  private static func flat(_ node: Yams.Node) -> String {
    switch node {
    case .mapping(let mapping):
      "{" + mapping.map { "\(flat($0.key)): \(flat($0.value))" }.joined(separator: ", ") + "}"
    case .sequence(let items): "[" + items.map(flat).joined(separator: ", ") + "]"
    case .scalar(let scalar): "\(scalar.string.debugDescription)"
    case .alias: "alias"
    }
  }

  @Test("every criterion and chapter of the catalog is there once, with components and terms that it has")
  func catalog() throws {
    let text = OpenACRReport.render([Sample.audit, Self.page])
    let document = try #require(try Yams.load(yaml: text) as? [String: Any])
    #expect(document["catalog"] as? String == "2.5-edition-wcag-2.2-508-eu-en")
    let chapters = try #require(document["chapters"] as? [String: [String: Any]])
    #expect(Set(chapters.keys) == Self.others.union(Self.criteria.keys.map { "success_criteria_level_\($0)" }))
    for (level, numbers) in Self.criteria {
      let rows = try #require(chapters["success_criteria_level_\(level)"]?["criteria"] as? [[String: Any]])
      #expect(rows.map { $0["num"] as? String } == numbers.split(separator: " ").map(String.init), "\(level)")
      for row in rows {
        let components = try #require(row["components"] as? [[String: Any]])
        #expect(components.map { $0["name"] as? String } == ["web", "software"])
        for component in components {
          let adherence = try #require(component["adherence"] as? [String: String])
          let terms = ["partially-supports", "does-not-support", "not-applicable", "not-evaluated"]
          #expect(terms.contains(adherence["level"] ?? "") && adherence["notes"]?.isEmpty == false)
        }
      }
    }
    for chapter in Self.others {
      #expect(chapters[chapter]?["disabled"] as? Bool == true && chapters[chapter]?["criteria"] == nil, "\(chapter)")
    }
  }

  @Test(
    "a level says where something is broken and for how much of what was looked at, and otherwise that nobody knows",
    arguments: [
      (count(), "not-evaluated", "Nothing was there that the rules are about."),
      (count(pass: 7), "not-evaluated", "Nothing was found that breaks it, as far as rules look."),
      (count(pass: 7, cannotTell: 1), "not-evaluated", "of some of what rules look at it cannot be told"),
      (count(pass: 7, review: 1), "not-evaluated", "rules ask a person about some of it"),
      (count(pass: 7, fail: 1), "partially-supports", "7 kept, 1 broken."),
      (count(pass: 2, fail: 2), "partially-supports", "2 kept, 2 broken."),
      (count(pass: 2, fail: 3), "does-not-support", "2 kept, 3 broken."),
      (count(fail: 3, cannotTell: 3), "partially-supports", "3 broken, 3 cannot be told."),
      (count(fail: 1), "does-not-support", "Rules found what breaks it."),
    ] as [(OutcomeCount, String, String)])
  func levels(count: OutcomeCount, level: String, words: String) throws {
    let text = OpenACRReport.render([Self.audit(count)])
    let answer = try #require(try Self.answers(text, "4.1.2")["software"])
    #expect(answer.level == level && answer.notes.contains(words), "\(answer)")
    #expect(answer.notes.contains("Rules that look at it: name-missing."))
    let other = try #require(try Self.answers(text, "1.2.1")["software"])
    #expect(
      other.level == "not-evaluated"
        && other.notes == "No rule that was checked looks at it. A person has to evaluate it.")
  }

  @Test("WCAG 2.2 has no criterion 4.1.1, and that is said")
  func parsing() throws {
    let answer = try Self.answers(OpenACRReport.render([Sample.audit]), "4.1.1")["software"]
    #expect(answer?.level == "not-applicable" && answer?.notes.contains("obsolete") == true)
  }

  @Test("pages of the web answer for the web, everything else for software, each by itself")
  func components() throws {
    let both = OpenACRReport.render([Self.audit(Self.count(pass: 1)), Self.page])
    let answers = try Self.answers(both, "4.1.2")
    #expect(answers.keys.sorted() == ["software", "web"])
    #expect(
      answers["software"]?.level == "not-evaluated" && answers["web"]?.level == "partially-supports", "\(answers)")
    #expect(try Self.answers(OpenACRReport.render([Self.page]), "4.1.2").keys.sorted() == ["web"])
    var unknown = Self.audit(Self.count(pass: 1))
    unknown.states[0].tree.platform = nil
    #expect(try Self.answers(OpenACRReport.render([unknown]), "4.1.2").keys.sorted() == ["software"])
  }

  @Test("faults are told with place, severity and rule; of many the first five, and how many more there are")
  func faults() throws {
    var report = Self.audit(Self.count(pass: 1, fail: 7))
    report.result.findings = (1...7).map { line in
      Finding(
        rule: "name-missing", severity: .error, outcome: .fail, node: NodeID("inbox/button_\(line)"),
        source: SourceLocation(file: "mail.scene.yaml", line: line, column: 5),
        message: Message("{control} has no name.", ["control": "<b>*\(line)*</b>"]))
    }
    report.result.findings.append(
      Finding(
        rule: "name-missing", severity: .error, outcome: .cannotTell, node: "x", source: nil,
        message: Message("Who knows.")))
    let notes = try #require(try Self.answers(OpenACRReport.render([report]), "4.1.2")["software"]).notes
    let lines = notes.split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect(lines.count == 6 && lines.last == "- and 2 more", "\(notes)")
    #expect(
      lines.first
        == #"- mail.scene.yaml:1:5: error: \<b\>\*1\*\</b\> has no name. (name-missing, at inbox/button\_1)"#)
    #expect(!notes.contains("Who knows"))
  }

  @Test("why rules cannot be told as a whole is said once, with the rules")
  func untold() throws {
    let notes = try #require(try Self.answers(OpenACRReport.render([Self.page, Self.page]), "2.1.1")["web"]).notes
    #expect(notes.components(separatedBy: "Cannot be told: a tree by itself cannot be driven (").count == 2, "\(notes)")
    #expect(notes.contains("unreachable-reader"))
  }

  @Test("the method tells of every target how it was looked at, and what was not")
  func method() throws {
    let text = OpenACRReport.render([Sample.audit, Self.audit(OutcomeCount(), name: "-"), Self.page])
    let document = try #require(try Yams.load(yaml: text) as? [String: Any])
    let method = try #require(document["evaluation_methods_used"] as? String)
    #expect(
      method.contains("mail.scene.yaml (software): detent audit checked 9 rules on 4 nodes in 2 states"), "\(method)")
    #expect(method.contains("standard input (software)") && method.contains("page.xml (web)"))
    #expect(method.contains("a tree by itself cannot be driven"))
    #expect(method.contains("incomplete: the exploration went as many steps as it may"))
    #expect(
      document["title"] as? String == "mail.scene.yaml, standard input, page.xml Accessibility Conformance Report")
  }
}
