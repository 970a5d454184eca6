// Why combinations of a sum are left out (sentence.hpp).
//
//   14/2 = 59; 68 is out, as 6 is in row 7.        11/2 = 29, 38, 47; F2 has no 9. So F1 is not 2.
#include <algorithm>

#include "grid/contains.hpp"
#include "render/lessons.hpp"
#include "report/path/sentence.hpp"

namespace deduku::report {
namespace {

constexpr std::size_t most_left_out = 3, most_ways = 5;

using Combinations = std::vector<Set<Digit>>;

// All sets of different digits with this total; at most one more than `most`.
class AllCombinations {
  public:
    AllCombinations(const Geometry& geometry, std::size_t size, std::int64_t total, std::size_t most)
        : geometry_(geometry), size_(size), total_(total), most_(most) {
        add({}, 0, 0);
    }
    const Combinations& list() const { return out_; }

  private:
    void add(Set<Digit> chosen, int from, std::int64_t sum) {
        if (out_.size() > most_ || sum > total_) return;
        if (static_cast<std::size_t>(chosen.size()) == size_) {
            if (sum == total_) out_.push_back(chosen);
            return;
        }
        for (int d = from; d < geometry_.digits(); ++d) {
            Set<Digit> with = chosen;
            with.insert(static_cast<Digit>(d));
            add(with, d + 1, sum + geometry_.shown(static_cast<Digit>(d)));
        }
    }

    const Geometry& geometry_;
    std::size_t size_;
    std::int64_t total_;
    std::size_t most_;
    Combinations out_;
};

std::vector<Cell> cells_of(const Total& total) {
    std::vector<Cell> out;
    for (const Total::Part& part : total.parts) out.push_back(part.cell);
    return out;
}

// A house that holds the digit, in a placed cell, and has all these cells.
std::optional<House> house_with(const Board& board, const std::vector<Cell>& cells, Digit digit) {
    const Geometry& g = board.geometry();
    for (const House house : g.all_houses()) {
        const auto in = g.cells_of(house);
        const auto has = [&](Cell cell) { return std::find(in.begin(), in.end(), cell) != in.end(); };
        const auto is_placed = [&](Cell cell) { return board.digits(cell) == Set<Digit>{digit}; };
        if (std::all_of(cells.begin(), cells.end(), has) && std::any_of(in.begin(), in.end(), is_placed)) return house;
    }
    return std::nullopt;
}

}  // namespace

// Why these cells cannot hold all of the digits: a digit that none of them has, or two that are only in one.
Teacher::LeftOut Teacher::why_left_out(const Total& total, Set<Digit> way) const {
    const std::vector<Cell> cells = cells_of(total);
    const auto places = [&](Set<Digit> digits) {
        std::vector<Cell> out = cells;
        std::erase_if(out, [&](Cell cell) { return (before_->digits(cell) & digits).empty(); });
        return out;
    };
    for (const Digit d : way) {
        if (!places({d}).empty()) continue;
        if (const auto house = house_with(*before_, cells, d))
            return {rule_lessons().digits_are_in, houses({*house}), {d}};
        return {rule_lessons().cells_lack, all_of(cells), {d}};
    }
    for (const Digit a : way)
        for (const Digit b : way)
            if (const auto in = places({a, b}); a < b && in.size() == 1)
                return {rule_lessons().only_in_one, name(in[0]), {a, b}};
    return {};
}

// Combinations with the same reason are told together; nothing, if a reason is not that short, or many are left.
std::string Teacher::left_out(const Total& total) const {
    if (before_ == nullptr || total.ways.empty() || total.ways.size() > most_ways || !has_brief_ways(total)) return {};
    const AllCombinations all(geometry_, total.parts.size(), *total.least, total.ways.size() + most_left_out);
    std::vector<std::pair<LeftOut, std::vector<std::string>>> told;
    if (all.list().size() > total.ways.size() + most_left_out) return {};
    for (const Set<Digit> way : all.list()) {
        if (contains(total.ways, way)) continue;
        const LeftOut why = why_left_out(total, way);
        if (why.phrase.empty()) return {};
        auto known = std::find_if(told.begin(), told.end(), [&](const auto& each) {
            return each.first.phrase == why.phrase && each.first.place == why.place;
        });
        if (known == told.end()) known = told.insert(told.end(), {why, {}});
        known->first.digits |= why.digits;
        std::string digits;
        for (const Digit d : way) digits += digit(d);
        known->second.push_back(digits);
    }
    std::string out;
    for (const auto& [why, ways] : told) {
        const bool lack = why.phrase == rule_lessons().cells_lack;
        const std::string reason = fill_phrase(
            why.phrase, {{"digits", digit_words(why.digits, lack ? lessons().choice : lessons().conjunction)},
                         {"are", why.digits.single() ? "is" : "are"},
                         {"place", why.place}});
        out += fill_phrase(rule_lessons().left_out, {{"facts", join_last(ways, lessons().conjunction)},
                                                     {"is", ways.size() == 1 ? "is" : "are"},
                                                     {"why", reason}});
    }
    return out;
}

// Why a cell loses a digit that is in a combination left: all of these also have a digit that only this cell has.
std::string Teacher::lacking_partners(const Pattern& p) const {
    if (before_ == nullptr || !p.total || p.total->ways.size() > most_ways || !has_brief_ways(*p.total)) return {};
    const std::vector<Cell> cells = cells_of(*p.total);
    std::string out;
    for (const Cell cell : cells) {
        Set<Digit> needed;
        for (const Set<Digit> way : p.total->ways)
            for (const Digit d : way & before_->digits(cell)) {
                Set<Digit> rest = way;
                rest.erase(d);
                for (const Digit other : rest)
                    if (std::none_of(cells.begin(), cells.end(), [&](Cell each) {
                            return each != cell && before_->has({each, other});
                        }))
                        needed.insert(other);
            }
        if (needed.empty()) continue;
        const bool two = cells.size() == 2;
        out += fill_phrase(two ? rule_lessons().partner_lacks : rule_lessons().only_cell_with,
                           {{"cell", name(two && cells[0] == cell ? cells[1]
                                          : two                   ? cells[0]
                                                                  : cell)},
                            {"digits", digit_words(needed, lessons().choice)}});
    }
    return out;
}

}  // namespace deduku::report
