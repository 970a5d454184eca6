#include <iterator>

#include "checker/board.hpp"
#include "checker/header.hpp"
#include "deduku/verdict.hpp"

namespace deduku::checker {
namespace {

class Checker : HeaderReader {
  public:
    explicit Checker(const Start* wanted) : wanted_(wanted) {}

    Verdict run(const std::function<bool(std::string_view&)>& next) {
        for (++here.line; hold() && next(bytes); ++here.line) {
            read();
            if (!hold()) break;
            const LedgerValue& object = json_.front();
            here.line == 1 ? begin(object) : find(object, "claim") ? claim(object) : step(object);
        }
        require(accepted_.has_value(), here.line == 1 ? "the first line is not a header" : "the claim is missing");
        return hold() ? Verdict(*accepted_) : refusal;
    }

  private:
    void read() {
        require(bytes.size() <= (here.line > 1 ? max_line : max_header),
                here.line > 1 ? "the line is longer than 128 MiB (header: 2)"
                              : "the line is longer than 128 MiB (header: 2, of versions 2 and 3: 16)");
        if (here.line == 1 && hold()) second = is_second();
        require(here.line > 1 || second || bytes.size() <= max_first_header,
                "the line is longer than 128 MiB (header: 2)");
        require(!accepted_, "a line after the claim");
        require(bytes.find_first_not_of(" \t\r") != bytes.npos, "a blank line");
        if (hold()) JsonReader(bytes, json_, *this, second);
    }
    // Only versions 2 and 3 have signs. If a line is not JSON even with signs, its text decides which error is reported.
    bool is_second() {
        Conditions trial{here};
        JsonReader(bytes, json_, trial, true);
        if (!trial.hold())
            return bytes.find(R"("version":2)") != bytes.npos || bytes.find(R"("version":3)") != bytes.npos;
        const LedgerValue* const edition = find(json_.front(), "version");
        return edition && edition->kind == ValueKind::number && (edition->number == 2 || edition->number == 3);
    }
    // The members of a sector or line of which exactly one is true.
    Integers one_of(const LedgerValue& value) {
        const int s = number(value, board_.lines.size(), "sector");
        require(board_.exactly_one(s), "not a sector of exactly one", s, "sector");
        return board_.members(s);
    }

    void begin(const LedgerValue& object) {
        start_ = header(object);
        if (!hold() || !require(!wanted_ || start_ == *wanted_, "the header states another puzzle")) return;
        board_ = CheckedBoard(start_);
        living_ = start_.living;
    }
    void step(const LedgerValue& object) {
        require(!find(object, "format"), "a second header");
        const bool is_cover = find(object, "cover"), is_split = !is_cover && find(object, "split");
        const bool is_sum = second && find(object, "sum");
        require(is_cover || is_split || is_sum || (second && find(object, "choice")),
                second ? "not a cover, a split, a sum, a choice or, at the end, a claim"
                       : "not a cover, a split or, at the end, a claim");
        const LedgerValue* const removes = find(object, "removes");
        if (!require(removes, "a key is missing") || !hold()) return;
        const Integers out = set(*removes, living_.size(), "candidate");
        for (int v : out) require(at(living_, v), "a removed candidate is dead already", v);
        if (!hold()) return;
        is_cover ? cover(object, out) : is_split ? split(object, out) : is_sum ? sum(object, out) : cases(object, out);
        for (int v : out) at(living_, v) = false;
    }
    // k base and k cover sectors: candidates in more cover than base sectors are false, if no living one is in fewer.
    void cover(const LedgerValue& object, const Integers& out) {
        const std::vector<Integers> both =
            sets(*fields(object, {"cover", "removes"})[0], board_.lines.size(), "sector");
        if (!require(both.size() == 2 && both[0].size() == both[1].size(), "not two lists of equal length")) return;
        for (int s : both[0]) require(board_.exactly_one(s), "not a sector of exactly one", s, "sector");
        for (int s : both[1]) require(board_.at_most_one(s), "not a sector of at most one", s, "sector");
        const auto weigh = [&](int sign) {
            for (int s : both[0]) board_.add_line(s, -sign);
            for (int s : both[1]) board_.add_line(s, sign);
        };
        weigh(1);
        for (int s : both[0])
            for (int v : board_.members(s))
                require(!at(living_, v) || board_.weight(v) >= 0, "a living candidate is more in base than cover", v);
        for (int v : out) require(board_.weight(v) > 0, "a removed candidate is not more in cover than base", v);
        weigh(-1);
    }
    // The sum of lines times factors: true candidates weigh at least the sum of the bounds. A candidate is false if
    // even the heaviest candidates of the other cells cannot reach that with it.
    void sum(const LedgerValue& object, const Integers& out) {
        const auto [listed, removed, over] = fields(object, {"sum", "removes", "over"}, 2);
        const int divisor = over ? whole(*over) : 1;
        if (!require(!over || divisor >= 2, "over is not a number from 2")) return;
        const std::vector<Start::Term> lines = terms(*listed, board_.lines.size(), "sector");
        require(!lines.empty(), "an empty list");
        for (const auto& [s, factor] : lines) {
            require(factor != 0 && std::abs(factor) <= 9'999, "a factor that is 0 or has more than 4 digits");
            require((factor > 0 ? at(board_.lines, s)->least : at(board_.lines, s)->most).has_value(),
                    "a line without the bound that its factor needs", s, "sector");
        }
        if (!hold()) return;
        std::int64_t bound = 0;  // less than 6.6 · 10^17
        for (const auto& [s, factor] : lines) {
            const LedgerLinear& line = *at(board_.lines, s);
            bound += std::int64_t{factor} * (factor > 0 ? line.least : line.most).value_or(0);
            board_.add_line(s, factor);
        }
        const auto up = [divisor](std::int64_t x) { return x / divisor + (x % divisor > 0 ? 1 : 0); };
        std::int64_t most = 0;
        for (int cell = 0; cell < board_.cells; ++cell) most += up(largest(cell));
        for (int v : out)
            require(most - up(largest(board_.cell_of(v))) + up(board_.weight(v)) < up(bound),
                    "a removed candidate does not break the sum", v);
        for (const auto& [s, factor] : lines) board_.add_line(s, -factor);
    }
    // The largest weight of the living candidates of a cell; 0 if there are none.
    std::int64_t largest(int cell) const {
        std::optional<std::int64_t> out;
        for (int v = board_.first(cell); v < board_.first(cell + 1); ++v)
            if (at(living_, v)) out = std::max(out.value_or(board_.weight(v)), board_.weight(v));
        return out.value_or(0);
    }
    // Branches that keep all living members of a sector: candidates dead in every open one are false.
    void split(const LedgerValue& object, const Integers& out) {
        const auto [on, branches, removed] = fields(object, {"split", "branches", "removes"});
        const Integers members = one_of(*on);
        Integers kept;
        bool all_closed = true;
        walk(*branches, "branch ", [&](const LedgerValue& item) { all_closed &= branch(item, members, out, kept); });
        require(branches->span > 1, "a split without branches");
        for (int v : members) require(!at(living_, v) || contains(kept, v), "a living member is kept in no branch", v);
        for (int v : out) require(!all_closed || contains(members, v), "all branches closed, but not in the sector", v);
    }
    // A branch of a Split on these members that removes `out`; adds the candidates it keeps to `kept`. True if closed.
    bool branch(const LedgerValue& object, const Integers& members, const Integers& out, Integers& kept) {
        const auto [keep, steps, empty, twin] = fields(object, {"keep", "steps", "empty", "twin"}, 2);
        require(!empty || !twin, "a branch that ends twice");
        const Integers keeps = set(*keep, living_.size(), "candidate");
        for (int v : keeps) require(at(living_, v) && contains(members, v), "a kept candidate is no living member", v);
        kept.insert(kept.end(), keeps.begin(), keeps.end());
        const std::vector<bool> before = living_;
        for (int v : members) at(living_, v) = contains(keeps, v);
        follow(*steps, empty, twin, out);
        living_ = before;
        return empty || twin;
    }
    // The cases of a choice, a branch for each: candidates dead in every open one are false.
    void cases(const LedgerValue& object, const Integers& out) {
        const auto [choice, branches, removed] = fields(object, {"choice", "branches", "removes"});
        const int k = number(*choice, start_.choices.size(), "choice");
        std::size_t given = 0, i = 0;
        each(*branches, [&given](const LedgerValue&) { ++given; });
        if (!hold() || !require(given == at(start_.choices, k).size(), "not as many branches as cases")) return;
        walk(*branches, "branch ", [&](const LedgerValue& item) {
            const auto [steps, empty, twin] = fields(item, {"steps", "empty", "twin"}, 1);
            require(!empty || !twin, "a branch that ends twice");
            const std::size_t around = board_.lines.size();
            for (const LedgerLinear& line : at(start_.choices, k)[i++]) board_.lines.push_back(&line);
            require(board_.lines.size() - board_.sectors() <= max_lines, "more than 65536 lines in force");
            const std::vector<bool> before = living_;
            follow(*steps, empty, twin, out);
            living_ = before;
            board_.lines.resize(around);
        });
    }
    // The steps of a branch and its end.
    void follow(const LedgerValue& steps, const LedgerValue* empty, const LedgerValue* twin, const Integers& out) {
        walk(steps, "step ", [this](const LedgerValue& item) { step(item); });
        if (twin) exchange(*twin);
        require(twin || dead(empty ? one_of(*empty) : out), empty ? "the sector said to be empty has a living member"
                                                                  : "a removed candidate lives in an open branch");
    }
    // A Twin, [T,F]: every solution here has T, and with F in its place is a second one.
    void exchange(const LedgerValue& value) {
        require(start_.choices.empty(), "a twin where there are choices");
        const std::vector<Integers> both = sets(value, living_.size(), "candidate");
        if (!require(both.size() == 2, "not two lists of candidates")) return;
        for (int v : both[0])
            for (int cell = board_.cell_of(v), w = board_.first(cell); w < board_.first(cell + 1); ++w)
                require(at(living_, w) == (w == v), "a candidate of T is not the only living one of its cell", v);
        for (int v : both[1]) {
            require(at(start_.living, v), "a candidate of F is not allowed by the givens", v);
            require(!std::binary_search(both[0].begin(), both[0].end(), v), "a candidate of T and of F", v);
        }
        require(std::any_of(both[0].begin(), both[0].end(), [this](int v) { return counts(v); }),
                "a twin of helpers alone");
        const auto weigh = [&](int sign) {
            for (int v : both[0]) board_.add(v, -sign);
            for (int v : both[1]) board_.add(v, sign);
        };
        weigh(1);
        for (int s = 0; hold() && s < std::ssize(board_.lines); ++s) {  // small houses may have less
            const std::int64_t more =
                CheckedBoard::sum(*at(board_.lines, s), [this](int v) { return board_.weight(v); });
            require(more == 0 || (more < 0 && board_.is_sector(s) && !board_.exactly_one(s)),
                    board_.is_sector(s) ? "a sector that does not have as many of F as of T"
                                        : "a line whose sum is not the same for F as for T",
                    s, "sector");
        }
        weigh(-1);
        twins_ = true;
    }
    // Whether a candidate is of a cell that counts, which is not a helper.
    bool counts(int v) const {
        return !std::binary_search(start_.helpers.begin(), start_.helpers.end(), board_.cell_of(v));
    }
    bool dead(const Integers& list) const {
        return std::none_of(list.begin(), list.end(), [this](int v) { return at(living_, v); });
    }
    void claim(const LedgerValue& object) {
        const auto is = [&](const char* word) { return says(*find(object, "claim"), word); };
        const bool unique = is("unique"), solved = unique || is("solved"), several = is("not-unique");
        const bool none = several || is("no-solution");
        require(solved || none || is("false"), "the claim is not solved, unique, no-solution, false or not-unique");
        const char* const key = solved ? "grid" : none ? "empty" : "candidates";
        const auto [claimed, value, condition] = fields(object, {"claim", key, "if"}, 2);
        require(!condition || (is("false") && says(*condition, "unique")), "not a condition of this claim");
        require(!twins_ || several || condition || (solved && !unique), "the claim needs a condition after a twin");
        Integers out = solved ? grid(*value, unique)
                       : none ? one_of(*value)
                              : list(*value, living_.size(), "candidate");
        require(solved || dead(out),
                none ? "the sector claimed empty has a living member" : "a candidate claimed false is living");
        if (none) out = {value->number};
        const Proved empty = several ? Proved::not_unique : Proved::no_solution;
        const Proved wrong = condition ? Proved::false_if_unique : Proved::false_candidates;
        accepted_ = {unique ? Proved::unique : solved ? Proved::solution : none ? empty : wrong, out, start_};
    }
    // A solution: a digit for each cell, allowed by the givens; every line holds, and a case of each choice. Unique if
    // no other candidate of a cell that counts lives.
    Integers grid(const LedgerValue& value, bool unique) {
        Integers out = list(value, start_.values.empty() ? static_cast<std::size_t>(board_.n) + 1 : 65, "digit");
        if (!require(std::ssize(out) == board_.cells, "the grid has not one digit for each cell")) return {};
        const auto truth = [&](int v) { return at(out, board_.cell_of(v)) == board_.value_of(v); };
        for (int v = 0; v < std::ssize(living_); ++v) {
            require(truth(v) || !unique || !at(living_, v) || !counts(v), "a candidate outside the grid is living", v);
            require(!truth(v) || at(start_.living, v), "the grid contradicts a given", v);
        }
        const auto holds = [&](const LedgerLinear& line) {
            const std::int64_t sum = CheckedBoard::sum(line, truth);
            return (!line.least || sum >= *line.least) && (!line.most || sum <= *line.most);
        };
        for (int s = 0; s < std::ssize(board_.lines); ++s)
            require(holds(*at(board_.lines, s)),
                    board_.is_sector(s) ? "the grid does not have every digit once in every house"
                                        : "the grid breaks a line",
                    s, "sector");
        for (int k = 0; k < std::ssize(start_.choices); ++k)
            require(std::any_of(at(start_.choices, k).begin(), at(start_.choices, k).end(),
                                [&](const auto& its) { return std::all_of(its.begin(), its.end(), holds); }),
                    "the grid breaks every case of a choice", k, "choice");
        return out;
    }

    const Start* wanted_;
    std::vector<LedgerValue> json_;  // the values of a line
    Start start_;
    CheckedBoard board_{Start{1, 1, {}, {}, {}, {}}};
    std::vector<bool> living_;
    bool twins_ = false;  // a step rests on uniqueness
    std::optional<Accepted> accepted_;
};

}  // namespace
}  // namespace deduku::checker

deduku::Verdict deduku::check_lines(const Start* start, const std::function<bool(std::string_view&)>& next) {
    return checker::Checker(start).run(next);
}
