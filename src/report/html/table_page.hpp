// A page for a very large list of puzzles: one table to search, filter, sort and page through in the browser. Without
// scripts, it shows the first hundred rows.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace deduku::report {

struct TableColumn {
    enum class Kind : std::uint8_t { text, number, word, puzzle };

    std::string name{};
    Kind kind = Kind::text;
    std::string id{};                  ///< of its controls
    std::vector<std::string> words{};  ///< for kind word: all words in order
    int decimals = 0;                  ///< for kind number
    bool filtered = true;              ///< whether it has its own controls
};

struct TablePage {
    std::string title{};
    std::string count{};  ///< the text below the title
    std::vector<std::string> legend{};
    std::vector<TableColumn> columns{};
    std::vector<std::vector<std::string>> rows{};  ///< a text for each column, "-" if empty
    std::vector<std::string> files{};              ///< the link target of each row; empty: no links
    std::size_t link = 0;                          ///< the column with the link
    std::string made_by{};
};

[[nodiscard]] std::string table_html(const TablePage& page);

/// A number with separated thousands: "100,000".
[[nodiscard]] std::string grouped(std::uint64_t number);
/// "100,000 puzzles", "1 puzzle"
[[nodiscard]] std::string puzzles_counted(std::uint64_t number);

}  // namespace deduku::report
