#include "search/variants/model.hpp"

#include <algorithm>
#include <cstdlib>

#include "grid/in_order.hpp"
#include "grid/line_cells.hpp"
#include "grid/rules/make.hpp"
#include "search/variants/pairs.hpp"

namespace deduku::variants {
namespace {

constexpr int far = 1'000'000'000;

// A line by cell, ascending.
struct ByCells {
    std::vector<int> cells;
    std::vector<std::array<int, most_digits>> weights;
    int least = -far;
    int most = far;
};

class Maker {
  public:
    explicit Maker(const Board& board)
        : board_(board),
          geometry_(board.geometry()),
          out_(new VariantModel),
          pairs_(geometry_.digits()),
          case_pairs_(geometry_.digits()) {}

    std::unique_ptr<const VariantModel> run() {
        if (geometry_.digits() > most_digits || geometry_.grid_cells() > most_cells) return nullptr;
        if (geometry_.full_houses() > 64) return nullptr;
        auto patterns = patterns_of(geometry_);
        if (!patterns || patterns->list.size() > most_sums) return nullptr;
        patterns_ = *std::move(patterns);
        out_->cells = patterns_.cells;
        read_houses();
        for (const Linear& line : geometry_.lines()) {
            if (const auto pattern = patterns_.pattern_of(line))
                out_->always[at(*pattern) / 64] |= std::uint64_t{1} << (*pattern % 64);
            else
                read_line(line);
        }
        join_needed();
        const std::vector<deduku::Choice> implied = rules::implied_choices(geometry_);
        if (out_->sums.size() > most_sums || geometry_.choices().size() + implied.size() > most_sums) return nullptr;
        make_choices(geometry_.choices());
        make_choices(implied);
        add_joined();
        add_derived();
        add_sets();
        pairs_.finish(*out_);
        make_slots();
        out_->patterns = std::move(patterns_.list);
        order_sums();
        return std::unique_ptr<const VariantModel>(out_.release());
    }

  private:
    void read_houses() {
        VariantModel& m = *out_;
        m.digits = geometry_.digits();
        m.all = static_cast<DigitMask>((1U << m.digits) - 1);
        m.peers.fill({});
        m.start.fill(0);
        for (int cell = 0; cell < m.cells; ++cell)
            m.start[at(cell)] = static_cast<DigitMask>(board_.digits(static_cast<Cell>(cell)).bits());
        for (const House house : geometry_.all_houses()) {
            Area area;
            for (const Cell cell : geometry_.cells_of(house)) area |= Area::of(index(cell));
            if (index(house) < geometry_.full_houses()) {
                m.houses.push_back(area);
            } else if (geometry_.size_of(house) > 2) {
                small_.push_back(area);
            }
            for (const Cell cell : geometry_.cells_of(house)) m.peers[at(index(cell))] |= area - Area::of(index(cell));
        }
    }

    void read_line(const Linear& line) {
        const ByCells& by = by_cells(line);
        if (by.cells.size() > 2 && at_most_one(line)) {
            exclude_pairs(by, pairs_);
            if (by.least <= 0) return;
        }
        use(by);
    }

    // The result is valid until the next call.
    const ByCells& by_cells(const Linear& line) {
        by_.cells.clear();
        by_.weights.clear();
        by_.least = line.least.value_or(-far);
        by_.most = line.most.value_or(far);
        for_each_cell_of(line.terms, [&](Cell cell, std::span<const Term> terms) {
            by_.cells.push_back(index(cell));
            std::array<int, most_digits>& weights = by_.weights.emplace_back();
            for (const Term& t : terms) weights[at(index(t.candidate.digit))] = t.weight;
        });
        return by_;
    }

    // A line about one or two cells is encoded completely; others become sums.
    void use(const ByCells& by) {
        if (by.cells.size() > 2) {
            out_->sums.push_back(sum_of(by));
            if (const DigitMask digit = needed_of(by); digit != 0) need(out_->sums.back(), digit);
            if (const VariantSum& sum = out_->sums.back(); sum.unit && sum.groups.size() == 1 && sum.least == sum.most)
                cages_.push_back({area_of(by.cells), sum.least});
            return;
        }
        if (by.cells.empty()) {
            if (by.least > 0 || by.most < 0) out_->start[0] = 0;
            return;
        }
        if (by.cells.size() == 1) {
            out_->start[at(by.cells[0])] &= within(by.weights[0], by.least, by.most);
            if (is_unit(by) && by.least == by.most) cages_.push_back({area_of(by.cells), by.least * by.weights[0][0]});
            return;
        }
        if (is_unit(by) && by.least == by.most && by.weights[0][0] == by.weights[1][0])
            if (out_->peers[at(by.cells[0])].has(by.cells[1]))
                cages_.push_back({area_of(by.cells), by.least * by.weights[0][0]});
        relate(by, pairs_);
    }

    // Two cells. For most digits the weight is that of the previous digit.
    void relate(const ByCells& by, Pairs& pairs) const {
        Relation& with = pairs.of(by.cells[0], by.cells[1]);
        DigitMask fits = 0;
        for (int a = 0; a < out_->digits; ++a) {
            const int weight = by.weights[0][at(a)];
            if (a == 0 || weight != by.weights[0][at(a - 1)])
                fits = within(by.weights[1], by.least - weight, by.most - weight);
            with[at(a)] &= fits;
        }
    }

    // The digits with these weights.
    DigitMask within(const std::array<int, most_digits>& weights, int least, int most) const {
        unsigned out = 0;
        for (int d = 0; d < most_digits; ++d) {
            const int weight = weights[at(d)];
            out |= static_cast<unsigned>(weight >= least && weight <= most) << d;
        }
        return static_cast<DigitMask>(out & out_->all);
    }

    // The digit that a line requires, at least `least` times, or none.
    DigitMask needed_of(const ByCells& by) const {
        if (by.least <= 0) return 0;
        DigitMask out = 0;
        for (const auto& weights : by.weights)
            for (int d = 0; d < out_->digits; ++d) {
                if (weights[at(d)] == 0) continue;
                out |= mask_of(d);
                if (weights[at(d)] != 1) return 0;
            }
        return is_single(out) ? out : DigitMask{0};
    }

    void need(VariantSum& sum, DigitMask digit) {
        sum.needed = digit;
        const auto same = std::find_if(needed_.begin(), needed_.end(),
                                       [&](const Needed& n) { return n.cells == sum.area && (n.digits & digit) == 0; });
        if (same == needed_.end())
            needed_.push_back({sum.area, digit, sum.least});
        else {
            same->digits |= digit;
            same->count += sum.least;
        }
    }

    // Several digits required in the same cells: if there are as many as cells, all others are removed.
    void join_needed() {
        for (const Needed& needed : needed_) {
            if (is_single(needed.digits)) continue;
            if (needed.count >= needed.cells.size()) {
                for_each_cell(needed.cells, [&](int cell) { out_->start[at(cell)] &= needed.digits; });
                continue;
            }
            ByCells by{{}, {}, needed.count, far};
            for_each_cell(needed.cells, [&](int cell) {
                by.cells.push_back(cell);
                by.weights.emplace_back();
                for_each_bit(needed.digits, [&](int d) { by.weights.back()[at(d)] = 1; });
            });
            out_->sums.push_back(sum_of(by));
        }
    }

    // At most one of the candidates: excludes all pairs in different cells.
    void exclude_pairs(const ByCells& by, Pairs& pairs) const {
        std::vector<DigitMask> has;
        for (const auto& weights : by.weights) {
            DigitMask mask = 0;
            for (int d = 0; d < out_->digits; ++d)
                if (weights[at(d)] != 0) mask |= mask_of(d);
            has.push_back(mask);
        }
        for (std::size_t i = 0; i < has.size(); ++i)
            for (std::size_t j = i + 1; j < has.size(); ++j) {
                Relation& with = pairs.of(by.cells[i], by.cells[j]);
                for_each_bit(has[i], [&](int a) { with[at(a)] &= static_cast<DigitMask>(~has[j]); });
            }
    }

    static Area area_of(std::span<const int> cells) {
        Area out;
        for (const int cell : cells) out |= Area::of(cell);
        return out;
    }

    // Whether each digit of a cell counts its value, plus or minus.
    bool is_unit(const std::array<int, most_digits>& weights) const {
        return std::abs(factor_of(std::span(weights).first(at(out_->digits)))) == 1;
    }
    bool is_unit(const ByCells& by) const {
        return std::all_of(by.weights.begin(), by.weights.end(), [&](const auto& weights) { return is_unit(weights); });
    }

    VariantSum sum_of(const ByCells& by) const {
        Area plus;
        Area minus;
        for (std::size_t i = 0; i < by.cells.size(); ++i)
            if (is_unit(by.weights[i])) (by.weights[i][0] > 0 ? plus : minus) |= Area::of(by.cells[i]);
        VariantSum out = unit_sum(plus, minus, by.least, by.most);
        for (std::size_t i = 0; i < by.cells.size(); ++i) {
            if (is_unit(by.weights[i])) continue;
            out.cells.push_back(static_cast<std::uint8_t>(by.cells[i]));
            out.weights.push_back(by.weights[i]);
            out.area |= Area::of(by.cells[i]);
        }
        out.unit = out.weights.empty();
        if (out.groups.empty()) out.counted = counted_in(out.weights);
        return out;
    }

    // Of each cell, or none if one has several weights beside 0.
    std::vector<CountedDigits> counted_in(std::span<const std::array<int, most_digits>> weights) const {
        std::vector<CountedDigits> out;
        for (const std::array<int, most_digits>& of_cell : weights) {
            CountedDigits& counted = out.emplace_back();
            for (int d = 0; d < out_->digits; ++d) {
                const int weight = of_cell[at(d)];
                if (weight == 0) continue;
                if (counted.digits != 0 && counted.weight != weight) return {};
                counted.digits |= mask_of(d);
                counted.weight = weight;
            }
        }
        return out;
    }

    VariantSum unit_sum(Area plus, Area minus, int least, int most) const {
        VariantSum out;
        out.least = least;
        out.most = most;
        out.area = plus | minus;
        out.cells.reserve(at(out.area.size()));
        out.groups.reserve(2);
        group(plus, false, out);
        group(minus, true, out);
        return out;
    }

    // Repeatedly takes a large set of different cells, found greedily: few large groups have the tightest bounds.
    void group(Area cells, bool minus, VariantSum& out) const {
        while (!cells.empty()) {
            const auto from = static_cast<std::uint8_t>(out.cells.size());
            const Area taken = different_ones(*out_, cells);
            for_each_cell(taken, [&](int cell) { out.cells.push_back(static_cast<std::uint8_t>(cell)); });
            cells -= taken;
            out.groups.push_back({from, static_cast<std::uint8_t>(out.cells.size()), minus, -1});
        }
    }

    void make_choices(std::span<const deduku::Choice> choices) {
        for (const deduku::Choice& choice : choices) {
            variants::VariantChoice made;
            made.first = out_->cases;
            Area area;
            for (const std::vector<Linear>& lines : choice) {
                made.cases.push_back(case_of(lines));
                for (const Kept& each : made.cases.back().start) area |= Area::of(each.cell);
                for (const RelatedCells& pair : made.cases.back().pairs) area |= Area::of(pair.a) | Area::of(pair.b);
                for (const VariantSum& sum : made.cases.back().sums) area |= sum.area;
                for (const int pattern : made.cases.back().patterns) area |= patterns_.list[at(pattern)].area;
            }
            for_each_cell(area, [&](int cell) { made.cells.push_back(cell); });
            made.area = area;
            out_->cases += made.cases.size();
            out_->choices.push_back(std::move(made));
        }
        for (SumNumbers& of : out_->choices_of) of.fill(0);
        for (std::size_t c = 0; c < out_->choices.size(); ++c)
            for (const int cell : out_->choices[c].cells)
                out_->choices_of[at(cell)][c / 64] |= std::uint64_t{1} << (c % 64);
    }

    VariantCase case_of(std::span<const Linear> lines) {
        VariantCase out;
        Area cells;
        for (const Linear& line : lines) {
            if (const auto pattern = patterns_.pattern_of(line)) {
                if (out.patterns.empty() || out.patterns.back() != *pattern) out.patterns.push_back(*pattern);
                continue;
            }
            const ByCells& by = by_cells(line);
            cells |= area_of(by.cells);
            if (by.cells.size() == 1) {
                out.start.push_back({by.cells[0], within(by.weights[0], by.least, by.most)});
                continue;
            }
            if (by.cells.size() == 2) relate(by, case_pairs_);
            const bool apart = by.cells.size() > 2 && at_most_one(line);
            if (apart) exclude_pairs(by, case_pairs_);
            if (by.cells.size() != 2 && !(apart && by.least <= 0)) out.sums.push_back(sum_of(by));
        }
        out.pairs = case_pairs_.take_case(*out_);
        for (const Area house : out_->houses)
            if (cells.within(house) && !cells.empty()) {
                complete(out, house);
                break;
            }
        return out;
    }

    // Within a house: as many cells as they have digits, such as the ends of a sandwich, take these digits from the
    // other cells; and the rest of the house, without them and a sum, is another sum.
    void complete(VariantCase& made, Area house) const {
        Area cells;
        DigitMask digits = 0;
        for (const Kept& each : made.start) {
            cells |= Area::of(each.cell);
            digits |= each.digits;
        }
        if (std::popcount(digits) != cells.size() || made.sums.size() > 1) return;
        for_each_cell(house - cells, [&](int cell) {
            made.start.push_back({cell, static_cast<DigitMask>(out_->all & ~digits)});
        });
        if (made.sums.empty()) return;
        const VariantSum& sum = made.sums.front();
        const bool total = sum.unit && sum.groups.size() == 1 && !sum.groups[0].minus && sum.least == sum.most;
        if (!total || !(sum.area & cells).empty()) return;
        int left = out_->digits * (out_->digits + 1) / 2 - sum.least;
        for_each_bit(digits, [&](int d) { left -= d + 1; });
        made.sums.push_back(unit_sum(house - cells - sum.area, {}, left, left));
    }

    void add_joined() {
        std::vector<Cage> sums;
        for (const VariantSum& sum : out_->sums) {
            const auto minus = [](const UnitGroup& group) { return group.minus; };
            if (sum.unit && sum.least == sum.most && sum.groups.size() > 1 &&
                std::none_of(sum.groups.begin(), sum.groups.end(), minus))
                sums.push_back({sum.area, sum.least});
        }
        for (const Cage& joined : join_sums(*out_, sums))
            if (out_->sums.size() < most_sums)
                out_->sums.push_back(unit_sum(joined.cells, {}, joined.total, joined.total));
    }

    void add_derived() {
        if (cages_.empty() || out_->houses.empty()) return;
        const int total = out_->digits * (out_->digits + 1) / 2;
        for (const Derived& d : derive_sums(out_->houses, total, cages_)) {
            if (out_->sums.size() >= most_sums - 64) return;
            if ((d.plus | d.minus).size() > 2) {
                out_->sums.push_back(unit_sum(d.plus, d.minus, d.total, d.total));
                continue;
            }
            ByCells by{{}, {}, d.total, d.total};
            for_each_cell(d.plus | d.minus, [&](int cell) {
                by.cells.push_back(cell);
                by.weights.emplace_back();
                for (int digit = 0; digit < out_->digits; ++digit)
                    by.weights.back()[at(digit)] = (d.plus.has(cell) ? 1 : -1) * (digit + 1);
            });
            const std::size_t before = cages_.size();
            use(by);
            cages_.resize(before);
        }
    }

    // Small houses whose pairs exclude some sets of digits (renban): sums without bounds, over the remaining sets.
    void add_sets() {
        for (const Area& area : small_) {
            VariantSum sum = unit_sum(area, {}, 0, most_sum);
            const std::optional<SetList> sets = pairs_.sets_of(sum.cells);
            if (!sets || out_->sums.size() >= most_sums) continue;
            sum.groups[0].allowed = static_cast<std::int16_t>(out_->allowed.size());
            out_->allowed.push_back(*sets);
            out_->sums.push_back(std::move(sum));
        }
    }

    void make_slots() {
        VariantModel& m = *out_;
        m.lanes =
            static_cast<int>((m.houses.size() + most_lanes_at_once - 1) / most_lanes_at_once * most_lanes_at_once);
        m.cells_at.assign(at(m.digits * m.lanes), 0);
        for (int cell = 0; cell < m.cells; ++cell) {
            for (std::size_t h = 0; h < m.houses.size(); ++h) {
                if (!m.houses[h].has(cell)) continue;
                const int row = (m.houses[h] & Area::before(cell)).size();
                m.slots.push_back(static_cast<std::uint16_t>(at(row * m.lanes) + h));
                m.cells_at[m.slots.back()] = static_cast<std::uint16_t>(cell);
            }
            m.slot[at(cell) + 1] = static_cast<std::uint16_t>(m.slots.size());
        }
        for (int row = 0; row < m.digits; ++row)
            for (int lane = static_cast<int>(m.houses.size()); lane < m.lanes; ++lane)
                m.cells_at[at(row * m.lanes + lane)] = m.cells_at[at(row * m.lanes + lane - 1)];
    }

    // Puts cheap sums first.
    void order_sums() {
        VariantModel& m = *out_;
        const auto rank = [](const VariantSum& sum) { return sum.cells.size() + (sum.groups.size() == 1 ? 0 : 4); };
        std::vector<std::pair<std::size_t, std::size_t>> order;
        for (std::size_t s = 0; s < m.sums.size(); ++s) order.emplace_back(rank(m.sums[s]), s);
        put_in_order(order);
        std::vector<VariantSum> sums;
        sums.reserve(order.size());
        for (const auto& each : order) sums.push_back(std::move(m.sums[each.second]));
        m.sums = std::move(sums);
        for (SumNumbers& of : m.patterns_of) of.fill(0);
        for (std::size_t p = 0; p < m.patterns.size(); ++p)
            if ((m.always[p / 64] >> (p % 64) & 1) != 0)
                for_each_cell(m.patterns[p].area,
                              [&](int cell) { m.patterns_of[at(cell)][p / 64] |= std::uint64_t{1} << (p % 64); });
        for (SumNumbers& of : m.sums_of) of.fill(0);
        for (std::size_t s = 0; s < m.sums.size(); ++s)
            for (const int cell : m.sums[s].cells) m.sums_of[at(cell)][s / 64] |= std::uint64_t{1} << (s % 64);
    }

    // Digits required in some cells, and their total number there.
    struct Needed {
        Area cells;
        DigitMask digits = 0;
        int count = 0;
    };

    ByCells by_;
    const Board& board_;
    const Geometry& geometry_;
    BoardPatterns patterns_;
    std::unique_ptr<VariantModel> out_;
    std::vector<Area> small_;
    std::vector<Cage> cages_;
    std::vector<Needed> needed_;
    Pairs pairs_;
    Pairs case_pairs_;
};

}  // namespace

std::unique_ptr<const VariantModel> VariantModel::make(const Board& board) { return Maker(board).run(); }

}  // namespace deduku::variants
