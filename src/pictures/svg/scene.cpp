#include "pictures/svg/scene.hpp"

#include <algorithm>
#include <map>
#include <set>

#include "grid/in_order.hpp"
#include "reason/members.hpp"
#include "render/shape.hpp"

namespace deduku {
namespace {

// Living candidates of the base, each once, by their numbers: they are all in the cover.
std::vector<Candidate> living_base(const Board& board, const Cover& cover) {
    std::vector<Candidate> out;
    for (Sector sector : cover.base) for_each_living(board, sector, [&](Candidate c) { out.push_back(c); });
    put_in_order(out,
                 [&](Candidate a, Candidate b) { return board.geometry().number(a) < board.geometry().number(b); });
    out.erase(std::unique(out.begin(), out.end()), out.end());
    return out;
}

// The Cover to be shown for a Split with a branch without steps and one with a single Cover of several sectors, such as
// a fish and its fins.
const Cover* only_cover(const Split& split) {
    if (split.branches.size() != 2 || !split.branches[0].steps.empty() || split.branches[1].steps.size() != 1)
        return nullptr;
    const auto* cover = std::get_if<Cover>(&split.branches[1].steps[0].why);
    return cover != nullptr && cover->base.size() > 1 ? cover : nullptr;
}

// Lines and small houses, which can have any shape, are drawn as their cells.
std::vector<Sector> drawn(const Geometry& geometry, const std::vector<Sector>& sectors) {
    std::vector<Sector> out;
    for (Sector sector : sectors) {
        std::vector<Cell> cells;
        if (geometry.is_linear(sector))
            cells = render::cells_of_lines(geometry, {sector});
        else if (geometry.is_small(sector))
            cells.assign(geometry.cells_of(geometry.house_of(sector)).begin(),
                         geometry.cells_of(geometry.house_of(sector)).end());
        else
            out.push_back(sector);
        for (Cell cell : cells) out.push_back(geometry.sector(cell));
    }
    return out;
}

/// The consequences in the branches of a Split, as arrows: A1=2 kills B1=2, so B1=5 is the last of its cell.
///
///  A1=2 - - > B1=2     kills               A1=2 ----> B1=5     B1=5 is the candidate left where A1=2 killed
class Branches {
  public:
    Branches(Scene& scene, const Split& split) : scene_(scene), split_(split) {}

    void draw(const Branch& branch, const std::string& letter) {
        Board board = scene_.board;
        killer_.clear();
        const Geometry& geometry = board.geometry();
        std::optional<Candidate> sole;
        if (branch.keep.size() == 1) sole = branch.keep.front();
        for (int i = 0; i < geometry.digits(); ++i) {
            const Candidate c = geometry.member(split_.on, i);
            if (!board.has(c) || std::find(branch.keep.begin(), branch.keep.end(), c) != branch.keep.end()) continue;
            board.remove(c);
            if (sole) killer_[c] = *sole;
        }
        for (Candidate c : branch.keep) mark(c, letter);
        for (const Deduction& step : branch.steps) {
            take(board, step, letter, branch.closed());
            for (Candidate c : step.removes)
                if (board.has(c)) board.remove(c);
        }
        if (branch.empty)
            for (int i = 0; i < geometry.digits(); ++i) last_kill(geometry.member(*branch.empty, i));
        if (branch.twin)
            for (Candidate c : branch.twin->in) mark(c, letter);
    }

  private:
    void take(const Board& board, const Deduction& step, const std::string& letter, bool closed) {
        const auto* cover = std::get_if<Cover>(&step.why);
        if (cover == nullptr || cover->base.size() != 1) return;
        const std::optional<Candidate> holds = only_member(board, cover->base.front());
        if (!holds && !closed) ring_members(board, cover->base.front());
        if (!holds) return;
        mark(*holds, letter);
        // The removals of the others of its sector made it true.
        for (int i = 0; i < board.geometry().digits(); ++i) {
            const auto killed = killer_.find(board.geometry().member(cover->base.front(), i));
            if (killed != killer_.end() && killed->second != *holds) link({killed->second, *holds, true});
        }
        for (Candidate c : step.removes) killer_[c] = *holds;
    }

    // One of several is true, such as in a box reduced to one line.
    void ring_members(const Board& board, Sector sector) {
        for (Place i : board.members(sector)) scene_.kept.push_back(board.geometry().member(sector, i));
    }

    void last_kill(Candidate c) {
        const auto killed = killer_.find(c);
        if (killed != killer_.end()) link({killed->second, c, false});
    }

    static std::optional<Candidate> only_member(const Board& board, Sector sector) {
        const std::uint64_t living = board.living(sector);
        if (!Set<Place>::from_bits(living).single()) return std::nullopt;
        return board.geometry().member(sector, index(Set<Place>::from_bits(living).first()));
    }

    void link(CandidateLink link) {
        if (link.from == link.to) return;
        if (std::find(scene_.links.begin(), scene_.links.end(), link) == scene_.links.end())
            scene_.links.push_back(link);
    }

    void mark(Candidate c, const std::string& letter) {
        if (marked_.insert({letter, c}).second) scene_.letters.push_back({c, letter});
    }

    Scene& scene_;
    const Split& split_;
    std::map<Candidate, Candidate> killer_;  // dead candidate -> the true one that killed it
    std::set<std::pair<std::string, Candidate>> marked_;
};

// One candidate, and steps from sector to sector: few enough to follow by eye.
bool is_chain(const Branch& branch) {
    constexpr std::size_t longest = 24;
    const auto single = [](const Deduction& step) {
        const auto* cover = std::get_if<Cover>(&step.why);
        return cover != nullptr && cover->base.size() == 1;
    };
    return branch.keep.size() == 1 && branch.steps.size() <= longest &&
           std::all_of(branch.steps.begin(), branch.steps.end(), single);
}

/// Adds links and letters of the closed branches to a scene of the position before the Split; and of open ones, if all
/// branches are chains: one candidate each, and few steps of one base sector. Steps that are not singles have no arrow:
/// the picture shows only their eliminations.
void add_links(Scene& scene, const Split& split) {
    Branches branches(scene, split);
    const bool chains = std::all_of(split.branches.begin(), split.branches.end(), is_chain);
    char letter = 'A';
    for (const Branch& branch : split.branches) {
        if (branch.closed() || (chains && !branch.steps.empty())) branches.draw(branch, std::string(1, letter));
        if (letter < 'Z') ++letter;
    }
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
    add_links(scene, split);
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
        for (Cell cell : render::cells_of(geometry, *sum)) scene.reason.base.push_back(geometry.sector(cell));
    } else if (const auto* cases = std::get_if<Cases>(&deduction.why)) {
        const Choice& choice = geometry.choices()[static_cast<std::size_t>(cases->choice)];
        for (Cell cell : render::cells_of(choice)) scene.reason.base.push_back(geometry.sector(cell));
    } else {
        add_split(scene, std::get<Split>(deduction.why));
    }
    return scene;
}

}  // namespace deduku
