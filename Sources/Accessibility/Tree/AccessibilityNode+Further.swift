/// What trees of real applications say of a node, and scenes do not.
extension AccessibilityNode {
  /// The author's own name for it, such as a resource id or a test id; several nodes may have the same one.
  public var identifier: String? {
    get { further.identifier }
    set { if identifier != newValue { changeFurther { $0.identifier = newValue } } }
  }
  /// The word that its source has for what it is, such as `android.widget.Button`.
  public var roleWord: String? {
    get { further.roleWord }
    set { if roleWord != newValue { changeFurther { $0.roleWord = newValue } } }
  }
  /// What its author wants to be said in place of its role.
  public var roleDescription: String? {
    get { further.roleDescription }
    set { if roleDescription != newValue { changeFurther { $0.roleDescription = newValue } } }
  }
  /// Traits that `Traits` has no bit for, in the words of the source.
  public var traitWords: [String] {
    get { further.traitWords }
    set { if traitWords != newValue { changeFurther { $0.traitWords = newValue } } }
  }
  /// Whether any of it is on the screen now, by the word of its source; what has scrolled away is visible and does not
  /// show. Nil where the source does not say.
  public var isShowing: Bool? {
    get { further.isShowing }
    set { if isShowing != newValue { changeFurther { $0.isShowing = newValue } } }
  }
  /// The text that it shows, where its source tells that from its name.
  public var text: String? {
    get { further.text }
    set { if text != newValue { changeFurther { $0.text = newValue } } }
  }
  /// The state that it is in, in its author's words.
  public var stateDescription: String? {
    get { further.stateDescription }
    set { if stateDescription != newValue { changeFurther { $0.stateDescription = newValue } } }
  }
  /// What the part of the screen that it is is called when it comes up.
  public var paneTitle: String? {
    get { further.paneTitle }
    set { if paneTitle != newValue { changeFurther { $0.paneTitle = newValue } } }
  }
  /// What comes up beside it on request.
  public var tooltip: String? {
    get { further.tooltip }
    set { if tooltip != newValue { changeFurther { $0.tooltip = newValue } } }
  }
  /// What is wrong with what it holds.
  public var errorText: String? {
    get { further.errorText }
    set { if errorText != newValue { changeFurther { $0.errorText = newValue } } }
  }
  /// The level of a heading, from 1.
  public var headingLevel: Int? {
    get { further.headingLevel }
    set { if headingLevel != newValue { changeFurther { $0.headingLevel = newValue } } }
  }
  /// How deep it stands among its likes in a hierarchy, from 1.
  public var hierarchyLevel: Int? {
    get { further.hierarchyLevel }
    set { if hierarchyLevel != newValue { changeFurther { $0.hierarchyLevel = newValue } } }
  }
  /// The direction in which it extends.
  public var orientation: Orientation? {
    get { further.orientation }
    set { if orientation != newValue { changeFurther { $0.orientation = newValue } } }
  }
  /// How urgently its changes are spoken.
  public var politeness: Politeness? {
    get { further.politeness }
    set { if politeness != newValue { changeFurther { $0.politeness = newValue } } }
  }
  /// The keys that do what activating it does, as its source writes them, such as `Ctrl+S`; several are apart by blanks.
  public var shortcut: String? {
    get { further.shortcut }
    set { if shortcut != newValue { changeFurther { $0.shortcut = newValue } } }
  }
  /// As what it is the current one of its set; nil where it is not.
  public var current: CurrentAs? {
    get { further.current }
    set { if current != newValue { changeFurther { $0.current = newValue } } }
  }
  /// What people may call it by voice, the most likely first.
  public var inputLabels: [String] {
    get { further.inputLabels }
    set { if inputLabels != newValue { changeFurther { $0.inputLabels = newValue } } }
  }
  /// Further facts that people can ask for.
  public var customContent: [CustomContent] {
    get { further.customContent }
    set { if customContent != newValue { changeFurther { $0.customContent = newValue } } }
  }
  /// Names of the author's own ways to go through its content.
  public var rotors: [String] {
    get { further.rotors }
    set { if rotors != newValue { changeFurther { $0.rotors = newValue } } }
  }
  /// What its author calls standard actions.
  public var actionNames: [ActionName] {
    get { further.actionNames }
    set { if actionNames != newValue { changeFurther { $0.actionNames = newValue } } }
  }
  /// What it says of other nodes.
  public var relations: [Relation] {
    get { further.relations }
    set { if relations != newValue { changeFurther { $0.relations = newValue } } }
  }
  /// How many rows and columns it has, for a table.
  public var table: TableShape? {
    get { further.table }
    set { if table != newValue { changeFurther { $0.table = newValue } } }
  }
  /// Where it stands in its table, for a cell.
  public var cell: TablePlace? {
    get { further.cell }
    set { if cell != newValue { changeFurther { $0.cell = newValue } } }
  }
  /// What is selected in its text, and where the caret is.
  public var selection: TextSelection? {
    get { further.selection }
    set { if selection != newValue { changeFurther { $0.selection = newValue } } }
  }
  /// Parts of its text that look unlike the rest.
  public var runs: [TextRun] {
    get { further.runs }
    set { if runs != newValue { changeFurther { $0.runs = newValue } } }
  }
  /// Weight of its font, 1…1000: 400 is regular, 700 bold.
  public var fontWeight: Double? {
    get { further.fontWeight }
    set { if fontWeight != newValue { changeFurther { $0.fontWeight = newValue } } }
  }
  /// The unit in which its author gave the size of its text.
  public var textUnit: TextUnit? {
    get { further.textUnit }
    set { if textUnit != newValue { changeFurther { $0.textUnit = newValue } } }
  }
  /// How far in front of its siblings it is drawn, the greatest last; nil where their order says it.
  public var zOrder: Int? {
    get { further.zOrder }
    set { if zOrder != newValue { changeFurther { $0.zOrder = newValue } } }
  }
  /// What its source says besides, where that was kept, so that it can be written back.
  public var facts: [SourceFact] {
    get { further.facts }
    set { if facts != newValue { changeFurther { $0.facts = newValue } } }
  }
}
