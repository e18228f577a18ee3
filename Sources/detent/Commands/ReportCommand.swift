import ArgumentParser
import Documents
import Harness
import Recordings
import Reports
import SafeText

/// `detent report`: what was written for later.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Puts the results of several machines together.",
    discussion: """
      Example:
        detent report merge results-1 results-2 --junit flows.xml
      """,
    subcommands: [Merge.self])

  /// `detent report merge`
  struct Merge: ParsableCommand {
    static let configuration = CommandConfiguration(
      abstract: "Shows the results of all shards as the whole run would have.",
      discussion: """
        Example:
          detent run example:mail.flow.yaml --shard 1/2 --results results-1
          detent run example:mail.flow.yaml --shard 2/2 --results results-2
          detent report merge results-1 results-2
          detent report merge results-1 results-2 -o flows.json --junit flows.xml

        What is printed is what `detent run` prints without --shard, in the order of that, whatever the order of the
        folders. Shards and cases that are missing or there twice are said on standard error. Exit code 1 says that a
        case failed or has no result, or that one has two that differ.
        """)

    @Argument(help: ArgumentHelp("Folders that detent run --results has written.", valueName: "folder"))
    var folders: [String]
    @Option(
      help:
        "How to write it: text or json, one object a line; unless given, as the name of the file ends, and else text."
    )
    var format: RunCommand.Format?
    @Option(name: .shortAndLong, help: ArgumentHelp("Where to write it; - is standard output.", valueName: "file"))
    var output = "-"
    @Option(
      help: ArgumentHelp("Write the results as JUnit XML; its path is told on standard error.", valueName: "file"))
    var junit: String?
    @Flag(help: "Replace a file that Detent did not write.")
    var force = false

    func validate() throws {
      if junit == "-", output == "-" { throw ValidationError("only one thing goes to standard output; name a file") }
      let ending = output.lowercased().split(separator: ".").last.map(String.init) ?? ""
      guard format == nil, output.contains("."), ["html", "htm", "xml", "sarif", "svg", "pdf", "png"].contains(ending)
      else { return }
      throw ValidationError(
        "results are not written to a file whose name ends in .\(ending): "
          + (ending == "xml" ? "--junit \(output) writes XML" : "text and .json are what they are written as"))
    }

    func run() throws {
      let files = try ResultFolder.files(in: folders)
      try NewFile.check(output, NewFile.manner(output, [.results], force: force), inputs: files)
      if let junit {
        try NewFile.check(junit, NewFile.manner(junit, [.results], force: force), inputs: files, outputs: [output])
      }
      let isPrivate = files.contains(where: PrivateFile.isPrivate)
      let merged = try ResultFolder.read(files)
      for remark in merged.remarks { StandardError.show("detent: warning: \(remark)") }
      for name in merged.missing { StandardError.show("detent: warning: there is no result of “\(name)”") }
      let name = output.lowercased()
      let format = format ?? (name.hasSuffix(".json") || name.hasSuffix(".jsonl") ? .json : .text)
      if output == "-" {
        for result in merged.results { FlowOutput.show(result, as: format) }
        FlowOutput.show(merged.summary, as: format)
      } else {
        let text =
          merged.results.map { FlowOutput.text($0, as: format) }.joined()
          + FlowOutput.text(merged.summary, as: format)
        try NewFile.write(
          text, to: output, force: force || OwnFile.takesPlace(of: output, as: [.results]), isPrivate: isPrivate)
      }
      if let junit {
        try NewFile.write(
          JUnitReport.render(merged.results, missing: merged.missing), to: junit,
          force: force || OwnFile.takesPlace(of: junit, as: [.results]),
          isPrivate: isPrivate)
      }
      if !merged.summary.isClean { throw ExitCode(ExitStatus.findings.rawValue) }
    }
  }
}
