#include "render/svg/scene.hpp"

#include <algorithm>

#include "grid/in_order.hpp"
#include "render/svg/links.hpp"

namespace deduku {
namespace {

// Living candidates of the base, each once, by their numbers: they all lie in the cover.
std::vector<Candidate> living_base(const Board& board, const Cover& cover) {
    std::vector<Candidate> out;
    for (Sector sector : cover.base)
        for (Place place : board.members(sector)) out.push_back(board.geometry().member(sector, place));
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

}  // namespace

Scene scene_of(const Puzzle& start, const Board& board) { return {start, board}; }

Scene scene_of(const Puzzle& start, const Board& before, const Deduction& deduction) {
    Scene scene{start, before};
    scene.removed = deduction.removes;
    if (const auto* cover = std::get_if<Cover>(&deduction.why)) {
        scene.reason = *cover;
        scene.kept = living_base(before, *cover);
    } else {
        const auto& split = std::get<Split>(deduction.why);
        if (const Cover* fish = only_cover(split)) {
            scene.reason = *fish;
            scene.kept = living_base(before, *fish);
            for (Candidate c : split.branches[0].keep) scene.letters.push_back({c, "A"});
            return scene;
        }
        scene.reason.base = {split.on};
        for (const Branch& branch : split.branches) {
            scene.kept.insert(scene.kept.end(), branch.keep.begin(), branch.keep.end());
            if (!scene.empty) scene.empty = branch.empty;
        }
        svg::add_links(scene, split);
    }
    return scene;
}

}  // namespace deduku
