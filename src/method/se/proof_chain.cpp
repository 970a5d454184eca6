// Chains as Splits: the consequences in a branch are found by replaying the run of its assumption.
#include <algorithm>

#include "method/se/chains/branches.hpp"
#include "method/se/chains/runner.hpp"
#include "method/se/replay.hpp"

namespace deduku::se {
namespace {

class ChainProof {
  public:
    ChainProof(const Board& board, const SePosition& position, const Setting& setting, Workspace& workspace)
        : board_(board), position_(position), setting_(setting), workspace_(workspace) {}

    /// Refutes a literal that contradicts itself.
    std::optional<Deduction> refute(OnOff assumed) {
        SeReplay replay = replayed(assumed, cell_sector(assumed));
        if (!replay.board().contradictory()) return std::nullopt;
        std::vector<Candidate> refuted = replay.keep();
        if (refuted.empty()) return std::nullopt;
        Branch branch = replay.branch();
        return Deduction{refutation(board_, cell_sector(assumed), refuted, std::move(branch.steps), *branch.empty),
                         std::move(refuted)};
    }

    /// Proves a conclusion common to all assumptions: members of the sector or, for each, all its others.
    std::optional<Deduction> agree(Sector on, const Branches& assumed, OnOff conclusion, const Cuts& cuts) {
        Split split{on, {}};
        std::vector<Candidate> removes = to_candidates(cuts);
        std::erase_if(removes, [&](Candidate c) { return !board_.has(c); });
        for (OnOff literal : assumed) {
            SeReplay replay = replayed(literal, on);
            if (is_on(conclusion) && !replay.board().contradictory()) replay.settle(candidate_in(conclusion));
            const bool shown =
                std::none_of(removes.begin(), removes.end(), [&](Candidate c) { return replay.board().has(c); });
            if (!shown && !replay.board().contradictory()) return std::nullopt;
            if (!replay.keep().empty()) split.branches.push_back(replay.branch());
        }
        const auto closed = [](const Branch& branch) { return branch.closed(); };
        if (removes.empty() || std::all_of(split.branches.begin(), split.branches.end(), closed)) return std::nullopt;
        return Deduction{std::move(split), std::move(removes)};
    }

    /// Refutes each of the cuts separately.
    std::vector<Deduction> refute_each(const Cuts& cuts) {
        std::vector<Deduction> out;
        cuts.for_each([&](int candidate) {
            if (auto deduction = refute(on(candidate))) out.push_back(std::move(*deduction));
        });
        return out;
    }

  private:
    static Sector cell_sector(OnOff literal) { return to_sector(cell_of(candidate_in(literal))); }

    // Replays a run in a branch of the sector: with the candidate, or with all others.
    SeReplay replayed(OnOff assumed, Sector on) {
        const Candidate assumption = to_candidate(candidate_in(assumed));
        std::vector<Candidate> keep;
        for (Place i : board_.members(on)) {
            const Candidate c = board_.geometry().member(on, i);
            if ((c == assumption) == is_on(assumed)) keep.push_back(c);
        }
        SeReplay replay(board_, on, std::move(keep));
        ChainRun run;
        Runner(position_, setting_, workspace_).run(assumed, run);
        replay.follow(run, position_, setting_, workspace_);
        return replay;
    }

    const Board& board_;
    const SePosition& position_;
    Setting setting_;
    Workspace& workspace_;
};

}  // namespace

std::vector<Deduction> prove_chain(const Board& board, const SePosition& position, const ChainEnds& ends, SeRule rule,
                                   const Cuts& cuts, Profile profile, Workspace& workspace) {
    ChainProof proof(board, position, {ends.mode, profile}, workspace);
    if (ends.conclusion == no_literal) return proof.refute_each(cuts);
    const Branches branches = branches_of(position, rule, ends.start, ends.house, ends.conclusion);
    std::optional<Deduction> out = branches.size == 1
                                       ? proof.refute(branches.assumed[0])
                                       : proof.agree(to_sector(branches.sector), branches, ends.conclusion, cuts);
    if (out) return {std::move(*out)};
    // A branch has a contradiction, of which SE used only the consequences common to all branches.
    return proof.refute_each(cuts);
}

}  // namespace deduku::se
