#include "render/proof/cnf.hpp"

#include <algorithm>

namespace deduku {
namespace proof {
namespace {

std::int64_t excluded_clauses(Set<Digit> allowed, const Geometry& geometry) {
    return allowed.single() ? 1 : (geometry.all_digits() - allowed).size();
}

// Whether two cells of a box stand in one line.
bool in_line(const Geometry& geometry, Cell a, Cell b) {
    return geometry.row(a) == geometry.row(b) || geometry.column(a) == geometry.column(b);
}

void pairs_of(const Geometry& geometry, Sector sector, ClauseText& text) {
    const bool box = !geometry.is_cell(sector) && geometry.kind(geometry.house_of(sector)) == HouseKind::box;
    for (int i = 0; i < geometry.digits(); ++i) {
        for (int j = i + 1; j < geometry.digits(); ++j) {
            const Candidate a = geometry.member(sector, i);
            const Candidate b = geometry.member(sector, j);
            if (box && in_line(geometry, a.cell, b.cell)) continue;
            text.number(-geometry.number(a) - 1).number(-geometry.number(b) - 1).end_line();
        }
    }
}

}  // namespace

CnfNumbers::CnfNumbers(const Puzzle& puzzle) : geometry_(puzzle.box) {
    const int n = geometry_.digits();
    pairs_ = std::int64_t{n} * (n - 1) / 2;
    box_ranks_ = Table<Place, Table<Place, std::int64_t>>(n, Table<Place, std::int64_t>(n));
    const House box = geometry_.house(HouseKind::box, 0);
    for (Place i : geometry_.all_places()) {
        for (Place j : geometry_.all_places()) {
            if (j <= i) continue;
            box_ranks_[i][j] = box_pairs_;
            if (!in_line(geometry_, geometry_.cell_at(box, i), geometry_.cell_at(box, j))) ++box_pairs_;
        }
    }
    ClauseId next = geometry_.sectors() + geometry_.cells() * (3 * pairs_ + box_pairs_) + 1;
    for (Set<Digit> digits : puzzle.cells) {
        allowed_.push_back(next);
        next += excluded_clauses(digits, geometry_);
    }
    end_ = next;
}

std::int64_t CnfNumbers::rank(int i, int j) const {
    if (i > j) std::swap(i, j);
    return std::int64_t{i} * geometry_.digits() - std::int64_t{i} * (i + 1) / 2 + (j - i - 1);
}

std::optional<ClauseId> CnfNumbers::pair(Candidate a, Candidate b) const {
    const ClauseId first = geometry_.sectors() + 1;
    if (a.cell == b.cell) {
        if (a.digit == b.digit) return std::nullopt;
        return first + index(a.cell) * pairs_ + rank(index(a.digit), index(b.digit));
    }
    if (a.digit != b.digit) return std::nullopt;
    const auto in_a = geometry_.houses_of(a.cell);
    const auto in_b = geometry_.houses_of(b.cell);
    for (std::size_t kind = 0; kind < 3; ++kind) {
        if (in_a[kind].house != in_b[kind].house) continue;
        const auto [i, j] = std::minmax({in_a[kind].place, in_b[kind].place});
        const std::int64_t sector = index(in_a[kind].house) * geometry_.digits() + index(a.digit);
        if (kind < 2) return first + (geometry_.cells() + sector) * pairs_ + rank(index(i), index(j));
        const std::int64_t lines = 2 * geometry_.cells();
        return first + (geometry_.cells() + lines) * pairs_ + (sector - lines) * box_pairs_ + box_ranks_[i][j];
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
    for (Sector s : geometry.every_sector()) pairs_of(geometry, s, text);
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
