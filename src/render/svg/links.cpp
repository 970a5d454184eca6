#include "render/svg/links.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace deduku::svg {
namespace {

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
        // Whatever killed the others of its sector made it true.
        for (int i = 0; i < board.geometry().digits(); ++i) {
            const auto killed = killer_.find(board.geometry().member(cover->base.front(), i));
            if (killed != killer_.end() && killed->second != *holds) link({killed->second, *holds, true});
        }
        for (Candidate c : step.removes) killer_[c] = *holds;
    }

    // One of several is true: a box that is left with one line, say.
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

    void link(Link link) {
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

}  // namespace

namespace {

// One candidate, and steps from sector to sector: few enough to follow with the eye.
bool is_chain(const Branch& branch) {
    constexpr std::size_t longest = 24;
    const auto single = [](const Deduction& step) {
        const auto* cover = std::get_if<Cover>(&step.why);
        return cover != nullptr && cover->base.size() == 1;
    };
    return branch.keep.size() == 1 && branch.steps.size() <= longest &&
           std::all_of(branch.steps.begin(), branch.steps.end(), single);
}

}  // namespace

void add_links(Scene& scene, const Split& split) {
    Branches branches(scene, split);
    const bool chains = std::all_of(split.branches.begin(), split.branches.end(), is_chain);
    char letter = 'A';
    for (const Branch& branch : split.branches) {
        if (branch.closed() || (chains && !branch.steps.empty())) branches.draw(branch, std::string(1, letter));
        if (letter < 'Z') ++letter;
    }
}

}  // namespace deduku::svg
