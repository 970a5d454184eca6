// Published puzzles in tests: boards of SudokuPad with drawings and words, and how they are read.
#pragma once

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "formats/published/reading.hpp"
#include "tests/support/links.hpp"

namespace deduku::testing {

using Lines = std::vector<std::string>;

inline formats::published::Reading reading_of(const std::string& json) {
    auto found = formats::published::read_published_text(json, {std::nullopt, &formats::all()});
    if (auto* mistake = std::get_if<formats::ValueError>(&found)) {
        ADD_FAILURE() << mistake->found;
        return {};
    }
    return std::get<formats::published::Reading>(std::move(found));
}

/// A 6x6 board of SudokuPad with these members and words.
inline formats::published::Reading drawn(const std::string& members, const std::string& words) {
    return reading_of(sudokupad_with(6, ",\"metadata\":{\"rules\":\"" + words + "\"}" + members));
}

/// The rules of the first way to read it, or what is missing.
inline Lines rules_of(const formats::published::Reading& reading) {
    return reading.complete() ? reading.joined.alternatives[0].rules : reading.joined.missing;
}

inline std::string circle(const std::string& at, const std::string& fill, const std::string& more = "") {
    return R"({"center":[)" + at + R"(],"width":0.8,"height":0.8,"rounded":true,"backgroundColor":")" + fill + '"' +
           more + '}';
}
inline std::string dot(const std::string& at, const std::string& fill, const std::string& text = "") {
    return R"({"center":[)" + at +
           R"(],"width":0.3,"height":0.3,"rounded":true,"borderColor":"#000","backgroundColor":")" + fill +
           R"(","text":")" + text + "\"}";
}
inline std::string line(const std::string& points, const std::string& colour) {
    return R"({"wayPoints":[)" + points + R"(],"color":")" + colour + R"(","thickness":10})";
}

}  // namespace deduku::testing
