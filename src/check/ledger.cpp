#include "check/ledger.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "check/json.hpp"

namespace deduku {
namespace checking {
namespace {

using Numbers = std::vector<int>;

template <class List>
decltype(auto) at(List& list, int i) {
    return list[static_cast<std::size_t>(i)];
}

// Which candidates lie in which sectors: s = cell, or N^2 + house * N + digit.
struct Sectors {
    Sectors(int height, int width) : members(static_cast<std::size_t>(4 * height * width * height * width)) {
        const int n = height * width, cells = n * n;
        for (int v = 0; v < cells * n; ++v) {
            const int cell = v / n, row = cell / n, column = cell % n;
            const int box = row / height * height + column / width;  // N / width = height boxes side by side
            const auto sector = [=](int house) { return cells + house * n + v % n; };
            sectors_of.push_back({cell, sector(row), sector(n + column), sector(2 * n + box)});
            for (int s : sectors_of.back()) at(members, s).push_back(v);
        }
    }

    std::vector<Numbers> members;                // of each sector, living or not
    std::vector<std::array<int, 4>> sectors_of;  // of each candidate: cell, row, column, box
};

template <class List, class Item>
bool contains(const List& list, const Item& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

class Checker {
  public:
    explicit Checker(const Start* wanted) : wanted_(wanted) {}

    Verdict run(const std::function<bool(std::string_view&)>& next) try {
        for (++number_; next(line_); ++number_) {
            require(line_.size() <= max_line, "the line is longer than 128 MiB");
            require(!accepted_, "a line after the claim");
            require(line_.find_first_not_of(" \t\r") != line_.npos, "a blank line");
            JsonReader(line_, json_);
            const Json& object = json_.front();
            number_ == 1 ? header(object) : find(object, "claim") ? claim(object) : step(object);
        }
        require(accepted_.has_value(), number_ == 1 ? "the first line is not a header" : "the claim is missing");
        return *accepted_;
    } catch (const Refusal& refusal) {
        return Refused{number_, path_, refusal.rule, refusal.detail};
    }

  private:
    // Reading values.
    bool says(const Json& value, std::string_view text) const {
        const auto start = static_cast<std::size_t>(value.number), end = start + text.size();
        return value.kind == Kind::string && line_.substr(start).starts_with(text) && line_[end] == '"';
    }
    const Json* find(const Json& object, std::string_view name) const {
        if (object.kind != Kind::object) return nullptr;
        for (const Json* key = object.begin(); key != object.end(); key = key[1].end())
            if (says(*key, name)) return key + 1;
        return nullptr;
    }
    // The values of these keys; only `optional` may be missing (null), only keys "x-.." may stand beside them.
    template <std::size_t K>
    auto fields(const Json& object, const char* const (&names)[K], std::string_view optional = {}) const {
        std::array<const Json*, K> out{};
        for (std::size_t i = 0; i < K; ++i) {
            out[i] = find(object, names[i]);
            if (!out[i] && names[i] != optional) throw Refusal{"a key is missing", names[i]};
        }
        for (const Json* key = object.begin(); key != object.end(); key = key[1].end()) {
            const bool remark = line_.substr(static_cast<std::size_t>(key->number)).starts_with("x-");
            require(remark || contains(out, key + 1), "an unknown or repeated key");
        }
        return out;
    }
    static int number(const Json& value, std::size_t limit, const char* what) {
        require(value.kind == Kind::number, "a value of the wrong kind");
        require(static_cast<std::size_t>(value.number) < limit, "a number out of range", value.number, what);
        return value.number;
    }
    template <class Visit>
    static void each(const Json& list, const Visit& visit) {
        require(list.kind == Kind::list, "a value of the wrong kind");
        for (const Json* item = list.begin(); item != list.end(); item += item->span) visit(*item);
    }
    static Numbers list(const Json& value, std::size_t limit, const char* what) {
        Numbers out;
        each(value, [&](const Json& item) { out.push_back(number(item, limit, what)); });
        return out;
    }
    // A list that is not empty and repeats nothing.
    static Numbers set(const Json& value, std::size_t limit, const char* what) {
        Numbers out = list(value, limit, what), sorted = out;
        std::sort(sorted.begin(), sorted.end());
        require(!out.empty(), "an empty list");
        require(std::adjacent_find(sorted.begin(), sorted.end()) == sorted.end(), "a list with repeats");
        return out;
    }
    const Numbers& sector(const Json& value) const {
        return at(sectors_.members, number(value, sectors_.members.size(), "sector"));
    }
    // The items of a list, each with its number in the path of a refusal.
    template <class Visit>
    void walk(const Json& list, const char* name, const Visit& visit) {
        const std::size_t length = path_.size();
        int number = 0;
        each(list, [&](const Json& item) {
            path_ += (length == 0 ? "" : " > ") + (name + std::to_string(number++));
            visit(item);
            path_.resize(length);
        });
    }

    void header(const Json& object) {
        require(find(object, "format"), "the first line is not a header");
        const auto [format, version, box, givens] = fields(object, {"format", "version", "box", "givens"});
        require(says(*format, "deduku-proof") && number(*version, 9, "version") == 1, "not deduku-proof of version 1");
        const Numbers size = list(*box, 65, "height or width of a box");
        const auto n = static_cast<std::size_t>(size.size() == 2 ? size[0] * size[1] : 0);
        require(n >= 2 && n <= 64, "the box is not [height,width] of a board with 2 to 64 digits");
        start_ = {size[0], size[1], {}};
        each(*givens, [&](const Json& cell) {  // 0 for all digits, one, or a list of two or more
            const bool several = cell.kind == Kind::list;
            const Numbers digits = several ? set(cell, n + 1, "digit") : Numbers{number(cell, n + 1, "digit")};
            const bool all = !several && digits[0] == 0;
            require(all || (several == (digits.size() > 1) && !contains(digits, 0)), "not what a cell may hold");
            for (int d = 1; d <= static_cast<int>(n); ++d) start_.living.push_back(all || contains(digits, d));
        });
        require(start_.living.size() == n * n * n, "the givens are not one for each cell");
        require(!wanted_ || start_ == *wanted_, "the header states another puzzle");
        sectors_ = Sectors(size[0], size[1]);
        living_ = start_.living;
    }

    void step(const Json& object) {
        require(!find(object, "format"), "a second header");
        const bool is_cover = find(object, "cover");
        require(is_cover || find(object, "split"), "not a cover, a split or, at the end, a claim");
        for (int v : is_cover ? cover(object) : split(object)) at(living_, v) = false;
    }
    Numbers removes(const Json& value) const {
        Numbers out = set(value, living_.size(), "candidate");
        for (int v : out) require(at(living_, v), "a removed candidate is dead already", v);
        return out;
    }
    // k base and k cover sectors: what lies in more cover than base sectors is false, if no living candidate lies in
    // less.
    Numbers cover(const Json& object) const {
        const auto [lists, removed] = fields(object, {"cover", "removes"});
        Numbers out = removes(*removed);
        std::vector<Numbers> both;
        each(*lists, [&](const Json& item) { both.push_back(set(item, sectors_.members.size(), "sector")); });
        require(both.size() == 2 && both[0].size() == both[1].size(), "not two lists of equal length");
        Numbers weight(sectors_.members.size());
        for (int s : both[0]) --at(weight, s);
        for (int s : both[1]) ++at(weight, s);
        const auto balance = [&](int v) {  // in how many more cover than base sectors v lies
            const auto& [cell, row, column, box] = at(sectors_.sectors_of, v);
            return at(weight, cell) + at(weight, row) + at(weight, column) + at(weight, box);
        };
        for (int s : both[0])
            for (int v : at(sectors_.members, s))
                require(!at(living_, v) || balance(v) >= 0, "a living candidate is more in base than cover", v);
        for (int v : out) require(balance(v) > 0, "a removed candidate is not more in cover than base", v);
        return out;
    }
    // Branches that keep all living members of a sector: what is dead in every open one is false.
    Numbers split(const Json& object) {
        const auto [on, branches, removed] = fields(object, {"split", "branches", "removes"});
        const Numbers& members = sector(*on);
        Numbers out = removes(*removed), kept;
        bool all_closed = true;
        walk(*branches, "branch ", [&](const Json& item) { all_closed &= branch(item, members, out, kept); });
        require(branches->span > 1, "a split without branches");
        for (int v : members) require(!at(living_, v) || contains(kept, v), "a living member is kept in no branch", v);
        for (int v : out) require(!all_closed || contains(members, v), "all branches closed, but not in the sector", v);
        return out;
    }
    // A branch of a Split on these members that removes `out`; adds what it keeps to `kept`. True if it is closed.
    bool branch(const Json& object, const Numbers& members, const Numbers& out, Numbers& kept) {
        const auto [keep, steps, empty] = fields(object, {"keep", "steps", "empty"}, "empty");
        const Numbers keeps = set(*keep, living_.size(), "candidate");
        for (int v : keeps) require(at(living_, v) && contains(members, v), "a kept candidate is no living member", v);
        kept.insert(kept.end(), keeps.begin(), keeps.end());
        const std::vector<bool> before = living_;
        for (int v : members) at(living_, v) = contains(keeps, v);
        walk(*steps, "step ", [this](const Json& item) { step(item); });
        require(dead(empty ? sector(*empty) : out), empty ? "the sector said to be empty has a living member"
                                                          : "a removed candidate lives in an open branch");
        living_ = before;
        return empty;
    }
    bool dead(const Numbers& candidates) const {
        return std::none_of(candidates.begin(), candidates.end(), [this](int v) { return at(living_, v); });
    }

    void claim(const Json& object) {
        const Json& kind = *find(object, "claim");
        const bool unique = says(kind, "unique"), solved = unique || says(kind, "solved"),
                   none = says(kind, "no-solution");
        require(solved || none || says(kind, "false"), "the claim is not solved, unique, no-solution or false");
        const Json& value = *fields(object, {"claim", solved ? "grid" : none ? "empty" : "candidates"})[1];
        if (solved) {
            accepted_ = {unique ? Proved::unique : Proved::solution, grid(value, unique)};
        } else if (none) {
            require(dead(sector(value)), "the sector claimed empty has a living member");
            accepted_ = {Proved::no_solution, {value.number}};
        } else {
            accepted_ = {Proved::false_candidates, list(value, living_.size(), "candidate")};
            require(dead(accepted_->numbers), "a candidate claimed false is living");
        }
    }
    // A solution: a digit for each cell, none against the givens, each sector met. Unique if nothing else lives.
    Numbers grid(const Json& value, bool unique) const {
        const int n = start_.height * start_.width;
        Numbers out = list(value, static_cast<std::size_t>(n) + 1, "digit"), met(sectors_.members.size());
        require(static_cast<int>(out.size()) == n * n, "the grid has not one digit for each cell");
        for (int v = 0; v < n * n * n; ++v) {
            const bool here = at(out, v / n) == v % n + 1;
            require(here || !unique || !at(living_, v), "a candidate outside the grid is living", v);
            require(!here || at(start_.living, v), "the grid contradicts a given", v);
            for (int s : at(sectors_.sectors_of, v)) at(met, s) += here ? 1 : 0;
        }
        require(!contains(met, 0), "the grid does not have every digit once in every house");
        return out;
    }

    const Start* wanted_;
    std::string_view line_;
    std::size_t number_ = 0;  // of the line
    std::vector<Json> json_;  // its values
    std::string path_;        // into it
    Start start_;
    Sectors sectors_{1, 1};
    std::vector<bool> living_;
    std::optional<Accepted> accepted_;
};

}  // namespace
}  // namespace checking

Verdict check_lines(const Start* start, const std::function<bool(std::string_view&)>& next) {
    return checking::Checker(start).run(next);
}

}  // namespace deduku
