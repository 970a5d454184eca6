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

/// What goes into the file, and what has gone.
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

}  // namespace deduku::cli
