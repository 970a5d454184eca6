// The conclusions of a list of HDP lines as a tree, and that tree as deductions.
//
//   DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6          refuted I8: 3,9
//   DIS # I8: 3,9 + B1: 6 => CTR => I8: 2,7            inside: refuted B1: 1,2
//
// A refutation becomes a Split on its cell: one branch keeps the refuted digits and ends with an empty
// sector, the other keeps the rest.
#pragma once

#include <vector>

#include "deduku/reason.hpp"
#include "deduku/techniques.hpp"
#include "method/hdp/autosolve.hpp"

namespace deduku::hdp {

struct Refutation;

/// Refutations of one level in the order in which they build on each other.
using Argument = std::vector<Refutation>;

/// Assuming `refuted`, the refutations `inside` lead to a contradiction.
struct Refutation {
    Statement refuted;
    Argument inside;
};

/// Collects lines into the argument of level 0. Lines are taken as true: replay.hpp checks them.
class ArgumentBuilder {
  public:
    /// Adds the refutation of a DIS line; other lines add nothing.
    void add(const Line& line);
    /// What was refuted on the levels down to `from` is refuted on the level `to`, too. Levels by their hypotheses.
    void adopt(const std::vector<Statement>& from, const std::vector<Statement>& to);
    const Argument& argument() const { return root_.argument; }

  private:
    struct Node {
        Statement hypothesis;
        Argument argument;
        std::vector<Node> children;
    };
    Node& child(Node& node, const Statement& hypothesis);

    Node root_;
};

/// The argument of these lines.
[[nodiscard]] Argument argument_of(const std::vector<Line>& lines);
/// The facts of all sections of a report: a puzzle with several solutions has no chain to a solution.
[[nodiscard]] Argument argument_of(const Report& report);

/// Makes the refutations of the argument on a closed board and closes it, as long as it is not contradictory.
void apply(Board& board, const Argument& argument, Autosolver& autosolver);

/// Writes closing steps and the argument as deductions from the position of `board` on; the board is left
/// where they end. A refutation that has no short reason, which rules may have, is left out.
void record(Board& board, const Argument& argument, std::vector<Deduction>& out);

}  // namespace deduku::hdp
