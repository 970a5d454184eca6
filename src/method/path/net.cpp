#include "method/path/net.hpp"

#include <algorithm>

namespace deduku::path {
namespace {

class StrandMaker {
  public:
    StrandMaker(const Board& before, Sector on, const Branch& branch)
        : before_(before), board_(before), start_(branch.keep.front()) {
        add({start_, true, Strand::By::supposed, {}});
        for (Candidate c : members(on))
            if (c != start_) board_.remove(c);
        for (const Deduction& step : branch.steps) take(step);
        if (branch.empty) contradict(*branch.empty);
    }
    Strand take() { return std::move(strand_); }

  private:
    std::vector<Candidate> members(Sector sector) const {
        std::vector<Candidate> out;
        for (Place p : before_.members(sector)) out.push_back(before_.geometry().member(sector, p));
        return out;
    }
    std::size_t add(Strand::Node node) {
        for (std::size_t i = 0; i < strand_.nodes.size(); ++i)
            if (strand_.nodes[i].what == node.what && strand_.nodes[i].is_true == node.is_true) return i;
        strand_.nodes.push_back(std::move(node));
        return strand_.nodes.size() - 1;
    }
    // False: by a step before, or because the start is true.
    std::size_t false_node(Candidate c) { return add({c, false, Strand::By::link, {0}}); }
    // The one that its sector has left: true, since all others are false.
    std::size_t true_node(Sector sector, Candidate c) {
        std::vector<std::size_t> from;
        if (c != start_)
            for (Candidate other : members(sector))
                if (other != c) from.push_back(false_node(other));
        return add({c, true, Strand::By::link, std::move(from)});
    }
    void take(const Deduction& step) {
        const auto* cover = std::get_if<Cover>(&step.why);
        if (cover == nullptr) return;
        const Sector base = cover->base.front();
        for (Candidate c : members(base)) {
            if (!board_.has(c)) continue;
            const std::size_t by = true_node(base, c);
            for (Candidate gone : step.removes) add({gone, false, Strand::By::link, {by}});
            break;
        }
        apply(board_, step);
    }
    // Unless the start itself is gone: the last that its sector lost would be true.
    void contradict(Sector empty) {
        const Strand::Node last = strand_.nodes.back();
        if (last.what == start_ && !last.is_true) return;
        const std::vector<Candidate> all = members(empty);
        if (std::find(all.begin(), all.end(), last.what) == all.end()) return;
        true_node(empty, last.what);
    }

    const Board& before_;
    Board board_;
    Candidate start_;
    Strand strand_;
};

}  // namespace

std::vector<Strand> strands_of(const Board& before, const Split& split) {
    std::vector<Strand> out;
    for (const Branch& branch : split.branches)
        if (!branch.steps.empty()) out.push_back(StrandMaker(before, split.on, branch).take());
    return out;
}

}  // namespace deduku::path
