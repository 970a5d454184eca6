// What a technique sees: digits, cells, houses, links, sets. Plain data that its finder fills in; words, notations and
// pictures read it.
//
//   naked_set   digits {1,9}   cells C5, C8   base column C
//   fish        digits {4}     base rows 1, 4   cover columns B, G
//   chain       nodes A1=3, E1=3, ..
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "deduku/ids.hpp"

namespace deduku {

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
    sum,            ///< what is left of a sum (total) fits only some digits in its cells: rules, houses (base)
    sum_digit,      ///< each way to make a sum has this digit, which is somewhere in these cells
    partner,        ///< a rule leaves a digit without a partner in another cell (others)
    place,          ///< a rule leaves a digit without a place in a house (base)
    cases,          ///< in each case of a rule the same goes
};

/// Cells looked at as one, with all their digits.
struct CellGroup {
    std::vector<Cell> cells;
    Set<Digit> digits;
    friend bool operator==(const CellGroup&, const CellGroup&) = default;
};

/// What some cells sum to, and how often each counts: 2 for a cell in two houses added up, -1 for one that is taken off.
///
///   A1 + B2 - C3    least 7, most 7
struct Total {
    struct Part {
        Cell cell{};
        int times = 1;
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;  ///< cells that are not decided yet
    std::optional<std::int64_t> least;
    std::optional<std::int64_t> most;
    std::vector<Set<Digit>> ways;  ///< of cells that differ and count once: the sets of digits that make it, if few
    friend bool operator==(const Total&, const Total&) = default;
};

/// What follows from a supposition, as far as it matters: a net of links, told from its start to where it leads.
///
///   A1=2   A4<>2 (of A1=2)   A7=2 (of A4<>2)   C7<>2 (of A7=2)
struct Strand {
    /// By what a node follows.
    enum class By : std::uint8_t {
        supposed,
        link,     ///< it sees a digit; it is the last of a cell or house
        pattern,  ///< locked digits, pairs, X-Wings of what is left
        chain,    ///< a chain through what is left
    };
    struct Node {
        Candidate what{};
        bool is_true = false;
        By by = By::link;
        std::vector<std::size_t> from;  ///< nodes before it
        friend bool operator==(const Node&, const Node&) = default;
    };
    /// Where it contradicts itself, the last says otherwise than one before.
    std::vector<Node> nodes;
    friend bool operator==(const Strand&, const Strand&) = default;
};

struct Pattern {
    /// What a person draws with arrows and writes on one line: (7)B3=(7)A1,B1-(7)F1=(7)F8. Whichever end is true, what
    /// both ends see is false.
    struct Chain {
        /// Even in number: strong links between 0 and 1, 2 and 3, .. and weak ones between 1 and 2, 3 and 4, ..
        std::vector<Candidate> nodes;
        bool loop = false;  ///< and a weak one between the last and the first: all weak links hold one of their two
        /// Of chains some of whose nodes are several places of their digit (nodes has the first): the cells of each
        /// node.
        std::vector<std::vector<Cell>> groups{};

        bool is_group(std::size_t node) const { return !groups.empty() && groups[node].size() > 1; }
        std::vector<Cell> cells_of(std::size_t node) const {
            return groups.empty() ? std::vector<Cell>{nodes[node].cell} : groups[node];
        }
        friend bool operator==(const Chain&, const Chain&) = default;
    };

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
    std::vector<std::size_t> rules{};  ///< numbers of rules (Geometry::rules) that are looked at
    std::optional<Total> total{};      ///< of a sum: what its open cells come to
    std::vector<Strand> strands;  ///< of a net: one for each supposition; base: the house that has them all, if one has
    friend bool operator==(const Pattern&, const Pattern&) = default;
};

}  // namespace deduku
