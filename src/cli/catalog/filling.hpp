// Common parts of `add` and `import`: storing puzzles in a database.
#pragma once

#include "catalog/adding.hpp"
#include "cli/commands.hpp"
#include "method/method.hpp"

namespace deduku::cli {

struct AddCounts {
    std::uint64_t read = 0;
    std::uint64_t refused = 0;
    std::uint64_t skipped = 0;  ///< stored by an earlier run
    catalog::Added added;
};

/// The state of adding: the database, and the counts of stored entries.
struct Adding {
    catalog::Catalog& catalog;
    bool keep;
    bool results = false;                            ///< also stores results
    std::vector<catalog::StoredMeasure> measures{};  ///< of results in text form
    AddCounts counts{};
};

/// Adds one operand, or standard input if there is none. Throws Trouble on error.
Status add_one(const Request& request, const std::vector<std::string>& operands, Adding& adding);

/// "read: 41, new: 40, known: 1, not kept: 0"
void say_counts(const Adding& adding);

/// Imports JSON lines of `rate` or `catalog query`, or a table with a heading (fields separated by commas, semicolons
/// or tabs) that has `puzzle`, optionally `name`, and all columns of some measures. The measures of a table are those
/// of this version with these options; JSON names its own. BadOperand if it is neither.
Status import_rows(Adding& adding, const method::MethodOptions& options, const std::string& file);

}  // namespace deduku::cli
