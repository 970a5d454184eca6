#!/usr/bin/env bash
# Installs the program in an empty folder, moves it, and tests it there.
#
# Usage: installed.sh programs|man|bash|zsh|fish|package BUILD_FOLDER PROJECT_ROOT VERSION; status 77: a tool is missing
set -u
what=$1 build=$2 root=$3 version=$4
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
result=0
fail() { echo "$*"; result=1; }
same() { [ "$2" = "$3" ] || fail "$1: found '$2', expected '$3'"; }
need() { for tool; do command -v "$tool" >/dev/null || { echo "skipped: $tool is not installed"; exit 77; }; done; }

cmake --install "$build" --prefix "$folder/first" --component program >"$folder/install.log" ||
    { cat "$folder/install.log"; exit 1; }
mkdir "$folder/second"
mv "$folder/first" "$folder/second/here"
prefix=$folder/second/here
export PATH=$prefix/bin:$PATH LC_ALL=C.UTF-8 HOME=$folder
cd "$folder" || exit 2
command_names() { deduku --help | awk '/^Commands:/ {on = 1; next} /^$/ {on = 0} on {print $1}'; }

# All commands work that need more than their own code: the checker, the lists, the fonts of pictures.
check_programs() {
    local puzzle=...43.1..1..4...
    same "deduku" "$(command -v deduku)" "$prefix/bin/deduku"
    same "version" "$(deduku --version)" "deduku $version"
    same "solve" "$(deduku solve $puzzle)" "$(printf '%s\t1\t1234341221434321' $puzzle)"
    same "check" "$(deduku check $puzzle "$(deduku certificate $puzzle)")" "accepted: unique"
    deduku prove -o proof.jsonl $puzzle >/dev/null
    same "deduku-check" "$(deduku-check $puzzle proof.jsonl)" "accepted: unique"
    deduku draw $puzzle -o picture.png >/dev/null
    same "png" "$(head -c 4 picture.png | tail -c 3)" PNG
    mkdir away && mv "$prefix"/lib*/deduku/raster.so away 2>/dev/null || mv "$prefix"/lib*/*/deduku/raster.so away
    deduku draw $puzzle -o none.png 2>&1 | grep -q "$puzzle: PNG and PDF cannot be drawn without their module: .*/raster.so" ||
        fail "no message about the module that is missing"
    same "lists of bench" "$(deduku bench --engine best --limit 1 --timeout 60 | grep -c -v '^#')" 8
    same "relative path" "$(cd "$prefix/share" && ../bin/deduku check $puzzle ../../../proof.jsonl)" "accepted: unique"
    ln -s "$prefix/bin/deduku" link
    same "through a link" "$(./link check $puzzle proof.jsonl)" "accepted: unique"
    [ -f "$prefix/share/doc/deduku/json.md" ] || fail "no json.md in share/doc/deduku"
    grep -q "^## $version" "$prefix/share/doc/deduku/CHANGELOG.md" || fail "CHANGELOG.md: no $version"
    grep -q "^version: $version\$" "$root/CITATION.cff" || fail "CITATION.cff: not $version"
    grep -r -I -l -F -e "$root/" -e "$build/" "$prefix" && fail "these name the folder of the build"
}

# A page for the program, each command and the checker, without complaints from man.
check_man() {
    local name pages=$prefix/share/man/man1
    need man
    local checkers=(deduku-check)
    [ ! -e "$prefix/bin/deduku-check-proved" ] || checkers+=(deduku-check-proved)
    for name in deduku "${checkers[@]}" $(command_names | sed 's/^/deduku-/'); do
        [ -f "$pages/$name.1" ] || { fail "no page $name.1"; continue; }
        same "$name.1" "$(man --warnings -l "$pages/$name.1" 2>&1 >/dev/null)" ""
    done
    same "pages" "$(ls "$pages" | wc -l)" "$(($(command_names | wc -l) + ${#checkers[@]}))"
    export MANPATH=$prefix/share/man MANWIDTH=200 MANPAGER=cat
    man deduku-solve | grep -q -- '--limit N' || fail "man deduku-solve: no --limit"
    man deduku solve | grep -q -- '--limit N' || fail "man deduku solve: no --limit"
    man deduku | grep -q 'deduku-certificate(1)' || fail "man deduku: no deduku-certificate(1)"
    # The page of the checker is written by hand: it must contain everything in its help.
    deduku-check --help | sed -n 's/^  \(--[a-z]*\|[a-z ]*: [a-z ]*\).*/\1/p' | sed 's/ *$//' >facts
    [ "$(wc -l <facts)" -ge 10 ] || fail "deduku-check --help: $(wc -l <facts) options and answers"
    while read -r name; do
        man deduku-check | grep -q -F -e "$name" || fail "man deduku-check: no '$name'"
    done <facts
}

# asks LINE WORD..: the completions of LINE are exactly these words. `offers` is different for every shell.
asks() {
    local line=$1
    shift
    same "$what: $line" "$(offers "$line" | sort | xargs)" "$*"
}
check_shell() {
    asks 'deduku so' solve
    asks 'deduku help ce' certificate
    asks 'deduku solve --li' --limit
    asks 'deduku solve --co' --color --coords --count
    asks 'deduku hdp --walk ' breadth depth
    asks 'deduku -j 2 hdp --walk d' depth
}

offers_bash() {
    bash --norc -c '
        shopt -u progcomp_alias
        if [ -f /usr/share/bash-completion/bash_completion ]; then
            . /usr/share/bash-completion/bash_completion
            _completion_loader deduku
        else
            . "$1/share/bash-completion/completions/deduku"
        fi
        complete -p deduku | grep -q -- "-F _deduku " || echo "not loaded"
        COMP_LINE=$2 COMP_POINT=${#2}
        read -r -a COMP_WORDS <<<"$2"
        [[ $2 = *" " ]] && COMP_WORDS+=("")
        COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
        _deduku
        printf "%s\n" "${COMPREPLY[@]}"' bash "$prefix" "$1"
}
offers_fish() { fish -c 'complete -C $argv[1]' "$1" 2>/dev/null | cut -f 1; }
offers_zsh() { zsh -f "$root/tests/install/complete.zsh" "$prefix/share/zsh/site-functions" "$1"; }

# The package's metadata and contents, and that it runs where it is unpacked.
check_package() {
    local deb path
    need cpack dpkg-deb dpkg-shlibdeps gzip
    cpack --config "$build/CPackConfig.cmake" -B "$folder/made" >cpack.log 2>&1 || { cat cpack.log; exit 1; }
    deb=$(echo made/*.deb)
    same "file" "$(basename "$deb")" "deduku_${version}-1_$(dpkg --print-architecture).deb"
    same "section" "$(dpkg-deb --field "$deb" Section)" math
    for path in 'libc6 (>= ' 'librsvg2-2 (>= '; do
        dpkg-deb --field "$deb" Depends | grep -q -F "$path" || fail "Depends: $(dpkg-deb --field "$deb" Depends)"
    done
    dpkg-deb --extract "$deb" unpacked
    for path in bin/deduku bin/deduku-check share/man/man1/deduku.1.gz share/man/man1/deduku-solve.1.gz \
        share/man/man1/deduku-check.1.gz share/bash-completion/completions/deduku share/zsh/vendor-completions/_deduku \
        share/fish/vendor_completions.d/deduku.fish share/doc/deduku/copyright share/doc/deduku/changelog.gz \
        share/doc/deduku/changelog.Debian.gz \
        share/deduku/data/top1465.txt lib/deduku/raster.so; do
        [ -f "unpacked/usr/$path" ] || fail "not in the package: usr/$path"
    done
    same "elsewhere" "$(dpkg-deb --contents "$deb" | awk '{print $6}' | grep -v -E '^\./(usr/((bin|lib/deduku|share)/.*|lib/)?)?$')" ""
    same "runs" "$(unpacked/usr/bin/deduku check ...43.1..1..4... "$(deduku certificate ...43.1..1..4...)")" "accepted: unique"
}

case $what in
    bash | zsh | fish)
        need "$what"
        export XDG_DATA_DIRS=$prefix/share
        offers() { "offers_$what" "$1"; }
        check_shell
        ;;
    *) "check_$what" ;;
esac
exit $result
