// What `add` and `import` share: puzzles on their way into a catalogue.
#pragma once

#include "catalog/adding.hpp"
#include "cli/commands.hpp"
#include "method/method.hpp"

namespace deduku::cli {

struct AddCounts {
    std::uint64_t read = 0;
    std::uint64_t refused = 0;
    std::uint64_t skipped = 0;  ///< were in from an earlier run
    catalog::Added added;
};

/// The entries for the file, and the counts of those stored.
struct Adding {
    catalog::Catalog& catalog;
    bool keep;
    bool results = false;                      ///< not puzzles only
    std::vector<catalog::Measure> measures{};  ///< of results as text
    AddCounts counts{};
};

/// One operand, or standard input if there is none. Trouble is thrown.
Status add_one(const Request& request, const std::vector<std::string>& operands, Adding& adding);

/// "read: 41, new: 40, known: 1, not kept: 0"
void say_counts(const Adding& adding);

/// JSON lines of `rate` or `catalog query`, or a table with a heading (commas, semicolons or tabs between its fields)
/// that has `puzzle`, `name` if it likes, and all columns of some measures. The measures of a table are those of this
/// version with these options; JSON says its own. BadOperand if it is neither.
Status import_rows(Adding& adding, const method::Options& options, const std::string& file);

}  // namespace deduku::cli
