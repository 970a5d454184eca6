// The table of techniques, a row each: what the order language, path, help, pages and tests know of them.
//
//   key            letter  sizes    difficulty       effect   name            family     finder              example
//   naked-subset   T       2..      130, 140, 200..  removes  naked subset    subsets    find_naked_subsets  ..
#include <algorithm>
#include <array>

#include "technique/families.hpp"
#include "technique/uniqueness.hpp"

namespace deduku {
namespace {

constexpr auto places = Effect::places;
constexpr auto removes = Effect::removes;
constexpr auto standard = Boards::standard;
constexpr char silent = Technique::no_letter;
constexpr std::string_view graves = "bivalue graves";

// Of the first size, the second, and the third.
constexpr std::array<int, 3> rank(int first, int second = 0, int third = 0) { return {first, second, third}; }

// A kind of patterns that rest on uniqueness.
constexpr Technique rectangle(std::string_view key, int kind, int difficulty, std::string_view name,
                              std::string_view example) {
    return {key,     silent,  kind, kind, rank(difficulty), removes, name, "unique rectangles", find_rectangles,
            example, standard};
}
constexpr Technique loop(std::string_view key, int kind, int difficulty, std::string_view name,
                         std::string_view example) {
    return {key, silent, kind, kind, rank(difficulty), removes, name, "unique loops", find_loops, example, standard};
}

// The last resort.
constexpr Technique forcing(std::string_view key, int kind, int difficulty, std::string_view name,
                            std::string_view example) {
    return {key, silent, kind, kind, rank(difficulty), removes, name, "forcing chains", find_forcing_chains, example};
}
constexpr Technique forcing_net(std::string_view key, int kind, int difficulty, std::string_view name,
                                std::string_view example) {
    return {key, silent, kind, kind, rank(difficulty), removes, name, "forcing nets", find_forcing_nets, example};
}

// Difficulty is a place in the usual order, as HoDoKu has it by default; rows it does not have stand beside their kin.
constexpr auto table = std::to_array<Technique>({
    {"naked-single", 'T', 1, 1, rank(20), places, "naked single", "singles", find_naked_singles,
     "A1 = {5}: no other 5 in row 1, column A, box 1"},
    {"hidden-single", 'H', 1, 1, rank(30), places, "hidden single", "singles", find_hidden_singles,
     "7 of row 1 only at A1: A1 = 7"},
    {"pointing", 'B', 2, 2, rank(120), removes, "pointing", "locked candidates", find_pointing,
     "7 of box 1 only in row 2: no other 7 in row 2"},
    {"claiming", 'B', 3, 3, rank(121), removes, "claiming", "locked candidates", find_claiming,
     "7 of row 1 only in box 1: no other 7 in box 1"},
    {"naked-subset", 'T', 2, any_size, rank(130, 140, 200), removes, "naked subset", "subsets", find_naked_subsets,
     "A1, B1 = {2,5}: no other 2, 5 in row 1"},
    {"hidden-subset", 'H', 2, any_size, rank(150, 160, 210), removes, "hidden subset", "subsets", find_hidden_subsets,
     "2, 5 of row 1 only at A1, B1: A1, B1 = {2,5}"},
    {"all-different", 'A', 0, 0, rank(260), removes, "all-different", "subsets", find_all_different,
     "2, 5 in no placing of all digits of row 1 at G1: G1 is not 2, 5"},
    {"fish", 'W', 2, any_size, rank(220, 230, 240), removes, "fish", "fish", find_fish,
     "7 of rows 1, 5 only in columns A, F: no other 7 in columns A, F", standard},
    {"conjugate-singletons", 'C', 1, 1, rank(530), removes, "hidden conjugate singletons", "conjugates",
     find_conjugates, "7 at neither F1 nor I1 would, by pairs of places for 7, put two into row 4: no other 7 in row 1",
     standard},
    {"conjugate-singletons-u", 'C', 2, 2, rank(531), removes, "hidden conjugate singletons, U", "conjugates",
     find_conjugates,
     "7 at neither F1 nor I1 would, by pairs of places for 7, leave none in row 4: no other 7 in row 1", standard},
    {"conjugate-singletons-u-t", 'C', 3, 3, rank(532), removes, "hidden conjugate singletons, U, T", "conjugates",
     find_conjugates, "as C2; and 7 at A1 would remove it from both colours of a graph that C2 joined: A1 is not 7",
     standard},
    {"x-cycle", 'X', 0, 0, rank(540), removes, "X cycle", "cycles", find_x_cycles,
     "7 at A1 would, by houses with two places for 7, remove 7 from A1: A1 is not 7"},
    {"y-cycle", 'Y', 0, 0, rank(580), removes, "Y cycle", "cycles", find_y_cycles,
     "7 at A1 would, by houses and cells with two choices, remove 7 from A1: A1 is not 7"},

    {"full-house", silent, 0, 0, rank(10), places, "full house", "singles", find_full_houses,
     "all cells of row 1 but A1 are solved: A1 has the digit they have not"},
    {"locked-subset", silent, 2, any_size, rank(100, 110, 115), removes, "locked subset", "subsets",
     find_locked_subsets, "A1, B1 = {2,5}, in row 1 and in box 1: no other 2, 5 in either", standard},
    {"finned-fish", silent, 2, 4, rank(370, 390, 410), removes, "finned fish", "finned fish", find_finned_fish,
     "7 of rows 1, 5 only in columns A, F, and at H1: no other 7 in column F of box 3", standard},
    {"sashimi-fish", silent, 2, 4, rank(380, 400, 420), removes, "sashimi fish", "finned fish", find_sashimi_fish,
     "as finned, but row 1 has 7 only at A1 beside the fin", standard},
    {"franken-fish", silent, 2, 4, rank(610, 612, 614), removes, "Franken fish", "complex fish", find_franken_fish,
     "7 of row 1 and box 4 only in columns A, C: no other 7 in columns A, C", standard},
    {"finned-franken-fish", silent, 2, 4, rank(620, 622, 624), removes, "finned Franken fish", "complex fish",
     find_finned_franken_fish, "7 of row 1 and box 4 only in columns A, C, and at F1: not where F1 and A or C are seen",
     standard},
    {"mutant-fish", silent, 2, 4, rank(630, 632, 634), removes, "mutant fish", "complex fish", find_mutant_fish,
     "7 of row 1 and column F only in box 2 and row 8: no other 7 in box 2, row 8", standard},
    {"finned-mutant-fish", silent, 2, 4, rank(640, 642, 644), removes, "finned mutant fish", "complex fish",
     find_finned_mutant_fish, "as a mutant fish, but for 7 at A1: not where A1 and a cover house are seen", standard},
    {"xy-wing", silent, 0, 0, rank(330), removes, "XY-Wing", "wings", find_xy_wings,
     "E5 = {2,5} sees E1 = {2,7}, A5 = {5,7}: one of these is 7, so A1 is not"},
    {"xyz-wing", silent, 0, 0, rank(335), removes, "XYZ-Wing", "wings", find_xyz_wings,
     "E5 = {2,5,7} sees E1 = {2,7}, D4 = {5,7}: one of the three is 7, so E4 is not"},
    {"w-wing", silent, 0, 0, rank(320), removes, "W-Wing", "wings", find_w_wings,
     "A1, I5 = {2,7}, 2 of row 9 only at A9, I9: A1 or I5 is 7, so A5 is not"},
    {"skyscraper", silent, 0, 0, rank(300), removes, "skyscraper", "two-house patterns", find_skyscrapers,
     "7 of rows 1, 5 only at A1, F1 and B5, F5: A1 or B5 is 7", standard},
    {"two-string-kite", silent, 0, 0, rank(310), removes, "two-string kite", "two-house patterns",
     find_two_string_kites, "7 of row 1 only at A1, H1, of column I only at I3, I7: A1 or I7 is 7, so A7 is not",
     standard},
    {"turbot-fish", silent, 0, 0, rank(312), removes, "turbot fish", "two-house patterns", find_turbot_fish,
     "7 of row 1 only at A1, H1, of box 6 only at H5, I4: A1 or I4 is 7, so A4 is not", standard},
    {"empty-rectangle", silent, 0, 0, rank(317), removes, "empty rectangle", "two-house patterns",
     find_empty_rectangles, "7 of box 1 only in row 2 and column B, of column G only at G2, G7: B7 is not 7", standard},
    {"remote-pair", silent, 0, 0, rank(280), removes, "remote pair", "remote pairs", find_remote_pairs,
     "A1, A5, F5, F8 = {2,5}, each sees the next: A1 or F8 is 2, the other 5, so A8 is neither"},
    {"simple-colouring-trap", silent, 0, 0, rank(340), removes, "simple colouring, trap", "simple colouring",
     find_colour_traps, "places of 7 joined by pairs, in two colours: A1 sees both, so it is not 7"},
    {"simple-colouring-wrap", silent, 0, 0, rank(341), removes, "simple colouring, wrap", "simple colouring",
     find_colour_wraps, "two of one colour in row 1: none of this colour is 7"},
    {"multi-colouring-1", silent, 1, 1, rank(342), removes, "multi-colouring, type 1", "multi-colouring",
     find_multi_colours,
     "two clusters of 7, in two colours each; colours of both see each other: A1 sees the other two"},
    {"multi-colouring-2", silent, 2, 2, rank(343), removes, "multi-colouring, type 2", "multi-colouring",
     find_multi_colours, "two clusters of 7; one colour sees both of the other cluster: none of it is 7"},
    {"x-chain", silent, 0, 0, rank(510), removes, "X-chain", "chains", find_x_chains,
     "7 at A1 or A4, if not A4 then not D5, so F5, ..: one of the ends is 7"},
    {"xy-chain", silent, 0, 0, rank(520), removes, "XY-chain", "chains", find_xy_chains,
     "A1 = {2,5}, A7 = {5,8}, .., E9 = {3,2}: if A1 is not 2, E9 is"},
    {"continuous-loop", silent, 0, 0, rank(550), removes, "continuous loop", "chains", find_continuous_loops,
     "a chain whose ends see each other: one of every two that a weak link joins is true"},
    {"discontinuous-loop", silent, 0, 0, rank(575), removes, "discontinuous loop", "chains", find_discontinuous_loops,
     "if A1 is not 7, then by a chain A1 is 7, or is 2: it is nothing else"},
    {"aic-1", silent, 1, 1, rank(570), removes, "alternating inference chain, type 1", "chains",
     find_alternating_chains,
     "if A1 is not 7, then by houses and cells with two choices E9 is 7: 7 where both are seen goes"},
    {"aic-2", silent, 2, 2, rank(571), removes, "alternating inference chain, type 2", "chains",
     find_alternating_chains, "if A1 is not 7, then E1 is 2: A1 is not 2 and E1 not 7"},
    {"grouped-x-chain", silent, 0, 0, rank(576), removes, "grouped X-chain", "grouped chains", find_grouped_x_chains,
     "7 at A1, or at B4 or B5, if not these then not B8, so F8, ..: one of the ends is 7"},
    {"grouped-continuous-loop", silent, 0, 0, rank(577), removes, "grouped continuous loop", "grouped chains",
     find_grouped_continuous_loops, "a continuous loop some of whose nodes are places of a box in a line"},
    {"grouped-discontinuous-loop", silent, 0, 0, rank(578), removes, "grouped discontinuous loop", "grouped chains",
     find_grouped_discontinuous_loops, "if A1 is not 7, then B4 or B5 is, .., and so A1 is 7: it is nothing else"},
    {"grouped-aic-1", silent, 1, 1, rank(579), removes, "grouped AIC, type 1", "grouped chains", find_grouped_chains,
     "if A1 is not 7, then by links of cells, places and groups D4 or D5 is 7: 7 where all are seen goes"},
    {"grouped-aic-2", silent, 2, 2, rank(579), removes, "grouped AIC, type 2", "grouped chains", find_grouped_chains,
     "if A1 is not 7, then by links of cells, places and groups E1 is 2: A1 is not 2 and E1 not 7"},

    {"sue-de-coq", silent, 0, 0, rank(430), removes, "Sue de Coq", "Sue de Coq", find_sue_de_coq,
     "A1, B1 = {1,2,3,4}, G1 = {1,2}, C2 = {3,4}: no other 1, 2 in row 1, no other 3, 4 in box 1"},
    {"als-xz", silent, 0, 0, rank(590), removes, "ALS-XZ", "almost locked sets", find_als_xz,
     "A1, B1 = {2,5,7} and E1 = {2,7}: only one of the two has 2, the other has 7, so F1 is not 7"},
    {"als-xz-doubly-linked", silent, 0, 0, rank(591), removes, "ALS-XZ, doubly linked", "almost locked sets",
     find_doubly_linked_als_xz, "the same where only one has 2 and only one has 3: each of their digits is there once"},
    {"als-xy-wing", silent, 0, 0, rank(600), removes, "ALS-XY-Wing", "almost locked sets", find_als_xy_wings,
     "C has 2 or 3, so A is without 2 or B without 3: one of the two has 7"},
    {"als-chain", silent, 0, 0, rank(610), removes, "ALS chain", "almost locked sets", find_als_chains,
     "if A is without 2 it has 7, else B is without 2, has 3, so C is without 3, .., so D has 7"},
    {"death-blossom", silent, 0, 0, rank(620), removes, "Death Blossom", "almost locked sets", find_death_blossoms,
     "whether A1 is 1, 2 or 3, a set is without it and has 7"},
    {"aligned-pair-exclusion", silent, 0, 0, rank(630), removes, "aligned pair exclusion", "exclusions",
     find_pair_exclusions, "B1 = {1,2}; if A1 is 5, B1 is not 1 for {1,5} and not 2 for {2,5} would be empty"},
    {"sk-loop", silent, 0, 0, rank(680), removes, "SK-loop", "multi-sector locked sets", find_sk_loops,
     "16 cells in a ring through 4 boxes, 2 rows and 2 columns, 16 digits in these houses: each is there", standard},
    {"multi-sector-locked-set", silent, 0, 0, rank(705), removes, "multi-sector locked set", "multi-sector locked sets",
     find_multi_sector_locked_sets, "16 cells in 4 rows and 4 columns, 16 digits in these lines: each is there",
     standard},
    {"junior-exocet", silent, 0, 0, rank(684), removes, "junior exocet", "exocets", find_junior_exocets,
     "A1, B1 = {1,2,3}, each of which two lines hold in columns C, D, G below: D2, I3 have the same two digits",
     standard},
    {"tridagon", silent, 0, 0, rank(686), removes, "tridagon", "tridagons", find_tridagons,
     "12 cells, three across each of 4 boxes, which 1, 2, 3 alone cannot fill: the one that can be 4 is", standard},

    forcing("forcing-chain-cell", 1, 700, "forcing chain, cell", "whatever A1 is, 2, 3 or 7: C5 is not 4"),
    forcing("forcing-chain-region", 2, 701, "forcing chain, region",
            "wherever row 1 has its 7, A1, E1 or H1: C5 is not 4"),
    forcing("forcing-chain-contradiction", 3, 702, "forcing chain, contradiction",
            "if A1 were 7, C5 would be 4, and not: A1 is not 7"),
    forcing_net("forcing-net-cell", 1, 710, "forcing net, cell",
                "as a chain, and what several things leave follows, too"),
    forcing_net("forcing-net-region", 2, 711, "forcing net, region", "the same for the places of a digit"),
    forcing_net("forcing-net-contradiction", 3, 712, "forcing net, contradiction",
                "if A1 were 7, then by all that follows no place would be left for 4 in row 5: A1 is not 7"),

    rectangle("unique-rectangle-1", 1, 360, "unique rectangle, type 1", "A1, B1, A4 = {2,5}, B4 = {2,5,7}: B4 = 7"),
    rectangle("unique-rectangle-2", 2, 361, "unique rectangle, type 2",
              "A4, B4 = {2,5,7} over {2,5}: 7 in one of them"),
    rectangle("unique-rectangle-3", 3, 362, "unique rectangle, type 3", "A4, B4 = {2,5} and 7, 8, C4 = {7,8}: a pair"),
    rectangle("unique-rectangle-4", 4, 363, "unique rectangle, type 4", "2 of row 4 only at A4, B4: neither is 5"),
    rectangle("unique-rectangle-5", 5, 364, "unique rectangle, type 5", "A1, B4 = {2,5,7} across: 7 in one of them"),
    rectangle("unique-rectangle-6", 6, 365, "unique rectangle, type 6",
              "2 of rows 1, 4 only at A, B: A1, B4 are not 2"),
    rectangle("hidden-rectangle", 7, 366, "hidden rectangle", "2 at A4 would make B1 2 and A1, B4 5: A4 is not 2"),
    rectangle("avoidable-rectangle", 8, 367, "avoidable rectangle", "A1 = 2, B1 = 5, A4 = 5, no clues: B4 is not 2"),
    loop("unique-loop-1", 1, 368, "unique loop, type 1", "six cells {2,5} in a ring, one of them with 7: it is 7"),
    loop("unique-loop-2", 2, 369, "unique loop, type 2", "two or more of the ring have 7, too: 7 in one of them"),
    loop("unique-loop-3", 3, 369, "unique loop, type 3", "the others of two cells are a naked subset with more"),
    loop("unique-loop-4", 4, 369, "unique loop, type 4", "2 of a house only at two of the ring: neither is 5"),
    {"bivalue-grave", silent, 0, 0, rank(289), removes, "bivalue grave", graves, find_grave,
     "each open cell has two candidates: not one solution"},
    {"bivalue-grave-plus-one", silent, 0, 0, rank(290), removes, "bivalue grave plus one", graves, find_grave_plus_one,
     "each but one, of three: it is the odd one"},
});

// Those of orders come first.
constexpr std::size_t ordered = static_cast<std::size_t>(
    std::count_if(table.begin(), table.end(), [](const Technique& row) { return row.in_orders(); }));
static_assert(std::all_of(table.begin(), table.begin() + ordered,
                          [](const Technique& row) { return row.in_orders() && !row.rests_on_uniqueness(); }));

// A row of many sizes.
constexpr bool sized(const Technique& row) { return row.min_size < row.max_size; }

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

// "T2", "X"
std::string word_of(char letter, int size) { return std::string(1, letter) + (size == 0 ? "" : std::to_string(size)); }

}  // namespace

bool Technique::find(const Position& position, int size, const Sink& sink) const {
    if (!knows(position.board.geometry())) return true;
    if (const auto* of_board = std::get_if<Finder>(&finder)) return (*of_board)(position.board, size, sink);
    return position.start == nullptr || std::get<ClueFinder>(finder)(position.board, *position.start, size, sink);
}

std::span<const Technique> techniques() { return table; }

std::span<const Technique> ordered_techniques() { return std::span(table).first(ordered); }

std::string name_of(const Technique& technique, int size) {
    std::string name(technique.name);
    if (!sized(technique)) return name;
    if (const auto at = name.find("fish"); at != std::string::npos) return name.replace(at, 4, fish_word(size));
    return name.replace(name.find("subset"), 6, subset_word(size));
}

std::string key_of(const Technique& technique, int size) {
    if (!sized(technique)) return std::string(technique.key);
    std::string key = name_of(technique, size);
    for (char& c : key) c = c == ' ' ? '-' : 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return key;
}

int difficulty_of(const Technique& technique, int size) {
    const auto at = static_cast<std::size_t>(std::clamp(size - technique.min_size, 0, 2));
    return technique.difficulty[at] + 2 * std::max(size - technique.min_size - 2, 0);
}

Move find_move(char letter, int size) {
    for (const Technique& row : ordered_techniques())
        if (row.letter == letter && row.min_size <= size && size <= row.max_size) return {&row, size};
    return {nullptr, 0};
}

Move find_move(std::string_view word) {
    for (const Technique& row : table)
        for (int size = row.min_size; size <= std::min(row.max_size, max_digits); ++size)
            if (key_of(row, size) == word || (row.in_orders() && word_of(row.letter, size) == word))
                return {&row, size};
    return {nullptr, 0};
}

}  // namespace deduku
