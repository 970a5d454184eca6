// Junior exocet: two base cells whose digits must be those of two target cells, in the other boxes of their band.
//
//   B B e | . . . | . . .      B base cells, with three or four digits together; e, where their line leaves its box
//   . . e | T . . | . . .      T target cells, c companions, which have none of the base digits
//   . . e | c . . | . . T
//   ------+-------+------      the columns of e and of both T outside the band are the cross-lines: there two lines,
//   . . S | S . . | . . S      rows or cross-lines, have all places of each base digit
//
// A digit that is true in a base cell is nowhere else in the base row and box. Each of the three cross-lines has it
// once, at most two of them in the cells S; so at least one has it in the band, where only a target can hold it. The
// base has two digits, so each target has one of them, and no other digit. Digits that cannot be in such a pair are
// removed from base and targets; digits that a single line covers in S would need both targets, and are removed from
// the base.
//
// A Split on a base cell, with Splits on the other in its branches; for each pair of digits a Cover: those digits in
// the cross-lines / the lines that have them in S, the two target cells. (champagne, 2011; in the form given by David P
// Bird.)
// gave it.)
#include "technique/exotic/exocet.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/parts/case.hpp"

namespace deduku {
namespace {

constexpr int side = 3, all_lines = side * side;

// A board with rows as lines and columns as crosses; or turned, with columns as lines.
struct Frame {
    const Board& board;
    bool turned;

    const Geometry& geometry() const { return board.geometry(); }
    Cell cell(int line, int cross) const {
        return turned ? geometry().cell(cross, line) : geometry().cell(line, cross);
    }
    House line(int at) const { return geometry().house(turned ? HouseKind::column : HouseKind::row, at); }
    House cross(int at) const { return geometry().house(turned ? HouseKind::row : HouseKind::column, at); }
};

constexpr int band_of(int line) { return line / side * side; }

struct Base {
    int line;
    std::array<int, 2> crosses;
    int escape;  // the third cross of the box
};

struct Target {
    int line, cross;
};

// A cover of a digit's places in S: lines outside the band, and cross-lines.
struct Cross {
    std::vector<int> lines, crosses;
    std::size_t size() const { return lines.size() + crosses.size(); }
};

class Exocet {
  public:
    Exocet(const Frame& frame, const Base& base, const Target& one, const Target& other)
        : frame_(frame),
          g_(frame.geometry()),
          band_(band_of(base.line)),
          crosses_{base.escape, one.cross, other.cross},
          base_{frame.cell(base.line, base.crosses[0]), frame.cell(base.line, base.crosses[1])},
          target_{frame.cell(one.line, one.cross), frame.cell(other.line, other.cross)} {}

    bool report(const Sink& sink) {
        for (Digit digit : digits(base_[0]) | digits(base_[1])) {
            auto found = find_cover(digit);
            if (!found) return true;
            covers_[static_cast<std::size_t>(index(digit))] = std::move(*found);
        }
        std::vector<Candidate> gone = removes();
        return gone.empty() || sink({deduction(std::move(gone)), [this] { return pattern(); }});
    }

  private:
    Pattern pattern() const {
        Pattern out;
        out.form = Form::exocet;
        out.digits = digits(base_[0]) | digits(base_[1]);
        out.cells.assign(base_.begin(), base_.end());
        out.others.assign(target_.begin(), target_.end());
        for (int cross : crosses_) out.base.push_back(frame_.cross(cross));
        put_in_order(out.cells);
        put_in_order(out.others);
        put_in_order(out.base);
        return out;
    }
    Set<Digit> digits(Cell cell) const { return frame_.board.digits(cell); }
    const Cross& cover_of(Digit digit) const { return covers_[static_cast<std::size_t>(index(digit))]; }

    // The lines outside the band in which these cross-lines have the digit.
    std::vector<int> lines_with(Digit digit, const std::vector<int>& crosses) const {
        std::vector<int> out;
        for (int line = 0; line < all_lines; ++line)
            if (band_of(line) != band_ && std::any_of(crosses.begin(), crosses.end(), [&](int cross) {
                    return frame_.board.has({frame_.cell(line, cross), digit});
                }))
                out.push_back(line);
        return out;
    }
    // A cover of at most two, the smallest; lines rather than cross-lines.
    std::optional<Cross> find_cover(Digit digit) const {
        std::optional<Cross> best;
        for (unsigned own = 0; own < 1U << side; ++own) {
            Cross here;
            std::vector<int> others;
            for (std::size_t i = 0; i < side; ++i)
                ((own >> i & 1U) != 0 ? here.crosses : others).push_back(crosses_[i]);
            here.lines = lines_with(digit, others);
            if (here.size() < (best ? best->size() : side)) best = std::move(here);
        }
        return best;
    }

    bool fits(Digit one, Digit other) const { return digits(target_[0]).has(one) && digits(target_[1]).has(other); }
    bool can_be(Digit a, Digit b) const {
        return a != b && cover_of(a).size() == 2 && cover_of(b).size() == 2 && (fits(a, b) || fits(b, a));
    }
    // The candidates of base and targets that belong to no possible pair of digits.
    std::vector<Candidate> removes() const {
        std::array<Set<Digit>, 2> in_base, in_target;
        const auto put = [](std::array<Set<Digit>, 2>& to, Digit one, Digit other) {
            to[0].insert(one);
            to[1].insert(other);
        };
        for (Digit a : digits(base_[0]))
            for (Digit b : digits(base_[1])) {
                if (!can_be(a, b)) continue;
                put(in_base, a, b);
                if (fits(a, b)) put(in_target, a, b);
                if (fits(b, a)) put(in_target, b, a);
            }
        std::vector<Candidate> out;
        for (std::size_t i = 0; i < 2; ++i) {
            for (Digit digit : digits(base_[i]) - in_base[i]) out.push_back({base_[i], digit});
            for (Digit digit : digits(target_[i]) - in_target[i]) out.push_back({target_[i], digit});
        }
        put_in_order(out);
        return out;
    }

    Deduction deduction(std::vector<Candidate> removes) const {
        Split split{g_.sector(base_[0]), {}};
        for (Digit a : digits(base_[0])) {
            Case first(frame_.board, split.on, {{base_[0], a}});
            first.clear_seen(split.on, {base_[0], a}, cells_in_band());
            Split second{g_.sector(base_[1]), {}};
            for (Digit b : first.board().digits(base_[1])) second.branches.push_back(branch(first.board(), a, b));
            const bool all_closed = std::all_of(second.branches.begin(), second.branches.end(),
                                                [](const Branch& each) { return each.closed(); });
            first.conclude(std::move(second), all_closed ? candidates_at(base_[1]) : removes);
            split.branches.push_back(all_closed ? first.closed(g_.sector(base_[1])) : first.open());
        }
        return {std::move(split), std::move(removes)};
    }
    std::vector<Candidate> candidates_at(Cell cell) const {
        std::vector<Candidate> out;
        for (Digit digit : digits(cell)) out.push_back({cell, digit});
        return out;
    }
    // The cells from which a digit in the base is removed.
    std::vector<Cell> cells_in_band() const {
        std::vector<Cell> out(base_.begin(), base_.end());
        for (int line = band_; line < band_ + side; ++line)
            for (int cross : crosses_) out.push_back(frame_.cell(line, cross));
        return out;
    }

    // The base is a, b, so the targets have the same digits; in known order if a target cannot have one of them.
    Branch branch(const Board& board, Digit a, Digit b) const {
        const Sector on = g_.sector(base_[1]);
        Case here(board, on, {{base_[1], b}});
        here.clear_seen(on, {base_[1], b}, cells_in_band());
        here.clear(cover({a, b}, 2, {target_[0], target_[1]}), {target_[0], target_[1]});
        for (Digit digit : {a, b})
            if (cover_of(digit).size() < 2)
                here.clear(cover({digit}, 1, {target_[0], target_[1]}), {target_[0], target_[1]});
        for (Digit digit : {a, b})
            for (std::size_t i = 0; i < 2; ++i)
                if (!here.board().has({target_[1 - i], digit}))
                    here.clear(cover({digit}, 2, {target_[i]}), {target_[i]});
        for (Cell target : target_)
            if (here.board().digits(target).empty()) return here.closed(g_.sector(target));
        return here.open();
    }
    // A Cover: these digits in the cross-lines / this number of lines for each digit, and target cells.
    Cover cover(const std::vector<Digit>& digits, std::size_t lines_each, const std::vector<Cell>& targets) const {
        Cover out;
        for (Digit digit : digits) {
            const Cross& own = cover_of(digit);
            for (int cross : crosses_)
                if (!contains(own.crosses, cross)) out.base.push_back(g_.sector(frame_.cross(cross), digit));
            std::vector<int> taken = own.lines;
            for (int line = 0; own.crosses.size() + taken.size() < lines_each; ++line)
                if (band_of(line) != band_ && !contains(taken, line)) taken.push_back(line);
            for (int line : taken) out.cover.push_back(g_.sector(frame_.line(line), digit));
        }
        for (Cell target : targets) out.cover.push_back(g_.sector(target));
        return out;
    }

    const Frame& frame_;
    const Geometry& g_;
    int band_;
    std::array<int, side> crosses_;
    std::array<Cell, 2> base_, target_;
    std::array<Cross, all_lines> covers_;  // of each digit
};

// Cells of this box of the band that may be targets, next to companions without base digits.
std::vector<Target> targets_in(const Frame& frame, const Base& base, Set<Digit> of_base, int box) {
    std::vector<Target> out;
    for (int cross = box; cross < box + side; ++cross)
        for (int line = band_of(base.line); line < band_of(base.line) + side; ++line) {
            if (line == base.line) continue;
            const int companion = 3 * band_of(base.line) + side - base.line - line;
            const Set<Digit> here = frame.board.digits(frame.cell(line, cross));
            if (here.size() > 1 && !(here & of_base).empty() &&
                (frame.board.digits(frame.cell(companion, cross)) & of_base).empty())
                out.push_back({line, cross});
        }
    return out;
}

bool look_at(const Frame& frame, const Base& base, const Sink& sink) {
    const Set<Digit> one = frame.board.digits(frame.cell(base.line, base.crosses[0]));
    const Set<Digit> other = frame.board.digits(frame.cell(base.line, base.crosses[1]));
    const int together = (one | other).size();
    if (one.size() < 2 || other.size() < 2 || together < 3 || together > 4) return true;
    const int own = band_of(base.escape), next = (own + side) % all_lines, last = (own + 2 * side) % all_lines;
    const std::vector<Target> second = targets_in(frame, base, one | other, last);
    for (const Target& a : targets_in(frame, base, one | other, next))
        for (const Target& b : second)
            if (!Exocet(frame, base, a, b).report(sink)) return false;
    return true;
}

}  // namespace

bool find_junior_exocets(const Board& board, int /*size*/, const Sink& sink) {
    if (board.geometry().boxes() != Box{side, side}) return true;
    for (const bool turned : {false, true}) {
        const Frame frame{board, turned};
        for (int line = 0; line < all_lines; ++line)
            for (int escape = 0; escape < all_lines; ++escape) {
                const int box = band_of(escape), place = escape % side;
                const Base base{line, {box + (place + 1) % side, box + (place + 2) % side}, escape};
                if (!look_at(frame, base, sink)) return false;
            }
    }
    return true;
}

}  // namespace deduku
