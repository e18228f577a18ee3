# Read by every test: `. /lab/lab.sh`. A test is a file NAME.test; each of its checks prints one line.
test=$1
data=/lab/data
work=$(mktemp -d)
cd "$work" || exit 1
failed=0

pass() { echo "PASS $test: $*"; }
fail() { echo "FAIL $test: $*"; failed=1; }
skip() { echo "SKIP $test: $*"; }
note() { echo "| $test: $*"; }

# check TEXT COMMAND…: passes when the command does.
check() {
  text=$1
  shift
  if "$@"; then pass "$text"; else fail "$text ($*)"; fi
}

# same TEXT EXPECTED FOUND: passes when two files are equal; shows the first differences.
same() {
  if [ ! -s "$2" ]; then fail "$1: $2 is empty"; return; fi
  if cmp -s "$2" "$3"; then pass "$1"; else fail "$1"; diff -U 0 "$2" "$3" | sed 1,2d | head -12 | sed 's/^/| /'; fi
}

# until_true COMMAND…: tries for at most a minute, which a busy host may need; the only waiting there is.
until_true() {
  tries=0
  while ! "$@" 2>/dev/null; do
    tries=$((tries + 1))
    [ $tries -lt 3000 ] || { fail "waited a minute for: $*"; return 1; }
    usleep 20000
  done
}

# node_of FILE [N]: the node that `replay` or `perform` says the N-th device is, from its standard error.
node_of() { sed -n 's/^playing \([^ ]*\) .*/\1/p' "$1" | sed -n "${2:-1}p"; }

# start replay|perform ARGUMENTS…: starts a player that waits for a reader; sets $player and $node.
start() {
  rm -f play.err
  detent "$@" --wait-for-reader >play.out 2>play.err &
  player=$!
  until_true grep -q '^playing ' play.err || { cat play.err; exit 1; }
  node=$(node_of play.err)
}

# play FILE OPTIONS…: starts a replay of a recording.
play() { start replay "$@"; }

# perform SCRIPT OPTIONS…: starts a performance of gestures.
perform() { start perform "$@" --output kernel; }

# guest COMMAND…: does it as a user who is nobody special.
guest() {
  grep -q ^guest: /etc/passwd || echo 'guest:x:1000:1000::/tmp:/bin/sh' >>/etc/passwd
  chmod 711 "$work"
  su guest -c "$*"
}

# record OPTIONS…: starts a recorder of $node into out.session.jsonl; sets $recorder. An old file stays with --force.
record() {
  case " $* " in *" --force "*) ;; *) rm -f out.session.jsonl ;; esac
  detent record "$node" -o out.session.jsonl "$@" 2>record.err &
  recorder=$!
}

# opened PROCESS: waits until the process has $node open, without opening it ourselves.
opened() { until_true sh -c "ls -l /proc/$1/fd | grep -q $node"; }

# pressed CODE [FILE]: waits until a recording says that a key is down: with an event, or in the state that it began in.
pressed() { until_true grep -qE "\"$1\",1\\]|\"state\":.*\"$1\"" "${2:-out.session.jsonl}"; }

# events FILE: the events of an evemu or session file, one a line, without their times.
events() { detent convert "$1" - --to evemu 2>/dev/null | sed -n 's/^E: [^ ]* \([^ ]* [^ ]* [^\t ]*\).*/\1/p'; }

# frames FILE: the lines of a session file that hold frames, whole but for their times.
frames() { sed -n '/"e":/s/^{"t":-*[0-9]*,/{/p' "$1"; }

# distances FILE: the distances of its frames in µs.
distances() {
  detent convert "$1" - --to evemu 2>/dev/null |
    awk '$1 == "E:" && $3 == "0000" { split($2, t, "."); now = t[1] * 1000000 + ("1" t[2]) - 1000000; if (n++) print now - last; last = now }'
}

# newer MAJOR MINOR: whether the kernel is at least that new.
newer() {
  release=$(uname -r)
  major=${release%%.*}
  minor=${release#*.}
  minor=${minor%%[!0-9]*}
  [ "$major" -gt "$1" ] || { [ "$major" -eq "$1" ] && [ "$minor" -ge "$2" ]; }
}
