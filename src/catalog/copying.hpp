// What one catalogue knows, into another: puzzles, names, where they came from, ratings of every version.
//
//   theirs: 1,000,000 puzzles, hdp, te  --copy-->  ours: 20,000 new puzzles, 1,980,000 new ratings
//
#pragma once

#include "catalog/adding.hpp"

namespace deduku::catalog {

/// What ours knows already stays, unless it is unknown. A hundred thousand puzzles a transaction: what was copied
/// before trouble stays, and the same call again makes the rest. Both have to know puzzles by the same form.
[[nodiscard]] Or<Added> copy(Catalog& theirs, Catalog& ours);

}  // namespace deduku::catalog
