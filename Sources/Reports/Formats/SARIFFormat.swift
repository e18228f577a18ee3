import Accessibility
import Audit
import Explorer
import SafeText

/// SARIF 2.1.0, which code review and code scanning read: one run with a rule for each rule that was applied and a result
/// for each finding.
///
/// A finding is known in later runs by `partialFingerprints`: `detentPlace/v1` by rule and id, `detentLooks/v1` by rule
/// and what the node is. What cannot be told has the kind `open`, what a person has to look at `review`; what a baseline accepts is suppressed with its reason.
/// Columns are bytes, as everywhere in Detent: where only ASCII stands before something they are those of SARIF.
public struct SARIFFormat: ReportFormat {
  public let name = "sarif"
  public let fileExtensions = ["sarif"]

  /// The format; it has no options.
  public init() {}

  public func write<Failure: Error>(_ report: Report, to put: (String) throws(Failure) -> Void) throws(Failure) {
    var failure: Failure?
    render(report) { piece in
      guard failure == nil else { return }
      do throws(Failure) { try put(piece) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  private func render(_ report: Report, to put: (String) -> Void) {
    let rules = Self.rules(of: report)
    let numbers = Dictionary(rules.enumerated().map { ($0.element.id, $0.offset) }) { first, _ in first }
    var json = JSONText(.lines)
    json.object { json in
      json.member(
        "$schema", "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json")
      json.member("version", "2.1.0")
      json.array("runs") { json in
        json.object { json in
          json.object("tool") { json in
            json.object("driver") { json in
              json.member("name", "Detent")
              json.array("rules") { json in for rule in rules { json.object { Self.write(rule, &$0) } } }
            }
          }
          json.member("columnKind", "unicodeCodePoints")
          json.array("invocations") { json in
            json.object { json in
              json.member("executionSuccessful", true)
              json.array("toolExecutionNotifications") { json in
                for audit in report.audits {
                  for gap in audit.gaps { json.object { Self.write(gap, of: audit, &$0) } }
                }
              }
            }
          }
          json.array("results") { json in
            for (number, audit) in report.audits.enumerated() {
              let prints = audit.prints
              for (index, finding) in audit.result.findings.enumerated() {
                json.object { json in
                  json.member("ruleId", finding.rule)
                  if let ordinal = numbers[finding.rule] { json.member("ruleIndex", ordinal) }
                  Self.write(finding, in: audit, at: report.sources(of: index, in: number), &json)
                  json.object("partialFingerprints") { json in
                    json.member("detentPlace/v1", FindingPrint.text(prints[index].place))
                    json.member("detentLooks/v1", FindingPrint.text(prints[index].looks))
                  }
                  Self.write(report.baseline, index, of: number, &json)
                }
                put(json.takeText())
              }
            }
          }
        }
      }
    }
    json.endLine()
    put(json.takeText())
  }

  /// Every rule that was applied to one of the targets, once, by id.
  private static func rules(of report: Report) -> [Rule] {
    var rules: [String: Rule] = [:]
    for result in report.audits.flatMap(\.result.rules) { rules[result.rule.id] = result.rule }
    return rules.values.sorted { $0.id < $1.id }
  }

  private static func write(_ rule: Rule, _ json: inout JSONText) {
    json.member("id", rule.id)
    json.object("shortDescription") { $0.member("text", rule.title) }
    json.object("fullDescription") { $0.member("text", rule.why) }
    json.object("help") { json in
      let references = rule.references.map { reference in
        "\(reference)\(reference.title.map { " \($0)" } ?? "")"
      }
      let basis = references.isEmpty ? "" : "\n\nBased on: \(references.joined(separator: "; "))."
      json.member("text", rule.remedy + basis)
    }
    json.object("defaultConfiguration") { $0.member("level", level(rule.severity)) }
    json.object("properties") { json in
      json.array("tags") { json in
        json.value("accessibility")
        for reference in rule.references { json.value(reference.description) }
      }
    }
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }

  private static func write(_ gap: String, of audit: AuditReport, _ json: inout JSONText) {
    json.member("level", "warning")
    json.object("message") { $0.member("text", "\(audit.target): \(gap)") }
  }

  private static func write(
    _ finding: Finding, in audit: AuditReport, at sources: [SourceLocation], _ json: inout JSONText
  ) {
    let isFailure = finding.outcome == .fail
    json.member("kind", isFailure ? "fail" : finding.outcome == .review ? "review" : "open")
    json.member("level", isFailure ? level(finding.severity) : "none")
    var text = finding.message.description
    if audit.states.indices.contains(finding.state) { text += "\nState: \(audit.states[finding.state].title)." }
    if !finding.evidence.script.isEmpty { text += "\nEvidence: \(finding.evidence.script)" }
    json.object("message") { $0.member("text", text) }
    // Where the author wrote the thing comes first, then the document that was audited.
    let document = finding.source
    let places = sources + [document].compactMap(\.self)
    json.array("locations") { json in
      json.object { json in
        json.object("physicalLocation") { write(places.first, orElse: audit.target, &$0) }
        json.array("logicalLocations") { json in
          json.object { json in
            json.member("fullyQualifiedName", finding.node.path)
            json.member("kind", "element")
          }
        }
      }
    }
    if places.count > 1 {
      json.array("relatedLocations") { json in
        for (number, place) in places.enumerated().dropFirst() {
          json.object { json in
            json.member("id", number)
            json.object("physicalLocation") { write(place, orElse: audit.target, &$0) }
          }
        }
      }
    }
    json.object("properties") { json in
      json.member("target", audit.target)
      json.member("script", finding.evidence.script)
      json.member("session", finding.evidence.session)
      if !finding.implied.isEmpty {
        json.array("implied") { json in for rule in finding.implied { json.value(rule) } }
      }
    }
  }

  private static func write(_ place: SourceLocation?, orElse target: String, _ json: inout JSONText) {
    json.object("artifactLocation") { $0.member("uri", uri(place?.file ?? target)) }
    guard let place else { return }
    json.object("region") { json in
      json.member("startLine", max(1, place.line))
      json.member("startColumn", max(1, place.column))
    }
  }

  /// What an audit beside a baseline says of a finding.
  private static func write(
    _ baseline: BaselineComparison?, _ index: Int, of audit: Int, _ json: inout JSONText
  ) {
    guard let baseline else { return }
    let entry = baseline.accepts(index, of: audit)
    json.member("baselineState", entry == nil ? "new" : "unchanged")
    guard let entry else { return }
    json.array("suppressions") { json in
      json.object { json in
        json.member("kind", "external")
        json.member("justification", entry.reason)
      }
    }
  }

  /// A path as a URI reference (RFC 3986): what has another meaning there is written as its bytes.
  static func uri(_ path: String) -> String {
    let file = path == "-" ? "standard-input" : path
    var uri = file.hasPrefix("/") ? "file://" : ""
    for byte in file.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
        UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += byte < 16 ? "%0\(digits)" : "%\(digits)"
      }
    }
    return uri
  }
}
