// The pattern of a technique: digits, cells, houses, links, sets. Plain data, filled in by the finder and read by
// explanations, notations and pictures.
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
    hidden_single,  ///< a digit with one place in a house: base
    naked_set,      ///< cells of a house (base; two houses if locked) and as many digits
    hidden_set,     ///< digits of a house (base) and as many cells
    locked,         ///< all places of a digit in one house (base) are in another (cover)
    fish,           ///< all places of a digit in k houses (base), except fins, are in k others (cover)
    chain,          ///< links from candidate to candidate
    colours,        ///< places of a digit in two colours (cells, others), one of them true
    branches,       ///< every possibility for a few candidates (cells) has the same result
    deadly,         ///< a deadly pattern: cells whose digits could be exchanged
    grave,          ///< bivalue grave: all open cells except these have two candidates
    set_chain,      ///< almost locked sets (sets), each joined to the next by a restricted common (commons)
    set_ring,       ///< two almost locked sets with two restricted commons (commons)
    set_crossing,   ///< Sue de Coq: cells of two houses (first of sets), of the one (base), of the other (cover), with
                    ///< as many digits as cells
    set_grid,       ///< cells of several houses (base) and digits of each house (sets): as many cells as digits
    blossom,        ///< a stem cell (others), and for each of its digits (commons) an almost locked set without it
    exclusion,      ///< cells, some of whose combinations of digits are impossible
    exocet,         ///< base cells (cells) and targets (others) with the same two of some digits, by cross-lines (base)
    tridagon,       ///< cells that these digits alone cannot fill; cells with other candidates (fins)
    net,            ///< a supposition that contradicts itself, or several, one of them true, with the same result
    supposition,    ///< a supposition that is refuted
    sum,            ///< the rest of a sum (total) allows only some digits in its cells: rules, houses (base)
    sum_digit,      ///< all sets of digits that make a sum have this digit, which is in one of these cells
    no_combination,  ///< with the digit elsewhere these cells cannot make a sum, perhaps via others (fins)
    partner,         ///< by a rule, a digit excludes all candidates of another cell (others)
    place,           ///< by a rule, a candidate excludes all places of a digit in a house (base)
    cases,           ///< all possible cases of a rule exclude the same
    look,            ///< a rule by itself: its cells (sets: by the digits left to them), its sum (total)
};

/// A set of cells with all their digits.
struct CellGroup {
    std::vector<Cell> cells;
    Set<Digit> digits;
    friend bool operator==(const CellGroup&, const CellGroup&) = default;
};

/// A sum of cells, and how often each counts: 2 for a cell in two houses that are added, -1 for a cell subtracted.
///
///   A1 + B2 - C3    least 7, most 7
struct Total {
    struct Part {
        Cell cell{};
        int times = 1;
        friend bool operator==(const Part&, const Part&) = default;
    };
    std::vector<Part> parts;  ///< unsolved cells
    std::optional<std::int64_t> least;
    std::optional<std::int64_t> most;
    std::vector<Set<Digit>> ways;  ///< if all cells differ and count once: the sets of digits that make it, if few
    friend bool operator==(const Total&, const Total&) = default;
};

/// The relevant consequences of a supposition: a net of links, from its start to its conclusion.
///
///   A1=2   A4<>2 (of A1=2)   A7=2 (of A4<>2)   C7<>2 (of A7=2)
struct Strand {
    /// How a node follows.
    enum class By : std::uint8_t {
        supposed,
        link,     ///< false: it sees a true candidate; true: it is the last one of a cell or house
        pattern,  ///< locked candidates, pairs, X-Wings in the position reached
        chain,    ///< a chain in the position reached
    };
    struct Node {
        Candidate what{};
        bool is_true = false;
        By by = By::link;
        std::vector<std::size_t> from;  ///< the nodes it follows from
        friend bool operator==(const Node&, const Node&) = default;
    };
    /// In a contradiction, the last node contradicts an earlier one.
    std::vector<Node> nodes;
    friend bool operator==(const Strand&, const Strand&) = default;
};

/// A look within a contradiction: at a rule, at a house, or at a cell, and the digits that it leaves to cells.
struct Glance {
    std::optional<std::size_t> rule;     ///< its number; none: the sector
    Sector on{};                         ///< a cell, or a digit in a house
    std::vector<CellGroup> left;         ///< cells with the digits left
    std::vector<CellGroup> without{};    ///< cells with many digits left, with the few that they lose
    bool subset = false;                 ///< of the house: the first group has as many cells as digits
    std::vector<std::size_t> through{};  ///< of several places of a digit: the rules by which they exclude what is lost
    friend bool operator==(const Glance&, const Glance&) = default;
};

struct Pattern {
    /// A chain as drawn with arrows and written on one line: (7)B3=(7)A1,B1-(7)F1=(7)F8. At least one end is true, so
    /// candidates that see both ends are false.
    struct Chain {
        /// Even in number: strong links between 0 and 1, 2 and 3, .. and weak ones between 1 and 2, 3 and 4, ..
        std::vector<Candidate> nodes;
        bool loop = false;  ///< also a weak link between last and first: one candidate of each weak link is true
        /// Of chains with groups, nodes of several places of a digit: the cells of each node. `nodes` has the first
        /// place of each.
        std::vector<std::vector<Cell>> groups{};

        bool is_group(std::size_t node) const { return !groups.empty() && groups[node].size() > 1; }
        std::vector<Cell> cells_of(std::size_t node) const {
            return groups.empty() ? std::vector<Cell>{nodes[node].cell} : groups[node];
        }
        friend bool operator==(const Chain&, const Chain&) = default;
    };

    /// A candidate that trial refutes, and the looks of its refutation.
    struct Trial {
        Candidate what{};
        std::vector<Glance> looks;
        friend bool operator==(const Trial&, const Trial&) = default;
    };

    Form form = Form::supposition;
    Set<Digit> digits;
    std::vector<Cell> cells;  ///< the cells of the pattern, in the order of the board
    std::vector<House> base;
    std::vector<House> cover;
    std::vector<Cell> fins;
    std::vector<Cell> others;  ///< of colours: the places of the other colour
    std::vector<CellGroup> sets;
    std::vector<Digit> commons;
    std::optional<Chain> chain;
    std::vector<std::size_t> rules{};  ///< numbers of the rules of the pattern (Geometry::rules)
    std::optional<Total> total{};      ///< of a sum: the total of its open cells
    std::vector<Glance> looks{};       ///< of a contradiction, in order; the last one leaves a cell or digit nothing
    /// Of a contradiction: the candidates refuted by looks at the same rules and houses, with other digits or cells.
    std::vector<Candidate> alike{};
    std::vector<Trial> trials{};  ///< of a supposition by rules: the refuted candidates of a cell
    std::vector<Strand> strands;  ///< of a net: one for each supposition; base: the house that has them all, if any
    friend bool operator==(const Pattern&, const Pattern&) = default;
};

}  // namespace deduku
