// Forcing chains: finders and rows (forcing.cpp).
#pragma once

#include "technique/parts/entry.hpp"

namespace deduku {

/// Candidates that are false whichever digit a cell holds (1), wherever a house has a digit (2), or since they would
/// empty a sector (3). Each conclusion follows from a previous one, in sectors with two candidates. A Split for each
/// candidate. On boards with more than 1,024 candidates nothing is found, here and below.
[[nodiscard]] bool find_forcing_chains(const Board& board, int size, const Sink& sink);
/// The same, where the last candidate left in a sector is true as well.
[[nodiscard]] bool find_forcing_nets(const Board& board, int size, const Sink& sink);

namespace rows {

constexpr TechniqueEntry forcing_chain_cell = {
    .row = {.key = "forcing-chain-cell",
            .min_size = 1,
            .max_size = 1,
            .difficulty = {700},
            .name = "forcing chain, cell",
            .family = "forcing chains",
            .finder = find_forcing_chains,
            .example = "whatever A1 is, 2, 3 or 7: C5 is not 4",
            .hodoku = {{{.points = 500, .level = extreme, .place = 551, .name = "Forcing Chain Verity"}}}},
    .page = {.what = "Suppose each candidate of a cell in turn, and follow the links: a true candidate makes all "
                     "candidates that it sees false, and where a cell or house has two candidates left, one is true if "
                     "the other is false. One of the suppositions is right, so a candidate that is false in every case "
                     "is removed. Each conclusion follows from one before it.",
             .kin = "HoDoKu: Forcing Chain Verity. Sudoku Explainer: Cell Forcing Chains. Sudopedia: Forcing Chain.",
             .before = "T1 H1",
             .puzzle = "..954......3.....1.7....5.39...1....45.7.9.28..72.4.5......2.9.......7.5.4....2..",
             .source = in_sukaku("Cell Forcing Chains, 8.3")}};

constexpr TechniqueEntry forcing_chain_region = {
    .row = {.key = "forcing-chain-region",
            .min_size = 2,
            .max_size = 2,
            .difficulty = {701},
            .name = "forcing chain, region",
            .family = "forcing chains",
            .finder = find_forcing_chains,
            .example = "wherever row 1 has its 7, A1, E1 or H1: C5 is not 4",
            .hodoku = {{{.points = 500, .level = extreme, .place = 552, .name = "Forcing Chain Verity"}}}},
    .page = {.what = "As a forcing chain from a cell, but all places of a digit in a row, column or box are supposed "
                     "in turn: one of them is true.",
             .kin = "HoDoKu: Forcing Chain Verity. Sudoku Explainer: Region Forcing Chains.",
             .before = "T1 H1 B2 B3 T2 H2",
             .puzzle = ".........2....5.1....3..297....4....7.....3....168..75.3.25...8.5.8.1........9..3",
             .source = in_sukaku("Region Forcing Chains, 8.3")}};

constexpr TechniqueEntry forcing_chain_contradiction = {
    .row = {.key = "forcing-chain-contradiction",
            .min_size = 3,
            .max_size = 3,
            .difficulty = {702},
            .name = "forcing chain, contradiction",
            .family = "forcing chains",
            .finder = find_forcing_chains,
            .example = "if A1 were 7, C5 would be 4 and would not be 4: A1 is not 7",
            .hodoku = {{{.points = 500, .level = extreme, .place = 550, .name = "Forcing Chain Contradiction"}}}},
    .page = {
        .what = "Suppose that a candidate is true, and follow the links as in other forcing chains. If this leaves a "
                "cell without a candidate, or a digit without a place in a house, the candidate is false.",
        .kin = "HoDoKu: Forcing Chain Contradiction. Sudoku Explainer: Nishio Forcing Chains, and forcing chains in "
               "which two chains lead to opposite conclusions about one candidate.",
        .before = "T1 H1 B2 B3",
        .puzzle = "................12..3.45.........4....56..3...4..1.........37...8.......12.....8.",
        .source = in_sukaku("Nishio Forcing Chain, 7.7")}};

constexpr TechniqueEntry forcing_net_cell = {
    .row = {.key = "forcing-net-cell",
            .min_size = 1,
            .max_size = 1,
            .difficulty = {710},
            .name = "forcing net, cell",
            .family = "forcing nets",
            .finder = find_forcing_nets,
            .example = "as a forcing chain, but a conclusion may follow from several before it",
            .hodoku = {{{.points = 700, .level = extreme, .place = 561, .name = "Forcing Net Verity"}}}},
    .page = {.what = "As a forcing chain from a cell, but a candidate is also true if all others in its cell, or of "
                     "its digit in a house, have become false. So a conclusion may depend on several before it.",
             .kin = "HoDoKu: Forcing Net Verity. Sudoku Explainer: Dynamic Cell Forcing Chains.",
             .before = to_quads,
             .also = to_chains,
             .puzzle = "......12....3..6.....8.9.......2..6.3.8......7...5.....15...4.....7....9.4.......",
             .source = from_top1465}};

constexpr TechniqueEntry forcing_net_region = {
    .row = {.key = "forcing-net-region",
            .min_size = 2,
            .max_size = 2,
            .difficulty = {711},
            .name = "forcing net, region",
            .family = "forcing nets",
            .finder = find_forcing_nets,
            .example = "as a forcing net from a cell, but from all places of a digit in a house",
            .hodoku = {{{.points = 700, .level = extreme, .place = 562, .name = "Forcing Net Verity"}}}},
    .page = {.what = "A forcing net from all places of a digit in a row, column or box: one of them is true, so a "
                     "candidate that is false in every case is removed.",
             .kin = "HoDoKu: Forcing Net Verity. Sudoku Explainer: Dynamic Region Forcing Chains.",
             .before = to_quads,
             .also = to_chains,
             .puzzle = "......6894......7.....26...2...6.34...49..8.2...........87.5....6.83......7......",
             .source = from_top1465}};

constexpr TechniqueEntry forcing_net_contradiction = {
    .row = {.key = "forcing-net-contradiction",
            .min_size = 3,
            .max_size = 3,
            .difficulty = {712},
            .name = "forcing net, contradiction",
            .family = "forcing nets",
            .finder = find_forcing_nets,
            .example = "if A1 were 7, singles would leave 4 without a place in row 5: A1 is not 7",
            .hodoku = {{{.points = 700, .level = extreme, .place = 560, .name = "Forcing Net Contradiction"}}}},
    .page = {
        .what =
            "Suppose that a candidate is true. If singles alone then lead to a cell without a candidate, or to a digit "
            "without a place in a house, the candidate is false. This is trial and error, with all steps shown.",
        .kin = "HoDoKu: Forcing Net Contradiction. Sudoku Explainer: Dynamic Contradiction Forcing Chains.",
        .before = to_quads,
        .also = to_chains,
        .puzzle = "..4.8...6.......5..5.6.184..1......8..9..4.3.7...3.......24.98..6..5.......1..6..",
        .source = from_top1465}};

}  // namespace rows

}  // namespace deduku
