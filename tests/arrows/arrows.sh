#!/usr/bin/env bash
# The arrows between the rooms of src/: who may include whom, and what no library room may use.
#
#   arrows.sh FOLDER [INCLUDE]     reads FOLDER/<room>/* and INCLUDE/deduku/*; each offence is one line
#                                  "file:line: why"; status 1 if any
#
# Tests (*_test.cpp) are free; a program's main.cpp keeps the arrows but may print.

# room           the rooms it may use besides itself
rooms='
grid
reason           grid
technique        grid reason
formats          grid
formats/xml      grid formats
check
check/program    grid check
render           grid reason render/proof
render/proof     grid reason
render/svg       grid reason render
render/html      grid reason render render/svg
render/graph     render/svg
sheet            grid reason render/svg
canon            grid
generate         grid search search/lanes
catalog          grid
search/lanes     grid
search           grid search/lanes
method/hdp       grid reason technique
method/steps     grid reason technique search/lanes
method/depth     grid search/lanes
method/path      grid reason technique method/hdp method/explain search
method/reasonable grid reason technique
method/scenarios grid reason technique
method/explain   grid reason
method/explainer/position grid
method/explainer/families method/explainer/position
method/explainer/chains   grid method/explainer/position method/explainer/families
method/explainer grid reason technique method/path method/explainer/position method/explainer/families method/explainer/chains
method/hodoku    grid reason technique method/path
method/solve     grid reason technique search method/reasonable
method/learning  grid search method/reasonable
method/clauses   grid search method/reasonable method/learning
method/search    grid reason technique
method           grid reason search method/hdp method/steps method/path method/reasonable method/scenarios method/search method/solve method/explainer method/hodoku method/depth canon
method/prove     grid reason technique search method method/search method/solve
method/analysis  grid reason technique check render method method/prove method/hdp method/steps method/path method/reasonable method/scenarios search
report/notation  grid reason render method/path
json
report           grid reason technique render render/svg report/notation method method/hdp method/steps method/path method/explain method/explainer method/reasonable method/scenarios method/analysis search json
report/path      grid reason technique render render/svg method/path report report/notation
report/graph     grid method/hdp render/graph render/svg report
report/html      grid reason technique render render/svg render/html render/graph method/hdp method/steps method/path method/reasonable method/scenarios method/analysis report report/notation report/path report/graph
session          grid reason technique check render render/proof render/svg render/graph search search/lanes method method/hdp method/steps method/path method/prove method/explain method/explainer method/reasonable method/scenarios method/solve method/analysis report report/notation report/path report/graph report/html formats canon generate
cli/run          grid search/lanes report/html catalog
cli              grid reason technique check render render/proof render/svg render/html render/graph search search/lanes method method/hdp method/steps method/path method/prove method/explain method/explainer method/reasonable method/scenarios method/solve method/learning method/clauses method/analysis report report/notation report/path report/graph report/html formats formats/xml sheet canon generate catalog session cli/run cli/raster
cli/raster       grid report cli/run
cli/catalog      grid search search/lanes canon catalog report report/html session method cli/run cli
cli/batch        grid report catalog method cli/run cli/catalog cli
'
# The room whose outside a header of include/deduku is. They include each other and the standard library only.
outsides='
ids grid          geometry grid     puzzle grid         board grid       meter grid     text grid
solve search      reason reason     techniques technique                 words render   check check
verdict check     
cadical method/clauses                   learning method/learning
explain method/explain              methods method      prove method/prove              deduku deduku
'
# Headers and names that no library room uses (all but cli, cli/run and main.cpp): the library prints nothing, throws
# nothing, reads neither clock nor environment, starts no thread, ends no program, and compiles for the browser.
# symbols.sh sees the rest of it in what was compiled.
headers='(io|f|s|spanstream|sync|i|o)stream|ios|streambuf|iomanip|print|format|ranges|thread|future|(shared_)?mutex|atomic|condition_variable|semaphore|latch|barrier|stop_token|chrono|ctime|time\.h|cstdio|stdio\.h|filesystem|regex|exception|stdexcept'
names='std::(cout|cerr|clog|cin|format|ranges|views|j?thread|this_thread|async|chrono|clock|getenv|exit|abort|system|time|chars_format)|getenv|[a-z]*printf|puts|exit|_exit|abort|throw|try|catch'

scan() { # FOLDER
cd "$1" || exit 2
find . -type f \( -name '*.cpp' -o -name '*.hpp' \) ! -name '*_test.cpp' | sed 's|^\./||' | sort |
    xargs -r -d '\n' awk -v rooms="$rooms" -v outsides="$outsides" -v headers="$headers" -v names="$names" '
    BEGIN {
        count = split(rooms, row, "\n")
        for (i = 1; i <= count; i++) {
            fields = split(row[i], word, " ")
            if (fields) known[word[1]] = 1
            for (j = 2; j <= fields; j++) may[word[1], word[j]] = 1
        }
        fields = split(outsides, word)
        for (i = 1; i < fields; i += 2) outside[word[i]] = word[i + 1]
        known["deduku"] = 1
    }
    function room_of(path) {
        if (path ~ /^deduku\/[a-z_]*\.hpp$/) return outside[substr(path, 8, length(path) - 11)]
        sub(/\/[^\/]*$/, "", path)
        return path
    }
    function offence(why) { print FILENAME ":" FNR ": " why; bad = 1 }
    FNR == 1 {
        room = room_of(FILENAME)
        public = FILENAME ~ /^deduku\//
        library = room !~ /^cli/ && FILENAME !~ /\/main\.cpp$/
        if (!(room in known)) offence("the room " room " is not in the table of tests/arrows")
    }
    /^[ \t]*#[ \t]*include[ \t]*"/ {
        split($0, part, "\"")
        to = room_of(part[2])
        if (public && part[2] !~ /^deduku\//) offence("a public header includes public headers only, not " part[2])
        else if (room == "deduku") next
        else if (!(to in known)) offence("includes " part[2] ", which names no room")
        else if (to != room && !((room, to) in may)) offence(room " must not use " to " (" part[2] ")")
        next
    }
    library && $0 ~ "^[ \t]*#[ \t]*include[ \t]*<(" headers ")>" { offence("a library room must not include " $NF) }
    library {
        code = $0
        sub(/\/\/.*/, "", code)
        gsub(/"([^"\\]|\\.)*"/, "", code)
        if (match(code, "(^|[^A-Za-z0-9_:.>])(" names ")([^A-Za-z0-9_]|$)"))
            offence("a library room must not use " substr(code, RSTART, RLENGTH))
    }
    END { exit bad }'
}

status=0
for folder in "$@"; do (scan "$folder") || status=1; done
exit $status
