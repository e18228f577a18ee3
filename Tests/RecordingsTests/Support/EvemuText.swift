/// Texts that several tests read.
enum EvemuText {
  /// A touchscreen without contacts, as evemu-describe writes one.
  static let panel = """
    # EVEMU 1.3
    N: Panel #2
    I: 0003 046d 404d 0111
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 03 03 00 00 00 00 00 00 00
    A: 00 0 4095 0 0 12
    A: 01 -5 4095 1 2 12

    """

  /// A whole recording of evemu 1.3, with the comments of its tools and of a person.
  static let tap = """
    # EVEMU 1.3
    # Kernel: 6.1.0
    # Input device name: "Panel"
    N: Panel
    I: 0018 1234 0001 0100
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 00 00 00 00 00 00 00
    B: 01 00 04 00 00 00 00 00 00
    B: 03 00 00 00 00 00 80 60 02
    A: 2f 0 9 0 0 0
    A: 35 0 4095 0 0 26
    A: 36 0 4095 0 0 26
    A: 39 0 65535 0 0 0
    ################################
    #      Waiting for events      #
    ################################
    # a tap in the middle
    E: 0.000001 0003 0039 0007\t# EV_ABS / ABS_MT_TRACKING_ID   7
    E: 0.000001 0003 0035 2047\t# EV_ABS / ABS_MT_POSITION_X    2047
    E: 0.000001 0003 0036 2047\t# EV_ABS / ABS_MT_POSITION_Y    2047
    E: 0.000001 0001 014a 0001\t# EV_KEY / BTN_TOUCH            1
    E: 0.000001 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +0ms
    E: 0.080000 0003 0039 -001\t# EV_ABS / ABS_MT_TRACKING_ID   -1
    E: 0.080000 0001 014a 0000\t# EV_KEY / BTN_TOUCH            0
    E: 0.080000 0000 0000 0000\t# ------------ SYN_REPORT (0) ---------- +80ms

    """
}
