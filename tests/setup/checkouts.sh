#!/bin/bash
# ./deduku in checkouts of all kinds. Scripts simulate cmake and ninja and record their arguments.
#
# Usage: checkouts.sh PROJECT_ROOT
set -u
project=$1
folder=$(mktemp -d)
trap 'chmod -R u+w "$folder"; rm -rf "$folder"' EXIT
result=0
expect() { [ "$2" = "$3" ] || { printf '%s: found\n%s\nexpected\n%s\n' "$1" "$2" "$3"; result=1; }; }

mkdir -p "$folder/tools" "$folder/one/scripts"
cp "$project/deduku" "$folder/one/"
cp "$project/scripts/setup.sh" "$folder/one/scripts/"
echo '# none' >"$folder/one/scripts/packages.txt"
echo 'one' >"$folder/one/source"
# cmake --preset NAME: a cache with its source folder. ninja -C DIR: a program that prints the source it was built from.
cat >"$folder/tools/cmake" <<'CMAKE'
#!/bin/bash
mkdir -p build/$2 && echo "CMAKE_HOME_DIRECTORY:INTERNAL=$PWD" >build/$2/CMakeCache.txt && touch build/$2/build.ninja
CMAKE
cat >"$folder/tools/ninja" <<'NINJA'
#!/bin/bash
home=$(sed -n 's/^CMAKE_HOME_DIRECTORY:INTERNAL=//p' "$2/CMakeCache.txt")
mkdir -p "$2/bin" && touch "$2/.ninja_log"
printf '#!/bin/bash\necho "%s, $*"\nexit 3\n' "$(cat "$home/source")" >"$2/bin/deduku" && chmod +x "$2/bin/deduku"
NINJA
chmod +x "$folder"/tools/*
export PATH=$folder/tools:$PATH

# Root can write everywhere: another user runs the test.
as_user=()
if [ "$(id -u)" = 0 ]; then
    as_user=(setpriv --reuid=65534 --regid=65534 --clear-groups)
    "${as_user[@]}" true 2>/dev/null || { echo 'no other user here: not tried'; exit 0; }
    chmod -R a+rX "$folder"
    chmod 755 "$folder"
fi

expect 'nothing built, not ours' "$("${as_user[@]}" "$folder/one/deduku" x 2>&1 | cut -d , -f 1)" \
    "$([ ${#as_user[@]} -gt 0 ] && echo 'nothing is built here' || echo 'configuring build/release
one')"
expect 'the first run builds' "$("$folder/one/deduku" solve x 2>/dev/null; echo $?)" 'one, solve x
3'
echo 'one changed' >"$folder/one/source"
expect 'a change is built' "$("$folder/one/deduku" a 2>&1)" 'one changed, a'

mkdir "$folder/dpkg" && touch -d '1 hour' "$folder/dpkg/status"
expect 'packages installed later are looked for' "$(DPKG_ADMINDIR=$folder/dpkg "$folder/one/deduku" a 2>&1)" \
    'configuring build/release
one changed, a'
touch -d '1 hour ago' "$folder/dpkg/status"
expect 'once' "$(DPKG_ADMINDIR=$folder/dpkg "$folder/one/deduku" a 2>&1)" 'one changed, a'

cp -a "$folder/one" "$folder/two"
echo 'two' >"$folder/two/source"
expect 'a copy builds its own sources' "$("$folder/two/deduku" a 2>/dev/null)" 'two, a'
expect 'and says so' "$(cp -a "$folder/one" "$folder/three" && "$folder/three/deduku" a 2>&1 >/dev/null | head -n 1)" \
    "this is a copy of $folder/one: building it anew"

echo 'one, newer' >"$folder/one/source"
chmod -R a-w "$folder/one"
expect 'read-only: what is built runs' "$("${as_user[@]}" "$folder/one/deduku" a 2>&1; echo $?)" 'one changed, a
3'
chmod -R u+w "$folder/one"
if [ ${#as_user[@]} -gt 0 ]; then
    expect "another user's: what is built runs" "$("${as_user[@]}" "$folder/one/deduku" a 2>&1)" 'one changed, a'
fi

# The progress of a build, on anything but a terminal.
source "$project/scripts/setup.sh"
expect 'steps done and their number' "$(printf '%s\n' '[0/1] Re-running CMake' '[1/3] Building CXX a' '[2/3] Linking a' |
    show_progress 0 2>&1)" 'building: 1 of 3 steps
building: 2 of 3 steps'
expect 'not every step' "$(printf '[%s/200] Building CXX a\n' {1..200} | show_progress 2>&1)" 'building: 1 of 200 steps'
expect 'a minute for a quarter of the steps' "$(time_left 31 124 60)" ', 3 min left'
expect 'a minute for most steps' "$(time_left 100 124 60)" ', 14 s left'
expect 'too early to tell' "$(time_left 1 124 4)" ''
exit $result
