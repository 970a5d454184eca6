#!/usr/bin/env bash
# Each file of a release is installed and run in an empty environment: the programs in a clean Debian, the others in an empty
# folder, with an empty environment.
#
#   try.sh DIST      the folder that scripts/release made
set -u
root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")")
dist=$(readlink -f "$1")
place=$(mktemp -d)
trap 'rm -rf "$place"' EXIT
cd "$place" || exit
status=0
try() { # NAME COMMAND..
    if "${@:2}" >"$place/said" 2>&1; then echo "passed: $1"; else echo "FAILED: $1"; tail -n 20 "$place/said"; status=1; fi
}
empty() { env -i PATH="$PATH" HOME="$place" "$@"; }
puzzle=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
solution=812753649943682175675491283154237896369845721287169534521974368438526917796318452

checksums() { (cd "$dist" && sha256sum --check --strict SHA256SUMS && [ "$(wc -l <SHA256SUMS)" = 6 ]); }

# Only a minimal Debian is installed: no libraries, no network.
tarball() {
    local archive inside
    archive=$(echo "$dist"/deduku-*-linux-*.tar.gz)
    inside='set -ex
tar -xzf /tmp/deduku.tar.gz -C /opt && mv /opt/deduku-* /opt/deduku
export PATH=/opt/deduku/bin:/usr/bin:/bin
deduku solve '$puzzle' | grep '$solution'
deduku prove '$puzzle' -o /tmp/proof.jsonl && deduku-check '$puzzle' /tmp/proof.jsonl | grep accepted
deduku draw '$puzzle' -o /tmp/picture.svg
deduku catalog create /tmp/known.deduku-catalog
test -s /opt/deduku/share/man/man1/deduku-solve.1'
    mmdebstrap --quiet --variant=minbase --customize-hook="upload $archive /tmp/deduku.tar.gz" \
        --customize-hook="printf '%s\n' '$inside' >\"\$1/tmp/try\"" --customize-hook='chroot "$1" bash /tmp/try' \
        "$(. /etc/os-release && echo "$VERSION_CODENAME")" /dev/null $(ls /etc/apt/sources.list /etc/apt/sources.list.d/*.{list,sources} 2>/dev/null)
}

wheel() {
    python3 -m venv v && empty v/bin/pip install --no-index --disable-pip-version-check "$dist"/deduku-*.whl &&
        [ "$(empty v/bin/python -c "import deduku; print(deduku.explain('...43.1..1..4...', 'A1').text)")" = "A1 is 1: the only place for 1 in column A" ]
}

npm_package() {
    mkdir n && cd n && echo '{"private":true,"type":"module"}' >package.json &&
        empty npm install --offline --no-audit --no-fund --silent "$dist"/deduku-[0-9]*.tgz &&
        echo "import { open } from 'deduku'; const d = await open();
            const { level } = await d.ask({ ask: 'hdp', puzzle: '$puzzle' }); if (level !== 'hard') throw level;" >try.mjs && empty node try.mjs
}

# The page opens a puzzle from its address and names the 21 givens to screen readers.
page() { # URL
    empty "$(command -v chromium)" --headless --no-sandbox --disable-gpu --virtual-time-budget=30000 --dump-dom "$1#p=$puzzle" >dom.html 2>dom.err || return
    [ "$(grep -o 'aria-label="[A-I][1-9][^"]*given[^"]*"' dom.html | wc -l)" = 21 ] || { tail -c 600 dom.html; return 1; }
}
one_file() { page "file://$(echo "$dist"/deduku-workbench-*.html)"; }
site() {
    mkdir s && tar -xzf "$dist"/deduku-workbench-*.tar.gz -C s --strip-components 1 || return
    python3 -m http.server --bind 127.0.0.1 --directory s 8942 & local server=$!
    sleep 1
    page http://127.0.0.1:8942/
    local result=$?
    kill $server
    return $result
}

try "checksums" checksums
try "Debian package" "$root/scripts/package" --try
try "tarball in a clean Debian" tarball
try "wheel" wheel
try "npm package" npm_package
if command -v chromium >/dev/null; then
    try "workbench in one file" one_file
    try "workbench as a site" site
else
    echo "skipped: the workbench: no chromium here"
fi
exit $status
