#!/bin/bash
# Killed runs, two runs at once, limits on the size of files: afterwards all files are whole, and the next run
# completes the rest.
#
# Usage: programs.sh FOLDER_OF_PROGRAMS PROJECT_ROOT TRIALS
set -u
export PATH=$1:$PATH LC_ALL=C
root=$2 trials=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
result=0
fail() { echo "$*"; result=1; }

{ head -n 40 "$root/data/top1465.txt"; printf '...43.1..1..4... Anna\n1...............\n'; } >list.txt
deduku index list.txt -o clean/ >/dev/null
deduku prove list.txt -o clean-proofs/ >/dev/null

# The rows of a folder's catalogue, without times.
rows() {
    python3 -c 'import sqlite3, sys
base = sqlite3.connect(sys.argv[1])
reports = "SELECT number, line, name, solutions, level, rating, reasonable, proof, key FROM report ORDER BY 1"
for query in reports, "SELECT * FROM puzzle ORDER BY 1", "SELECT * FROM name ORDER BY 1, 2":
    print(*base.execute(query), sep="\n")' "$1"
}
# Times differ between two reports.
names() { (cd "$1" && find . -type f | sort); }
ends() { for file in "$1"/*.html; do [ ! -f "$file" ] || [ "$(tail -n 1 "$file")" = '</html>' ] || fail "$2: $file is cut"; done; }

check_index() {
    deduku index list.txt -o "$1" >/dev/null || fail "$2: status $? of the run after"
    cmp -s <(rows clean/index.deduku-catalog) <(rows "$1/index.deduku-catalog") || fail "$2: other rows than in an uninterrupted run"
    cmp -s <(names clean) <(names "$1") || fail "$2: other files: $(diff <(names clean) <(names "$1"))"
    ends "$1/puzzles" "$2"
    [ "$(deduku index list.txt -o "$1" | wc -l)" = 0 ] || fail "$2: the run after that still made some"
}
check_proofs() {
    for file in "$1"/*.jsonl; do
        [ -f "$file" ] || continue
        cmp -s "$file" "clean-proofs/${file##*/}" || fail "$2: $file is not the proof"
    done
}

for ((i = 1; i <= trials; ++i)); do
    rm -rf site proofs
    # Some trials stop during the first reports, some between them, some at the end.
    pause=0.$(printf '%02d' $((RANDOM % 60)))
    deduku index list.txt -o site/ >/dev/null 2>&1 & run=$!
    sleep "$pause"; kill -9 $run 2>/dev/null; wait $run 2>/dev/null
    [ -d site ] && ends site/puzzles "index killed after $pause s"
    check_index site "index killed after $pause s"

    deduku prove list.txt -o proofs/ >/dev/null 2>&1 & run=$!
    sleep "$pause"; kill -9 $run 2>/dev/null; wait $run 2>/dev/null
    check_proofs proofs "prove killed after $pause s"
    deduku prove list.txt -o proofs/ >/dev/null || [ $? = 1 ] || fail "prove killed after $pause s: status of the run after"
    cmp -s <(names clean-proofs) <(names proofs) || fail "prove killed after $pause s: $(diff <(names clean-proofs) <(names proofs))"
    check_proofs proofs "prove after it was killed"

    rm -rf site proofs
    deduku index -j 1 list.txt -o site/ >one 2>one.err & first=$!
    deduku index -j 1 list.txt -o site/ >two 2>two.err; second=$?
    wait $first; first=$?
    case $first,$second in
        0,0) [ "$(sort one two | uniq -d | wc -l)" = 0 ] || fail "two of index: both made the same" ;;
        0,65) grep -q 'another run is at work in this folder' two.err || fail "two of index: $(cat two.err)" ;;
        65,0) grep -q 'another run is at work in this folder' one.err || fail "two of index: $(cat one.err)" ;;
        *) fail "two of index: $first and $second" ;;
    esac
    check_index site "two of index"

    # Each proof is written by at least one of them; a file that both write at the same moment is an error of one.
    deduku prove list.txt -o proofs/ >one 2>one.err & first=$!
    deduku prove list.txt -o proofs/ >two 2>two.err
    wait $first
    cmp -s <(names clean-proofs) <(names proofs) || fail "two of prove: $(diff <(names clean-proofs) <(names proofs))"
    check_proofs proofs "two of prove"
    grep -v 'another run is writing it' one.err two.err && fail "two of prove: other messages"

    # A limit on the size of files has the effect of a full disk.
    blocks=$((1 + RANDOM % 200))
    rm -rf site proofs
    cp clean-proofs/0001.jsonl good
    (ulimit -f $blocks && deduku index list.txt -o site/ >/dev/null 2>limit.err)
    [ $? = 70 ] || fail "index with $blocks blocks: not 70"
    grep -q 'File too large' limit.err || fail "index with $blocks blocks: $(head -n 1 limit.err)"
    check_index site "index with $blocks blocks"
    (ulimit -f 1 && deduku prove -o good "$(sed -n 2p list.txt)" >/dev/null 2>&1)
    [ $? = 70 ] || fail "prove with a block: not 70"
    cmp -s good clean-proofs/0001.jsonl || fail "prove with a block: the proof that was there is gone"
done

# Stopped at any moment, with any number of threads: the output is a beginning of the full output, with a whole last
# line. solve works in lanes, the others puzzle by puzzle.
for words in solve 'solve --json' 'hdp --section deep' certificate 'steps -q hardest' 'prove --json --by search'; do
    case $words in
        solve*) cp "$root/data/top1465.txt" many.txt ;;
        *) head -n 300 "$root/data/top1465.txt" >many.txt ;;
    esac
    deduku $words many.txt >whole 2>/dev/null
    for ((i = 1; i <= trials; ++i)); do
        signal=INT threads=8
        [ $((RANDOM % 2)) = 0 ] && signal=TERM
        [ $((RANDOM % 3)) = 0 ] && threads=1
        deduku $words -j $threads many.txt >part 2>/dev/null & run=$!
        sleep 0.$(printf '%03d' $((RANDOM % 300))); kill -$signal $run 2>/dev/null; wait $run 2>/dev/null
        size=$(stat -c %s part)
        cmp -s -n "$size" part whole || fail "$words -j $threads, stopped: not a beginning"
        [ "$size" = 0 ] || [ -z "$(tail -c 1 part)" ] || fail "$words -j $threads, stopped: half a line"
    done
done
exit $result
