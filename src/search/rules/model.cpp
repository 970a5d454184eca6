#include "search/rules/model.hpp"

#include <algorithm>

namespace deduku::rules {
namespace {

constexpr int far = 1'000'000'000;

// Which digits of a second cell go with each digit of a first one.
using Relation = std::array<Mask, most_digits>;

struct Pair {
    int a = 0;
    int b = 0;
    Relation with{};
};

// A line by cells, ascending.
struct ByCells {
    std::vector<int> cells;
    std::vector<std::array<int, most_digits>> weights;
    int least = -far;
    int most = far;
};

class Maker {
  public:
    explicit Maker(const Board& board) : board_(board), geometry_(board.geometry()), out_(new Model) {}

    std::unique_ptr<const Model> run() {
        if (geometry_.digits() > most_digits || geometry_.full_houses() > 64) return nullptr;
        read_houses();
        for (const Line& line : geometry_.lines()) read_line(line);
        if (out_->sums.size() > most_sums || geometry_.choices().size() > most_sums) return nullptr;
        make_choices();
        add_derived();
        add_sets();
        finish_pairs();
        count_seen();
        order_sums();
        return std::unique_ptr<const Model>(out_.release());
    }

  private:
    void read_houses() {
        Model& m = *out_;
        m.digits = geometry_.digits();
        m.cells = geometry_.cells();
        m.all = static_cast<Mask>((1U << m.digits) - 1);
        m.houses_of.fill(0);
        m.peers.fill({});
        m.start.fill(0);
        pair_at_.fill(-1);
        for (int cell = 0; cell < m.cells; ++cell)
            m.start[at(cell)] = static_cast<Mask>(board_.digits(static_cast<Cell>(cell)).bits());
        for (const House house : geometry_.all_houses()) {
            Area area;
            for (const Cell cell : geometry_.cells_of(house)) area |= Area::of(index(cell));
            if (index(house) < geometry_.full_houses()) {
                for (const Cell cell : geometry_.cells_of(house))
                    m.houses_of[at(index(cell))] |= std::uint64_t{1} << m.houses.size();
                m.houses.push_back(area);
            } else if (geometry_.size_of(house) > 2) {
                small_.push_back(area);
            }
            for (const Cell cell : geometry_.cells_of(house)) m.peers[at(index(cell))] |= area - Area::of(index(cell));
        }
    }

    void read_line(const Line& line) {
        ByCells by = by_cells(line);
        if (by.cells.size() > 2 && at_most_one(line)) {
            exclude_pairs(by);
            if (by.least <= 0) return;
        }
        use(std::move(by));
    }

    ByCells by_cells(const Line& line) {
        ByCells out;
        if (line.least) out.least = *line.least;
        if (line.most) out.most = *line.most;
        std::array<int, most_cells> place;
        place.fill(-1);
        Area area;
        for (const Term& t : line.terms) area |= Area::of(index(t.candidate.cell));
        for_each_cell(area, [&](int cell) {
            place[at(cell)] = static_cast<int>(out.cells.size());
            out.cells.push_back(cell);
        });
        out.weights.resize(out.cells.size());
        for (const Term& t : line.terms)
            out.weights[at(place[at(index(t.candidate.cell))])][at(index(t.candidate.digit))] = t.weight;
        return out;
    }

    // A line about one cell or two is fully encoded; others become sums.
    void use(ByCells by) {
        if (by.cells.size() > 2) {
            out_->sums.push_back(sum_of(by));
            if (const Sum& sum = out_->sums.back(); sum.unit && sum.groups.size() == 1 && sum.least == sum.most)
                cages_.push_back({area_of(by.cells), sum.least});
            return;
        }
        if (by.cells.empty()) {
            if (by.least > 0 || by.most < 0) out_->start[0] = 0;
            return;
        }
        if (by.cells.size() == 1) {
            for (int d = 0; d < out_->digits; ++d)
                if (by.weights[0][at(d)] < by.least || by.weights[0][at(d)] > by.most)
                    out_->start[at(by.cells[0])] &= static_cast<Mask>(~mask_of(d));
            if (is_unit(by) && by.least == by.most) cages_.push_back({area_of(by.cells), by.least * by.weights[0][0]});
            return;
        }
        if (is_unit(by) && by.least == by.most && by.weights[0][0] == by.weights[1][0])
            if (out_->peers[at(by.cells[0])].has(by.cells[1]))
                cages_.push_back({area_of(by.cells), by.least * by.weights[0][0]});
        Relation& with = relation(by.cells[0], by.cells[1]);
        for (int a = 0; a < out_->digits; ++a)
            for (int b = 0; b < out_->digits; ++b) {
                const int sum = by.weights[0][at(a)] + by.weights[1][at(b)];
                if (sum < by.least || sum > by.most) with[at(a)] &= static_cast<Mask>(~mask_of(b));
            }
    }

    // At most one of the candidates: any two of different cells.
    void exclude_pairs(const ByCells& by) {
        std::vector<Mask> has;
        for (const auto& weights : by.weights) {
            Mask mask = 0;
            for (int d = 0; d < out_->digits; ++d)
                if (weights[at(d)] != 0) mask |= mask_of(d);
            has.push_back(mask);
        }
        for (std::size_t i = 0; i < has.size(); ++i)
            for (std::size_t j = i + 1; j < has.size(); ++j) {
                Relation& with = relation(by.cells[i], by.cells[j]);
                for_each_bit(has[i], [&](int a) { with[at(a)] &= static_cast<Mask>(~has[j]); });
            }
    }

    Relation& relation(int a, int b) {
        std::int16_t& number = pair_at_[at(a * most_cells + b)];
        if (number < 0) {
            number = static_cast<std::int16_t>(pairs_.size());
            pairs_.push_back({a, b, {}});
            pairs_.back().with.fill(out_->all);
        }
        return pairs_[at(number)].with;
    }

    static Area area_of(std::span<const int> cells) {
        Area out;
        for (const int cell : cells) out |= Area::of(cell);
        return out;
    }

    // Every digit of a cell counts its value, plus or minus.
    bool is_unit(const std::array<int, most_digits>& weights) const {
        if (weights[0] != 1 && weights[0] != -1) return false;
        for (int d = 1; d < out_->digits; ++d)
            if (weights[at(d)] != weights[0] * (d + 1)) return false;
        return true;
    }
    bool is_unit(const ByCells& by) const {
        return std::all_of(by.weights.begin(), by.weights.end(), [&](const auto& weights) { return is_unit(weights); });
    }

    Sum sum_of(const ByCells& by) const {
        Area plus;
        Area minus;
        for (std::size_t i = 0; i < by.cells.size(); ++i)
            if (is_unit(by.weights[i])) (by.weights[i][0] > 0 ? plus : minus) |= Area::of(by.cells[i]);
        Sum out = unit_sum(plus, minus, by.least, by.most);
        for (std::size_t i = 0; i < by.cells.size(); ++i) {
            if (is_unit(by.weights[i])) continue;
            out.cells.push_back(static_cast<std::uint8_t>(by.cells[i]));
            out.weights.push_back(by.weights[i]);
        }
        out.unit = out.weights.empty();
        return out;
    }

    Sum unit_sum(Area plus, Area minus, int least, int most) const {
        Sum out;
        out.least = least;
        out.most = most;
        group(plus, false, out);
        group(minus, true, out);
        return out;
    }

    // Repeatedly as many cells that differ as one finds quickly: bounds of few large groups are the tightest.
    void group(Area cells, bool minus, Sum& out) const {
        while (!cells.empty()) {
            const int from = static_cast<int>(out.cells.size());
            const Area taken = different_ones(cells);
            for_each_cell(taken, [&](int cell) { out.cells.push_back(static_cast<std::uint8_t>(cell)); });
            cells -= taken;
            out.groups.push_back({from, static_cast<int>(out.cells.size()), minus, -1});
        }
    }

    // Those of a house, or the first cell and all later ones that differ from those before.
    Area different_ones(Area cells) const {
        Area best;
        for (Area left = cells; !left.empty();) {
            const int cell = left.take();
            best |= Area::of(cell);
            left &= out_->peers[at(cell)];
        }
        int most = count_of(best);
        for (const Area house : out_->houses) {
            const int count = count_of(cells & house);
            if (count <= most) continue;
            most = count;
            best = cells & house;
        }
        return best;
    }

    void make_choices() {
        for (const deduku::Choice& choice : geometry_.choices()) {
            rules::Choice made;
            made.first = out_->cases;
            Area area;
            for (const std::vector<Line>& lines : choice) {
                made.cases.emplace_back();
                for (const Line& line : lines) {
                    const ByCells by = by_cells(line);
                    made.cases.back().sums.push_back(sum_of(by));
                    area |= area_of(by.cells);
                }
            }
            for_each_cell(area, [&](int cell) { made.cells.push_back(cell); });
            out_->cases += made.cases.size();
            out_->choices.push_back(std::move(made));
        }
        for (Numbers& of : out_->choices_of) of.fill(0);
        for (std::size_t c = 0; c < out_->choices.size(); ++c)
            for (const int cell : out_->choices[c].cells)
                out_->choices_of[at(cell)][c / 64] |= std::uint64_t{1} << (c % 64);
    }

    void add_derived() {
        if (cages_.empty()) return;
        const int total = out_->digits * (out_->digits + 1) / 2;
        for (const Derived& d : derive_sums(out_->houses, total, cages_)) {
            if (out_->sums.size() >= most_sums - 64) return;
            if (count_of(d.plus | d.minus) > 2) {
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
            use(std::move(by));
            cages_.resize(before);
        }
    }

    const Relation* known(int a, int b) const {
        const int number = pair_at_[at(a < b ? a * most_cells + b : b * most_cells + a)];
        return number < 0 ? nullptr : &pairs_[at(number)].with;
    }

    // Digits a and b cannot both be in the cells.
    bool never_together(std::span<const std::uint8_t> cells, int a, int b) const {
        for (std::size_t i = 0; i < cells.size(); ++i)
            for (std::size_t j = i + 1; j < cells.size(); ++j) {
                const Relation* with = known(cells[i], cells[j]);
                if (with == nullptr || ((*with)[at(a)] & mask_of(b)) != 0 || ((*with)[at(b)] & mask_of(a)) != 0)
                    return false;
            }
        return true;
    }

    // Small houses whose pairs exclude whole sets of digits (renban): sums without bounds, over the sets that are left.
    void add_sets() {
        for (const Area& area : small_) {
            Sum sum = unit_sum(area, {}, 0, most_digits * (most_digits + 1) / 2);
            std::array<Mask, most_digits> excluded{};
            bool some = false;
            for (int a = 0; a < out_->digits; ++a)
                for (int b = a + 1; b < out_->digits; ++b)
                    if (never_together(sum.cells, a, b)) {
                        excluded[at(a)] |= mask_of(b);
                        some = true;
                    }
            if (!some || out_->sums.size() >= most_sums) continue;
            Family family;
            std::array<bool, 512> good{};
            for (unsigned mask = 0; mask < 512; ++mask) {
                const unsigned rest = mask & (mask - 1);
                good[mask] = mask == 0 || (good[rest] && (excluded[at(std::countr_zero(mask))] & rest) == 0);
                if (good[mask]) family.insert(mask);
            }
            sum.groups[0].allowed = static_cast<int>(out_->allowed.size());
            out_->allowed.push_back(family);
            out_->sums.push_back(std::move(sum));
        }
    }

    int table_of(const Relation& with) {
        for (std::size_t i = 0; i < unique_.size(); ++i)
            if (unique_[i] == with) return static_cast<int>(i);
        unique_.push_back(with);
        out_->tables.emplace_back();
        Table512& table = out_->tables.back();
        table[0] = 0;
        for (unsigned mask = 1; mask < 512; ++mask)
            table[mask] = static_cast<Mask>(table[mask & (mask - 1)] | with[at(std::countr_zero(mask))]);
        return static_cast<int>(unique_.size()) - 1;
    }

    void finish_pairs() {
        Model& m = *out_;
        m.with_neighbours = {};
        for (Pair& pair : pairs_) {
            bool differ = m.peers[at(pair.a)].has(pair.b);
            bool only = true;
            bool never_equal = true;
            for (int d = 0; d < m.digits; ++d) {
                if ((pair.with[at(d)] & mask_of(d)) != 0) never_equal = false;
                if (differ) pair.with[at(d)] &= static_cast<Mask>(~mask_of(d));
                only = only && (pair.with[at(d)] | mask_of(d)) == m.all;
            }
            if (never_equal) {
                m.peers[at(pair.a)] |= Area::of(pair.b);
                m.peers[at(pair.b)] |= Area::of(pair.a);
                differ = true;
            }
            if (only && differ) continue;
            Relation back{};
            for (int a = 0; a < m.digits; ++a)
                for_each_bit(pair.with[at(a)], [&](int b) { back[at(b)] |= mask_of(a); });
            m.neighbours[at(pair.a)].push_back({pair.b, table_of(pair.with)});
            m.neighbours[at(pair.b)].push_back({pair.a, table_of(back)});
            m.with_neighbours |= Area::of(pair.a) | Area::of(pair.b);
        }
    }

    void count_seen() {
        for (const Area house : out_->houses)
            for (int cell = 0; cell < out_->cells; ++cell)
                if (!house.has(cell))
                    out_->most_seen = std::max(out_->most_seen, count_of(house & out_->peers[at(cell)]));
    }

    // The cheapest first.
    void order_sums() {
        Model& m = *out_;
        const auto rank = [](const Sum& sum) { return sum.cells.size() + (sum.groups.size() == 1 ? 0 : 4); };
        std::stable_sort(m.sums.begin(), m.sums.end(), [&](const Sum& a, const Sum& b) { return rank(a) < rank(b); });
        for (Numbers& of : m.sums_of) of.fill(0);
        for (std::size_t s = 0; s < m.sums.size(); ++s)
            for (const int cell : m.sums[s].cells) m.sums_of[at(cell)][s / 64] |= std::uint64_t{1} << (s % 64);
    }

    const Board& board_;
    const Geometry& geometry_;
    std::unique_ptr<Model> out_;
    std::vector<Area> small_;
    std::vector<Cage> cages_;
    std::vector<Pair> pairs_;
    std::array<std::int16_t, most_cells * most_cells> pair_at_;
    std::vector<Relation> unique_;
};

}  // namespace

std::unique_ptr<const Model> Model::make(const Board& board) { return Maker(board).run(); }

}  // namespace deduku::rules
