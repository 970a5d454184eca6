#!/bin/bash
# A real full disk: the catalogue and `index` report it, lose no existing data, and continue when there is room.
#
# Usage: full_disk.sh FOLDER_OF_PROGRAMS PROJECT_ROOT     (mounts a disk in a separate name space; skipped with 77
# if that is not allowed)
set -u
[ "${INSIDE:-}" = yes ] || { unshare -rm true 2>/dev/null || { echo "skipped: no name space of one's own for a mount"; exit 77; }
    INSIDE=yes exec unshare -rm "$0" "$@"; }
export PATH=$1:$PATH LC_ALL=C
root=$2
folder=$(mktemp -d)
trap 'cd /; umount "$folder/disk" 2>/dev/null; rm -rf "$folder"' EXIT
cd "$folder" || exit 2
result=0
fail() { echo "$*"; result=1; }
mkdir disk
mount -t tmpfs -o size=1m none disk 2>/dev/null || { echo "skipped: no disk of one's own can be mounted"; exit 77; }
room() { mount -o remount,size="$1" disk; }
fill() { dd if=/dev/zero of=disk/ballast bs=4k 2>/dev/null; }
# full STATUS WHAT: it failed for this reason, and reported it.
full() {
    [ "$1" = 70 ] || fail "$2: status $1"
    grep -q 'No space left on device' said || fail "$2: $(head -n 2 said)"
}

{ grep -hx '[1-9.]\{81\}' "$root"/data/*.txt; deduku generate -n 12000 --seed 9; } >list.txt
deduku canon --form solution list.txt 2>/dev/null | cut -f 1 | grep -v '^-' | sort -u >forms.txt

fill
deduku catalog create disk/c 2>said
full $? create
rm disk/ballast
[ -e disk/c ] && { deduku catalog query disk/c >/dev/null 2>&1 && fail "create: half a catalogue is taken for one"; }
deduku catalog create disk/c || fail "create, with room: $?"

# In steps: each time a part is added, or nothing.
deduku catalog add disk/c list.txt 2>said
full $? add
room 8m
[ "$(deduku catalog check --all disk/c)" = ok ] || fail "add: $(deduku catalog check --all disk/c | head -n 3)"
deduku catalog add disk/c list.txt 2>said || fail "add, with room: $(cat said)"
deduku catalog export --where 'unique = 1' disk/c | sort | cmp -s - forms.txt || fail "add: not the forms of the list"

fill
before=$(deduku catalog query --count disk/c 2>/dev/null)
deduku catalog rate -j 2 --chunk 0.1 --by te,reasonable disk/c 2>said
full $? rate
[ -z "$before" ] || [ "$before" -ge "$(wc -l <forms.txt)" ] || fail "rate: $before puzzles on the full disk"
rm disk/ballast
[ "$(deduku catalog check disk/c)" = ok ] || fail "rate: $(deduku catalog check disk/c | head -n 3)"
deduku catalog rate -j 2 --by te,reasonable disk/c 2>said || fail "rate, with room: $(cat said)"
deduku catalog export disk/c >kept.txt
deduku rate --by te,reasonable kept.txt 2>/dev/null | sed 1d >wanted.txt
deduku catalog query disk/c --columns reasonable,te | sed 1d | cmp -s - wanted.txt || fail "rate: other values than those of rate"

fill
deduku batch plan --out disk/job --by te list.txt >/dev/null 2>said
full $? 'batch plan'
rm -r disk/ballast disk/job

tail -n 40 list.txt >some.txt  # quick, in pages of 100 kB
deduku index some.txt -o clean >/dev/null
fill
deduku index some.txt -o disk/site >/dev/null 2>said && fail "index, nothing fits: status 0"
grep -q 'No space left on device' said || fail "index, nothing fits: $(head -n 2 said)"
truncate -s -600k disk/ballast
deduku index some.txt -o disk/site >/dev/null 2>said
full $? index
ls disk/site/puzzles/*.html >/dev/null 2>&1 || fail "index: none was made in 600 kB"
for file in disk/site/puzzles/*.html; do [ "$(tail -n 1 "$file")" = '</html>' ] || fail "index: $file is cut"; done
rm disk/ballast
made=$(ls disk/site/puzzles | grep -c html)
[ "$(deduku index some.txt -o disk/site | wc -l)" -le $((41 - made)) ] || fail "index, with room: made what was there"
diff <(cd clean && find . -type f | sort) <(cd disk/site && find . -type f | sort) || fail "index, with room: other files"
[ "$(deduku index some.txt -o disk/site | wc -l)" = 0 ] || fail "index, with room: the run after that still made some"
exit $result
