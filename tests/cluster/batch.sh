#!/bin/bash
# Chunks by every starter, with workers killed and tasks lost: byte for byte the output of one process.
#
# Usage: batch.sh FOLDER_OF_PROGRAMS PROJECT_ROOT PUZZLES
set -u
export PATH=$1:$PATH LC_ALL=C
root=$2 puzzles=$3
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder" || exit 2
result=0
fail() { echo "$*"; result=1; }

{ cat "$root/data/top1465.txt"; deduku generate -n "$puzzles" --seed 3; echo '# a comment at the end'; } >list.txt
deduku rate --by te,reasonable list.txt >wanted
plan() { rm -rf job; deduku batch plan list.txt --out job --by te,reasonable --puzzles $((puzzles / 20 + 10)) >/dev/null || fail "plan: $?"; }
same() { cmp -s <(deduku batch merge job) wanted || fail "$1: not what one process prints"; }

plan
deduku batch merge job 2>/dev/null && fail "merged though chunks are missing"
deduku batch start job --tasks 2 -j 1 2>/dev/null || fail "local: $?"
same local
before=$(stat -c %Y-%i job/done/*)
deduku batch start job 2>/dev/null || fail "local again: $?"
[ "$before" = "$(stat -c %Y-%i job/done/*)" ] || fail "a chunk that was there is made again"

# Results that were changed.
echo more >>job/done/000001.tsv
sed -i '2s/no/yes/;2s/yes/no/' job/done/000002.tsv && sed -i 2d job/done/000003.tsv
deduku batch merge job >/dev/null 2>&1 && fail "merged though results are spoiled"
[ "$(deduku batch todo --whole job)" = 1,3 ] || [ "$(deduku batch todo --whole job)" = 1-3 ] || fail "todo --whole: $(deduku batch todo --whole job)"
deduku batch start job 2>/dev/null
same "after results were spoiled"

# Input other than planned.
cp list.txt kept && sed -i '50s/^./9/' list.txt && rm job/done/000000.tsv
deduku batch run job 0 2>said && fail "another input: no failure"
grep -q 'has changed since the plan was made' said || fail "another input: $(cat said)"
mv kept list.txt

if command -v parallel >/dev/null; then
    plan
    deduku batch start job --on parallel --tasks 2 -j 1 2>/dev/null || fail "parallel: $?"
    same parallel
else
    echo "skipped: GNU parallel is not installed"
fi

# A Slurm that runs only every third task, stops another in the middle, and reports success.
mkdir fake
cat >fake/sbatch <<'END'
#!/bin/bash
for word; do case $word in --array=*) array=${word#--array=} ;; esac; last=$word; done
echo "$array" >>"$FAKE_LOG"
for range in ${array//,/ }; do
    for task in $(seq "${range%-*}" "${range#*-}"); do
        case $((RANDOM % 3)) in
            0) SLURM_ARRAY_TASK_ID=$task sh -c "$last" ;;
            1) SLURM_ARRAY_TASK_ID=$task timeout -s KILL 0.05 sh -c "$last" ;;
        esac
    done
done
exit 0
END
chmod +x fake/sbatch
plan
export FAKE_LOG=$folder/fake.log
: >fake.log
for i in 1 2 3 4 5 6; do PATH=$folder/fake:$PATH deduku batch start job --on slurm 2>/dev/null && break; done
same "a Slurm that loses tasks"
[ "$(wc -l <fake.log)" -gt 1 ] || fail "the Slurm that loses tasks was asked once only"
# Arrays are limited to a thousand.
: >fake.log
rm -rf many
deduku batch plan list.txt --out many --by reasonable --puzzles 1 >/dev/null
cat >fake/sbatch <<'END'
#!/bin/bash
for word; do case $word in --array=* ) echo "$word" >>"$FAKE_LOG" ;; esac; done
END
PATH=$folder/fake:$PATH deduku batch start many --on slurm 2>/dev/null && fail "none was run, and all are there"
grep -q -- '--array=0-999' fake.log && ! grep -q -- '[0-9][0-9][0-9][0-9]' fake.log || fail "arrays: $(head -n 3 fake.log)"
exit $result
