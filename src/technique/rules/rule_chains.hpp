// Chains through rules: each look follows from what the look before excludes; finders and rows (rule_chains.cpp).
//
//   if A1 is 3     the cage of 10 leaves B1, C1 1 or 6      1 and 6 of row 1 are there      the whisper leaves D1 nothing
#pragma once

#include <vector>

#include "technique/parts/entry.hpp"
#include "technique/rules/told_contradiction.hpp"

namespace deduku {

/// The chains of the position searched last: several rows use them.
class RuleChains {
  public:
    explicit RuleChains(const RuleView& rules) : rules_(rules) {}

    /// Candidates that chains as short as the shortest refute, at most `most_told`. Naked and hidden subsets, and then
    /// sums of several houses, only if there is no other chain.
    [[nodiscard]] const std::vector<ToldContradiction>& on(const Board& board);

    static constexpr std::size_t most_told = 100;
    /// The most looks of a chain.
    static constexpr std::size_t most_looks = 8;

    /// The position will be searched again.
    void forget() { digits_.clear(); }

  private:
    void tell(const Board& board, SumsUsed used);

    const RuleView& rules_;
    std::optional<RefutationTeller> teller_;  // made on first use, as it is large
    reasons::LivingDigits digits_;            // of the position
    std::vector<ToldContradiction> told_;
};

/// Candidates with which one rule leaves a cell without a digit or a house without a place for one; all that a rule and a
/// house or cell refute together, most first. Splits.
[[nodiscard]] bool find_single_looks(const Board& board, const RuleView& rules, int size, const Sink& sink);
/// The candidates that the chain with fewest looks refutes, if these are `looks`; 2: at most
/// 2, 4: at least 4. A Split.
[[nodiscard]] bool find_rule_chains(const Board& board, const RuleView& rules, int looks, const Sink& sink);

namespace rows {

constexpr TechniqueEntry rule_and_house = {
    .row = {.key = "rule-and-house",
            .difficulty = {245},
            .name = "rule and house",
            .family = "looks",
            .finder = find_single_looks,
            .example = "if A1 or A2 were 8, the renban would take the 6 from all cells of row 1: neither is 8",
            .hodoku = {{{.points = 100}}}},
    .page = {
        .what = "A candidate is false if one rule with it would leave a cell without a digit, or a house without a "
                "place for one; or if all places of a digit in a house see it. All candidates that one rule and one "
                "house refute are one step.",
        .kin = "Combinations crossed with houses.",
        .also = "look-at-pairs look-at-sums little-look must-have-digits no-combination",
        .puzzle = "................................................................................. rules: whispers: "
                  "D7 E8 F7",
        .source = made_here}};

constexpr TechniqueEntry rule_chain_of_two = {
    .row = {.key = "rule-chain-2",
            .min_size = 2,
            .max_size = 2,
            .difficulty = {255},
            .name = "rule chain of two looks",
            .family = "chains",
            .finder = find_rule_chains,
            .example = "if A1 were 3, the cage would leave B1 7, and with it row 4 nothing for its 7: A1 is not 3",
            .hodoku = {{{.points = 130}}}},
    .page = {
        .what = "Suppose that a candidate is true. A look at one rule or house then excludes candidates of "
                "other cells, and these alone let a second look leave a cell without a digit, a digit without a "
                "place, or the first candidate false. So the first candidate is false. A look at a house can be "
                "at a naked or hidden pair, triple or quadruple in it.",
        .kin = "A short chain, with links by cages, arrows and dots, and with almost locked sets. A killer pair, of a "
               "cell and a cage, is such a chain.",
        .before = "T1 H1 B2 B3 T2 H2",
        .also = "look-at-pairs look-at-sums rule-and-house",
        .puzzle = ".............................[124]......[3456789][12345678][12345678]........[124]......"
                  "........................... rules: arrow: A5 = B5 C5",
        .source = made_here}};

constexpr TechniqueEntry rule_chain_of_three = {
    .row = {.key = "rule-chain-3",
            .min_size = 3,
            .max_size = 3,
            .difficulty = {335},
            .name = "rule chain of three looks",
            .family = "chains",
            .finder = find_rule_chains,
            .example = "if A1 were 3, B1 were 7 by the cage, D4 by row 4, and A1 nothing: A1 is not 3",
            .hodoku = {{{.points = 150}}}},
    .page = {.what = "The rule chain of two looks, with one look more: each look follows from what the look "
                     "before excludes.",
             .kin = "A chain, with links by cages, arrows and dots.",
             .before = "T1 H1 B2 B3 T2 H2",
             .also = "look-at-pairs look-at-sums rule-and-house rule-chain-2",
             .puzzle = ".........................................[79][457].........[345].[12367][136][267][2345]["
                       "3456][89][89][23456][234]...[567].........[679].... rules: thermo: I7-G5 F5; thermo: D7 E"
                       "7 D8 E9",
             .source = made_here}};

constexpr TechniqueEntry rule_chain = {
    .row = {.key = "rule-chain",
            .min_size = 4,
            .max_size = 4,
            .difficulty = {515},
            .name = "rule chain",
            .family = "chains",
            .finder = find_rule_chains,
            .example = "four looks or more, each at what the one before excludes",
            .hodoku = {{{.points = 180}}}},
    .page = {.what = "The rule chain of two looks, with four to eight: each look follows from what the look before "
                     "excludes.",
             .kin = "Alternating inference chains, with links by cages, arrows and dots, and with almost locked sets.",
             .before = "T1 H1 B2 B3 T2 H2",
             .also = "look-at-pairs look-at-sums rule-and-house rule-chain-2 rule-chain-3",
             .puzzle = ".....8..49.[45]7.[2456][256]8[125]...9.[456]..[12357]....89.[123].[78]92[1345].[45][68]["
                       "1345].[13][45][68][126][12]79[45][1238].6..9.[234][2357][57][45]39[24]71..[68][248][248]"
                       "7.6.[13].9 rules: thermo: G9-E9",
             .source = made_here}};

}  // namespace rows

}  // namespace deduku
