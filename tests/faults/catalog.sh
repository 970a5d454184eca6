#!/bin/bash
# A catalogue whose adders and raters are killed at random moments: nothing is lost or duplicated, and concurrent
# readers see whole chunks.
#
# Usage: catalog.sh FOLDER_OF_PROGRAMS PROJECT_ROOT KILLS
set -u
export PATH=$1:$PATH LC_ALL=C
root=$2 kills=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
result=0
fail() { echo "$*"; result=1; }

grep -h '^[0-9.]' "$root"/data/*.txt | cut -c 1-81 | grep -x '[1-9.]\{81\}' >list.txt
deduku generate -n 4000 --seed 5 >>list.txt
deduku canon --form solution list.txt | cut -f 1 | grep -v '^-' >forms.txt
# Boards with other houses are identified by their lines.
grep -hv '^#' "$root"/data/houses/*.txt | sed 's/  *#.*//' | tee -a forms.txt >>list.txt
sort -u -o forms.txt forms.txt

# Two adders at once, killed repeatedly; the next one continues.
deduku catalog create c
for ((i = 0; i < kills; ++i)); do
    deduku catalog add c list.txt 2>/dev/null & one=$!
    tac list.txt | deduku catalog add c 2>/dev/null & two=$!
    sleep 0.0$((RANDOM % 90 + 10))
    kill -9 $one $two 2>/dev/null
    wait $one $two 2>/dev/null
done
deduku catalog add c list.txt 2>/dev/null & one=$!
tac list.txt | deduku catalog add c 2>/dev/null
wait $one
deduku catalog export --where 'unique = 1' c | sort | cmp -s - forms.txt || fail "added: not the forms of the list"
[ "$(deduku catalog check --all c)" = ok ] || fail "added: $(deduku catalog check --all c | head -n 3)"

# Four workers, one of them killed at a random moment and replaced.
rated() { deduku catalog query --count c 'te is not unknown or unique != 1'; }
worker() { exec deduku catalog rate -j 1 --by te,reasonable --chunk 0.2 --lease 2 c 2>>said; }
pids=()
for w in 0 1 2 3; do worker & pids[w]=$!; done
# Until the first values exist, queries about them are refused.
until rated >count 2>&1 || ! kill -0 "${pids[0]}"; do sleep 0.05; done
last=0
for ((i = 0; i < kills; ++i)); do
    sleep 0.$((RANDOM % 4))$((RANDOM % 10))
    w=$((RANDOM % 4))
    kill -9 "${pids[w]}" 2>/dev/null
    wait "${pids[w]}" 2>/dev/null
    worker & pids[w]=$!
    now=$(rated) || fail "a reader meanwhile: $?"
    [ "$now" -ge "$last" ] || fail "a reader meanwhile: $now after $last"
    last=$now
done
wait
grep -v '^rated: ' said && fail "workers said more"
deduku catalog rate -j 1 --by te,reasonable c 2>last || fail "the last run: $?"
[ "$(cat last)" = 'rated: 0, unknown: 0' ] || fail "workers left some: $(cat last)"
[ "$(deduku catalog check --all c)" = ok ] || fail "rated: $(deduku catalog check --all c | head -n 3)"
[ "$(deduku catalog chunks c | wc -l)" = 1 ] || fail "rated: leases are left"
deduku catalog export c >kept.txt
deduku rate --by te,reasonable kept.txt 2>/dev/null | sed 1d >wanted
deduku catalog query c --columns reasonable,te | sed 1d | cmp -s - wanted || fail "rated: other values than those of rate"
exit $result
