#include "technique/links/links.hpp"

#include <algorithm>

namespace deduku {

Links Links::strong(const Board& board, Across across) {
    const Geometry& g = board.geometry();
    std::vector<Candidate> out;
    std::vector<bool> known(static_cast<std::size_t>(g.candidates()));
    for (int s = across == Across::houses ? g.cells() : 0; s < g.sectors(); ++s)
        if (const auto two = strong_link(board, static_cast<Sector>(s)))
            for (Candidate c : *two) {
                const auto at = static_cast<std::size_t>(g.number(c));
                if (!known[at]) out.push_back(c);
                known[at] = true;
            }
    return {board, across, std::move(out)};
}

Links Links::all(const Board& board) {
    const Geometry& g = board.geometry();
    const auto has_others = [&](Sector sector) { return board.members(sector).size() >= 2; };
    std::vector<Candidate> out;
    for (Cell cell : g.every_cell())
        for (Digit digit : board.digits(cell)) {
            const auto sectors = g.sectors_of({cell, digit});
            if (std::any_of(sectors.begin(), sectors.end(), has_others)) out.push_back({cell, digit});
        }
    return {board, Across::houses_and_cells, std::move(out)};
}

Links Links::of_digit(const Board& board, Digit digit, In cells) {
    std::vector<Candidate> out;
    for (Cell cell : board.geometry().every_cell())
        if (board.has({cell, digit}) && !(cells == In::open_cells && board.digits(cell).single()))
            out.push_back({cell, digit});
    return {board, Across::houses, std::move(out)};
}

Links::Links(const Board& board, Across across, std::vector<Candidate> candidates)
    : board_(board), across_(across), candidates_(std::move(candidates)) {
    const Geometry& g = board.geometry();
    numbers_.assign(static_cast<std::size_t>(g.candidates()), none);
    hooks_of_.reserve(size() + 1);
    hooks_.reserve(4 * size());
    for (Candidate c : candidates_) {
        numbers_[static_cast<std::size_t>(g.number(c))] = static_cast<Node>(hooks_of_.size());
        hooks_of_.push_back(static_cast<std::uint32_t>(hooks_.size()));
        for_each_sector(c, [&](Sector s) { hooks_.push_back({s}); });
    }
    hooks_of_.push_back(static_cast<std::uint32_t>(hooks_.size()));
    link();
}

void Links::link() {
    const std::size_t sectors =
        static_cast<std::size_t>(board_.geometry().sectors()) + board_.geometry().lines().size();
    members_of_.assign(sectors + 2, 0);
    for (const Hook& hook : hooks_) ++members_of_[static_cast<std::size_t>(hook.in) + 2];
    for (std::size_t s = 2; s < members_of_.size(); ++s) members_of_[s] += members_of_[s - 1];
    members_.resize(hooks_.size());
    for (Node i = 0; i < size(); ++i)
        for (const Hook& hook : hooks(i)) members_[members_of_[static_cast<std::size_t>(hook.in) + 1]++] = i;
    for (Node i = 0; i < size(); ++i)
        for (std::uint32_t h = hooks_of_[i]; h < hooks_of_[i + 1]; ++h) {
            const auto two = members(hooks_[h].in);
            if (is_strong(hooks_[h].in)) hooks_[h].partner = two[two[0] == i ? 1 : 0];
        }
}

std::optional<std::array<Candidate, 2>> strong_link(const Board& board, Sector sector) {
    const Set<Place> two = board.members(sector);
    const Geometry& g = board.geometry();
    if (two.size() != 2 || !g.exactly_one(sector)) return std::nullopt;
    return {{g.member(sector, two.first()), g.member(sector, two.last())}};
}

}  // namespace deduku
