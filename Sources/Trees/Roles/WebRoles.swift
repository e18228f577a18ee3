import Accessibility

/// From the roles of ARIA, Chromium and AccessKit to roles and traits; the spelling of none of the three counts.
enum WebRoles {
  /// What a role means.
  struct Meaning {
    var role: Role
    var traits: Traits = []
  }

  /// What a role means; `.unknown` stands for one that is not known.
  static func meaning(of word: String) -> Meaning {
    let key = word.lowercased().filter { $0 != "-" && $0 != "_" }
    if let meaning = table[key] { return meaning }
    if key.hasPrefix("menuitem") { return Meaning(role: .menuItem) }
    if key.hasPrefix("progress") { return Meaning(role: .progress) }
    // Sections of a book (DPUB-ARIA 1.1); what has another role there is in the table.
    if key.hasPrefix("doc"), word.hasPrefix("doc-") || word.hasPrefix("Doc") || word.hasPrefix("doc") && key != word {
      return Meaning(role: .group)
    }
    return Meaning(role: sameNames[key] ?? .unknown)
  }

  /// The role of a separator that people can move.
  static func role(_ role: Role, isFocusable: Bool) -> Role {
    role == .separator && isFocusable ? .splitter : role
  }

  private static let sameNames = Dictionary(
    Role.allCases.map { ($0.rawValue.lowercased(), $0) }, uniquingKeysWith: { first, _ in first })

  private static let table: [String: Meaning] = {
    var table: [String: Meaning] = [:]
    func add(_ role: Role, _ traits: Traits = [], _ words: String...) {
      for word in words { table[word] = Meaning(role: role, traits: traits) }
    }
    add(.button, [], "defaultbutton", "togglebutton", "disclosuretriangle", "popupbutton", "colorwell")
    add(.radioButton, [], "radio")
    add(.link, [], "docbiblioref", "docglossref", "docnoteref", "docbacklink")
    add(.heading, [], "docsubtitle")
    add(.separator, [], "docpagebreak")
    add(.stepper, [], "spinbutton")
    add(
      .textField, [], "textinput", "textbox", "textfield", "emailinput", "numberinput", "phonenumberinput", "urlinput",
      "dateinput", "datetimeinput", "timeinput", "monthinput", "weekinput", "inputtime", "date", "datetime")
    add(.textEditor, [], "multilinetextinput", "textfieldwithmultiline")
    add(.secureTextField, [], "passwordinput")
    add(.searchField, [], "searchinput", "searchbox")
    add(
      .comboBox, [], "editablecombobox", "comboboxmenubutton", "comboboxselect", "comboboxgrouping",
      "textfieldwithcombobox")
    add(
      .text, [], "label", "statictext", "labeltext", "paragraph", "legend", "caption", "figcaption", "time", "code",
      "emphasis", "strong", "mark", "term", "definition", "listmarker", "deletion", "insertion", "subscript",
      "superscript", "tooltip", "pre", "abbr", "suggestion", "comment", "ruby", "rubyannotation")
    add(.image, [], "img", "canvas", "doccover", "graphicssymbol", "graphicsobject", "graphicsdocument", "svgroot")
    add(.list, [], "listbox", "descriptionlist", "directory")
    add(.listItem, [], "option", "listboxoption", "menulistoption")
    add(.table, [], "grid", "treegrid", "listgrid", "layouttable")
    add(.row, [], "layouttablerow")
    add(.cell, [], "gridcell", "layouttablecell")
    add(.tabBar, [], "tablist")
    add(.page, [], "tabpanel", "rootwebarea", "webarea", "document", "pdfroot", "iframe")
    add(.menu, [], "menulistpopup")
    add(.dialog, [], "alertdialog")
    add(.progress, [], "meter")
    add(.window, [], "window")
    add(
      .group, .landmark, "banner", "main", "navigation", "region", "form", "complementary", "contentinfo", "search",
      "header", "footer")
    add(.group, .live, "status", "log", "timer", "marquee")
    add(
      .group, [], "article", "radiogroup", "rowgroup", "fieldset", "blockquote", "details", "feed", "figure",
      "figuregroup",
      "note", "math", "video", "audio", "embeddedobject", "pluginobject", "sectionheader", "sectionfooter", "titlebar")
    add(
      .view, [], "generic", "genericcontainer", "none", "section", "presentation", "ignored", "linebreak", "div",
      "scrollview2")
    table["alert"] = Meaning(role: .alert, traits: .live)
    return table
  }()
}
