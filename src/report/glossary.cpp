#include "report/glossary.hpp"

#include <algorithm>
#include <array>

namespace deduku::report {
namespace {

constexpr std::array<Term, 52> terms = {{
    // The board.
    {"cell", "One of the 81 squares. A1 is the first, I1 the last of row 1: letters are columns, numbers are rows."},
    {"box", "One of the nine blocks of 3x3 cells; other boards have other boxes, such as 2x3."},
    {"house", "A row, a column or a box: each digit belongs into it exactly once."},
    {"given, clue", "A digit that the puzzle has from the start."},
    {"candidate", "A digit that a cell could still hold. Written small into the cell, candidates are pencil marks."},
    {"to see", "Two cells see each other if they share a house: they cannot hold the same digit."},
    {"solution", "A board filled so that every house has every digit once. A proper puzzle has exactly one."},
    {"minimal", "Said of a puzzle: without any one of its clues it would have more than one solution."},
    {"order",
     "Of a board: the side of its boxes, 3 for the usual 9x9. Of the step model: which techniques are tried, "
     "and in which sequence."},
    // Techniques.
    {"naked single", "A cell with one candidate left: that is its digit."},
    {"hidden single", "A digit with one place left in a house: it goes there."},
    {"naked pair, triple, quad",
     "Two, three or four cells of a house that have only so many candidates between them: "
     "no other cell of the house holds one of these."},
    {"hidden pair, triple, quad",
     "Two, three or four digits of a house that have only so many cells between them: "
     "these cells hold nothing else."},
    {"pointing",
     "All places of a digit in a box lie on one line: the digit leaves the rest of the line. Also called "
     "locked candidates, type 1."},
    {"claiming",
     "All places of a digit on a line lie in one box: the digit leaves the rest of the box. Also called "
     "locked candidates, type 2, or box-line reduction."},
    {"fish",
     "A digit that in k rows has places in k columns only leaves the rest of these columns, or the other way "
     "round: X-Wing for two, Swordfish for three, Jellyfish for four."},
    {"conjugate pair", "The two last places of a digit in a house: one of them holds it. A strong link."},
    {"strong link", "One of two candidates is true: the two last of a cell, or of a digit in a house."},
    {"weak link", "At most one of two candidates is true: they share a cell, or have one digit and see each other."},
    {"chain", "Strong and weak links in turn, each beginning where the last one ends."},
    {"uniqueness technique",
     "One that takes for granted that there is exactly one solution, such as the unique "
     "rectangle. Deduku proves that first."},
    {"supposition",
     "Suppose that something holds, see what follows; if a cell or a digit then has nothing left, it "
     "does not hold."},
    {"forcing chain, forcing net",
     "A supposition and what follows from it, step by step; a net where a step needs several before it. "
     "Contradiction: something has nothing left, so the supposition falls. Verity: each of several choices leads to "
     "the same, so it holds."},
    // Reasons and proofs.
    {"reason", "Why candidates go. Three kinds are enough for every technique: Cover, Split and Twin."},
    {"Cover",
     "So many cells or digits of houses need so many places, and find them here only: nothing else can have "
     "these places. Singles, pairs, pointing and fish are Covers."},
    {"Split",
     "One of several choices is true. What goes in each of them goes; a choice that leaves nothing for some "
     "cell or digit is false. Chains and suppositions are Splits."},
    {"Twin",
     "Digits that could be exchanged for others without harm: then there would be a second solution. All that "
     "rests on uniqueness is a Twin."},
    {"ledger",
     "A proof as a list: what went, and why, from the givens on. A program of its own, deduku-check, accepts "
     "or refuses it."},
    {"certificate",
     "A proof so short that it fits into a message: only what has to be supposed, the rest follows by "
     "singles."},
    {"to prove unique", "To show that every candidate outside of the solution is false."},
    // HDP.
    {"HDP",
     "Hypothesis, disproof, proof: W. Scherer's method for hard puzzles. It supposes one of two choices, and "
     "keeps the other when the first fails."},
    {"autosolve",
     "What HDP does by itself after every decision: singles, pointing and claiming, pairs to quads, until "
     "nothing is left of them."},
    {"pair", "In HDP: a cell with two candidates."},
    {"reduction candidate",
     "In HDP: a cell that sees a pair, and has both of its digits and more. Either it holds one "
     "of the two, or none of them: that is the decision."},
    {"hypothesis", "In HDP: what is supposed, written # A2: 4,9. In the hypothesis array: a cell and a digit."},
    {"DIS, PRF, STA, INC",
     "How a line of HDP begins: disproof, proof (it solves), status (what is known by now), "
     "inconclusive."},
    {"CTR, SOL, UNS", "What a line of HDP comes to: contradiction, solution, no further clue."},
    {"pair reduction", "HDP's search with one supposition at a time. Deep: with suppositions under suppositions."},
    {"level", "How hard HDP finds a puzzle: easy, medium, hard, deep, very deep."},
    // The step model.
    {"step model", "gsf's way to rate: run the techniques of an order in batches, and count steps."},
    {"proposition",
     "In the step model: suppose a candidate, run an order of techniques, see whether it ends in a "
     "contradiction or the solution."},
    {"pass", "In the step model: one batch, all that a group of techniques finds on one position."},
    {"girth", "In the step model: how many batches a proposition needed."},
    {"label", "In the step model: the number of the first order of the series that solves the puzzle."},
    {"series", "In the step model: orders of growing strength, tried one after the other."},
    // Others.
    {"reasonable",
     "Said of a puzzle: two rules about single houses solve it (M. Brand). Singles, pairs to any size, "
     "pointing and claiming."},
    {"hypothesis array", "Opasnet's table: for each cell the digits that may be true."},
    {"scenario",
     "In the hypothesis array: some cells filled in, as their hypotheses allow. What is the same in all "
     "scenarios is true."},
    {"hidden conjugate singletons",
     "M. Deverin's technique: what follows for a digit that is in neither of two cells."},
    {"backdoor", "A set of cells that, filled in, let singles solve the puzzle."},
    {"braid",
     "A contradiction that a candidate comes to cell by cell or house by house, each left with one "
     "candidate by those before it; its length is their number."},
    {"fixpoint", "Where rules have nothing more to say."},
}};

}  // namespace

std::span<const Term> glossary() { return terms; }

std::string glossary_text() {
    constexpr std::size_t width = 96;
    std::string text;
    for (const Term& term : terms) {
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
