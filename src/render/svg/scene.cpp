#include "render/svg/scene.hpp"

#include <algorithm>

#include "render/svg/links.hpp"

namespace deduku {
namespace {

bool in_any(const Geometry& geometry, const std::vector<Sector>& sectors, Candidate c) {
    const auto own = geometry.sectors_of(c);
    return std::any_of(own.begin(), own.end(),
                       [&](Sector s) { return std::find(sectors.begin(), sectors.end(), s) != sectors.end(); });
}

// Living candidates of the base: they all lie in the cover.
std::vector<Candidate> living_base(const Board& board, const Cover& cover) {
    std::vector<Candidate> out;
    for (int i = 0; i < board.geometry().candidates(); ++i) {
        const Candidate c = board.geometry().candidate(i);
        if (board.has(c) && in_any(board.geometry(), cover.base, c)) out.push_back(c);
    }
    return out;
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
        scene.reason.base = {split.on};
        for (const Branch& branch : split.branches)
            scene.kept.insert(scene.kept.end(), branch.keep.begin(), branch.keep.end());
        svg::add_links(scene, split);
    }
    return scene;
}

}  // namespace deduku
