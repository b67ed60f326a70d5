# Sourced by the scripts that compile a few targets without the package: fuzzing and benchmarks.

# module FOLDER NAME FLAG...: compiles the target NAME of the package to a static library and a module in FOLDER.
module() {
    local folder=$1 name=$2
    shift 2
    find "Sources/$name" -name '*.swift' -print0 | sort -z |
        xargs -0 swiftc "$@" -package-name inputctl -swift-version 6 -parse-as-library -wmo -I "$folder" \
            -static -emit-library -emit-module -module-name "$name" \
            -emit-module-path "$folder/$name.swiftmodule" -o "$folder/lib$name.a"
}

# program FOLDER OUTPUT "SOURCES" "NAMES" FLAG...: compiles SOURCES to OUTPUT with the modules NAMES of FOLDER.
program() {
    local folder=$1 output=$2 sources=$3 names=$4 name
    shift 4
    local libraries=()
    for name in $names; do libraries+=("-l$name"); done
    # shellcheck disable=SC2086  # several sources
    swiftc "$@" -package-name inputctl -swift-version 6 -parse-as-library -wmo -module-name Program \
        -I "$folder" -L "$folder" $sources "${libraries[@]}" -o "$output"
}
