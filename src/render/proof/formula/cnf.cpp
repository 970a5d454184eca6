#include "render/proof/formula/cnf.hpp"

#include <algorithm>

namespace deduku {
namespace proof {
namespace {

std::int64_t excluded_clauses(Set<Digit> allowed, const Geometry& geometry) {
    return allowed.single() ? 1 : (geometry.all_digits() - allowed).size();
}

// Whether two cells share a house that precedes this one.
bool meet_before(const Geometry& geometry, House house, Cell a, Cell b) {
    for (const Membership& in_a : geometry.houses_of(a))
        for (const Membership& in_b : geometry.houses_of(b))
            if (in_a.house == in_b.house && in_a.house < house) return true;
    return false;
}

// The rank of the pair i < j among the pairs of 0..n-1.
std::int64_t rank(int i, int j, int n) {
    if (i > j) std::swap(i, j);
    return std::int64_t{i} * n - std::int64_t{i} * (i + 1) / 2 + (j - i - 1);
}

void pairs_of(const CnfNumbers& numbers, Sector sector, ClauseText& text) {
    const Geometry& geometry = numbers.geometry();
    for (Place i : Set<Place>::first_n(geometry.size_of(sector))) {
        for (Place j : Set<Place>::first_n(geometry.size_of(sector))) {
            if (j <= i) continue;
            if (!geometry.is_cell(sector) && !numbers.is_first(geometry.house_of(sector), i, j)) continue;
            const Candidate a = geometry.member(sector, i);
            const Candidate b = geometry.member(sector, j);
            text.number(-geometry.number(a) - 1).number(-geometry.number(b) - 1).end_line();
        }
    }
}

}  // namespace

bool has_clauses(const Geometry& geometry) {
    const auto is_at_most_one = [](const Linear& line) { return at_most_one(line) && line.least.value_or(0) <= 0; };
    return geometry.choices().empty() && std::all_of(geometry.lines().begin(), geometry.lines().end(), is_at_most_one);
}

CnfNumbers::CnfNumbers(const Puzzle& puzzle)
    : board_(puzzle.shared_geometry()), geometry_(*board_), pattern_(geometry_.houses()), before_(geometry_.houses()) {
    const int n = geometry_.digits();
    cell_pairs_ = std::int64_t{n} * (n - 1) / 2;
    std::int64_t house_pairs = 0;
    for (House house : geometry_.all_houses()) {
        Pattern pattern = pattern_of(house);
        const auto known = std::find_if(patterns_.begin(), patterns_.end(),
                                        [&](const Pattern& other) { return other.rank == pattern.rank; });
        pattern_[house] = static_cast<std::size_t>(known - patterns_.begin());
        before_[house] = house_pairs;
        house_pairs += pattern.pairs;
        if (known == patterns_.end()) patterns_.push_back(std::move(pattern));
    }
    ClauseId next = geometry_.every_sector().size() + geometry_.cells() * cell_pairs_ + n * house_pairs + 1;
    number_lines(next);
    for (Set<Digit> digits : puzzle.cells) {
        allowed_.push_back(next);
        next += excluded_clauses(digits, geometry_);
    }
    end_ = next;
}

CnfNumbers::Pattern CnfNumbers::pattern_of(House house) const {
    const int n = geometry_.digits();
    Pattern out{0, Table<Place, Table<Place, std::int64_t>>(n, Table<Place, std::int64_t>(n, -1))};
    for (Place i : geometry_.places_of(house))
        for (Place j : geometry_.places_of(house))
            if (i < j && !meet_before(geometry_, house, geometry_.cell_at(house, i), geometry_.cell_at(house, j)))
                out.rank[i][j] = out.rank[j][i] = out.pairs++;
    return out;
}

void CnfNumbers::number_lines(ClauseId& next) {
    for (const Linear& line : geometry_.lines())
        for (const Term& a : line.terms)
            for (const Term& b : line.terms) {
                const std::pair<int, int> both{geometry_.number(a.candidate), geometry_.number(b.candidate)};
                if (both.first >= both.second || pair_of_houses(a.candidate, b.candidate)) continue;
                if (of_lines_.emplace(both, next).second) {
                    line_pairs_.push_back(both);
                    ++next;
                }
            }
}

std::optional<ClauseId> CnfNumbers::pair(Candidate a, Candidate b) const {
    if (of_lines_.empty()) return pair_of_houses(a, b);
    const auto found = of_lines_.find(std::minmax(geometry_.number(a), geometry_.number(b)));
    return found == of_lines_.end() ? pair_of_houses(a, b) : std::optional(found->second);
}

std::optional<ClauseId> CnfNumbers::pair_of_houses(Candidate a, Candidate b) const {
    const ClauseId first = geometry_.every_sector().size() + 1;
    if (a.cell == b.cell) {
        if (a.digit == b.digit) return std::nullopt;
        return first + index(a.cell) * cell_pairs_ + rank(index(a.digit), index(b.digit), geometry_.digits());
    }
    if (a.digit != b.digit) return std::nullopt;
    const ClauseId first_of_houses = first + geometry_.cells() * cell_pairs_;
    for (const Membership& in_a : geometry_.houses_of(a.cell)) {
        for (const Membership& in_b : geometry_.houses_of(b.cell)) {
            if (in_a.house != in_b.house) continue;
            const Pattern& pattern = patterns_[pattern_[in_a.house]];
            return first_of_houses + before_[in_a.house] * geometry_.digits() + index(a.digit) * pattern.pairs +
                   pattern.rank[in_a.place][in_b.place];
        }
    }
    return std::nullopt;
}

std::vector<Candidate> candidates_of(const Geometry& geometry, const Grid& grid) {
    std::vector<Candidate> out;
    for (Cell cell : geometry.every_cell()) out.push_back({cell, grid[cell]});
    return out;
}

std::vector<int> contradicting_clause(const Geometry& geometry, const Claim& goal) {
    std::vector<int> out;
    if (const auto* unique = std::get_if<Unique>(&goal)) {
        for (Candidate c : candidates_of(geometry, unique->grid)) out.push_back(-geometry.number(c) - 1);
    } else if (const auto* listed = std::get_if<False>(&goal)) {
        for (Candidate c : listed->candidates) out.push_back(geometry.number(c) + 1);
    }
    return out;
}

}  // namespace proof

void cnf_formula(const Puzzle& puzzle, const Claim& goal, const TextSink& write) {
    using namespace proof;
    const CnfNumbers numbers(puzzle);
    const Geometry& geometry = numbers.geometry();
    const std::vector<int> against = contradicting_clause(geometry, goal);
    ClauseText text(write);
    const ClauseId clauses = numbers.puzzle_clauses() + (against.empty() ? 0 : 1);
    text.word("p cnf " + std::to_string(geometry.candidates()) + " " + std::to_string(clauses) + "\n");
    for (Sector s : geometry.every_sector()) {
        for (int i = 0; i < geometry.digits(); ++i) text.number(numbers.variable(geometry.member(s, i)));
        text.end_line();
    }
    for (Sector s : geometry.all_sectors()) pairs_of(numbers, s, text);
    for (const auto& [a, b] : numbers.line_pairs()) text.number(-a - 1).number(-b - 1).end_line();
    for (Cell cell : geometry.every_cell()) {
        const Set<Digit> allowed = puzzle.cells[cell];
        if (allowed.single()) {
            text.number(numbers.variable({cell, allowed.first()})).end_line();
            continue;
        }
        for (Digit d : geometry.all_digits() - allowed) text.number(-numbers.variable({cell, d})).end_line();
    }
    if (!against.empty()) {
        for (int literal : against) text.number(literal);
        text.end_line();
    }
    text.flush();
}

std::string cnf_formula(const Puzzle& puzzle, const Claim& goal) {
    std::string out;
    cnf_formula(puzzle, goal, [&out](std::string_view piece) { out += piece; });
    return out;
}

}  // namespace deduku
