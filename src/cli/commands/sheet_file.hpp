// A sheet as a file: the options shared by commands with sheets, and writing its pages as PDF.
#pragma once

#include "cli/each.hpp"
#include "pictures/sheet/sheet.hpp"

namespace deduku::cli {

inline constexpr Option per_page_option{"per_page", MemberType::count, "N", "4", "puzzles per page, 1 to 12"};
inline constexpr Option paper_option{"paper", MemberType::choice, "a4|letter", "a4", "paper size"};
inline constexpr Option title_option{"title", MemberType::text, "TEXT", "", "title of each page of puzzles"};
inline constexpr Option solutions_option{
    "solutions", MemberType::choice, "end|foot|foot-upright|none", "end",
    "on separate pages at the end, at the foot of each page (upside down, or upright), or none"};

/// From per_page, paper, title, solutions and, if the command has it, labels.
[[nodiscard]] sheet::SheetOptions sheet_options(const Request& request);

/// The .pdf file named by `output`; UsageError for other files, or if the options are wrong.
[[nodiscard]] ResultPlace sheet_place(const Request& request);

/// Writes the pages to `output`, the last part of `progress`, and prints a line: file TAB pages TAB `entries` `what`.
Status print_pages(const Request& request, const sheet::Sheet& sheet, const Limits& limits, std::size_t entries,
                   std::string_view what, Progress& progress);

}  // namespace deduku::cli
