// What a person sees in a step: digits, cells, houses, chain; read off the deduction, whoever found it.
//
//   cover  cells C5, C8 / 1, 9 in column C     naked_set   digits {1,9}   cells C5, C8   base column C
//   cover  4 in rows 1, 4 / columns B, G       fish        digits {4}     base rows 1, 4   cover columns B, G
//   split  with a thread                       chain       nodes A1=3, E1=3, ..
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "deduku/techniques.hpp"
#include "method/path/chain.hpp"
#include "method/path/strand.hpp"

namespace deduku::path {

enum class Form : std::uint8_t {
    full_house,     ///< the last cell of a house: base
    naked_single,   ///< a cell with one digit
    hidden_single,  ///< a digit with one cell in a house: base
    naked_set,      ///< cells of a house (base; two houses if locked) and as many digits
    hidden_set,     ///< digits of a house (base) and as many cells
    locked,         ///< a digit of one house (base) only where it meets another (cover)
    fish,           ///< a digit in some houses (base), there only in as many others (cover), but for fins
    chain,          ///< links from candidate to candidate
    colours,        ///< places of a digit in two colours (cells, others), one of them true
    branches,       ///< each way a few candidates can be (cells) comes to the same
    deadly,         ///< cells that could be read two ways
    grave,          ///< cells but for which every open one has two candidates
    set_chain,      ///< almost locked sets (sets), of each two neighbours only one has a digit (commons)
    set_ring,       ///< two of them, only one of which has either of two digits (commons)
    set_crossing,   ///< cells of two houses (sets, the first), of the one (base), of the other (cover): as many as
                    ///< digits
    set_grid,       ///< cells of many houses (base), in each some digits (sets): as many cells as these
    blossom,        ///< a cell (others), and for each of its digits (commons) a set that it takes it from
    exclusion,      ///< cells, some of whose combinations cannot be
    exocet,         ///< base cells (cells) and targets (others) with the same two of some digits, by cross-lines (base)
    tridagon,       ///< cells that these digits alone cannot fill; those that may have another (fins)
    net,            ///< a supposition that contradicts itself, or several of which one is true that lead to the same
    supposition,    ///< something is supposed and refuted
};

/// Cells looked at as one, with all their digits.
struct CellGroup {
    std::vector<Cell> cells;
    Set<Digit> digits;
    friend bool operator==(const CellGroup&, const CellGroup&) = default;
};

struct Pattern {
    Form form = Form::supposition;
    Set<Digit> digits;
    std::vector<Cell> cells;  ///< what is looked at, in the order of the board
    std::vector<House> base;
    std::vector<House> cover;
    std::vector<Cell> fins;
    std::vector<Cell> others;  ///< of colours: those of the other one
    std::vector<CellGroup> sets;
    std::vector<Digit> commons;
    std::optional<Chain> chain;
    std::vector<Strand> strands;  ///< of a net: one for each supposition; base: the house that has them all, if one has
    friend bool operator==(const Pattern&, const Pattern&) = default;
};

/// Of a deduction found by this row (null: by none) on the position before it.
[[nodiscard]] Pattern pattern_of(const Board& before, const Deduction& deduction, const Technique* technique);

/// Of one by almost locked sets, or an exclusion (sets.cpp).
[[nodiscard]] Pattern pattern_of_sets(const Board& before, const Deduction& deduction);
/// Of one whose Cover has digits of many houses: a set for each house.
[[nodiscard]] Pattern pattern_of_grid(const Board& before, const Deduction& deduction);
/// Of a Sue de Coq: its sets are the cells of both houses, those of the one, those of the other.
[[nodiscard]] Pattern pattern_of_crossing(const Board& before, const Deduction& deduction);

/// Of a junior exocet, and of a tridagon (exotic.cpp).
[[nodiscard]] Pattern pattern_of_exocet(const Board& before, const Deduction& deduction);
[[nodiscard]] Pattern pattern_of_tridagon(const Board& before, const Deduction& deduction);

/// Of one that rests on cases, but for locked subsets (pattern_splits.cpp); the family of its row, or nothing.
[[nodiscard]] Pattern pattern_of_split(const Board& before, const Deduction& deduction, std::string_view family);
/// Of a chain.
[[nodiscard]] Pattern pattern_of(Chain chain);

/// The same find, each with removals of its own: a rectangle that excludes two digits.
[[nodiscard]] bool belong_together(const Pattern& one, const Pattern& other);

}  // namespace deduku::path
