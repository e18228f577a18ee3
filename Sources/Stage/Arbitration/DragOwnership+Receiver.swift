internal import Harness
internal import StageMotion

extension DragOwnership {
  /// As what the owner takes it; nil where what lies beside the sheet decides.
  var receiver: Receiver? {
    switch verdict.owner {
    case .swallowed: zone == .underDialog ? .dialog : .dimmedArea
    case .sheet, .sheetThenScroll: zone == .grabber ? .grabber : zone == .header ? .header : .sheet
    case .control: .control
    case .verticalScroll, .horizontalScroll: .content
    case .parent: nil
    case .nobody: .nobody
    }
  }
}
