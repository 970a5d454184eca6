#include "render/svg/scene.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "reason/members.hpp"
#include "render/shape.hpp"
#include "render/svg/links.hpp"

namespace deduku {
namespace {

// Living candidates of the base, each once, by their numbers: they all lie in the cover.
std::vector<Candidate> living_base(const Board& board, const Cover& cover) {
    std::vector<Candidate> out;
    for (Sector sector : cover.base) for_each_living(board, sector, [&](Candidate c) { out.push_back(c); });
    put_in_order(out,
                 [&](Candidate a, Candidate b) { return board.geometry().number(a) < board.geometry().number(b); });
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

// A choice of which one side needs no step and the other one a single Cover of several sectors, a fish and its fins
// say: the Cover is what to look at.
const Cover* only_cover(const Split& split) {
    if (split.branches.size() != 2 || !split.branches[0].steps.empty() || split.branches[1].steps.size() != 1)
        return nullptr;
    const auto* cover = std::get_if<Cover>(&split.branches[1].steps[0].why);
    return cover != nullptr && cover->base.size() > 1 ? cover : nullptr;
}

// Lines and small houses, which may lie anywhere, are drawn as their cells.
std::vector<Sector> drawn(const Geometry& geometry, const std::vector<Sector>& sectors) {
    std::vector<Sector> out;
    for (Sector sector : sectors) {
        std::vector<Cell> cells;
        if (geometry.is_line(sector))
            cells = words::cells_of_lines(geometry, {sector});
        else if (geometry.is_small(sector))
            cells.assign(geometry.cells_of(geometry.house_of(sector)).begin(),
                         geometry.cells_of(geometry.house_of(sector)).end());
        else
            out.push_back(sector);
        for (Cell cell : cells) out.push_back(geometry.sector(cell));
    }
    return out;
}

void add_split(Scene& scene, const Split& split) {
    if (const Cover* fish = only_cover(split)) {
        scene.reason = *fish;
        scene.kept = living_base(scene.board, *fish);
        for (Candidate c : split.branches[0].keep) scene.letters.push_back({c, "A"});
        return;
    }
    scene.reason.base = {split.on};
    for (const Branch& branch : split.branches) {
        scene.kept.insert(scene.kept.end(), branch.keep.begin(), branch.keep.end());
        if (!scene.empty) scene.empty = branch.empty;
    }
    svg::add_links(scene, split);
}

}  // namespace

Scene scene_of(const Puzzle& start, const Board& board) { return {start, board}; }

Scene scene_of(const Puzzle& start, const Board& before, const Deduction& deduction) {
    Scene scene{start, before};
    scene.removed = deduction.removes;
    const Geometry& geometry = before.geometry();
    if (const auto* cover = std::get_if<Cover>(&deduction.why)) {
        scene.reason = {drawn(geometry, cover->base), drawn(geometry, cover->cover)};
        scene.kept = living_base(before, *cover);
    } else if (const auto* sum = std::get_if<Sum>(&deduction.why)) {
        for (Cell cell : words::cells_of(geometry, *sum)) scene.reason.base.push_back(geometry.sector(cell));
    } else if (const auto* cases = std::get_if<Cases>(&deduction.why)) {
        const Choice& choice = geometry.choices()[static_cast<std::size_t>(cases->choice)];
        for (Cell cell : words::cells_of(choice)) scene.reason.base.push_back(geometry.sector(cell));
    } else {
        add_split(scene, std::get<Split>(deduction.why));
    }
    return scene;
}

}  // namespace deduku
