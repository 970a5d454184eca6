// The page of a collection: how many puzzles of each level, and a table that can be sorted.
#pragma once

#include "cli/index_journal.hpp"

namespace deduku::cli {

/// The file of a puzzle's report, below the folder of the index: "puzzles/000017.html".
std::string report_file(std::uint64_t number);

/// Rows by level, then rating; `complete`: all puzzles of the collection are in it.
std::string index_html(const std::string& title, const IndexJournal& journal, std::string_view made_by, bool complete);

}  // namespace deduku::cli
