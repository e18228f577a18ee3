/// What a person does, as text: `tap 120,300; swipe from 196,500 to 196,90 in 180ms; turn crown 3; type "Hi"`.
///
/// Instructions end with `;` or the line. A `#` at the start of an instruction or between blanks starts a comment.
///
/// ```
/// script    = [ instruction ] { ( ";" | newline ) [ instruction ] }
/// instruction = touch | keys | turn | screen | pointer | reader | "wait" duration | "mark" string
///           | "expect" claim [ "within" duration ] | "wait" "for" claim [ "within" duration ]
///
/// touch     = "tap" place [ fingers ] | ( "double" | "triple" ) "tap" [ place ] [ fingers ]
///           | "press" place { "for" duration | fingers }
///           | "long" "press" [ place ] { "for" duration | fingers }
///           | "swipe" direction { "from" place | "in" duration | fingers }
///           | "swipe" { "from" place | "to" place | "in" duration | fingers }
///           | "swipe" direction "then" direction { "from" place | "in" duration }
///           | "flick" direction { "from" place | "at" speed | fingers }
///           | "drag" { "from" place | "to" place | "via" place { "and" place } | "in" duration
///                    | [ "then" ] "hold" duration | [ "," ] "release" "at" speed | fingers }
///           | "pinch" { "at" place | "by" number | "in" duration }
///           | "rotate" { "at" place | "by" number ( "deg" | "°" ) | "in" duration }
///           | "scrub" { "at" place | "in" duration }
///           | "edge" "swipe" "from" ( "left" | "right" | "top" | "bottom" ) [ "in" duration ]
///           | "split" "tap" place
/// fingers   = "with" integer ( "finger" | "fingers" )
/// direction = "up" | "down" | "left" | "right"
///
/// keys      = "type" string | "press" chord | "hold" chord | "release" [ chord ]
/// chord     = key { "+" key }
/// turn      = "turn" device number [ "in" duration ]
/// screen    = "turn" "screen" | "resize" "screen" "to" ( width "," height | width "x" height )
/// pointer   = "move" "to" place | [ "double" | "right" | "middle" ] "click" [ place ]
///           | "drag" "pointer" { "from" place | "to" place | "in" duration }
///           | "scroll" number [ "horizontally" ]
///
/// reader    = "reader" ( ( "next" | "previous" ) [ kind ] | "first" | "last" | "activate" | "escape"
///           | "magic" "tap" | "increment" | "decrement" | "scroll" direction | "read" | "stop"
///           | "focus" place | "action" string
///           | "rotor" ( "next" | "previous" | "up" | "down" | "values" | "actions" | "headings" | "links"
///           | "controls" | "words" | "characters" ) | ( "structural" | "caret" ) "navigation" ( "on" | "off" )
///           | "caret" ( ( "next" | "previous" ) ( "character" | "word" | "line" ) | ( "start" | "end" ) "of"
///           ( "the" "line" | "all" ) ) )
///
/// place     = x "," y | "@" x "," y | selector
/// speed     = number "pt/s"
/// duration  = number ( "us" | "ms" | "s" )
/// ```
///
/// A selector is kept as written, up to the next phrase of the instruction: `tap button "Send" in sheet`; so is a
/// claim, whose kinds the harness lists. In a
/// string, `\"`, `\\`, `\n` and `\t` stand for the characters they stand for elsewhere.
public struct GestureScript: Hashable, Sendable {
  /// What is done, in order.
  public var instructions: [Located<ScriptAction>]

  /// The most instructions in one script.
  public static let greatestCount = 10_000

  /// The longest script, in bytes; whoever reads one from a file need not read on.
  public static let greatestLength = 1 << 20

  /// A script of these actions.
  public init(_ actions: [ScriptAction]) { instructions = actions.map { Located($0) } }

  /// The script that `text` spells.
  public init(parsing text: String) throws(GestureScriptError) { try self.init(parsing: Array(text.utf8)) }

  /// The script that UTF-8 text spells; bytes that are not UTF-8 are an error.
  ///
  /// - Parameter firstLine: The number of its first line, where it is a part of a longer text.
  public init(parsing utf8: [UInt8], firstLine: Int = 1) throws(GestureScriptError) {
    var parser = try ScriptParser(utf8, firstLine: firstLine)
    instructions = try parser.script()
  }

  /// The actions without their places in the text.
  public var actions: [ScriptAction] { instructions.map(\.value) }
}

extension GestureScript: CustomStringConvertible {
  /// One instruction a line, in a form that parses to an equal script.
  public var description: String { instructions.map(\.value.description).joined(separator: "\n") }
}
