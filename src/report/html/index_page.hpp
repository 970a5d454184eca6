// The page of a collection: the number of puzzles of each level, and a sortable table.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>

namespace deduku::report {

/// The data of one puzzle of the collection.
struct IndexRow {
    std::uint64_t number = 0;  ///< of the puzzle in the collection, from 1
    std::string puzzle;        ///< one line
    std::string name;
    std::string solutions;   ///< 0, 1, 2+, unknown
    std::string level;       ///< of HDP
    std::string rating;      ///< of the step model, or "-"
    std::string reasonable;  ///< yes, no, contradiction
    std::string proof;       ///< accepted, refused, none
    std::string seconds;
};

using IndexRows = std::map<std::uint64_t, IndexRow>;  ///< by number

/// The file of a puzzle's report, below the folder of the index: "puzzles/000017.html".
[[nodiscard]] std::string report_file(std::uint64_t number);

/// Whether it has all puzzles of the collection.
enum class IndexState : std::uint8_t { partial, complete };
/// Rows by level, then rating.
[[nodiscard]] std::string index_html(const std::string& title, const IndexRows& all, std::string_view made_by,
                                     IndexState state);

}  // namespace deduku::report
