// A technique reads a board and reports finds into a sink; it changes, prints and rates nothing.
//
//   find(board, size, sink):  naked pairs (size 2) of this board, each with what it removes
//
// One row per technique in one table (table.cpp): keys, letters, names, difficulty, help, the order language,
// documentation and tests come from it.
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "deduku/boards.hpp"
#include "deduku/pattern.hpp"
#include "deduku/reason.hpp"

namespace deduku {

/// What follows, and what was seen. The pattern costs something, so it is made when somebody asks.
class Find {
  public:
    /// Nothing is to be seen but the deduction.
    // NOLINTNEXTLINE(google-explicit-constructor)
    Find(const Deduction& found) : Find(found, none) {}
    /// `seen()` is the pattern.
    template <class Seen>
    Find(const Deduction& found, const Seen& seen)
        : deduction(found), seen_(&seen), tell_([](const void* of) { return (*static_cast<const Seen*>(of))(); }) {}

    const Deduction& deduction;
    [[nodiscard]] Pattern pattern() const { return tell_(seen_); }
    /// For sinks that look at no pattern.
    // NOLINTNEXTLINE(google-explicit-constructor)
    operator const Deduction&() const { return deduction; }

  private:
    static constexpr auto none = [] { return Pattern{}; };

    const void* seen_;
    Pattern (*tell_)(const void*);
};

/// Receives each find (valid until the call returns); false = stop looking.
using Sink = std::function<bool(const Find&)>;

/// Reports every find of this size on the unchanged board, in a fixed order; never an empty one.
/// Returns false if the sink stopped it.
using Finder = bool (*)(const Board& board, int size, const Sink& sink);

/// The same for what rests on uniqueness: a pattern must not contain a clue of `start`, the puzzle (not a position of
/// it). What it finds holds if the puzzle has exactly one solution, and is of no use to prove that it has.
using ClueFinder = bool (*)(const Board& board, const Puzzle& start, int size, const Sink& sink);

/// The rules of a board as techniques read them: sums, houses, lines and where they come from.
class RuleView;

/// The same for what reads rules. On boards without rules it is not asked.
using RuleFinder = bool (*)(const Board& board, const RuleView& rules, int size, const Sink& sink);

/// Where to look: a board, and the puzzle it comes from, if the clues are known.
struct Position {
    // A board alone is a position, too.
    // NOLINTNEXTLINE(google-explicit-constructor)
    Position(const Board& position) : board(position) {}
    Position(const Board& position, const Puzzle& puzzle, const RuleView* view = nullptr)
        : board(position), start(&puzzle), rules(view) {}

    const Board& board;
    const Puzzle* start = nullptr;
    const RuleView* rules = nullptr;  ///< of the board; made when it is needed and not given
};

/// What a find amounts to for somebody who solves: only singles put a digit into a cell.
enum class Effect : std::uint8_t {
    places,   ///< each find says that a candidate is true, by removing what it excludes: T1, H1
    removes,  ///< each find removes candidates and says of none that it is true
};

namespace hodoku {
enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };
}

/// What HoDoKu 2.2 and 2.3 (B. Hobiger) make of it at their default settings.
struct OfHodoku {
    int points = 0;  ///< for a step; what it has not counts as its nearest kin
    hodoku::Level level{};
    int place = 0;            ///< in its order: those of one ten are tried as one; 0: it has it not
    std::string_view name{};  ///< where it is another one
};

struct Technique {
    static constexpr char no_letter = '\0';

    std::string_view key{};   ///< "xy-wing": one word, small letters and dashes. Of a row of sizes: key_of()
    char letter = no_letter;  ///< as in the order language: T, H, B, A, W, C, X, Y
    int min_size = 0;         ///< sizes this row covers; both are the number of a row of one kind (B2, B3), 0 without
    int max_size = 0;         ///< any_size: as large as the board allows
    std::array<int, 3> difficulty{};  ///< of the first three sizes: see difficulty_of()
    Effect effect = Effect::removes;
    std::string_view name{};    ///< "naked single", "naked subset", "fish"
    std::string_view family{};  ///< what stands in one file: "singles", "subsets", "wings"
    std::variant<Finder, ClueFinder, RuleFinder> finder{};
    std::string_view example{};  ///< one line: what is seen, what goes
    Boards boards = Boards::all;
    std::array<OfHodoku, 3> hodoku{};  ///< of the first three sizes: see of_hodoku()

    /// It looks at such boards. On others find() reports nothing.
    [[nodiscard]] bool knows(const Geometry& geometry) const {
        return takes(boards, geometry) && !(rests_on_uniqueness() && geometry.constrained()) &&
               (!reads_rules() || geometry.constrained());
    }
    /// Reports what is found of this size; nothing if it rests on uniqueness and the position has no puzzle.
    bool find(const Position& position, int size, const Sink& sink) const;
    /// The step model's orders, ratings and proofs know it: the row has a letter.
    constexpr bool in_orders() const { return letter != no_letter; }
    /// It finds something on boards with rules only.
    constexpr bool reads_rules() const { return std::holds_alternative<RuleFinder>(finder); }
    /// What it finds holds only if there is exactly one solution.
    constexpr bool rests_on_uniqueness() const { return std::holds_alternative<ClueFinder>(finder); }
};
inline constexpr int any_size = 64;

/// Every technique: those of orders first, then family by family. Nothing but difficulty_of() says what is simple.
[[nodiscard]] std::span<const Technique> techniques();

/// The rows that have a letter, simplest first. None rests on uniqueness.
[[nodiscard]] std::span<const Technique> ordered_techniques();

/// "naked pair" for the row "naked subset" and size 2, "X-Wing" for "fish" and 2; the row's own name
/// where size does not matter.
[[nodiscard]] std::string name_of(const Technique& technique, int size);

/// "naked-pair" for the row "naked-subset" and size 2, "x-wing" for "fish" and 2; else the row's own key.
[[nodiscard]] std::string key_of(const Technique& technique, int size);

/// How hard a person finds it to see, as the field usually ranks them (HoDoKu's default order of techniques): 10 full
/// house, 130 naked pair, .. Equal numbers may be tried in the order of the table.
[[nodiscard]] int difficulty_of(const Technique& technique, int size);

/// Of larger sizes: points as of the third.
[[nodiscard]] OfHodoku of_hodoku(const Technique& technique, int size);

/// A row of the table with the size to use it at.
struct Move {
    const Technique* technique;
    int size;
};

/// The row the word names: `T1`, `H3`, `B2`, `X` (size 0), or null technique if there is none.
[[nodiscard]] Move find_move(char letter, int size);
/// The same by key, `naked-pair`, `xy-wing`, or by letter and size, `T2`.
[[nodiscard]] Move find_move(std::string_view word);

/// The rows used by autosolve of HDP: T1 H1 B2 B3 and T, H of sizes 2..max_subset, cheap ones first.
[[nodiscard]] std::vector<Move> closing_moves(int max_subset);

/// Applies the moves to `board` until none finds anything or a sector is empty, always the first move
/// that finds something; appends what it applied to `out`.
void close_recorded(Board& board, const std::vector<Move>& moves, std::vector<Deduction>& out);

}  // namespace deduku
