#include "technique/parts/case.hpp"

#include "grid/contains.hpp"
#include "reason/shown.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {

Case::Case(const Board& board, Sector on, std::vector<Candidate> keep) : board_(board) {
    for (Candidate c : others_of(board, on, keep)) board_.remove(c);
    branch_.keep = std::move(keep);
}

bool Case::all_gone(const std::vector<Candidate>& all) const {
    return std::none_of(all.begin(), all.end(), [&](Candidate c) { return board_.has(c); });
}

// Candidates already dead are not part of the step.
void Case::remove(Reason why, std::vector<Candidate> removes) {
    std::erase_if(removes, [&](Candidate c) { return !board_.has(c); });
    if (removes.empty()) return;
    for (Candidate c : removes) board_.remove(c);
    branch_.steps.push_back({std::move(why), std::move(removes)});
}

bool Case::take(Cover cover) {
    std::vector<Candidate> gone = consequences(board_, cover);
    if (gone.empty()) return false;
    remove(std::move(cover), std::move(gone));
    return true;
}

void Case::take(Cover cover, const std::vector<Candidate>& removes) { remove(std::move(cover), removes); }

void Case::take(Sector base, Sector cover, const std::vector<Candidate>& removes) {
    remove(Cover{{base}, {cover}}, removes);
}

void Case::take_seen(Sector base, Candidate node, const std::vector<Candidate>& removes) {
    take_seen(base, std::vector<Candidate>{node}, removes);
}

void Case::take_seen(Sector base, const std::vector<Candidate>& nodes, const std::vector<Candidate>& removes) {
    const Geometry& g = board_.geometry();
    const auto use = [&](Sector cover) {
        const auto in_cover = [&](Candidate c) { return lies_in(g, c, cover); };
        if (cover == base || !std::all_of(nodes.begin(), nodes.end(), in_cover)) return;
        std::vector<Candidate> here = removes;
        std::erase_if(here, [&](Candidate c) { return contains(nodes, c) || !in_cover(c); });
        take(base, cover, here);
    };
    for (Sector cover : g.sectors_of(nodes.front())) use(cover);
    for (Sector line : g.links_of(nodes.front())) use(line);
}

void Case::clear(Cover cover, const std::vector<Cell>& cells) {
    std::vector<Candidate> gone = consequences(board_, cover);
    std::erase_if(gone, [&](Candidate c) { return !contains(cells, c.cell); });
    remove(std::move(cover), std::move(gone));
}

void Case::clear_seen(Sector on, Candidate c, std::vector<Cell> cells) {
    sort_once_each(cells);
    std::vector<Candidate> gone;
    for (Cell cell : cells) gone.push_back({cell, c.digit});
    take_seen(on, c, gone);
}

void Case::conclude(Split split, std::vector<Candidate> gone) { remove(std::move(split), std::move(gone)); }

Cell Case::colour(const std::vector<Cell>& cells) {
    const Geometry& g = board_.geometry();
    const auto size = [&](Cell cell) { return board_.digits(cell).size(); };
    const auto empty = [&] { return std::find_if(cells.begin(), cells.end(), [&](Cell c) { return size(c) == 0; }); };
    for (std::size_t before = 0; before != board_.trail().size();) {
        before = board_.trail().size();
        for (Cell cell : cells) {
            if (empty() != cells.end()) return *empty();
            if (size(cell) == 1) clear_seen(g.sector(cell), {cell, board_.digits(cell).first()}, cells);
        }
    }
    const auto rank = [&](Cell cell) { return size(cell) == 1 ? max_digits + 1 : size(cell); };
    const Cell next = *std::min_element(cells.begin(), cells.end(), [&](Cell a, Cell b) { return rank(a) < rank(b); });
    split_on(next, cells);
    return next;
}

void Case::split_on(Cell cell, const std::vector<Cell>& cells) {
    const Geometry& g = board_.geometry();
    Split split{g.sector(cell), {}};
    std::vector<Candidate> gone;
    for (Digit digit : board_.digits(cell)) {
        Case inside(board_, split.on, {{cell, digit}});
        const Cell empty = inside.colour(cells);
        split.branches.push_back(inside.closed(g.sector(empty)));
        gone.push_back({cell, digit});
    }
    conclude(std::move(split), std::move(gone));
}

Branch Case::closed(Sector empty) {
    branch_.empty = empty;
    return open();
}

bool lies_in(const Geometry& geometry, Candidate c, Sector sector) {
    return geometry.is_linear(sector) ? contains(geometry.links_of(c), sector)
                                      : contains(geometry.sectors_of(c), sector);
}

}  // namespace deduku
