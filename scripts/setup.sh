# Shared functions of ./deduku, ./test and the scripts in this folder; they set `root` and source this file.
#
#   missing_packages web         prints the missing packages of a group
#   need_packages run            installs the missing packages of scripts/packages.txt
#   build release deduku ..      brings these targets of build/release up to date
#
# Nothing is written to stdout. During a build a progress line is shown on stderr; if it fails, the errors are shown and
# the whole log stays in build/release/build.log.

say() { printf '%s\n' "$*" >&2; }

# Status as in sysexits.h: 69 = a required package is missing, 70 = the build failed.
fail() {
    local status=$1
    shift
    say "$@"
    exit "$status"
}

# Whether this user may build here: a checkout may be read-only, or another user's.
can_build() {
    if [ -e "$root/build" ]; then
        # Existing files must be ours, including those that record build times.
        [ -w "$root/build" ] || return 1
        [ ! -e "$root/build/release" ] || [ -w "$root/build/release" ] || return 1
        [ ! -e "$root/build/release/.ninja_log" ] || [ -w "$root/build/release/.ninja_log" ]
    else
        [ -w "$root" ]
    fi
}

# A build folder stores the path of its sources. In a copy of the checkout that is the old path: start again.
forget_other_sources() {
    local cache=$1/CMakeCache.txt home
    [ -f "$cache" ] || return 0
    home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$cache")
    [ "$home" = "$root" ] && return 0
    say "this is a copy of $home: building it anew"
    find "$1" -mindepth 1 -maxdepth 1 ! -name lock -exec rm -rf {} +
}

# The missing packages of a group, and of `run`, one a line. A program of the same name suffices, whatever its source (such as
# npm from another distribution of node).
missing_packages() {
    local use=$1 name tag
    while read -r name tag _; do
        case $name in '#'* | '') continue ;; esac
        [ "$tag" = run ] || [ "$tag" = "$use" ] || continue
        dpkg-query -W -f '${db:Status-Status}\n' "$name" 2>/dev/null | grep -q '^installed' ||
            command -v "$name" >/dev/null || echo "$name"
    done <"$root/scripts/packages.txt"
}

# Several programs can start at once: the second waits for the first. Other users of apt are waited for as well.
need_packages() {
    local use=$1 stamp=$root/build/packages-$1.stamp name status
    [ "$stamp" -nt "$root/scripts/packages.txt" ] && return
    mkdir -p "$root/build" || fail 69 "cannot write to $root/build"
    if ! command -v dpkg-query >/dev/null; then
        # Not Debian: CMake names the missing library, if one is.
        for name in cmake ninja c++; do
            command -v "$name" >/dev/null || fail 69 "$name is missing; scripts/packages.txt lists what to install"
        done
    else
        (
            flock 9
            install_packages "$use" 9>&-
        ) 9>"$root/build/packages.lock"
        status=$?
        [ $status = 0 ] || exit $status
    fi
    touch "$stamp"
}

install_packages() {
    local as_root=() missing=()
    mapfile -t missing < <(missing_packages "$1")
    [ ${#missing[@]} -gt 0 ] || return 0
    if [ "$(id -u)" != 0 ]; then
        as_root=(sudo -n)
        sudo -n true 2>/dev/null || fail 69 "missing packages; install them with: sudo apt-get install ${missing[*]}"
    fi
    say "installing ${missing[*]}"
    {
        "${as_root[@]}" apt-get update
        "${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -o DPkg::Lock::Timeout=300 install -y \
            --no-install-recommends "${missing[@]}"
    } >"$root/build/packages.log" 2>&1 </dev/null || {
        tail -n 5 "$root/build/packages.log" >&2
        fail 69 "could not install them (build/packages.log); needed: ${missing[*]}"
    }
}

# The time left after DONE of TOTAL steps in SECONDS: ", 4 min left", ", 30 s left"; nothing during the first seconds.
time_left() {
    local left
    [ "$3" -ge 5 ] || return 0
    left=$(($3 * ($2 - $1) / $1))
    if [ $left -ge 90 ]; then printf ', %s min left' $(((left + 30) / 60)); else printf ', %s s left' $left; fi
}

# Reads ninja's lines; writes one line, overwritten on a terminal, or elsewhere a line every 10 seconds (or every $1).
show_progress() {
    local every=${1:-10} line state began=no start=$SECONDS next=0
    while IFS= read -r line; do
        [[ $line =~ ^\[([0-9]+)/([0-9]+)\]\ (Building|Linking) ]] || continue
        state="${BASH_REMATCH[1]} of ${BASH_REMATCH[2]} steps"
        state+=$(time_left "${BASH_REMATCH[1]}" "${BASH_REMATCH[2]}" $((SECONDS - start)))
        if [ -t 2 ]; then
            printf '\rbuilding: %s\033[K' "$state" >&2
        elif [ $((SECONDS - start)) -ge $next ]; then
            say "building: $state"
            next=$((SECONDS - start + every))
        fi
        began=yes
    done
    if [ $began = yes ] && [ -t 2 ]; then printf '\r\033[K' >&2; fi
}

build() {
    local preset=$1 dir=$root/build/$1 status
    shift
    mkdir -p "$dir" || fail 69 "cannot write to $dir"
    # With the lock several programs can start at once; the program does not inherit it.
    (
        set -o pipefail
        flock 9
        forget_other_sources "$dir"
        # Also if packages were installed or removed since: CMake then looks for optional ones again.
        if [ ! -f "$dir/build.ninja" ] || [ "${DPKG_ADMINDIR:-/var/lib/dpkg}/status" -nt "$dir/build.ninja" ]; then
            say "configuring build/$preset"
            (cd "$root" && cmake --preset "$preset" && touch "$dir/build.ninja") >"$dir/build.log" 2>&1 9>&- || exit 1
        fi
        ninja -C "$dir" "$@" 2>&1 9>&- | tee "$dir/build.log" | show_progress
    ) 9>"$dir/lock" </dev/null
    status=$?
    [ $status = 0 ] && return
    [ $status = 130 ] && exit 130
    { grep -A 30 -m 1 -E '^FAILED|Error|error:' "$dir/build.log" || tail -n 30 "$dir/build.log"; } >&2
    fail 70 "the build failed; the whole log is in build/$preset/build.log"
}
