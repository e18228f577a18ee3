# Shared by the scripts beside it; to be sourced.
root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit 1

# Temporary files and folders, made by mktemp; gone when the script ends, however it does.
temporary=()
remove_temporary() { [ ${#temporary[@]} -eq 0 ] || rm -rf "${temporary[@]}"; }
trap remove_temporary EXIT
trap 'exit 129' HUP
trap 'exit 130' INT
trap 'exit 143' TERM

say() { printf '==> %s\n' "$*" >&2; }
fail() { printf 'error: %s\n' "$1" >&2; [ -n "${2:-}" ] && printf '  hint: %s\n' "$2" >&2; exit 1; }

# need_swift: a Swift 6.2 or newer toolchain on the PATH.
need_swift() {
  command -v swift >/dev/null || fail "there is no 'swift' on the PATH" \
    "install Swift 6.3 for your system from swift.org/install, then run this again"
  local version
  version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9]*\.[0-9]*\).*/\1/p' | head -n 1)
  [ "$(printf '%s\n6.2\n' "$version" | sort -V | head -n 1)" = 6.2 ] ||
    fail "Swift ${version:-of an unknown version} is too old" "detent needs Swift 6.2 or newer"
}

# packages_missing NAME…: those of the Debian packages that are not installed.
packages_missing() {
  local name
  for name in "$@"; do
    dpkg-query -W -f '${Status}\n' "$name" 2>/dev/null | grep -q '^install ok installed' || printf '%s ' "$name"
  done
}

# try_packages NAME…: installs what is missing; 1, with the reason said, when that cannot be done.
try_packages() {
  local missing log runner=()
  if ! command -v dpkg-query >/dev/null; then
    say "this is not Debian: install the equivalents of: $*"
    return 1
  fi
  missing=$(packages_missing "$@")
  [ -z "$missing" ] && return 0
  if [ "$(id -u)" != 0 ]; then
    if command -v sudo >/dev/null && sudo -n true 2>/dev/null; then runner=(sudo -n); else
      say "missing packages, and no right to install them; run: sudo apt-get install $missing"
      return 1
    fi
  fi
  say "installing $missing"
  log=$(mktemp) || return 1
  temporary+=("$log")
  # shellcheck disable=SC2086 # a list of names
  if ! "${runner[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends $missing >"$log" 2>&1; then
    # The list of packages may be old or empty: renew it once.
    if ! { "${runner[@]}" apt-get update && "${runner[@]}" env DEBIAN_FRONTEND=noninteractive \
      apt-get install -y --no-install-recommends $missing; } >"$log" 2>&1; then
      tail -n 5 "$log" >&2
      say "apt-get could not install: $missing"
      return 1
    fi
  fi
  # A script may end in another program, by exec.
  rm -f "$log"
}

# need_packages NAME…: as try_packages, and the end where it fails.
need_packages() {
  try_packages "$@" || fail "these packages are needed: $*" "install them and run this again"
}

# build_packages: what every build needs beside Swift.
build_packages="libevdev-dev pkg-config"

# import_check: what makes it an error to import a module of the package that the target does not depend on.
# shellcheck disable=SC2034 # used by the scripts
import_check=(--explicit-target-dependency-import-check error)

# need_axe: axe-core as a package of the Python index carries it; its path is in $axe afterwards.
need_axe() {
  need_packages chromium python3 python3-venv
  local venv=$root/.build/browser-venv wanted=$root/Tests/Browser/requirements.txt
  if ! cmp -s "$wanted" "$venv/requirements.txt"; then
    say "fetching axe-core"
    rm -rf "$venv"
    python3 -m venv "$venv" || fail "python3 cannot make a virtual environment" "apt-get install python3-venv"
    # Nothing else of the package is used, so nothing else is fetched.
    "$venv/bin/pip" install --quiet --disable-pip-version-check --no-deps --require-hashes -r "$wanted" ||
      fail "pip could not fetch axe-core" "the network, or the proxy that pip uses, does not let it; see the lines above"
    cp "$wanted" "$venv/requirements.txt"
  fi
  axe=$(find "$venv" -name axe.min.js | head -n 1)
  [ -n "$axe" ] || fail "the package holds no axe.min.js" "remove $venv and run this again"
}
