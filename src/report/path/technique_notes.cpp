#include "report/path/technique_notes.hpp"

#include <algorithm>
#include <array>

namespace deduku::report {
namespace {

constexpr std::array notes = std::to_array<TechniqueNote>({
    {"full-house",
     "All cells of a row, column or box but one are solved: the last cell holds the digit that is missing. It is a "
     "naked single that a glance at one house shows.",
     "HoDoKu and Sudopedia: Full House. A cell counts as solved here once its digit is known and has left the other "
     "cells of its houses."},
    {"locked-subset",
     "Cells in which a line and a box cross are a naked pair (or triple): two cells with the same two candidates. The "
     "digits are in these cells, so they leave the rest of the line and the rest of the box at once. As one find it "
     "needs both; if only one house loses something it is a naked pair.",
     "HoDoKu: Locked Pair, Locked Triple. Sudopedia: the same. Boards with wider boxes have locked quads, too."},
    {"xy-wing",
     "A pivot with two candidates x, y sees two cells, its wings, with x, z and y, z. If the pivot is x, the first "
     "wing is z; if it is y, the second one is. So one wing is z, and cells that see both wings are not.",
     "HoDoKu and Sudopedia: XY-Wing. Elsewhere also Y-Wing. It is the shortest XY-chain."},
    {"xyz-wing",
     "As an XY-Wing, but the pivot has x, y and z. One of the three cells is z, so z goes where all three are seen, "
     "which is in the pivot's box.",
     "HoDoKu and Sudopedia: XYZ-Wing."},
    {"w-wing",
     "Two cells that do not see each other have the same candidates y, z. A house has only two places for y, one in "
     "sight of each of the cells. If both cells were y that house would have none. So one of them is z, and what sees "
     "both is not.",
     "HoDoKu and Sudopedia: W-Wing; also semi-remote naked pair."},
    {"finned-fish",
     "A fish (X-Wing, Swordfish, Jellyfish) but for a few more places in its base lines, the fins, all in one box. If "
     "no fin is true the fish holds and clears its cover lines; if one is true it clears the box. What lies in the box "
     "and in a cover line, but in no base line, goes in either case. Beside the fins each base line has two places or "
     "more.",
     "HoDoKu: Finned X-Wing, Finned Swordfish, Finned Jellyfish. Sudopedia: Finned Fish. Fins in several boxes are not "
     "in it; boxes as base or cover make Franken and mutant fish."},
    {"sashimi-fish",
     "A finned fish one of whose base lines has only one place beside the fins: without them it would be no fish, but "
     "a single and a smaller fish. It removes the same.",
     "HoDoKu: Sashimi X-Wing, Sashimi Swordfish, Sashimi Jellyfish. Sudopedia: Sashimi Fish. A base line all of whose "
     "places are fins is none here: that is claiming."},
    {"skyscraper",
     "Two rows have two places each for a digit, and one place of each is in the same column (the base of the "
     "skyscraper). Both of these cannot be true, so one of the other two is (its roof), and what sees both of those "
     "goes. The same with columns and a row.",
     "HoDoKu and Sudopedia: Skyscraper. It removes what a sashimi X-Wing of the same places does. Where both ends of "
     "the roof are in a column, too, it is an X-Wing."},
    {"two-string-kite",
     "A row and a column have two places each for a digit, and one place of each lies in the same box. Both of these "
     "cannot be true, so one of the other two is: the cell that sees both is not.",
     "HoDoKu and Sudopedia: 2-String Kite."},
    {"turbot-fish",
     "Two houses with two places each for a digit, one place of each in sight of the other, in any other arrangement "
     "than skyscraper and kite: one of the houses is a box, or two rows are joined in a box.",
     "HoDoKu: Turbot Fish, in the same sense. Sudopedia counts skyscrapers and kites among turbot fish."},
    {"empty-rectangle",
     "A box has a digit only in one of its rows and one of its columns. A column outside has two places for the digit, "
     "one on that row. If that one is true, the box has the digit in its column; if not, the other place is true. "
     "Either way the cell where the other place's row meets the box's column is not this digit. The same with rows and "
     "columns exchanged.",
     "HoDoKu and Sudopedia: Empty Rectangle, after the cells of the box that are empty of the digit. A box with two "
     "places only is a turbot fish here; HoDoKu has an option for it."},
    {"remote-pair",
     "Four cells or more with the same two candidates, each in sight of the next. The digits take turns along the "
     "chain, so of two cells an odd number of steps apart one is x and the other y: cells that see both are neither.",
     "HoDoKu: Remote Pair. Sudopedia: Remote Pairs."},
    {"simple-colouring-trap",
     "Houses with two places for a digit join these places to a cluster. Two colours take turns in it: all of one are "
     "true, or all of the other. A candidate that sees both colours is false.",
     "HoDoKu: Simple Colors (Trap). Sudopedia: Simple Colors, Color Trap. Clusters of three places and more; two are a "
     "pair, and what sees both is a locked candidate."},
    {"simple-colouring-wrap",
     "As the trap; but two candidates of one colour see each other. They cannot both be true, so that colour is false "
     "altogether.",
     "HoDoKu: Simple Colors (Wrap). Sudopedia: Simple Colors, Color Wrap."},
    {"x-chain",
     "Places of one digit, joined in turn by strong links (a house with only these two places: if one is false the "
     "other is true) and weak ones (a house with both: not both are true), strong at both ends. If the first is false, "
     "the last is true: one of them is, and what sees both is false. Two strong links are skyscraper, kite or turbot "
     "fish.",
     "HoDoKu and Sudopedia: X-Chain. Chains may be of any length; short ones are found first."},
    {"xy-chain",
     "Cells with two candidates, each in sight of the next and with a digit in common with it; the digit left over at "
     "both ends is the same. If the first cell is not that digit, the last is: what sees both is not. Three cells are "
     "an XY-Wing.",
     "HoDoKu and Sudopedia: XY-Chain. Chains may be of any length; short ones are found first."},
    {"continuous-loop",
     "A chain of strong and weak links, by cells and houses, whose ends are joined by a weak link. It holds in both "
     "directions: of every two candidates that a weak link joins one is true. So whatever else is in the cell or house "
     "of such a link is false.",
     "HoDoKu: Continuous Nice Loop. Sudopedia: Nice Loop (continuous), or AIC loop."},
    {"discontinuous-loop",
     "A chain whose ends are in one cell. If they are one candidate, it is true: were it false, the chain would make "
     "it true. If they are two, the cell holds one of them and nothing else.",
     "HoDoKu: Discontinuous Nice Loop. HoDoKu and Sudopedia also call it so if two weak links meet in a cell; these "
     "are AIC of type 1 and 2 here."},
    {"aic-1",
     "A chain of strong and weak links, by cells and houses, strong at both ends, which are one digit in two cells. "
     "One of them is true, so the digit goes where both are seen.",
     "HoDoKu: AIC, or Discontinuous Nice Loop. Sudopedia: Alternating Inference Chain, type 1. X-chains and XY-chains "
     "are among them; groups have rows of their own."},
    {"aic-2",
     "The ends are two digits in two cells that see each other: x in the first, y in the second. One of them is true, "
     "so the first cell is not y and the second not x.",
     "HoDoKu: AIC, or Discontinuous Nice Loop. Sudopedia: Alternating Inference Chain, type 2."},
    {"multi-colouring-1",
     "Two clusters of a digit, each of two places or more that houses with two places join, in two colours each. A "
     "place of one cluster sees a place of the other: these two colours are not both true. So one of the two opposite "
     "colours is, and what sees both of these is false.",
     "HoDoKu: Multi Colors 1. Sudopedia: Multi-Colors, type 1. Two clusters at a time; more of them are chains."},
    {"multi-colouring-2",
     "Two clusters of a digit. One of the colours of the other cluster is true; a colour that sees both of them cannot "
     "be, and all its places lose the digit.",
     "HoDoKu: Multi Colors 2. Sudopedia: Multi-Colors, type 2."},
    {"franken-fish",
     "A digit has all its places of k houses (base) in k others (cover): rows and boxes in columns and boxes, or "
     "columns and boxes in rows and boxes, one box or more among them. The base houses need k digits, the cover houses "
     "have no more than k, so what is in more cover than base houses goes. Sizes 2, 3 and 4.",
     "HoDoKu: Franken X-Wing, Franken Swordfish, Franken Jellyfish. Sudopedia: Franken Fish. Boards of up to 128 "
     "cells. A fish is told where no smaller part of it does the same."},
    {"finned-franken-fish",
     "A Franken fish but for a few places, the fins: in more of the base houses than of the cover houses. One that is "
     "in two base houses and in one cover house is an endo-fin. What is in a cover house, and sees all fins, goes: if "
     "a fin is true it sees it, and if none is, the fish holds. It need not be a fish without its fins.",
     "HoDoKu: Finned Franken X-Wing and so on; sashimi ones are among them. Here fins may be anywhere, if one place "
     "sees them all."},
    {"mutant-fish", "A fish with any mixture of rows, columns and boxes on either side, which is no Franken fish.",
     "HoDoKu: Mutant X-Wing, Mutant Swordfish, Mutant Jellyfish; not tried by default. Sudopedia: Mutant Fish."},
    {"finned-mutant-fish",
     "A mutant fish but for a few places of the digit in the base houses, the fins, which the cover houses do not "
     "have. Either a fin is the digit, or the fish is as it should be. What is in a cover house and sees all fins goes "
     "either way.",
     "HoDoKu: Finned Mutant X-Wing and so on; not tried by default."},
    {"grouped-x-chain",
     "An X-chain some of whose nodes are groups: all places that a digit has where a box crosses a line, two or three. "
     "A group is true if one of its places is, and false if none is. Two nodes are joined by a strong link if a house "
     "has the digit only there, by a weak one if one house has all places of both. What one house joins with each end "
     "goes.",
     "HoDoKu: among Grouped AIC. Sudopedia: Grouped X-Chain. Empty rectangles are short ones."},
    {"grouped-continuous-loop",
     "A continuous loop some of whose nodes are groups. One of every two nodes that a weak link joins is true, so "
     "whatever else that house or cell has is false.",
     "HoDoKu: Grouped Continuous Nice Loop. Only what no loop of single candidates shows is removed."},
    {"grouped-discontinuous-loop",
     "A chain with groups whose ends are in one cell, or the same candidate or group: then that is true.",
     "HoDoKu: Grouped Discontinuous Nice Loop."},
    {"grouped-aic-1",
     "An alternating inference chain some of whose nodes are groups, with ends of one digit. One of them is true, and "
     "the digit goes where one house joins a cell with all places of each end.",
     "HoDoKu: Grouped AIC, or Grouped Discontinuous Nice Loop. No almost locked sets are in it."},
    {"grouped-aic-2",
     "An alternating inference chain with groups whose ends are two digits. One of the ends is true: a cell that is "
     "one of them is not the digit of the other, where it sees that.",
     "HoDoKu: Grouped AIC, or Grouped Discontinuous Nice Loop."},
    {"forcing-chain-cell",
     "Suppose each of the digits of a cell in turn. What is true excludes all that it sees; of two that a cell or "
     "house has left, one is true if the other is false. If a candidate is false in every case, it is false. Each link "
     "follows from one before.",
     "HoDoKu: Forcing Chain Verity. Sudoku Explainer: Cell Forcing Chains. Sudopedia: Forcing Chain."},
    {"forcing-chain-region", "The same for all places of a digit in a row, column or box: one of them is true.",
     "HoDoKu: Forcing Chain Verity. Sudoku Explainer: Region Forcing Chains."},
    {"forcing-chain-contradiction",
     "Suppose that a candidate is true, and follow links as above. If in the end a cell has no digit or a digit no "
     "place in a house, it is false.",
     "HoDoKu: Forcing Chain Contradiction. Sudoku Explainer: Nishio and Forcing Chains; with two chains that say "
     "otherwise of the same."},
    {"forcing-net-cell",
     "As a forcing chain; but a candidate is also true if it is the last one that what is false so far leaves in a "
     "cell or house. So a conclusion may rest on several before it.",
     "HoDoKu: Forcing Net Verity. Sudoku Explainer: Dynamic Cell Forcing Chains."},
    {"forcing-net-region", "A forcing net from all places of a digit in a house.",
     "HoDoKu: Forcing Net Verity. Sudoku Explainer: Dynamic Region Forcing Chains."},
    {"forcing-net-contradiction",
     "A candidate that leads to a cell without a digit or a digit without a place, by singles alone: trial and error, "
     "written out.",
     "HoDoKu: Forcing Net Contradiction. Sudoku Explainer: Dynamic Contradiction Forcing Chains."},
    {"unique-rectangle-1",
     "Four cells in two rows, two columns and two boxes, none of them a clue, three of them with the same two "
     "candidates. If the fourth were one of these, too, the two digits could be exchanged. So it is something else.",
     "HoDoKu: Uniqueness Test 1. Sudopedia: Unique Rectangle, type 1."},
    {"unique-rectangle-2",
     "Two cells of the rectangle, in one row or column, have one more candidate, the same. One of them holds it: it "
     "goes where both are seen.",
     "HoDoKu: Uniqueness Test 2. Sudopedia: Unique Rectangle, type 2."},
    {"unique-rectangle-3",
     "Two cells of the rectangle, in a house, have more candidates. One of them holds one of these, so together they "
     "count as one cell with all of them, which can make a naked subset with others of the house.",
     "HoDoKu: Uniqueness Test 3. Sudopedia: Unique Rectangle, type 3."},
    {"unique-rectangle-4",
     "Two cells of the rectangle, in a house, have more candidates, and one of the two digits has no other place in "
     "that house. So it is there, and the other digit of the pair is not.",
     "HoDoKu: Uniqueness Test 4. Sudopedia: Unique Rectangle, type 4."},
    {"unique-rectangle-6",
     "Two cells of the rectangle across have more candidates, and one of the two digits has no other places in both "
     "rows. If it were in these two, the rectangle could be exchanged.",
     "HoDoKu: Uniqueness Test 6. Sudopedia: Unique Rectangle, type 6."},
    {"hidden-rectangle",
     "Candidates of the pair hide among others, but singles of the pair in the rectangle's rows and columns would "
     "force the rest of it if one of them were true.",
     "HoDoKu and Sudopedia: Hidden Rectangle. All that types 1 to 6 leave is here, so a few of these are finds that "
     "other programs do not count."},
    {"avoidable-rectangle",
     "Some cells of the rectangle hold a digit already, but none is a clue. What would complete it so that two digits "
     "could be exchanged goes.",
     "HoDoKu: Avoidable Rectangle Type 1 and 2. Sudopedia: Avoidable Rectangle."},
    {"unique-loop-1",
     "As a unique rectangle, with six cells or more in a ring, each in a house with the next, two in each house.",
     "HoDoKu has none. Sudopedia: Unique Loop."},
    {"unique-loop-2",
     "Some cells of the ring, two or more, have one digit more, the same in all of them. It is in one of them, or the "
     "ring could be read two ways: so it goes where all of these cells are seen.",
     "HoDoKu has none. Sudopedia: Unique Loop, type 2."},
    {"unique-loop-3",
     "Two cells of the ring, in a house, have more digits. One of these more is in one of the two, so the two count as "
     "one cell with all of these: with other cells of the house it is a naked subset.",
     "HoDoKu has none. Sudopedia: Unique Loop, type 3."},
    {"unique-loop-4",
     "Two cells of the ring, in a house, have more candidates, and one of the two digits has no other place in that "
     "house: neither of them is the other digit.",
     "HoDoKu has none. Sudopedia: Unique Loop, type 4."},
    {"sue-de-coq",
     "Two or more cells where a line and a box meet have at least two digits too many. More cells of the line, and "
     "more of the box, have some of these digits, but none in common, so that all of them together are as many cells "
     "as digits: each digit is there once. Those of the line's cells leave the rest of the line, those of the box's "
     "cells the rest of the box, and what only the shared cells have leaves both.",
     "HoDoKu and Sudopedia: Sue de Coq, after the pen name of its finder; also two-sector disjoint subsets. Cells of "
     "line and box may have digits of their own, as in HoDoKu."},
    {"als-xz",
     "An almost locked set is a set of cells of one house with one digit more than cells: without any one of its "
     "digits the others are all there. One cell with two candidates is such a set. Two of them without a common cell "
     "have a restricted common x if all their places of x are in one house, so that only one of them has it. The other "
     "one has its z then, so one of the two has z, and what sees all z of both is not z.",
     "HoDoKu: Almost Locked Set XZ-Rule. Sudopedia: ALS-XZ. Sets that overlap are not joined, as by default in "
     "HoDoKu."},
    {"als-xz-doubly-linked",
     "Two almost locked sets with two restricted commons, x and y. Each set can lack one digit only, so x is in one of "
     "them and y in the other, and all other digits of both are there. So each digit goes where all its places in a "
     "set are seen, x and y where those of both are.",
     "HoDoKu: part of the Almost Locked Set XZ-Rule. Sudopedia: Doubly Linked ALS-XZ. With bivalue cells it is a naked "
     "pair, with more often a Sue de Coq."},
    {"als-xy-wing",
     "An XY-Wing of almost locked sets. C has a restricted common x with A, a digit that only one of the two can have, "
     "as all its places in them are in one house; and another, y, with B. C lacks one digit only, so it has x or y, so "
     "A is without x or B without y, and that one has z.",
     "HoDoKu: Almost Locked Set XY-Wing. Sudopedia: ALS-XY-Wing. A and B may overlap, which HoDoKu does not allow by "
     "default."},
    {"als-chain",
     "Four almost locked sets or more in a row, each joined to the next by a restricted common, a digit that only one "
     "of the two can have, as all its places in them are in one house; two neighbouring ones being two digits. If the "
     "first has no z it has the first common, so the second is without it and has the next, .., so the last has z. One "
     "of the two ends has it. A set may come twice.",
     "HoDoKu: Almost Locked Set XY-Chain. Sudopedia: ALS chain. What two or three sets remove is not among it."},
    {"death-blossom",
     "A cell, the stem, and for each of its candidates an almost locked set, a petal, all whose places of that digit "
     "the stem sees. Whatever the stem is, a petal is without that digit, and so has all its others, z among them: "
     "what sees z of all petals is not z.",
     "HoDoKu and Sudopedia: Death Blossom. Stems have three candidates or more here (two are an ALS-XY-Wing), and "
     "petals may overlap."},
    {"sk-loop",
     "Two rows and two columns cross in four boxes. The cells of these lines in these boxes, but for the four where "
     "they cross, make a ring: neighbours share a row, a column or a box. If their digits, each counted in as few of "
     "these eight houses as it takes to have all its places, are as many as the cells, usually 16, each is there, and "
     "leaves the rest of its house.",
     "Sudopedia: SK-Loop, after Steve K, who found the first in Easter Monster, the example. HoDoKu has none. It is a "
     "multi-sector locked set of boxes and lines."},
    {"multi-sector-locked-set",
     "Cells where some rows and some columns cross. A digit is in them at most once a row and once a column. If the "
     "digits, each counted by rows or by columns, whichever are fewer, are as many as the cells, each is there, and "
     "leaves the rest of its rows or columns.",
     "Also MSLS, or rank 0 patterns. Only rows and columns count here, not boxes, and boards of up to 9 digits are "
     "looked at. HoDoKu has none."},
    {"junior-exocet",
     "Two cells of a line in one box, the base, have three or four digits together. Look at the other two boxes of the "
     "same band. In each a cell off that line, a target, has some of these digits, and the cell beside it on the line "
     "across has none. The lines across through both targets, and the third through the box of the base, are the "
     "cross-lines. Suppose that, outside the band, two lines have all places that a digit of the base has in the "
     "cross-lines, whichever of these digits it is. Then the targets are the same two digits as the base. For a digit "
     "of the base is nowhere else in its line and its box; the three cross-lines have it three times, at most twice "
     "outside the band, and inside only a target is left for it. So other digits leave the targets; and a digit that "
     "the targets cannot have, or that one line alone holds outside the band, leaves the base.",
     "JExocet in the players' forum, found by champagne and defined so by David P Bird. Removals beyond these (mirror "
     "cells and others of his rules) are not made. HoDoKu and Sudoku Explainer have none."},
    {"tridagon",
     "Four boxes where two bands and two stacks cross; in each three cells, one in each of its rows and one in each of "
     "its columns. Such cells run from the upper left to the lower right, going round at the edge if need be, or from "
     "the upper right to the lower left. If one of the boxes runs the other way than the other three, no three digits "
     "alone can fill the twelve cells. For of two boxes beside each other each digit moves on to another row, always "
     "round in the same sense, and of two above each other to another column; after all four boxes that does not come "
     "out even. So one of the other candidates in these cells, the guardians, is true. If they are all in one cell, it "
     "loses the three digits; if they are one digit, that goes where all of them are seen.",
     "Also trivalue oddagon, or Thor's Hammer; mith and others in the players' forum, 2022, whose puzzles with it are "
     "harder for programs than all that were known. The example was made for this page and is easier. HoDoKu and "
     "Sudoku Explainer have none."},
    {"aligned-pair-exclusion",
     "Two cells, and which digits they can have together: not the same one if they see each other, and not two that "
     "would take two digits from an almost locked set. A candidate of one that goes with none of the other is false.",
     "Sudopedia: Aligned Pair Exclusion, or Subset Exclusion, as the two cells need not see each other. HoDoKu has "
     "none; Sudoku Explainer rates it 6.2."},
    {"bivalue-grave-plus-one",
     "All open cells have two candidates but one, which has three. Without the one of them that stands there three "
     "times in a house, the rest would have no solution or two. So that is the digit.",
     "HoDoKu: BUG+1. Sudopedia: Bivalue Universal Grave, BUG + 1."},
    {"bivalue-grave",
     "All open cells have two candidates, and each digit stands twice in every house that has it. Such a position has "
     "no solution or several: the puzzle has not exactly one.",
     "HoDoKu and Sudopedia use it only in the form BUG + 1. The example has two solutions."},
});

}  // namespace

const TechniqueNote* note_of(std::string_view key) {
    const auto found =
        std::find_if(notes.begin(), notes.end(), [&](const TechniqueNote& note) { return note.key == key; });
    return found == notes.end() ? nullptr : &*found;
}

}  // namespace deduku::report
