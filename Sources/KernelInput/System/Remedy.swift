/// What mends a machine on which devices cannot be used; the same words wherever it is said.
enum Remedy {
  static let uinputPath = "/dev/uinput"
  static let list = "`detent devices` lists the nodes that there are"
  static let loadModule = "load the module: sudo modprobe uinput (in a container: on the host)"
  static let passNode = "start the container with the node: --device /dev/uinput --device /dev/input"
  /// `uaccess` gives the node to whoever sits at the machine, and needs a number below 73.
  static let uinputRule = """
    KERNEL=="uinput", SUBSYSTEM=="misc", OPTIONS+="static_node=uinput", TAG+="uaccess", GROUP="input", MODE="0660"
    """
  static let readRule = #"SUBSYSTEM=="input", KERNEL=="event*", TAG+="uaccess""#
  static let ruleFile = "/etc/udev/rules.d/70-detent.rules"
  static let reload = "sudo udevadm control --reload && sudo udevadm trigger"

  static func missing(_ path: String) -> String {
    path == uinputPath ? loadModule : list
  }

  static func permission(_ path: String) -> String {
    let rule = path == uinputPath ? uinputRule : readRule
    return "put this line into \(ruleFile), then run `\(reload)` and log in again: \(rule)"
  }
}
