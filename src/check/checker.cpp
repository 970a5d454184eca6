#include "check/checker.hpp"

#include <optional>

#include "check/json.hpp"

namespace deduku {
namespace {

using namespace checking;

template <class List>
bool contains(const List& list, int x) {
    return std::find(list.begin(), list.end(), x) != list.end();
}
bool has_repeats(Numbers numbers) {
    std::sort(numbers.begin(), numbers.end());
    return std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end();
}

class Checker {
  public:
    explicit Checker(const Start* wanted) : wanted_(wanted) {}

    Verdict run(const Lines& next) try {
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
        const std::string_view rest = line_.substr(static_cast<std::size_t>(value.number));
        return value.kind == Kind::string && rest.starts_with(text) && rest[text.size()] == '"';
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
        require(object.kind == Kind::object, "a value of the wrong kind");
        for (std::size_t i = 0; i < K; ++i) {
            out[i] = find(object, names[i]);
            require(out[i] || names[i] == optional, "a key is missing", static_cast<long>(i) + 1, "number");
        }
        for (const Json* key = object.begin(); key != object.end(); key = key[1].end())
            require(line_.substr(static_cast<std::size_t>(key->number)).starts_with("x-") ||
                        std::find(out.begin(), out.end(), key + 1) != out.end(),
                    "an unknown or repeated key");
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
        const Numbers out = list(value, limit, what);
        require(!out.empty(), "an empty list");
        require(!has_repeats(out), "a list with repeats");
        return out;
    }
    int sector(const Json& value) const { return number(value, board_.members.size(), "sector"); }
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

    // The header.
    void header(const Json& object) {
        require(find(object, "format"), "the first line is not a header");
        const auto [format, version, box, givens] = fields(object, {"format", "version", "box", "givens"});
        require(says(*format, "deduku-proof") && version->kind == Kind::number && version->number == 1,
                "not a \"deduku-proof\" of version 1");
        const Numbers size = list(*box, 65, "height or width of a box");
        const auto n = static_cast<std::size_t>(size.size() == 2 ? size[0] * size[1] : 0);
        require(n >= 2 && n <= 64, "the box is not [height,width] of a board with 2 to 64 digits");
        start_ = {size[0], size[1], {}};
        each(*givens, [&](const Json& cell) { given(cell, n); });
        require(start_.living.size() == n * n * n, "the givens are not one for each cell");
        require(!wanted_ || start_ == *wanted_, "the header states another puzzle");
        board_ = Board(size[0], size[1]);
        living_ = start_.living;
    }
    // The digits of the next cell: 0 for all, one, or a list of two or more.
    void given(const Json& value, std::size_t n) {
        const bool several = value.kind == Kind::list;
        const Numbers digits = several ? set(value, n + 1, "digit") : Numbers{number(value, n + 1, "digit")};
        const bool all = !several && digits[0] == 0;
        require(all || (several == (digits.size() > 1) && !contains(digits, 0)), "not what a cell may hold");
        for (std::size_t d = 1; d <= n; ++d) start_.living.push_back(all || contains(digits, static_cast<int>(d)));
    }

    // Steps.
    void step(const Json& object) {
        require(!find(object, "format"), "a second header");
        const bool is_cover = find(object, "cover");
        require(is_cover || find(object, "split"), "not a cover, a split or, at the end, a claim");
        for (int v : is_cover ? cover(object) : split(object)) at(living_, v) = false;
    }
    Numbers removes(const Json& value) const {
        const Numbers out = set(value, living_.size(), "candidate");
        for (int v : out) require(at(living_, v), "a removed candidate is dead already", v);
        return out;
    }

    Numbers cover(const Json& object) const {
        const auto [lists, removed] = fields(object, {"cover", "removes"});
        const Numbers out = removes(*removed);
        std::vector<Numbers> both;
        each(*lists, [&](const Json& item) { both.push_back(set(item, board_.members.size(), "sector")); });
        require(both.size() == 2 && both[0].size() == both[1].size(),
                "base and cover are not two lists of equal length");
        Numbers weight(board_.members.size());
        for (int s : both[0]) --at(weight, s);
        for (int s : both[1]) ++at(weight, s);
        const auto balance = [&](int v) {  // in how many more cover than base sectors v lies
            const auto& [cell, row, column, box] = at(board_.sectors_of, v);
            return at(weight, cell) + at(weight, row) + at(weight, column) + at(weight, box);
        };
        for (int s : both[0])
            for (int v : at(board_.members, s))
                require(!at(living_, v) || balance(v) >= 0, "a living candidate is more in base than cover",
                        v);
        for (int v : out) require(balance(v) > 0, "a removed candidate is not more in cover than base", v);
        return out;
    }

    Numbers split(const Json& object) {
        const auto [on, branches, removed] = fields(object, {"split", "branches", "removes"});
        const Numbers out = removes(*removed), &members = at(board_.members, sector(*on));
        Numbers kept;
        bool all_closed = true;
        walk(*branches, "branch ", [&](const Json& item) { all_closed &= branch(item, members, out, kept); });
        require(branches->span > 1, "a split without branches");
        for (int v : members)
            require(!at(living_, v) || contains(kept, v), "a living member is kept in no branch", v);
        for (int v : out)
            require(!all_closed || contains(members, v), "all branches are closed; outside the sector", v);
        return out;
    }
    // A branch of a Split on these members that removes `out`; adds what it keeps to `kept`. True if it is closed.
    bool branch(const Json& object, const Numbers& members, const Numbers& out, Numbers& kept) {
        const auto [keep, steps, empty] = fields(object, {"keep", "steps", "empty"}, "empty");
        const Numbers keeps = set(*keep, living_.size(), "candidate");
        for (int v : keeps)
            require(at(living_, v) && contains(members, v), "a kept candidate is no living member", v);
        kept.insert(kept.end(), keeps.begin(), keeps.end());
        const Candidates before = living_;
        for (int v : members) at(living_, v) = contains(keeps, v);
        walk(*steps, "step ", [this](const Json& item) { step(item); });
        if (empty) require(is_empty(sector(*empty)), "the sector said to be empty has a living member");
        for (int v : out)
            require(empty || !at(living_, v), "a removed candidate lives in an open branch", v);
        living_ = before;
        return empty;
    }
    bool is_empty(int sector) const {
        return std::ranges::none_of(at(board_.members, sector), [this](int v) { return at(living_, v); });
    }

    // The claim.
    void claim(const Json& object) {
        const Json& kind = *find(object, "claim");
        if (says(kind, "solved")) {
            accepted_ = {Proved::solution, grid(*fields(object, {"claim", "grid"})[1], start_.living)};
        } else if (says(kind, "no-solution")) {
            const int s = sector(*fields(object, {"claim", "empty"})[1]);
            require(is_empty(s), "the sector claimed empty has a living member", s, "sector");
            accepted_ = {Proved::no_solution, {s}};
        } else {
            require(says(kind, "false"), "the claim is not solved, unique, no-solution or false");
            const Numbers listed = list(*fields(object, {"claim", "candidates"})[1], living_.size(), "candidate");
            for (int v : listed) require(!at(living_, v), "a candidate claimed false is living", v);
            accepted_ = {Proved::false_candidates, listed};
        }
    }
    // A solution: a digit for each cell, none against the givens, each sector met. Unique if nothing else lives.
    Numbers grid(const Json& value, bool unique) const {
        const int n = board_.digits;
        const Numbers out = list(value, static_cast<std::size_t>(n) + 1, "digit");
        Numbers met(board_.members.size());
        require(static_cast<int>(out.size()) == n * n, "the grid has not one digit for each cell");
        for (int v = 0; v < n * n * n; ++v) {
            const bool here = at(out, v / n) == v % n + 1;
            require(here || !unique || !at(living_, v), "a candidate outside the grid is living", v);
            require(!here || at(start_.living, v), "the grid contradicts a given", v);
            for (int s : at(board_.sectors_of, v)) at(met, s) += here ? 1 : 0;
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
    Board board_{1, 1};
    Candidates living_;
    std::optional<Accepted> accepted_;
};

}  // namespace

Verdict check_lines(const Start* start, const Lines& next) { return Checker(start).run(next); }

}  // namespace deduku
