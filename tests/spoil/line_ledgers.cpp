// A generator of ledgers that knows positions, not the checkers' methods.
//
//   random covers, sums, splits, choices  ->  those that remove something, nested, with twins at their ends
#include <algorithm>
#include <array>
#include <functional>

#include "small_lines.hpp"
#include "small_text.hpp"

namespace deduku::spoil {
namespace {

using namespace small;

// Valid steps, useful or not. Here a position is the living candidates and the lines in force.
class Maker {
  public:
    using Living = std::vector<bool>;
    Maker(const LineBoard& board, Random& random) : board_(board), random_(random), force_(board.sectors()) {
        force_.insert(force_.end(), board.lines.begin(), board.lines.end());
        start_.resize(at(board.candidates()));
        for (int v = 0; v < board.candidates(); ++v)
            start_[at(v)] = has(board.givens[at(board.cell_of(v))], board.value_of(v));
        living_ = start_;
    }

    LineLedger run() {
        LineLedger out;
        out.text = board_.header() + "\n";
        Numbers removed;
        for (int i = 0; i < 8; ++i) {
            const Living before = living_;
            const std::string step = one_step(2);
            if (step.empty()) continue;
            out.text += step + "\n";
            for (int v = 0; v < std::ssize(before); ++v)
                if (before[at(v)] && !living_[at(v)]) removed.push_back(v);
        }
        out.text += claim(removed) + "\n";
        out.counts = counts_;
        return out;
    }

  private:
    std::string claim(const Numbers& removed) {
        const std::optional<int> empty = empty_line();
        if (empty)
            return (counts_.twins > 0 ? R"({"claim":"not-unique","empty":)" : R"({"claim":"no-solution","empty":)") +
                   std::to_string(*empty) + "}";
        bool decided = true;
        for (int cell = 0; cell < board_.cells; ++cell)
            decided = decided && (living_of(cell).size() == 1 || !board_.counts(cell));
        if (!board_.solutions.empty() && (below(random_, 4) == 0 || (decided && counts_.twins == 0))) {
            Numbers grid = board_.solutions.front();
            for (int& d : grid) ++d;
            return std::string(decided && counts_.twins == 0 ? R"({"claim":"unique","grid":)"
                                                             : R"({"claim":"solved","grid":)") +
                   text(grid) + "}";
        }
        return (counts_.twins > 0 || below(random_, 5) == 0 ? R"({"claim":"false","if":"unique","candidates":)"
                                                            : R"({"claim":"false","candidates":)") +
               text(removed) + "}";
    }

    std::optional<int> empty_line() const {
        for (int s = 0; s < std::ssize(force_); ++s)
            if (force_[at(s)].exactly_one() && living_of(s).empty()) return s;
        return std::nullopt;
    }
    Numbers living_of(int s) const {
        Numbers out;
        for (const auto& [v, weight] : force_[at(s)].terms)
            if (living_[at(v)]) out.push_back(v);
        return out;
    }
    int any_line() { return below(random_, static_cast<int>(force_.size())); }
    std::optional<int> any_line_of_one() {
        for (int tries = 0; tries < 20; ++tries)
            if (const int s = any_line(); force_[at(s)].exactly_one()) return s;
        return std::nullopt;
    }

    // A step that removes something; empty if the one tried removes nothing.
    std::string one_step(int depth) {
        std::string out;
        for (int tries = 0; tries < 6 && out.empty(); ++tries) {
            const int kind = below(random_, depth > 0 ? 6 : 4);
            out = kind < 1 ? cover() : kind < 4 ? sum() : kind == 4 ? split(depth) : cases(depth);
        }
        return out;
    }
    // Some of the possible eliminations, with the member of the step that names them.
    std::string removing(Numbers may) {
        std::shuffle(may.begin(), may.end(), random_);
        may.resize(at(1 + below(random_, static_cast<int>(may.size()))));
        for (int v : may) living_[at(v)] = false;
        return ",\"removes\":" + text(may) + "}";
    }

    std::string cover() {
        const int size = 1 + below(random_, 2);
        Numbers base, over, balance(start_.size());
        for (int tries = 0; tries < 10 && std::ssize(base) < size; ++tries)
            if (const auto s = any_line_of_one(); s && !has(base, *s)) base.push_back(*s);
        for (int tries = 0; tries < 20 && over.size() < base.size(); ++tries)
            if (const int s = any_line(); force_[at(s)].at_most_one() && !has(over, s)) over.push_back(s);
        if (base.empty() || base.size() != over.size()) return "";
        for (int s : base)
            for (const auto& [v, weight] : force_[at(s)].terms) --balance[at(v)];
        for (int s : over)
            for (const auto& [v, weight] : force_[at(s)].terms) ++balance[at(v)];
        Numbers may;
        for (int v = 0; v < std::ssize(balance); ++v) {
            if (living_[at(v)] && balance[at(v)] < 0) return "";
            if (living_[at(v)] && balance[at(v)] > 0) may.push_back(v);
        }
        if (may.empty()) return "";
        ++counts_.covers;
        return "{\"cover\":[" + text(base) + "," + text(over) + "]" + removing(may);
    }

    // By definition: with v in its cell and any living candidates in the others, the sum is too small.
    bool too_small(const Numbers& weights, int v, int bound) const {
        const std::function<bool(int, int)> all = [&](int cell, int sum) {
            if (cell == board_.cells) return sum < bound;
            if (cell == board_.cell_of(v)) return all(cell + 1, sum + weights[at(v)]);
            bool empty = true, good = true;
            for (int w = board_.first(cell); w < board_.first(cell + 1); ++w) {
                if (!living_[at(w)]) continue;
                empty = false;
                good = good && all(cell + 1, sum + weights[at(w)]);
            }
            return empty ? all(cell + 1, sum) : good;
        };
        return all(0, 0);
    }
    std::string sum() {
        std::vector<std::pair<int, int>> lines;
        Numbers weights(start_.size()), used;
        int bound = 0;
        for (int i = 1 + below(random_, 4); i > 0; --i) {
            const int s = below(random_, 3) == 0
                              ? any_line()
                              : static_cast<int>(force_.size()) - 1 -
                                    below(random_, std::max(1, static_cast<int>(force_.size() - at(board_.cells))));
            const int factor = (below(random_, 2) == 0 ? 1 : -1) * (below(random_, 3) == 0 ? 2 + below(random_, 3) : 1);
            const std::optional<int> limit = factor > 0 ? force_[at(s)].least : force_[at(s)].most;
            if (!limit || has(used, s)) continue;
            used.push_back(s);
            lines.emplace_back(s, factor);
            bound += factor * *limit;
            for (const auto& [v, weight] : force_[at(s)].terms) weights[at(v)] += factor * weight;
        }
        if (lines.empty()) return "";
        const int over = below(random_, 4) == 0 ? 2 + below(random_, 2) : 1;
        const auto up = [over](int x) {  // the smallest whole number that is not less than x / over
            int out = -1000;
            while (out * over < x) ++out;
            return out;
        };
        for (int& weight : weights) weight = up(weight);
        Numbers may;
        for (int v = 0; v < std::ssize(weights); ++v)
            if (living_[at(v)] && too_small(weights, v, up(bound))) may.push_back(v);
        if (may.empty()) return "";
        ++counts_.sums;
        return "{\"sum\":" + text(lines) + (over > 1 ? ",\"over\":" + std::to_string(over) : "") + removing(may);
    }

    // The members of a branch between its steps and its end; whether it is closed. `alive` gathers open ones.
    std::string branch(const std::string& keep, int depth, Living& alive, bool& closed) {
        std::string steps, end;
        for (int i = below(random_, 4); i > 0; --i) {
            const int before = counts_.splits + counts_.choices;
            const std::string step = one_step(depth - 1);
            if (counts_.splits + counts_.choices > before) ++counts_.nested;
            if (!step.empty()) steps += (steps.empty() ? "" : ",") + step;
        }
        const std::optional<int> empty = empty_line();
        if (empty) end = ",\"empty\":" + std::to_string(*empty);
        if (end.empty() && board_.choices.empty()) end = twin();
        closed = !end.empty();
        for (std::size_t v = 0; v < alive.size() && !closed; ++v) alive[v] = alive[v] || living_[v];
        return "{" + keep + "\"steps\":[" + steps + "]" + end + "}";
    }
    // A step with these branches and some of the possible eliminations; empty if there are none.
    std::string joined(const std::string& begin, const std::string& branches, const Numbers& may) {
        return may.empty() ? "" : begin + ",\"branches\":[" + branches + "]" + removing(may);
    }

    std::string split(int depth) {
        const auto s = any_line_of_one();
        if (!s || living_of(*s).empty()) return "";
        const StepCounts counts = counts_;
        const Numbers members = living_of(*s);
        const Living before = living_;
        Living alive(before.size());
        bool all_closed = true;
        std::string branches;
        for (std::size_t i = 0; i < members.size(); ++i) {
            Numbers keep = {members[i]};  // sometimes two in one branch
            if (i + 1 < members.size() && below(random_, 6) == 0) keep.push_back(members[++i]);
            for (int v : members) living_[at(v)] = has(keep, v);
            bool closed = false;
            branches += (branches.empty() ? "" : ",") + branch("\"keep\":" + text(keep) + ",", depth, alive, closed);
            all_closed = all_closed && closed;
            living_ = before;
        }
        Numbers may;
        for (int v = 0; v < std::ssize(before); ++v)
            if (before[at(v)] && !alive[at(v)] && (!all_closed || has(members, v))) may.push_back(v);
        ++counts_.splits;
        std::string out = joined("{\"split\":" + std::to_string(*s), branches, may);
        if (out.empty()) counts_ = counts;
        return out;
    }

    std::string cases(int depth) {
        if (board_.choices.empty()) return "";
        const StepCounts counts = counts_;
        const int k = below(random_, static_cast<int>(board_.choices.size()));
        const Living before = living_;
        const std::size_t around = force_.size();
        Living alive(before.size());
        std::string branches;
        for (const std::vector<SmallLine>& its : board_.choices[at(k)]) {
            force_.insert(force_.end(), its.begin(), its.end());
            bool closed = false;
            branches += (branches.empty() ? "" : ",") + branch("", depth, alive, closed);
            force_.resize(around);
            living_ = before;
        }
        Numbers may;
        for (int v = 0; v < std::ssize(before); ++v)
            if (before[at(v)] && !alive[at(v)]) may.push_back(v);
        ++counts_.choices;
        std::string out = joined("{\"choice\":" + std::to_string(k), branches, may);
        if (out.empty()) counts_ = counts;
        return out;
    }

    // Another filling of the decided cells, with the same sum in every sector and line: ,"twin":[T,F], or nothing.
    std::string twin() {
        Numbers decided, now(at(board_.cells), -1), then;
        for (int cell = 0; cell < board_.cells; ++cell)
            if (const Numbers here = living_of(cell); here.size() == 1)
                decided.push_back(cell), now[at(cell)] = board_.value_of(here[0]);
        then = now;
        const auto same = [&](const SmallLine& line) {
            int more = 0;
            for (const auto& [v, weight] : line.terms) {
                const int cell = board_.cell_of(v), d = board_.value_of(v);
                more += weight * ((then[at(cell)] == d) - (now[at(cell)] == d));
            }
            return more == 0;
        };
        const auto differ = [&] {  // in a cell that counts
            return std::any_of(decided.begin(), decided.end(),
                               [&](int cell) { return then[at(cell)] != now[at(cell)] && board_.counts(cell); });
        };
        const std::function<bool(std::size_t)> fill = [&](std::size_t i) {
            if (i == decided.size()) return differ() && std::all_of(force_.begin(), force_.end(), same);
            for (int d : board_.givens[at(decided[i])]) {
                then[at(decided[i])] = d;
                if (fill(i + 1)) return true;
            }
            then[at(decided[i])] = now[at(decided[i])];
            return false;
        };
        if (!fill(0)) return "";
        std::array<Numbers, 2> both;
        for (int cell : decided)
            if (now[at(cell)] != then[at(cell)]) {
                both[0].push_back(board_.first(cell) + now[at(cell)]);
                both[1].push_back(board_.first(cell) + then[at(cell)]);
            }
        ++counts_.twins;
        return ",\"twin\":[" + text(both[0]) + "," + text(both[1]) + "]";
    }

    const LineBoard& board_;
    Random& random_;
    std::vector<SmallLine> force_;
    Living start_, living_;
    StepCounts counts_;
};

}  // namespace

StepCounts& StepCounts::operator+=(const StepCounts& other) {
    covers += other.covers, sums += other.sums, splits += other.splits;
    choices += other.choices, twins += other.twins, nested += other.nested;
    return *this;
}

LineLedger random_line_ledger(const LineBoard& board, Random& random) { return Maker(board, random).run(); }

}  // namespace deduku::spoil
