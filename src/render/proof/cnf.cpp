#include "render/proof/cnf.hpp"

#include <algorithm>

namespace deduku {
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
    box_ranks_.resize(static_cast<std::size_t>(n * n));
    const House box = geometry_.house(HouseKind::box, 0);
    for (int i = 0; i < n; ++i) {
        for (int j = i + 1; j < n; ++j) {
            box_ranks_[static_cast<std::size_t>(i * n + j)] = static_cast<std::int32_t>(box_pairs_);
            const Cell a = geometry_.cell_at(box, static_cast<Place>(i));
            const Cell b = geometry_.cell_at(box, static_cast<Place>(j));
            if (!in_line(geometry_, a, b)) ++box_pairs_;
        }
    }
    ClauseId next = geometry_.sectors() + geometry_.cells() * (3 * pairs_ + box_pairs_) + 1;
    for (Set<Digit> digits : puzzle.cells) {
        allowed_.push_back(next);
        next += excluded_clauses(digits, geometry_);
    }
    allowed_.push_back(next);
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
        const int i = index(in_a[kind].place);
        const int j = index(in_b[kind].place);
        const std::int64_t sector = index(in_a[kind].house) * geometry_.digits() + index(a.digit);
        if (kind < 2) return first + (geometry_.cells() + sector) * pairs_ + rank(i, j);
        const auto at = static_cast<std::size_t>(std::min(i, j) * geometry_.digits() + std::max(i, j));
        const std::int64_t lines = 2 * geometry_.cells();
        return first + (geometry_.cells() + lines) * pairs_ + (sector - lines) * box_pairs_ + box_ranks_[at];
    }
    return std::nullopt;
}

std::vector<int> contradicting_clause(const Geometry& geometry, const Claim& goal) {
    std::vector<int> out;
    if (const auto* unique = std::get_if<Unique>(&goal)) {
        for (std::size_t i = 0; i < unique->grid.size(); ++i)
            out.push_back(-geometry.number({static_cast<Cell>(i), unique->grid[i]}) - 1);
    } else if (const auto* listed = std::get_if<False>(&goal)) {
        for (Candidate c : listed->candidates) out.push_back(geometry.number(c) + 1);
    }
    return out;
}

void cnf_formula(const Puzzle& puzzle, const Claim& goal, const TextSink& write) {
    const CnfNumbers numbers(puzzle);
    const Geometry& geometry = numbers.geometry();
    const std::vector<int> against = contradicting_clause(geometry, goal);
    ClauseText text(write);
    const ClauseId clauses = numbers.puzzle_clauses() + (against.empty() ? 0 : 1);
    text.word("p cnf " + std::to_string(geometry.candidates()) + " " + std::to_string(clauses) + "\n");
    for (int s = 0; s < geometry.sectors(); ++s) {
        for (int i = 0; i < geometry.digits(); ++i)
            text.number(numbers.variable(geometry.member(static_cast<Sector>(s), i)));
        text.end_line();
    }
    for (int s = 0; s < geometry.sectors(); ++s) pairs_of(geometry, static_cast<Sector>(s), text);
    for (std::size_t i = 0; i < puzzle.cells.size(); ++i) {
        const auto cell = static_cast<Cell>(i);
        const Set<Digit> allowed = puzzle.cells[i];
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
