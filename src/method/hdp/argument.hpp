// The conclusions of a list of HDP lines as a tree, and this tree as deductions.
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

/// Refutations of one level, each after those it depends on.
using Argument = std::vector<Refutation>;

/// The refutations `inside` lead from the assumption `refuted` to a contradiction.
struct Refutation {
    Statement refuted;
    Argument inside;
};

/// Collects lines into the argument of level 0. Lines are not checked: replay.hpp does that.
class ArgumentBuilder {
  public:
    /// Adds the refutation of a DIS line; other lines add nothing.
    void add(const HdpLine& line);
    /// Copies refutations to the level `to`: those of the levels on the path `from`. Levels are named by their
    /// hypotheses.
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
[[nodiscard]] Argument argument_of(const std::vector<HdpLine>& lines);
/// The facts of all sections of a report: a puzzle with several solutions has no chain to a solution.
[[nodiscard]] Argument argument_of(const HdpReport& report);

/// Applies the refutations of the argument to a closed board and closes it; stops at a contradiction.
void apply(Board& board, const Argument& argument, Autosolver& autosolver);

/// Writes closing steps and the argument as deductions, starting from the position of `board`, and leaves the board at
/// the end. Refutations without a short reason, possible on boards with rules, are omitted.
void record(Board& board, const Argument& argument, std::vector<Deduction>& out);

}  // namespace deduku::hdp
