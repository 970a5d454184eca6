#!/bin/bash
# A real Slurm on this machine: slurmctld and two slurmd, munge; chunks through `batch start --on slurm`, while workers
# and a node are killed. Byte for byte the output of one process.
#
# Usage: slurm.sh FOLDER_OF_PROGRAMS PROJECT_ROOT PUZZLES [MEASURES]     (as root; skipped with 77 where slurm-wlm is missing)
set -u
export PATH=$1:$PATH LC_ALL=C
puzzles=$3 by=${4:-te,hdp}
for program in slurmctld slurmd sbatch munged; do
    [ -x "$(command -v $program || echo /usr/sbin/$program)" ] || { echo "skipped: $program is not installed (slurm-wlm, munge)"; exit 77; }
done
[ "$(id -u)" = 0 ] || { echo "skipped: needs root"; exit 77; }
export PATH=$PATH:/usr/sbin
folder=$(mktemp -d)
cd "$folder" || exit 2
chmod 755 "$folder"
result=0
fail() { echo "$*"; result=1; }
node_of() { slurmd -f "$folder/slurm.conf" -N "$1" -D >"$1.log" 2>&1 & pids[$1]=$!; }
declare -A pids
stop() {
    for name in "${!pids[@]}"; do kill -9 "${pids[$name]}" 2>/dev/null; done
    wait 2>/dev/null
    rm -rf "$folder"
}
trap stop EXIT

# A separate munge in a separate folder.
mkdir -p munge state n1 n2
chown munge munge && chmod 755 munge
dd if=/dev/urandom of=munge/key bs=1 count=1024 2>/dev/null
chown munge munge/key && chmod 400 munge/key
setpriv --reuid munge --regid munge --clear-groups munged --foreground --socket="$folder/munge/socket" \
    --key-file="$folder/munge/key" --log-file="$folder/munge/log" --pid-file="$folder/munge/pid" \
    --seed-file="$folder/munge/seed" --syslog >munge.out 2>&1 &
pids[munge]=$!
host=$(hostname -s)
port=$((20000 + RANDOM % 20000))
cat >slurm.conf <<END
ClusterName=deduku
SlurmctldHost=$host(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge/socket
CredType=cred/munge
SlurmctldPort=$port
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/%n
SlurmctldPidFile=$folder/ctld.pid
SlurmdPidFile=$folder/%n.pid
SlurmctldLogFile=$folder/ctld.log
ProctrackType=proctrack/pgid
TaskPlugin=task/none
SchedulerType=sched/builtin
SchedulerParameters=batch_sched_delay=1,sched_interval=2
SelectType=select/cons_tres
SelectTypeParameters=CR_CPU
ReturnToService=2
SlurmdTimeout=10
MpiDefault=none
NodeName=n1 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 1)) CPUs=1
NodeName=n2 NodeHostname=$host NodeAddr=127.0.0.1 Port=$((port + 2)) CPUs=1
PartitionName=all Nodes=n1,n2 Default=YES State=UP MaxTime=INFINITE
END
export SLURM_CONF=$folder/slurm.conf
for ((i = 0; i < 50; ++i)); do [ -S munge/socket ] && break; sleep 0.1; done
slurmctld -D -f "$folder/slurm.conf" >ctld.out 2>&1 &
pids[ctld]=$!
sleep 1
node_of n1
node_of n2
for ((i = 0; i < 300; ++i)); do [ "$(sinfo -h -N -t idle 2>/dev/null | wc -l)" = 2 ] && break; sleep 0.1; done
[ "$(sinfo -h -N -t idle | wc -l)" = 2 ] || { tail -n 5 ./*.log ./*.out; echo "Slurm does not start here"; exit 1; }

[ -n "${LIST:-}" ] && head -n "$puzzles" "$LIST" >list.txt || deduku generate -n "$puzzles" --seed 4 >list.txt
deduku rate --by "$by" list.txt >wanted
deduku batch plan list.txt --out job --by "$by" --puzzles $((puzzles / 12 + 1)) || fail "plan: $?"
deduku batch start job --on slurm -j 1 --with --mem=0 2>start.log & start=$!
killed=0
while kill -0 $start 2>/dev/null; do
    sleep 0.2
    done=$(ls job/done | grep -c 'tsv$')
    # Workers, by their working folder, and once a node with all its processes.
    if [ "$killed" -lt 4 ] && [ "$done" -ge "$killed" ]; then
        victim=$(pgrep -f "batch run $folder/job/" | shuf -n 1) && kill -9 "$victim" 2>/dev/null && killed=$((killed + 1))
    elif [ "$killed" = 4 ]; then
        kill -9 "${pids[n2]}" 2>/dev/null
        for victim in $(pgrep -f "$folder/job/"); do
            # The processes there, not the starter.
            grep -qzx SLURMD_NODENAME=n2 "/proc/$victim/environ" 2>/dev/null && kill -9 "$victim" 2>/dev/null
        done
        killed=5
        sleep 1
        node_of n2
    fi
done
wait $start || fail "start: $(tail -n 3 start.log)"
[ "$killed" -ge 4 ] || fail "only $killed were killed: too few puzzles"
cmp -s <(deduku batch merge job) wanted || fail "not what one process prints"
echo "$killed kills, $(wc -l <wanted) lines; $(cat start.log)"
exit $result
