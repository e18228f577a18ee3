import ArgumentParser
import Documents
import InputEvents
import KernelInput
import SafeText

/// `detent devices`
struct DevicesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the input devices of this machine, what each is, and what is missing to use them.",
    discussion: """
      Example:
        detent devices
        detent devices --format json

      The exit code is 4 when a device cannot be read or uinput cannot be used; `detent doctor` says more.
      """)

  @OptionGroup var format: FormatOptions

  func run() throws {
    let nodes = DeviceNode.list()
    let grabbed = Set(DeviceReader.grabbed(nodes.filter { $0.access == .readable }.map(\.path)))
    let problems = KernelDiagnosis.runOnMachine().filter { $0.status == .missing }
    if format.isJSON {
      let document: DocumentValue = [
        "devices": .list(nodes.map { $0.document(isGrabbed: grabbed.contains($0.path)) }),
        "missing": .list(problems.map(\.document)),
      ]
      StandardOutput.write(JSONWriter.text(document))
    } else {
      if nodes.isEmpty { StandardOutput.show("no input devices") }
      for node in nodes { StandardOutput.show(node.line(isGrabbed: grabbed.contains(node.path))) }
      for problem in problems {
        StandardOutput.show("missing: \(problem.title): \(problem.detail)")
        if let remedy = problem.remedy { StandardOutput.show("  \(remedy)") }
      }
    }
    if !problems.isEmpty { throw ExitCode(ExitStatus.device.rawValue) }
  }
}

extension DeviceNode {
  /// One line for people.
  fileprivate func line(isGrabbed: Bool) -> TerminalText {
    let identity = description.identity
    var notes = description.kinds.map(\.rawValue)
    if isVirtual { notes.append("virtual") }
    if isGrabbed { notes.append("grabbed by another program") }
    let numbers = "\(identity.bus) \(identity.vendor.hexadecimal):\(identity.product.hexadecimal)"
    return "\(path)  \(description.name)  [\(numbers)]  \(notes.joined(separator: ", "))\(accessText)"
  }

  private var accessText: String {
    switch access {
    case .readable: ""
    case .denied(let owner, let group, let mode):
      "  not readable (owner \(owner), group \(group), mode 0\(String(mode, radix: 8)))"
    case .missing: "  no node"
    case .broken(let reason): "  \(reason)"
    }
  }

  fileprivate func document(isGrabbed: Bool) -> DocumentValue {
    let identity = description.identity
    let status =
      switch access {
      case .readable: isGrabbed ? "grabbed" : "readable"
      case .denied: "denied"
      case .missing: "missing"
      case .broken: "broken"
      }
    return [
      "node": .text(path), "name": .text(description.name), "access": .text(status),
      "kinds": .list(description.kinds.map { .text($0.rawValue) }), "virtual": .bool(isVirtual),
      "bus": .number(Int(identity.bus.rawValue)), "vendor": .number(Int(identity.vendor)),
      "product": .number(Int(identity.product)), "version": .number(Int(identity.version)),
    ]
  }
}

extension UInt16 {
  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
