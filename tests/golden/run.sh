#!/bin/bash
# Command in, output out. A case is one file:
#
#   # its purpose
#   --- command            bash, run in an empty folder; deduku is in PATH, $ROOT the project, $WH a puzzle
#   --- status 65
#   --- stdout             the expected output, byte for byte; an omitted part is empty
#   --- stderr
#
# Usage: run.sh FOLDER_OF_PROGRAMS PROJECT_ROOT CASE; status 0 if all three are as expected.
set -u
bin=$1 case_file=$3
export ROOT=$2 PATH="$bin:$PATH" LC_ALL=C
export WH=8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
unset NO_COLOR
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
mkdir "$folder/work"

part() { awk -v want="$1" '/^--- /{on = $2 == want; next} on' "$case_file"; }
part command >"$folder/command"
part stdout >"$folder/stdout.expected"
part stderr >"$folder/stderr.expected"
expected=$(awk '/^--- status /{print $3}' "$case_file")
[ -s "$folder/command" ] && [ -n "$expected" ] || { echo "$case_file: no command or no status"; exit 2; }

(cd "$folder/work" && timeout "${CASE_SECONDS:-60}" bash "$folder/command") </dev/null >"$folder/stdout" 2>"$folder/stderr"
status=$?
result=0
[ "$status" = "$expected" ] || { echo "exit status $status, expected $expected"; result=1; }
diff -a -u "$folder/stdout.expected" "$folder/stdout" || result=1
diff -a -u "$folder/stderr.expected" "$folder/stderr" || result=1
exit $result
