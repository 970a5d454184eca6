// A sheet as a file: options that commands with sheets share, and its pages written as PDF.
#pragma once

#include "cli/each.hpp"
#include "sheet/sheet.hpp"

namespace deduku::cli {

inline constexpr Option per_page_option{"per_page", Kind::count, "N", "4", "puzzles per page, 1 to 12"};
inline constexpr Option paper_option{"paper", Kind::choice, "a4|letter", "a4", "paper size"};
inline constexpr Option title_option{"title", Kind::text, "TEXT", "", "title of each page of puzzles"};
inline constexpr Option solutions_option{
    "solutions", Kind::choice, "end|foot|foot-upright|none", "end",
    "on separate pages at the end, at the foot of each page (upside down, or upright), or none"};

/// Of per_page, paper, title, solutions and, where the command has it, labels.
[[nodiscard]] sheet::Options sheet_options(const Request& request);

/// Where `output` says, in a .pdf; a UsageError if that is no such file, or the options are wrong.
[[nodiscard]] ResultPlace sheet_place(const Request& request);

/// Writes the pages into `output` and prints a line: file TAB pages TAB `entries` `what`.
Status print_pages(const Request& request, const sheet::Sheet& sheet, const Limits& limits, std::size_t entries,
                   std::string_view what);

}  // namespace deduku::cli
