#include <array>

#include "technique/families.hpp"

namespace deduku {
namespace {

constexpr auto places = Effect::places;
constexpr auto removes = Effect::removes;

constexpr std::array<Technique, 13> table = {{
    {'T', 1, 1, places, "naked single", "singles", find_naked_singles,
     "A1 = {5}: no other 5 in row 1, column A, box 1"},
    {'H', 1, 1, places, "hidden single", "singles", find_hidden_singles, "7 of row 1 only at A1: A1 = 7"},
    {'B', 2, 2, removes, "pointing", "locked candidates", find_pointing,
     "7 of box 1 only in row 2: no other 7 in row 2"},
    {'B', 3, 3, removes, "claiming", "locked candidates", find_claiming,
     "7 of row 1 only in box 1: no other 7 in box 1"},
    {'T', 2, any_size, removes, "naked subset", "subsets", find_naked_subsets,
     "A1, B1 = {2,5}: no other 2, 5 in row 1"},
    {'H', 2, any_size, removes, "hidden subset", "subsets", find_hidden_subsets,
     "2, 5 of row 1 only at A1, B1: A1, B1 = {2,5}"},
    {'A', 0, 0, removes, "all-different", "subsets", find_all_different,
     "2, 5 in no placing of all digits of row 1 at G1: G1 is not 2, 5"},
    {'W', 2, any_size, removes, "fish", "fish", find_fish,
     "7 of rows 1, 5 only in columns A, F: no other 7 in columns A, F"},
    {'C', 1, 1, removes, "hidden conjugate singletons", "conjugates", find_conjugates,
     "7 at neither F1 nor I1 would, by pairs of places for 7, put two into row 4: no other 7 in row 1"},
    {'C', 2, 2, removes, "hidden conjugate singletons, U", "conjugates", find_conjugates,
     "7 at neither F1 nor I1 would, by pairs of places for 7, leave none in row 4: no other 7 in row 1"},
    {'C', 3, 3, removes, "hidden conjugate singletons, U, T", "conjugates", find_conjugates,
     "as C2; and 7 at A1 would remove it from both colours of a graph that C2 joined: A1 is not 7"},
    {'X', 0, 0, removes, "X cycle", "cycles", find_x_cycles,
     "7 at A1 would, by houses with two places for 7, remove 7 from A1: A1 is not 7"},
    {'Y', 0, 0, removes, "Y cycle", "cycles", find_y_cycles,
     "7 at A1 would, by houses and cells with two choices, remove 7 from A1: A1 is not 7"},
}};

std::string subset_word(int size) {
    switch (size) {
        case 2: return "pair";
        case 3: return "triple";
        case 4: return "quad";
        default: return "set of " + std::to_string(size);
    }
}

std::string fish_word(int size) {
    switch (size) {
        case 2: return "X-Wing";
        case 3: return "Swordfish";
        case 4: return "Jellyfish";
        default: return "fish of " + std::to_string(size);
    }
}

}  // namespace

std::span<const Technique> techniques() { return table; }

std::string name_of(const Technique& technique, int size) {
    std::string name(technique.name);
    if (name == "fish") return fish_word(size);
    const auto at = name.find("subset");
    if (at != std::string::npos) name.replace(at, 6, subset_word(size));
    return name;
}

Move find_move(char letter, int size) {
    for (const Technique& row : table)
        if (row.letter == letter && row.min_size <= size && size <= row.max_size) return {&row, size};
    return {nullptr, 0};
}

}  // namespace deduku
