#!/usr/bin/env bash
# Symbols that no library room may contain, whatever its source: floating std::to_chars, which the standard
# libraries of browsers lack, streams, threads, clocks, the environment. arrows.sh checks the sources for the same.
#
#   symbols.sh ARCHIVE..       each offence is a line "archive: symbol"; status 1 if any
refused='std::to_chars\(char\*, char\*, (float|double|long double)|std::(cout|cerr|clog|cin)$|std::ios_base::Init|std::basic_[io]?fstream|std::thread|pthread_create|std::chrono::_V2|clock_gettime|getenv'
status=0
for archive in "$@"; do
    found=$(nm -C -u "$archive" 2>/dev/null | grep -oE "($refused).*" | sort -u)
    [ -n "$found" ] || continue
    while IFS= read -r symbol; do echo "$archive: $symbol"; done <<<"$found"
    status=1
done
exit $status
