#include "tests/support/plain_check.hpp"

#include <algorithm>

#include "reason/members.hpp"

namespace deduku::testing {
namespace {

bool contains(const std::vector<Candidate>& list, Candidate c) {
    return std::find(list.begin(), list.end(), c) != list.end();
}

class PlainCheck {
  public:
    explicit PlainCheck(const Ledger& ledger) : ledger_(ledger), board_(start_board(ledger.start)) {}

    std::string run() {
        const std::string fault = steps(ledger_.steps, 0);
        if (!fault.empty()) return fault;
        return claim();
    }

  private:
    std::string steps(const std::vector<Deduction>& all, int depth) {
        if (depth > 200) return "too deep";
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string fault = step(all[i], depth);
            if (!fault.empty()) return "step " + std::to_string(i) + ", " + fault;
        }
        return {};
    }

    std::string step(const Deduction& deduction, int depth) {
        if (deduction.removes.empty()) return "removes nothing";
        for (Candidate c : deduction.removes)
            if (!board_.has(c)) return "removes a dead candidate";
        const std::string fault = reason(deduction, depth);
        if (!fault.empty()) return fault;
        for (Candidate c : deduction.removes) {
            if (!board_.has(c)) return "removes a candidate twice";
            board_.remove(c);
        }
        return {};
    }

    std::string reason(const Deduction& deduction, int depth) {
        if (const auto* split = std::get_if<Split>(&deduction.why)) return on_split(*split, deduction.removes, depth);
        if (const auto* cases = std::get_if<Cases>(&deduction.why)) return on_cases(*cases, deduction.removes, depth);
        const auto* sum = std::get_if<Sum>(&deduction.why);
        const auto* cover = std::get_if<Cover>(&deduction.why);
        if (sum != nullptr ? !holds(board_, *sum) : !holds(board_, *cover)) return "the reason does not hold";
        const std::vector<Candidate> shown = sum != nullptr ? consequences(board_, *sum) : consequences(board_, *cover);
        for (Candidate c : deduction.removes)
            if (!contains(shown, c)) return sum != nullptr ? "not shown by the sum" : "not shown by the cover";
        return {};
    }

    std::string on_split(const Split& split, const std::vector<Candidate>& removes, int depth) {
        if (!exactly_one(board_, split.on)) return "split on a sector that is not of exactly one";
        std::vector<Candidate> members;
        for_each_living(board_, split.on, [&](Candidate c) { members.push_back(c); });
        std::vector<Candidate> kept;
        for (const Branch& branch : split.branches) {
            for (Candidate c : branch.keep)
                if (!contains(members, c)) return "keeps what is no living member";
            kept.insert(kept.end(), branch.keep.begin(), branch.keep.end());
        }
        for (Candidate c : members)
            if (!contains(kept, c)) return "a member is in no branch";
        for (const Branch& branch : split.branches) {
            const std::size_t before = board_.trail().size();
            for (Candidate c : members)
                if (!contains(branch.keep, c)) board_.remove(c);
            const std::string fault = on_branch(branch, removes, depth);
            board_.undo_to(before);
            if (!fault.empty()) return fault;
        }
        return {};
    }

    std::string on_cases(const Cases& cases, const std::vector<Candidate>& removes, int depth) {
        const Choice& choice = board_.geometry().choices().at(static_cast<std::size_t>(cases.choice));
        if (choice.size() != cases.branches.size()) return "not as many branches as cases";
        for (std::size_t i = 0; i < choice.size(); ++i) {
            const std::size_t before = board_.trail().size();
            board_.open_case(choice[i]);
            const std::string fault = on_branch(cases.branches[i], removes, depth);
            board_.close_case();
            board_.undo_to(before);
            if (!fault.empty()) return "case " + std::to_string(i) + ", " + fault;
        }
        return {};
    }

    std::string on_branch(const Branch& branch, const std::vector<Candidate>& removes, int depth) {
        const std::string fault = steps(branch.steps, depth + 1);
        if (!fault.empty()) return fault;
        if (branch.empty) {
            if (!exactly_one(board_, *branch.empty)) return "ends in a sector that is not of exactly one";
            bool living = false;
            for_each_living(board_, *branch.empty, [&](Candidate) { living = true; });
            return living ? "ends in a sector that is not empty" : "";
        }
        for (Candidate c : removes)
            if (board_.has(c)) return "open with a removed candidate";
        return {};
    }

    std::string claim() const {
        if (const auto* unique = std::get_if<Unique>(&ledger_.claim)) {
            if (!solves(unique->grid, ledger_.start)) return "the grid is no solution";
            for (Candidate c : board_.geometry().every_candidate())
                if (board_.has(c) && !board_.geometry().is_helper(c.cell) && unique->grid[c.cell] != c.digit)
                    return "something outside the grid is living";
        }
        if (const auto* none = std::get_if<NoSolution>(&ledger_.claim)) {
            bool living = false;
            for_each_living(board_, none->empty, [&](Candidate) { living = true; });
            if (living) return "the sector claimed empty is not";
        }
        if (const auto* dead = std::get_if<False>(&ledger_.claim))
            for (Candidate c : dead->candidates)
                if (board_.has(c)) return "a candidate claimed false is living";
        return {};
    }

    const Ledger& ledger_;
    Board board_;
};

}  // namespace

std::string fault_of(const Ledger& ledger) { return PlainCheck(ledger).run(); }

}  // namespace deduku::testing
