#!/usr/bin/env bash
# Tests of the workbench: the model and the server in node, the page in Chromium.
#
#   tests/workbench/run.sh            both; parts that cannot run here are named
#   tests/workbench/run.sh model      types, the model and the server only
#   tests/workbench/run.sh page [..]  the page only; further arguments go to node --test
#   tests/workbench/run.sh pages NAME ..  only these files: board, rules, ..
#   tests/workbench/run.sh latency    the latency of the page, as a table
#   tests/workbench/run.sh pictures [NAME ..]  makes the pictures of doc/workbench*.md and doc/published.md
root=$(dirname "$(dirname "$(dirname "$(readlink -f "$0")")")")
what=${1:-all}
[ $# -gt 0 ] && shift

"$root/workbench" --build || exit
folder=$root/build/workbench
export DEDUKU_PACKAGE=${DEDUKU_PACKAGE:-$root/build/npm/deduku} WORKBENCH_SOURCES=$root/packages/workbench WORKBENCH_SITE=$folder/site
status=0

if [ "$what" = all ] || [ "$what" = model ]; then
    rm -rf "$folder/tests" && mkdir -p "$folder/tests" || exit
    for source in "$root"/tests/workbench/*.test.ts; do
        "$folder/node_modules/.bin/esbuild" "$source" --bundle --platform=node --format=esm --target=node20 --log-level=warning \
            --alias:deduku="$DEDUKU_PACKAGE/index.js" --external:"$DEDUKU_PACKAGE/index.js" --outfile="$folder/tests/$(basename "$source" .ts).mjs" || exit
    done
    "$folder/node_modules/.bin/tsc" -p "$root/packages/workbench" || status=1
    node --test "$folder"/tests/*.test.mjs "$root/tests/workbench/serve.test.mjs" || status=1
fi

if [ "$what" != model ]; then
    export CHROMIUM=${CHROMIUM:-$(command -v chromium || command -v google-chrome)}
    if [ -z "$CHROMIUM" ]; then
        echo "skipped: the page in a browser (tests/workbench/*.page.mjs): no chromium here"
    else
        export WORKBENCH_ONE=$folder/deduku-workbench.html
        "$root/workbench" --single -o "$WORKBENCH_ONE" || exit
        cp "$root"/tests/workbench/*.mjs "$folder"/ && cp "$root"/packages/workbench/serve.mjs "$folder"/ || exit
        case $what in
            latency | pictures) node "$folder/$what.mjs" "$@" || status=1 ;;
            *)
                pages=("$folder"/*.page.mjs)
                if [ "$what" = pages ]; then
                    pages=("${@/#/$folder/}")
                    pages=("${pages[@]/%/.page.mjs}")
                    set --
                fi
                node --test --test-concurrency="$(nproc)" "$@" "${pages[@]}" || status=1
                [ "$what" = pages ] && exit $status
                command -v firefox-esr firefox >/dev/null || echo "skipped: the smoke test in Firefox: no firefox here"
                echo "skipped: Safari"
                ;;
        esac
    fi
fi
exit $status
