#include "render/shape.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <optional>

#include "grid/in_order.hpp"
#include "reason/members.hpp"

namespace deduku {
namespace render {
namespace {

std::vector<Cell> in_order_once(std::vector<Cell> cells) {
    put_in_order(cells);
    cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
    return cells;
}

}  // namespace

bool is_of_house(const Geometry& geometry, Sector sector) {
    return !geometry.is_cell(sector) && !geometry.is_linear(sector);
}

std::vector<Cell> cells_in(const Geometry& geometry, const std::vector<Sector>& sectors) {
    std::vector<Cell> out;
    for (Sector s : sectors)
        if (geometry.is_cell(s)) out.push_back(geometry.cell_of(s));
    return out;
}

std::vector<House> houses_in(const Geometry& geometry, const std::vector<Sector>& sectors) {
    std::vector<House> out;
    for (Sector s : sectors)
        if (is_of_house(geometry, s)) out.push_back(geometry.house_of(s));
    put_in_order(out);
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

Set<Digit> digits_in(const Geometry& geometry, const std::vector<Sector>& sectors) {
    Set<Digit> out;
    for (Sector s : sectors)
        if (is_of_house(geometry, s)) out.insert(geometry.digit_of(s));
    return out;
}

std::vector<Cell> cells_of_lines(const Geometry& geometry, const std::vector<Sector>& sectors) {
    std::vector<Cell> out;
    for (Sector s : sectors)
        if (const Linear* line = line_of(geometry, s))
            for (const Term& term : line->terms) out.push_back(term.candidate.cell);
    return in_order_once(std::move(out));
}

std::vector<Cell> cells_of(const Geometry& geometry, const Sum& sum) {
    std::map<Candidate, std::int64_t> weights;
    for (Factor of : sum.lines)
        for_each_term(geometry, of.line, line_of(geometry, of.line),
                      [&](Candidate c, int weight) { weights[c] += std::int64_t{weight} * of.factor; });
    std::vector<Cell> out;
    for (const auto& [c, weight] : weights)
        if (weight != 0) out.push_back(c.cell);
    return in_order_once(std::move(out));
}

std::vector<Cell> cells_of(const Choice& choice) {
    std::vector<Cell> out;
    for (const std::vector<Linear>& lines : choice)
        for (const Linear& line : lines)
            for (const Term& term : line.terms) out.push_back(term.candidate.cell);
    return in_order_once(std::move(out));
}

}  // namespace render

namespace {

bool all_cells(const Geometry& geometry, const std::vector<Sector>& sectors) {
    return std::all_of(sectors.begin(), sectors.end(), [&](Sector s) { return geometry.is_cell(s); });
}

bool only_houses(const Geometry& geometry, const std::vector<Sector>& sectors) {
    return std::all_of(sectors.begin(), sectors.end(), [&](Sector s) { return render::is_of_house(geometry, s); });
}

// k cells and k digits of a house that contains all of them.
bool within_one_house(const Geometry& geometry, const std::vector<Sector>& cells, const std::vector<Sector>& digits) {
    if (!all_cells(geometry, cells) || !only_houses(geometry, digits)) return false;
    const std::vector<House> houses = render::houses_in(geometry, digits);
    if (houses.size() != 1) return false;
    const auto in = geometry.cells_of(houses.front());
    return std::all_of(cells.begin(), cells.end(),
                       [&](Sector s) { return std::find(in.begin(), in.end(), geometry.cell_of(s)) != in.end(); });
}

}  // namespace

namespace {

/// The step of a branch that killed each candidate, 0 for the supposition itself. Only deaths inside the branch count.
class Deaths {
  public:
    void add(Candidate c, std::size_t step) { deaths_.emplace_back(c, step); }
    /// Whether no two steps killed these.
    bool have_one_cause(const std::vector<Candidate>& premises) const {
        std::optional<std::size_t> cause;
        for (const auto& [died, step] : deaths_) {
            if (std::find(premises.begin(), premises.end(), died) == premises.end()) continue;
            if (cause && *cause != step) return false;
            cause = step;
        }
        return true;
    }

  private:
    std::vector<std::pair<Candidate, std::size_t>> deaths_;
};

// Whether each step follows from one previous step: a chain in HoDoKu's sense, not a net.
bool is_chain(const Geometry& geometry, Sector on, const Branch& branch) {
    Deaths deaths;
    for (Place i : geometry.all_places()) {
        const Candidate c = geometry.member(on, i);
        if (std::find(branch.keep.begin(), branch.keep.end(), c) == branch.keep.end()) deaths.add(c, 0);
    }
    for (std::size_t i = 0; i < branch.steps.size(); ++i) {
        const auto* cover = std::get_if<Cover>(&branch.steps[i].why);
        if (cover == nullptr || !deaths.have_one_cause(premises(geometry, *cover))) return false;
        for (Candidate c : branch.steps[i].removes) deaths.add(c, i + 1);
    }
    return true;
}

bool has_twin(const Split& split) { return rests_on_uniqueness({split, {}}); }

// If at most one branch stays open, without steps, the others are refuted. Otherwise all open branches agree.
std::string title_of(const Geometry& geometry, const Split& split) {
    if (has_twin(split)) return "uniqueness";
    std::size_t open = 0, told = 0;
    bool chains = true;
    for (const Branch& branch : split.branches) {
        open += branch.closed() ? 0U : 1U;
        told += !branch.closed() && !branch.steps.empty() ? 1U : 0U;
        chains = chains && is_chain(geometry, split.on, branch);
    }
    return std::string(chains ? "forcing chain " : "forcing net ") +
           (open <= 1 && told == 0 ? "contradiction" : "verity");
}

}  // namespace

ReasonShape shape_of(const Geometry& geometry, const Cover& cover) {
    const bool one = cover.base.size() == 1;
    if (within_one_house(geometry, cover.base, cover.cover))
        return one ? ReasonShape::naked_single : ReasonShape::naked_set;
    if (within_one_house(geometry, cover.cover, cover.base))
        return one ? ReasonShape::hidden_single : ReasonShape::hidden_set;
    if (!only_houses(geometry, cover.base) || !only_houses(geometry, cover.cover)) return ReasonShape::cover;
    if (!(render::digits_in(geometry, cover.base) | render::digits_in(geometry, cover.cover)).single())
        return ReasonShape::cover;
    if (!one) return ReasonShape::fish;
    return is_straight(geometry.kind(geometry.house_of(cover.base.front()))) ? ReasonShape::claiming
                                                                             : ReasonShape::pointing;
}

ReasonShape shape_of(const Geometry& geometry, const Reason& reason) {
    if (const auto* cover = std::get_if<Cover>(&reason)) return shape_of(geometry, *cover);
    if (std::holds_alternative<Sum>(reason)) return ReasonShape::sum;
    return std::holds_alternative<Cases>(reason) ? ReasonShape::cases : ReasonShape::split;
}

std::string_view name_of(ReasonShape shape) {
    constexpr std::array<std::string_view, 11> names = {"naked single", "hidden single", "naked set", "hidden set",
                                                        "pointing",     "claiming",      "fish",      "cover",
                                                        "split",        "sum",           "cases"};
    return names[static_cast<std::size_t>(shape)];
}

std::string title_of(const Geometry& geometry, const Reason& reason) {
    constexpr std::array<std::string_view, 5> of = {"", "single", "pair", "triple", "quad"};
    constexpr std::array<std::string_view, 5> fishes = {"", "", "X-Wing", "Swordfish", "Jellyfish"};
    const ReasonShape shape = shape_of(geometry, reason);
    if (shape == ReasonShape::split) return title_of(geometry, std::get<Split>(reason));
    std::string name(name_of(shape));
    if (shape == ReasonShape::sum || shape == ReasonShape::cases) return name;
    const std::size_t size = std::get<Cover>(reason).base.size();
    if (shape == ReasonShape::fish) return size < fishes.size() ? std::string(fishes[size]) : name;
    if (shape != ReasonShape::naked_set && shape != ReasonShape::hidden_set) return name;
    const std::string kind = name.substr(0, name.find(' ') + 1);
    return kind + (size < of.size() ? std::string(of[size]) : "set of " + std::to_string(size));
}

}  // namespace deduku
