// Eliminations by rules from the candidates of a cell, or from the places of a digit in a house: one of these is true,
// and all of them exclude the same candidate.
//
//   white dot A1 A2, A2 is 4 or 6     A1 is not 4: that excludes both 4 and 6 of A2           no partner
//   9 of row 1 in A1 or C1            B3 is a knight's move from both: it is not 9           no place
#include "technique/rules/links.hpp"

#include <algorithm>
#include <bit>

#include "grid/in_order.hpp"
#include "technique/reasons/line_reasons.hpp"
#include "technique/rules/telling.hpp"

namespace deduku {
namespace {

enum class LinkBase : std::uint8_t { cell_by_one_rule, cell_by_board, cell_by_rules, house };

class LinkFinder {
  public:
    LinkFinder(const Board& board, const RuleView& view, const Sink& sink)
        : board_(board), view_(view), model_(view.model()), sink_(sink), common_(model_.row_size()) {}

    bool run(LinkBase base) {
        const Geometry& g = board_.geometry();
        for (Sector sector : g.every_sector()) {
            if (g.is_cell(sector) == (base == LinkBase::house) || board_.members(sector).empty()) continue;
            if (!look_at(sector, base)) return false;
        }
        return true;
    }

  private:
    bool look_at(Sector sector, LinkBase base) {
        members_.clear();
        for (Place place : board_.members(sector))
            members_.push_back(board_.geometry().number(board_.geometry().member(sector, place)));
        for (const int v : excluded()) {
            const std::vector<std::size_t> rules = rules_between(v);
            const bool fits = base == LinkBase::cell_by_one_rule ? rules.size() == 1
                              : base == LinkBase::cell_by_board  ? rules.size() == 1 && is_of_board(rules[0])
                              : base == LinkBase::cell_by_rules  ? rules.size() > 1
                                                                 : !rules.empty();
            if (fits && !deliver(sector, base, v, rules)) return false;
        }
        return true;
    }

    // Whether it is no rule that looks take by itself.
    bool is_of_board(std::size_t rule) const { return view_.parts_of(rule).kind == RuleView::Kind::none; }

    // Living candidates that all members exclude.
    std::vector<int> excluded() {
        std::fill(common_.begin(), common_.end(), ~linear::Word{0});
        for (const int m : members_) {
            const linear::Word* row = model_.weak(m, row_);
            for (std::size_t i = 0; i < common_.size(); ++i) common_[i] &= row[i];
        }
        std::vector<int> out;
        for (std::size_t i = 0; i < common_.size(); ++i)
            for (linear::Word bits = common_[i]; bits != 0; bits &= bits - 1) {
                const int v = static_cast<int>(i) * 64 + std::countr_zero(bits);
                if (board_.has(board_.geometry().candidate(v))) out.push_back(v);
            }
        return out;
    }

    // The rules by which members exclude it where no full house does. A rule that suffices for all members is alone.
    std::vector<std::size_t> rules_between(int v) const {
        std::vector<std::vector<std::size_t>> by(members_.size());
        for (std::size_t m = 0; m < members_.size(); ++m)
            for (const Sector s : model_.sectors_of(v)) {
                const std::span<const Sector> in = model_.sectors_of(members_[m]);
                if (!std::binary_search(in.begin(), in.end(), s)) continue;
                const auto rule = view_.rule_of(s);
                if (!rule) {
                    by[m].clear();
                    break;
                }
                by[m].push_back(*rule);
            }
        std::erase_if(by, [](const auto& rules) { return rules.empty(); });
        if (by.empty()) return {};
        for (const std::size_t rule : by.front()) {
            const auto has = [&](const auto& rules) {
                return std::find(rules.begin(), rules.end(), rule) != rules.end();
            };
            if (std::all_of(by.begin(), by.end(), has)) return {rule};
        }
        std::vector<std::size_t> out;
        for (const auto& rules : by) out.push_back(rules.front());
        put_in_order(out);
        out.erase(std::unique(out.begin(), out.end()), out.end());
        return out;
    }

    bool deliver(Sector sector, LinkBase base, int v, const std::vector<std::size_t>& rules) {
        const Geometry& g = board_.geometry();
        const Candidate dead = g.candidate(v);
        const linear::Kill kill{index(dead.cell), linear::bit(index(dead.digit))};
        return deliver_told(
            view_, {&kill, 1},
            [&](ProofEvents& to) {
                reasons::tell_excluded(model_, sector, members_, {&kill, 1}, to);
            },
            [&] {
                Pattern out;
                out.form = base == LinkBase::house ? Form::place : Form::partner;
                out.rules = rules;
                out.cells = {dead.cell};
                if (base == LinkBase::house) {
                    out.base = {g.house_of(sector)};
                    out.digits = {g.digit_of(sector)};
                } else {
                    out.digits = board_.digits(g.cell_of(sector));
                }
                for (const int m : members_)
                    if (const Cell cell = g.candidate(m).cell; out.others.empty() || out.others.back() != cell)
                        out.others.push_back(cell);
                return out;
            },
            sink_);
    }

    const Board& board_;
    const RuleView& view_;
    const linear::LinearModel& model_;
    const Sink& sink_;
    std::vector<int> members_;
    std::vector<linear::Word> common_, row_;
};

}  // namespace

bool find_partners(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return LinkFinder(board, rules, sink).run(LinkBase::cell_by_one_rule);
}

bool find_neighbours(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return LinkFinder(board, rules, sink).run(LinkBase::cell_by_board);
}

bool find_places(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return LinkFinder(board, rules, sink).run(LinkBase::house);
}

bool find_partners_of_rules(const Board& board, const RuleView& rules, int /*size*/, const Sink& sink) {
    return LinkFinder(board, rules, sink).run(LinkBase::cell_by_rules);
}

}  // namespace deduku
