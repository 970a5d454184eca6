#!/usr/bin/env bash
# Builds Deduku and runs its tests; installs first what is missing (see scripts/setup.sh).
#
#   ./test                    all tests but those labelled exhaustive
#   ./test --all              those too
#   ./test --sanitize         the same under the address and undefined-behaviour sanitizers
#   ./test [..] -R hdp        further arguments go to ctest
root=$(dirname "$(readlink -f "$0")")
. "$root/scripts/setup.sh"

preset=release
selection=(-LE exhaustive)
while true; do
    case ${1-} in
        --all) selection=() ;;
        --sanitize) preset=sanitize ;;
        *) break ;;
    esac
    shift
done

need_packages run
build "$preset"
exec ctest --test-dir "$root/build/$preset" --output-on-failure -j "$(nproc)" "${selection[@]}" "$@"
