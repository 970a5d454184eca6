// Strict proofs: sums only. Candidates dead by hypothesis keep their positive coefficients, so each line states
// the hypotheses under which it holds.
//
//   Cover             base, minus cover, plus the kill lines of dead base candidates; other negative terms weakened
//   Sum               the lines, minus the largest weight of each cell, likewise; divided until "not v" has weight 1
//   closed branch     the empty sector plus kill lines: "one of the excluded is true"; with "at most one" of the
//                     Split's sector: the kept candidates are false
//   u in all m open   D1 + .. + Dm + (m-1) "at most one": each member is excluded by at most m-1 of them, so the
//   branches          other members have negative terms, except those of closed branches, which have kill lines
#include <algorithm>
#include <set>

#include "render/proof/veripb/walk.hpp"

namespace deduku::proof {
namespace {

class StrictWalk final : public VeripbWalk {
  public:
    using VeripbWalk::VeripbWalk;

  private:
    std::vector<Kill> write_cover(SumLine line, std::size_t, const std::vector<int>& removed) override {
        cancel(line);
        keep_negative(line, removed);
        line.saturate();
        return write_kills(line, removed);
    }

    std::vector<Kill> write_sum(const SumLine& sum, const std::vector<int>& removed) override {
        std::vector<Kill> kills;
        for (int v : removed) {
            SumLine line = sum;
            take_off_cells(line, v);
            cancel(line);
            keep_negative(line, {v});
            line.saturate();
            line.divide();
            kills.push_back(write_kills(line, {v}).front());
        }
        return kills;
    }

    void meet_contradiction(Sector empty) override {
        contradiction_ = {};
        add_at_least_one(contradiction_, empty);
        cancel(contradiction_);
        keep_negative(contradiction_, {});
        contradiction_.saturate();
    }

    void write_closing(Split& split, const Branch& branch) override {
        if (split.choice == nullptr)
            add_at_most_one(contradiction_, split.on);
        else if (contradiction_.form().times(branch.keep.front()) == 0)
            contradiction_.add_at_most_one(branch.keep.front(), 1);
        keep_negative(contradiction_, branch.keep);
        contradiction_.saturate();
        if (split.choice != nullptr) contradiction_.divide();
        const std::vector<Kill> kills = write_kills(contradiction_, branch.keep);
        for (std::size_t i = 0; i < kills.size(); ++i) split.closed_away.emplace(branch.keep[i], kills[i]);
    }

    Kill write_join(const Split& split, int u) override {
        if (split.choice != nullptr) return write_join_of_cases(split, u);
        const bool member = std::find(split.living.begin(), split.living.end(), u) != split.living.end();
        SumLine line;
        int parts = 0;
        for (const Branch& branch : split.branches) {
            const auto found = branch.kills.find(u);
            if (found == branch.kills.end() || !found->second.form) continue;
            // For a member of the sector, one branch that keeps it suffices.
            if (member && parts == 1) break;
            line.add(alone(found->second, u));
            ++parts;
        }
        for (int i = member ? 0 : 1; i < parts; ++i) add_at_most_one(line, split.on);
        if (parts == 0) add_at_most_one(line, split.on);  // an invalid event: any line is as good
        cancel(line);
        keep_negative(line, {u});
        line.saturate();
        return write_kills(line, {u}).front();
    }

    // By the row of the choice a case holds; a case without whose lines u is false suffices.
    Kill write_join_of_cases(const Split& split, int u) {
        SumLine line;
        line.add(split.choice->row.id, split.choice->row.form);
        // One at a time: a selector may also be an outer hypothesis, and cancel() would miss its remainder.
        for (const auto& [selector, kill] : split.closed_away)
            if (kill.form) line.add(kill.id, *kill.form);
        for (const Branch& branch : split.branches) {
            const auto found = branch.kills.find(u);
            if (found == branch.kills.end() || !found->second.form) continue;
            const SumLine part = alone(found->second, u);
            const bool by_case = part.form().times(branch.keep.front()) != 0;
            if (!by_case) line = SumLine();
            line.add(part);
            if (!by_case) break;
        }
        cancel(line);
        if (line.form().times(u) == 0) line.add_at_most_one(u, 1);
        keep_negative(line, {u});
        line.saturate();
        line.divide();
        return write_kills(line, {u}).front();
    }

    long write_end(const Claim& claim) override {
        SumLine line;
        if (std::holds_alternative<Unique>(claim)) return write_unique();
        if (const auto* none = std::get_if<NoSolution>(&claim)) add_at_least_one(line, none->empty);
        if (const auto* wrong = std::get_if<False>(&claim)) {
            LinearForm opposite{{}, 1};
            for (int v : numbers_of(geometry(), *wrong)) opposite.terms.push_back({v, 1});
            line.add(ids().opposite(), opposite);
        }
        cancel(line);
        return text().sum(0, line.text());
    }

    // "Not this grid", a digit in every cell, and that all other candidates are false.
    long write_unique() {
        std::string body = std::to_string(ids().opposite());
        for (Cell cell : geometry().every_cell())
            body += " " + std::to_string(OpbIds::at_least_one(geometry().sector(cell))) + " +";
        std::set<long> kills;
        for (int v = 0; v < geometry().candidates(); ++v)
            if (is_killed(v)) kills.insert(kill(v).id);
        for (long id : kills) body += " " + std::to_string(id) + " +";
        return text().sum(0, body);
    }

    // A kill line reduced to the one candidate.
    SumLine alone(const Kill& kill, int u) {
        SumLine line;
        line.add(kill.id, *kill.form);
        keep_negative(line, {u});
        line.saturate();
        line.divide();
        return line;
    }

    // Weakens the negative terms that are neither among these nor selectors.
    void keep_negative(SumLine& line, const std::vector<int>& kept) const {
        std::vector<int> others;
        for (const LinearForm::Term& term : line.form().terms)
            if (term.times < 0 && !is_selector(term.number) &&
                std::find(kept.begin(), kept.end(), term.number) == kept.end())
                others.push_back(term.number);
        for (int v : others) line.weaken(v);
    }

    // Writes the line, which kills all of these.
    std::vector<Kill> write_kills(const SumLine& line, const std::vector<int>& killed) {
        const Kill kill{text().sum(level_of(line.form()), line.text()),
                        std::make_shared<const LinearForm>(line.form())};
        std::vector<Kill> out;
        for (int v : killed) {
            const bool shown = shows_false(line.form(), v);
            expect(shown, "the sum does not show what is removed");
            out.push_back(shown ? kill : Kill{kill.id, nullptr});
        }
        return out;
    }

    SumLine contradiction_;
};

}  // namespace

std::unique_ptr<VeripbWalk> strict_walk(VeripbVersion version, std::function<void(std::string_view)> write,
                                        const Puzzle& start, const Claim& goal, std::string& error) {
    return std::make_unique<StrictWalk>(version, std::move(write), start, goal, error);
}

}  // namespace deduku::proof
