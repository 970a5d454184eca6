#include "method/se/families/families.hpp"

namespace deduku::se {
namespace {

struct Row {
    HintFinder find;
    int size = 0;
};

// The order of the rows between hidden singles and unique loops, and of those from there to exclusions.
constexpr Row before_loops[] = {{find_direct_locking},   {find_direct_hidden_subset, 2},
                                {find_naked_single},     {find_direct_hidden_subset, 3},
                                {find_locking},          {find_naked_subset, 2},
                                {find_fish, 2},          {find_hidden_subset, 2},
                                {find_naked_subset, 3},  {find_fish, 3},
                                {find_hidden_subset, 3}, {find_wing, 2},
                                {find_wing, 3}};
constexpr Row before_exclusion[] = {{find_naked_subset, 4}, {find_fish, 4}, {find_hidden_subset, 4}, {find_bug}};

}  // namespace

FoundHint find_without_chains(const SePosition& position, Profile profile, Quiet& quiet, LoopMemory& loops) {
    if (FoundHint hint = find_hidden_single(position)) return hint;
    quiet.move_to(position);
    for (const Row& row : before_loops)
        if (FoundHint hint = row.find(position, profile, quiet, row.size)) return hint;
    if (FoundHint hint = find_unique_loop(position, loops)) return hint;
    for (const Row& row : before_exclusion)
        if (FoundHint hint = row.find(position, profile, quiet, row.size)) return hint;
    return std::nullopt;
}

}  // namespace deduku::se
