#!/usr/bin/env bash
# The arrows between the rooms of src/: the rooms that each room may include, and names that no library room may use.
#
#   arrows.sh FOLDER [INCLUDE]     reads FOLDER/<room>/* and INCLUDE/deduku/*; each offence is one line
#                                  "file:line: why"; status 1 if any
#
# src/rooms.txt has the rooms; a file belongs to the nearest one above it. A room may include the rooms it uses, those that these use, and so on; each uses rooms above
# it only. Tests (*_test.cpp) are exempt; a program's main.cpp obeys the arrows but may print. Headers of include/deduku
# include only each other and the standard library.
rooms=$(dirname "$(readlink -f "$0")")/../../src/rooms.txt
# Headers and names that no library room uses (all except cli, cli/run and main.cpp): the library does not print, throw,
# read clock or environment, start threads or end the program, and it compiles for the browser.
# symbols.sh checks the rest in the compiled code.
headers='(io|f|s|spanstream|sync|i|o)stream|ios|streambuf|iomanip|print|format|ranges|thread|future|(shared_)?mutex|atomic|condition_variable|semaphore|latch|barrier|stop_token|chrono|ctime|time\.h|cstdio|stdio\.h|filesystem|regex|exception|stdexcept'
names='std::(cout|cerr|clog|cin|format|ranges|views|j?thread|this_thread|async|chrono|clock|getenv|exit|abort|system|time|chars_format)|getenv|[a-z]*printf|puts|exit|_exit|abort|throw|try|catch'

scan() { # FOLDER
cd "$1" || exit 2
find . -type f \( -name '*.cpp' -o -name '*.hpp' \) ! -name '*_test.cpp' | sed 's|^\./||' | sort |
    xargs -r -d '\n' awk -v rooms="$rooms" -v headers="$headers" -v names="$names" '
    BEGIN {
        while ((getline row < rooms) > 0) {
            fields = split(row, word, " ")
            if (row ~ /^[a-z]/) {
                room = word[2]
                folder[word[1]] = room
                known[room] = 1
                for (i = 5; i <= fields; i++) {
                    used = folder[word[i]]
                    if (used == "") { print "rooms.txt: " word[1] " uses " word[i] ", which does not stand above it"; bad = 1 }
                    may[room, used] = 1
                    for (other in known) if ((used, other) in may) may[room, other] = 1
                }
            } else if (row ~ /^ +include\//) {
                for (i = 2; i <= fields; i++) outside[word[i]] = room
            }
        }
        known["deduku"] = 1
        outside["deduku"] = "deduku"
    }
    function room_of(path) {
        if (path ~ /^deduku\/[a-z_]*\.hpp$/) return outside[substr(path, 8, length(path) - 11)]
        while (sub(/\/[^\/]*$/, "", path)) if (path in known) return path
        return path
    }
    function offence(why) { print FILENAME ":" FNR ": " why; bad = 1 }
    FNR == 1 {
        room = room_of(FILENAME)
        public = FILENAME ~ /^deduku\//
        library = room !~ /^cli/ && FILENAME !~ /\/main\.cpp$/
        if (!(room in known)) offence("the room " room " is not in src/rooms.txt")
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
