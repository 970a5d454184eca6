// A technique reads a board and reports its finds to a sink; it does not change, print or rate anything.
//
//   find(board, size, sink):  the naked pairs (size 2) of this board, each with its eliminations
//
// All techniques are rows of one table (table.cpp), the source of keys, letters, names, difficulties, help texts, the
// order language, documentation and tests.
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

/// A deduction and its pattern, which is made on demand, since that takes time. Some finds are several deductions, each
/// on the position after those before.
class Find {
  public:
    /// Without a pattern.
    // NOLINTNEXTLINE(google-explicit-constructor)
    Find(const Deduction& found) : Find(found, none) {}
    /// `seen()` makes the pattern.
    template <class Seen>
    Find(const Deduction& found, const Seen& seen) : Find(std::span(&found, 1), seen) {}
    /// At least one deduction.
    template <class Seen>
    Find(std::span<const Deduction> found, const Seen& seen)
        : deduction(found.front()),
          deductions(found),
          seen_(&seen),
          tell_([](const void* of) { return (*static_cast<const Seen*>(of))(); }) {}

    const Deduction& deduction;             ///< the first
    std::span<const Deduction> deductions;  ///< all of them
    [[nodiscard]] Pattern pattern() const { return tell_(seen_); }
    /// For sinks that need no pattern.
    // NOLINTNEXTLINE(google-explicit-constructor)
    operator const Deduction&() const { return deduction; }

  private:
    static constexpr auto none = [] { return Pattern{}; };

    const void* seen_;
    Pattern (*tell_)(const void*);
};

/// Receives each find (valid until the call returns). Returns false to stop.
using Sink = std::function<bool(const Find&)>;

/// Reports every find of this size on the unchanged board, in a fixed order; each removes at least one candidate.
/// Returns false if the sink stopped it.
using Finder = bool (*)(const Board& board, int size, const Sink& sink);

/// The same for techniques that rest on uniqueness. Patterns must not contain givens of `start`, the puzzle (not a
/// position of it). The finds hold only if the puzzle has exactly one solution, so they cannot prove uniqueness.
using ClueFinder = bool (*)(const Board& board, const Puzzle& start, int size, const Sink& sink);

/// The rules of a board in the form that techniques read: sums, houses and lines, with the rules they come from.
class RuleView;

/// The same for techniques that use rules. Not called on boards without rules.
using RuleFinder = bool (*)(const Board& board, const RuleView& rules, int size, const Sink& sink);

/// A position to search: a board, and the puzzle it comes from, if the givens are known.
struct Position {
    // A board alone is a position, too.
    // NOLINTNEXTLINE(google-explicit-constructor)
    Position(const Board& position) : board(position) {}
    Position(const Board& position, const Puzzle& puzzle, const RuleView* view = nullptr)
        : board(position), start(&puzzle), rules(view) {}

    const Board& board;
    const Puzzle* start = nullptr;
    const RuleView* rules = nullptr;  ///< of the board; if null, made when needed
};

/// The effect of a find for a solver: only singles place a digit.
enum class Effect : std::uint8_t {
    places,   ///< each find shows that a candidate is true, and removes what it excludes: T1, H1
    removes,  ///< each find only removes candidates
};

namespace hodoku {
enum class Level : std::uint8_t { easy, medium, hard, unfair, extreme };
}

/// The technique in HoDoKu 2.2 and 2.3 (B. Hobiger) with default settings.
struct OfHodoku {
    int points = 0;  ///< of a step; techniques that HoDoKu lacks have those of the nearest one
    hodoku::Level level{};
    int place = 0;  ///< in HoDoKu's order: techniques in the same group of ten are tried together; 0: HoDoKu lacks it
    std::string_view name{};     ///< HoDoKu's name, if different
    std::string_view outside{};  ///< its name if all eliminations are outside of the pattern, if different
    std::string_view line{};     ///< its find on one line, if not like others of their Form (report/notation/forms.hpp)
};

struct Technique {
    static constexpr char no_letter = '\0';

    std::string_view key{};   ///< "xy-wing": one word, lower-case letters and hyphens. For rows with sizes: key_of()
    char letter = no_letter;  ///< in the order language: T, H, B, A, W, C, X, Y
    int min_size = 0;         ///< the smallest size; rows without sizes: both are their number (B2, B3), or 0
    int max_size = 0;         ///< the largest size; any_size: as large as the board allows
    std::array<int, 3> difficulty{};  ///< of the first three sizes: see difficulty_of()
    Effect effect = Effect::removes;
    std::string_view name{};    ///< "naked single", "naked subset", "fish"
    std::string_view family{};  ///< a group of related techniques: "singles", "subsets", "wings"
    std::variant<Finder, ClueFinder, RuleFinder> finder{};
    /// All finds, also those that `finder` leaves to another technique; null: the finder has all.
    Finder by_name = nullptr;
    std::string_view example{};  ///< one line: a pattern and its eliminations
    /// Sentences about its finds, with the slots of their Form (report/notation/forms.hpp); empty: those of the Form.
    std::string_view reason{}, conclusion{};
    Boards boards = Boards::all;
    std::array<OfHodoku, 3> hodoku{};  ///< of the first three sizes: see of_hodoku()

    /// Whether the technique supports such boards. On others find() reports nothing.
    [[nodiscard]] bool knows(const Geometry& geometry) const {
        return takes(boards, geometry) && !(rests_on_uniqueness() && geometry.constrained()) &&
               (!reads_rules() || geometry.constrained());
    }
    /// Reports all finds of this size; none if it rests on uniqueness and the position has no puzzle.
    bool find(const Position& position, int size, const Sink& sink) const;
    /// The same for somebody who asks for this technique: also finds that are left to another one.
    bool find_by_name(const Position& position, int size, const Sink& sink) const;
    /// Whether it has a letter, and so is used by the orders, ratings and proofs of the step model.
    constexpr bool in_orders() const { return letter != no_letter; }
    /// Whether it applies only to boards with rules.
    constexpr bool reads_rules() const { return std::holds_alternative<RuleFinder>(finder); }
    /// Whether its finds hold only if there is exactly one solution.
    constexpr bool rests_on_uniqueness() const { return std::holds_alternative<ClueFinder>(finder); }
};
inline constexpr int any_size = 64;

/// All techniques: those of orders first, then by family. The order says nothing about difficulty: see difficulty_of().
[[nodiscard]] std::span<const Technique> techniques();

/// The rows that have a letter, simplest first. None rests on uniqueness.
[[nodiscard]] std::span<const Technique> ordered_techniques();

/// "naked pair" for the row "naked subset" and size 2, "X-Wing" for "fish" and 2; the row's own name
/// where size does not matter.
[[nodiscard]] std::string name_of(const Technique& technique, int size);

/// "naked-pair" for the row "naked-subset" and size 2, "x-wing" for "fish" and 2; else the row's own key.
[[nodiscard]] std::string key_of(const Technique& technique, int size);

/// How hard the technique is to spot for a person, as usually ranked (HoDoKu's default order of techniques): 10 full
/// house, 130 naked pair, .. Techniques of equal difficulty may be tried in the order of the table.
[[nodiscard]] int difficulty_of(const Technique& technique, int size);

/// HoDoKu's data for this size. Sizes after the third have the points of the third.
[[nodiscard]] OfHodoku of_hodoku(const Technique& technique, int size);

/// A row of the table and a size.
struct Move {
    const Technique* technique;
    int size;
};

/// The move with this letter and size: `T1`, `H3`, `B2`, `X` (size 0). The technique is null if there is none.
[[nodiscard]] Move find_move(char letter, int size);
/// The same by key, `naked-pair`, `xy-wing`, or by letter and size, `T2`.
[[nodiscard]] Move find_move(std::string_view word);

/// The moves of HDP's autosolve: T1 H1 B2 B3, and T and H of sizes 2..max_subset, cheap ones first.
[[nodiscard]] std::vector<Move> closing_moves(int max_subset);

/// Applies moves to `board`, always the first one that finds something, until none does or a sector is empty.
/// Appends the deductions applied to `out`.
void close_recorded(Board& board, const std::vector<Move>& moves, std::vector<Deduction>& out);

}  // namespace deduku
