#!/bin/bash
# Chunks by a starter while their workers are killed repeatedly: byte for byte the output of one process.
#
# Usage: killed.sh FOLDER_OF_PROGRAMS PROJECT_ROOT STARTER PUZZLES [CHUNKS]     (LIST=FILE: puzzles of that file)
set -u
export PATH=$1:$PATH LC_ALL=C
root=$2 starter=$3 puzzles=$4 chunks=${5:-20}
[ "$starter" != parallel ] || command -v parallel >/dev/null || { echo "skipped: GNU parallel is not installed"; exit 77; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
program=$(readlink -f "$(command -v deduku)")
result=0
fail() { echo "$*"; result=1; }

if [ -n "${LIST:-}" ]; then head -n "$puzzles" "$LIST"; else cat "$root/data/top1465.txt"; deduku generate -n "$puzzles" --seed 3; fi >list.txt
deduku rate --by te,reasonable list.txt >wanted 2>/dev/null
deduku batch plan list.txt --out job --by te,reasonable --puzzles $((puzzles / chunks + 10)) >/dev/null || fail "plan: $?"
deduku batch start job --on "$starter" --tasks 4 -j 1 2>said & start=$!
killed=0
while kill -0 $start 2>/dev/null; do
    sleep 0.0$((RANDOM % 8 + 2))
    # Identified by their working folder; shells of GNU parallel have the same words, but are not the program.
    victim=$(pgrep -f "batch run $folder/job/ " | while read -r one; do
        [ "$(readlink "/proc/$one/exe" 2>/dev/null)" = "$program" ] && echo "$one"; done | shuf -n 1)
    [ "$killed" -lt "$chunks" ] && [ -n "$victim" ] && kill -9 "$victim" 2>/dev/null && killed=$((killed + 1))
done
wait $start || deduku batch start job --on "$starter" --tasks 4 -j 1 2>>said || fail "start: $(tail -n 3 said)"
[ "$killed" -ge 3 ] || fail "only $killed were killed: too few puzzles"
cmp -s <(deduku batch merge job) wanted || fail "not what one process prints"
echo "$starter: $killed kills, $(wc -l <wanted) lines; $(tail -n 1 said)"
exit $result
