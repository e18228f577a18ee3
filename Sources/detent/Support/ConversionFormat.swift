import ArgumentParser
import Recordings
import Trees

/// What `detent convert` writes: a recording, or the tree of an application.
enum ConversionFormat: ExpressibleByArgument {
  case recording(RecordingFormat)
  case tree(TreeWriter)

  init?(argument: String) {
    if let format = RecordingFormat(rawValue: argument) {
      self = .recording(format)
    } else if let format = TreeWriter(rawValue: argument) {
      self = .tree(format)
    } else {
      return nil
    }
  }

  static var allValueStrings: [String] {
    RecordingFormat.allCases.map(\.rawValue) + TreeWriter.allCases.map(\.rawValue)
  }

  /// The format of a recording that it stands for.
  var recording: RecordingFormat? {
    if case .recording(let format) = self { format } else { nil }
  }

  /// The shape of a tree that it stands for.
  var tree: TreeWriter? {
    if case .tree(let format) = self { format } else { nil }
  }
}
