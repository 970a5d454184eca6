#include "report/parts/glossary.hpp"

#include <algorithm>
#include <array>

namespace deduku::report {
namespace {

constexpr std::array<GlossaryTerm, 52> terms = {{
    {"autosolve",
     "In HDP: the steps made automatically after every decision: singles, pointing and claiming, naked and hidden "
     "pairs to quads, as long as one applies."},
    {"backdoor", "A set of cells whose digits, once filled in, let singles solve the puzzle."},
    {"box", "One of the nine blocks of 3x3 cells. Boards of other sizes have other boxes, such as 2x3."},
    {"braid",
     "A contradiction derived from a candidate through cells and houses, each left with one candidate by the "
     "previous ones. Its length is the number of these cells and houses."},
    {"candidate", "A digit that a cell could still hold. Candidates written into a cell are called pencil marks."},
    {"cell",
     "One of the 81 squares. A1 is the first and I1 the last cell of row 1: letters are columns, numbers are rows."},
    {"certificate",
     "A proof short enough to publish beside the puzzle. It lists only where to branch; the rest follows by "
     "singles."},
    {"chain", "Strong and weak links that alternate, each starting where the previous one ends."},
    {"claiming",
     "All places of a digit in a row or column are in one box: the digit is removed from the rest of the box. Also "
     "called locked candidates, type 2, or box-line reduction."},
    {"conjugate pair", "The only two places of a digit in a house: one of them holds it. A strong link."},
    {"Cover",
     "A reason. As many cells or digits of houses as there are places for them: nothing else can take these "
     "places. Singles, pairs, pointing and fish are Covers."},
    {"CTR, SOL, UNS", "How a line of HDP ends: contradiction, solution, undecided."},
    {"DIS, PRF, STA, INC",
     "How a line of HDP begins: disproof, proof (a solution), status (the facts so far), inconclusive."},
    {"fish",
     "All places of a digit in k rows are in k columns: the digit is removed from the rest of these columns; or "
     "the same with rows and columns exchanged. X-Wing for k = 2, Swordfish for 3, Jellyfish for 4."},
    {"fixpoint", "A position in which no rule finds anything more."},
    {"forcing chain, forcing net",
     "An assumption and its consequences, step by step; in a net, a step may need several previous ones. "
     "Contradiction: the consequences leave a cell or digit empty, so the assumption is false. Verity: several "
     "alternatives, one of them true, have the same consequence, so it is true."},
    {"girth", "In the step model: the number of batches that a proposition needed."},
    {"given, clue", "A digit that the puzzle contains from the start."},
    {"HDP",
     "Hypothesis, disproof, proof: W. Scherer's method for hard puzzles. It assumes one of two alternatives; if "
     "that fails, the other is true."},
    {"hidden conjugate singletons",
     "M. Deverin's technique: the consequences for a digit if it is in neither of two cells."},
    {"hidden pair, triple, quad",
     "Two, three or four digits of a house with only that many cells between them: these cells hold nothing else."},
    {"hidden single", "A digit with one place left in a house."},
    {"house", "A row, a column or a box: each digit appears in it exactly once."},
    {"hypothesis", "In HDP: an assumption, written # A2: 4,9. In the hypothesis array: a cell and a digit."},
    {"hypothesis array", "Opasnet's table: for each cell, the digits that may be true."},
    {"label", "In the step model: the number of the first order of the series that solves the puzzle."},
    {"ledger",
     "A proof as a list: every elimination with its reason, starting from the givens. An independent program, "
     "deduku-check, accepts or refuses it."},
    {"level", "The difficulty of a puzzle for HDP: easy, medium, hard, deep, very deep."},
    {"minimal", "A puzzle is minimal if removing any given would allow more than one solution."},
    {"naked pair, triple, quad",
     "Two, three or four cells of a house with only that many candidates between them: no other cell of the house "
     "holds any of these."},
    {"naked single", "A cell with one candidate left."},
    {"order",
     "Of a board: the side of its boxes, 3 for the usual 9x9. In the step model: the techniques to try, and their "
     "sequence."},
    {"pair", "In HDP: a cell with two candidates."},
    {"pair reduction", "HDP's search with one assumption at a time. Deep: with assumptions inside assumptions."},
    {"pass", "In the step model: one batch, that is, everything that a group of techniques finds in one position."},
    {"pointing",
     "All places of a digit in a box are in one row or column: the digit is removed from the rest of that line. "
     "Also called locked candidates, type 1."},
    {"proposition",
     "In the step model: assume a candidate, run an order of techniques, and see whether it ends in a "
     "contradiction or the solution."},
    {"prove unique", "To show that every candidate that is not part of the solution is false."},
    {"reason", "Why candidates are false. Three kinds of reason suffice for every technique: Cover, Split and Twin."},
    {"reasonable",
     "A puzzle is reasonable if two rules about single houses solve it (M. Brand): singles, subsets of any size, "
     "pointing and claiming."},
    {"reduction candidate",
     "In HDP: a cell that sees a pair and contains both of its digits and more. It holds either one of the two or "
     "neither of them; that is the decision."},
    {"scenario",
     "In the hypothesis array: some cells filled in, as their hypotheses allow. Whatever all scenarios have in "
     "common is true."},
    {"see",
     "Two cells see each other if they share a house; they cannot hold the same digit. Cells that see each other "
     "are peers."},
    {"series", "In the step model: orders of increasing strength, tried one after the other."},
    {"solution", "A filled board in which every house contains every digit once. A proper puzzle has exactly one."},
    {"Split",
     "A reason. One of several alternatives is true: a candidate that is false in each of them is false, and so is "
     "an alternative that leaves a cell or digit empty. Chains and assumptions are Splits."},
    {"step model", "G. Fowler's rating: run the techniques of an order in batches and count the steps."},
    {"strong link", "At least one of two candidates is true: the last two of a cell, or of a digit in a house."},
    {"supposition",
     "Assume that a candidate is true and follow the consequences. If a cell or digit is left empty, the candidate "
     "is false."},
    {"Twin",
     "A reason. Digits that could be exchanged for others, which would give a second solution. All techniques "
     "based on uniqueness use it."},
    {"uniqueness technique",
     "A technique that assumes exactly one solution, such as the unique rectangle. Deduku proves this first."},
    {"weak link",
     "At most one of two candidates is true: they share a cell, or have the same digit and see each other."},
}};

}  // namespace

std::span<const GlossaryTerm> glossary() { return terms; }

std::string glossary_text() {
    constexpr std::size_t width = 96;
    std::string text;
    for (const GlossaryTerm& term : terms) {
        if (!text.empty()) text += '\n';
        text += term.word;
        std::size_t column = width;
        for (std::string_view rest = term.meaning; !rest.empty();) {
            const std::size_t end = std::min(rest.find(' '), rest.size());
            if (column + 1 + end > width) {
                text += "\n   ";
                column = 3;
            }
            text += ' ';
            text += rest.substr(0, end);
            column += 1 + end;
            rest.remove_prefix(std::min(end + 1, rest.size()));
        }
        text += '\n';
    }
    return text;
}

}  // namespace deduku::report
