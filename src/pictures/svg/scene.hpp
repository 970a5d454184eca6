// The contents of a picture of a board, as data: the position, and the marks on its parts.
//
//   position    A1 {2,5}, B1 {2,5}, C1 {2,5,7} ..
//   reason      base cells A1, B1     cover 2 in row 1, 5 in row 1        shaded, dotted
//   removed     C1=2, C1=5                                                struck out
//   links       A1=2 -> B1=5 -> ..    consequences                        arrows
//   letters     A1=2 "A", B1=5 "A"    true in the same branch             letters
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "deduku/reason.hpp"

namespace deduku {

/// An arrow between candidates: the second is true or false as a consequence if the first is true.
struct CandidateLink {
    Candidate from{};
    Candidate to{};
    bool makes_true = false;  ///< the second is then true (drawn solid), else false (dashed)
    friend bool operator==(const CandidateLink&, const CandidateLink&) = default;
};

/// A letter beside a candidate.
struct Letter {
    Candidate candidate{};
    std::string text;
};

/// The cell of a hypothesis: its digits and its depth, from 1.
struct Hypothesis {
    Cell cell{};
    Set<Digit> digits;
    int level = 1;
};

/// Cells that a sentence names together, with a word beside them: a house and its total, a cage, the third look.
struct FramedCells {
    enum class As : std::uint8_t { house, rule, rest } as{};  ///< rest: the cells left of a sum
    std::vector<Cell> cells;
    std::string text{};  ///< "45"; empty: none
};

struct Scene {
    Puzzle start;    ///< givens are drawn as such
    Board board;     ///< the position: living candidates
    Cover reason{};  ///< shaded sectors; empty lists: none
    std::vector<Candidate> removed{};
    std::vector<Candidate> kept{};                ///< ringed: the premises of the reason
    std::vector<std::vector<Candidate>> nodes{};  ///< of a digit, in a line: ringed as one
    std::vector<CandidateLink> links{};
    std::vector<Letter> letters{};
    std::vector<Hypothesis> hypotheses{};
    std::vector<std::vector<Cell>> groups{};  ///< cells seen as one: a colour and a letter each
    std::vector<FramedCells> frames{};
    std::vector<Cell> changed{};    ///< since the stage before
    std::optional<Sector> empty{};  ///< a cell without a digit, a digit without a place: here, or where a branch ends
    bool marks = true;              ///< pencil marks; without, cells of several candidates stay blank
    std::string title{};            ///< alternative text
    std::string description{};
};

/// A position without marks.
[[nodiscard]] Scene scene_of(const Puzzle& start, const Board& board);

/// A deduction on the position before it. A Cover: its sectors, and its candidates ringed. A Split: its sector,
/// the candidates that each branch keeps, and consequences in closed branches (and in chains) as arrows, letters by
/// branch. A fish with fins: the sectors of the fish, the fins with a letter.
[[nodiscard]] Scene scene_of(const Puzzle& start, const Board& before, const Deduction& deduction);

}  // namespace deduku
