#include <algorithm>
#include <array>
#include <iterator>
#include <optional>

#include "check/json.hpp"
#include "deduku/verdict.hpp"

namespace deduku::checking {
namespace {

using Numbers = std::vector<int>;

decltype(auto) at(auto& list, int i) { return list[static_cast<std::size_t>(i)]; }

// Which candidates lie in which sectors: s = cell, or C + house * N + digit, on a board of C cells and N digits.
struct Board {
    explicit Board(const Start& start)
        : n(start.height * start.width),
          cells(static_cast<int>(start.living.size()) / n),
          sectors_of(start.living.size()) {
        std::vector<Numbers> houses = start.houses;
        if (houses.empty()) houses.resize(static_cast<std::size_t>(3 * n));
        for (int cell = 0; start.houses.empty() && cell < cells; ++cell) {
            const int box = cell / n / start.height * start.height + cell % n / start.width;  // `height` side by side
            for (int house : {cell / n, n + cell % n, 2 * n + box}) at(houses, house).push_back(cell);
        }
        members.resize(static_cast<std::size_t>(cells) + houses.size() * static_cast<std::size_t>(n));
        const auto add = [this](int v, int s) { at(members, s).push_back(v), at(sectors_of, v).push_back(s); };
        for (int v = 0; v < cells * n; ++v) add(v, v / n);
        for (int s = 0; s < static_cast<int>(houses.size()) * n; ++s)
            for (int cell : at(houses, s / n)) add(cell * n + s % n, cells + s);
    }
    // A house with fewer cells than digits has each digit at most once.
    bool exactly_one(int s) const { return static_cast<int>(at(members, s).size()) == n; }

    int n, cells;
    std::vector<Numbers> members, sectors_of;  // of each sector, living or not, and of each candidate
};

bool contains(const auto& list, const auto& item) { return std::find(list.begin(), list.end(), item) != list.end(); }

class Checker : Conditions {
  public:
    explicit Checker(const Start* wanted) : wanted_(wanted) {}

    Verdict run(const std::function<bool(std::string_view&)>& next) {
        for (++here.line; hold() && next(line_); ++here.line) {
            require(line_.size() <= (here.line > 1 ? max_line : max_header),
                    "the line is longer than 128 MiB (header: 2)");
            require(!accepted_, "a line after the claim");
            require(line_.find_first_not_of(" \t\r") != line_.npos, "a blank line");
            if (hold()) JsonReader(line_, json_, *this);
            if (!hold()) break;
            const Json& object = json_.front();
            here.line == 1 ? header(object) : find(object, "claim") ? claim(object) : step(object);
        }
        require(accepted_.has_value(), here.line == 1 ? "the first line is not a header" : "the claim is missing");
        return hold() ? Verdict(*accepted_) : refusal;
    }

  private:
    std::string_view from(const Json& key) const { return line_.substr(static_cast<std::size_t>(key.number)); }
    bool says(const Json& value, std::string_view text) const {
        return value.kind == Kind::string && from(value).starts_with(text) && from(value)[text.size()] == '"';
    }
    const Json* find(const Json& object, std::string_view name) const {
        if (object.kind != Kind::object) return nullptr;
        for (const Json* key = object.begin(); key != object.end(); key = key[1].end())
            if (says(*key, name)) return key + 1;
        return nullptr;
    }
    // The values of these keys; only those behind `needed` may be missing (null), only keys "x-.." stand beside them.
    template <std::size_t K>
    auto fields(const Json& object, const char* const (&names)[K], std::size_t needed = K) {
        std::array<const Json*, K> out{};
        for (std::size_t i = 0; i < K; ++i) {
            out[i] = find(object, names[i]);
            if (!out[i] && i < needed && !require(false, "a key is missing", -1, names[i])) out[i] = &nothing;
        }
        if (object.kind != Kind::object) return out;  // a key is missing
        for (const Json* key = object.begin(); key != object.end(); key = key[1].end())
            require(contains(out, key + 1) || from(*key).starts_with("x-"), "an unknown or repeated key");
        return out;
    }
    int number(const Json& value, std::size_t limit, const char* what) {
        require(value.kind == Kind::number, "a value of the wrong kind");
        const bool within = static_cast<std::size_t>(value.number) < limit;
        return require(within, "a number out of range", value.number, what) ? value.number : 0;
    }
    void each(const Json& list, const auto& visit) {
        require(list.kind == Kind::list, "a value of the wrong kind");
        for (const Json* item = list.begin(); hold() && item != list.end(); item += item->span) visit(*item);
    }
    Numbers list(const Json& value, std::size_t limit, const char* what) {
        Numbers out;
        require(value.span <= 2 + std::max(limit, static_cast<std::size_t>(board_.cells)),
                "a list longer than the board");
        each(value, [&](const Json& item) { out.push_back(number(item, limit, what)); });
        return out;
    }
    // A list that is not empty and repeats nothing.
    Numbers set(const Json& value, std::size_t limit, const char* what) {
        Numbers out = list(value, limit, what);
        std::sort(out.begin(), out.end());
        require(!out.empty(), "an empty list");
        require(std::adjacent_find(out.begin(), out.end()) == out.end(), "a list with repeats");
        return out;
    }
    std::vector<Numbers> sets(const Json& value, std::size_t limit, const char* what) {
        std::vector<Numbers> out;
        each(value, [&](const Json& item) { out.push_back(set(item, limit, what)); });
        return out;
    }
    void exactly_one(int s) { require(board_.exactly_one(s), "not a sector of exactly one", s, "sector"); }
    // The members of a sector of which exactly one is true.
    const Numbers& sector(const Json& value) {
        const int s = number(value, board_.members.size(), "sector");
        exactly_one(s);
        return at(board_.members, s);
    }
    // The items of a list, each with its number in the path of a refusal.
    void walk(const Json& list, const char* name, const auto& visit) {
        const std::size_t length = here.path.size();
        int number = 0;
        each(list, [&](const Json& item) {
            here.path += (length == 0 ? "" : " > ") + (name + std::to_string(number++));
            visit(item);
            here.path.resize(length);
        });
    }

    void header(const Json& object) {
        const Json *const name = find(object, "format"), *const edition = find(object, "version");
        if (!require(name, "the first line is not a header")) return;
        require(says(*name, "deduku-proof") && (!edition || number(*edition, 1 << 30, "version") == 1),
                "not deduku-proof of version 1");
        const auto [format, version, givens, box, digits, houses] =
            fields(object, {"format", "version", "givens", "box", "digits", "houses"}, 3);
        if (!require(box ? !digits && !houses : digits && houses, "neither a box nor digits and houses")) return;
        const Numbers size = box ? list(*box, 65, "side of a box") : Numbers{1, number(*digits, 65, "digit")};
        const auto n = static_cast<std::size_t>(size.size() == 2 ? size[0] * size[1] : 0);
        if (!require(n >= 2 && n <= 64, "the box is not [height,width] of a board with 2 to 64 digits")) return;
        start_ = {size[0], size[1], {}, {}};
        each(*givens, [&](const Json& cell) {  // 0 for all digits, one, or a list of two or more
            const bool several = cell.kind == Kind::list;
            const Numbers allowed = several ? set(cell, n + 1, "digit") : Numbers{number(cell, n + 1, "digit")};
            const bool all = !several && contains(allowed, 0);
            require(all || (several == (allowed.size() > 1) && !contains(allowed, 0)), "not what a cell may hold");
            for (int d = 1; d <= static_cast<int>(n); ++d) start_.living.push_back(all || contains(allowed, d));
        });
        const std::size_t cells = start_.living.size() / n;
        require(box ? cells == n * n : cells > 0 && cells <= 4096, "the givens are not one for each cell");
        if (houses) start_.houses = sets(*houses, cells, "cell");
        require(box || (!start_.houses.empty() && start_.houses.size() <= 1024), "not 1 to 1024 houses");
        for (const Numbers& house : start_.houses) require(house.size() <= n, "a house with more cells than digits");
        if (!require(!wanted_ || start_ == *wanted_, "the header states another puzzle") || !hold()) return;
        board_ = Board(start_);
        living_ = start_.living;
    }
    void step(const Json& object) {
        require(!find(object, "format"), "a second header");
        const bool is_cover = find(object, "cover");
        require(is_cover || find(object, "split"), "not a cover, a split or, at the end, a claim");
        const Json* const removes = find(object, "removes");
        if (!require(removes, "a key is missing") || !hold()) return;
        const Numbers out = set(*removes, living_.size(), "candidate");
        for (int v : out) require(at(living_, v), "a removed candidate is dead already", v);
        is_cover ? cover(object, out) : split(object, out);
        for (int v : out) at(living_, v) = false;
    }
    // k base and k cover sectors: what lies in more cover than base sectors is false, if nothing living lies in less.
    void cover(const Json& object, const Numbers& out) {
        const std::vector<Numbers> both =
            sets(*fields(object, {"cover", "removes"})[0], board_.members.size(), "sector");
        if (!require(both.size() == 2 && both[0].size() == both[1].size(), "not two lists of equal length")) return;
        Numbers weight(board_.members.size());
        for (int s : both[0]) exactly_one(s), --at(weight, s);
        for (int s : both[1]) ++at(weight, s);
        const auto balance = [&](int v) {  // in how many more cover than base sectors v lies
            int sum = 0;
            for (int s : at(board_.sectors_of, v)) sum += at(weight, s);
            return sum;
        };
        for (int s : both[0])
            for (int v : at(board_.members, s))
                require(!at(living_, v) || balance(v) >= 0, "a living candidate is more in base than cover", v);
        for (int v : out) require(balance(v) > 0, "a removed candidate is not more in cover than base", v);
    }
    // Branches that keep all living members of a sector: what is dead in every open one is false.
    void split(const Json& object, const Numbers& out) {
        const auto [on, branches, removed] = fields(object, {"split", "branches", "removes"});
        const Numbers& members = sector(*on);
        Numbers kept;
        bool all_closed = true;
        walk(*branches, "branch ", [&](const Json& item) { all_closed &= branch(item, members, out, kept); });
        require(branches->span > 1, "a split without branches");
        for (int v : members) require(!at(living_, v) || contains(kept, v), "a living member is kept in no branch", v);
        for (int v : out) require(!all_closed || contains(members, v), "all branches closed, but not in the sector", v);
    }
    // A branch of a Split on these members that removes `out`; adds what it keeps to `kept`. True if it is closed.
    bool branch(const Json& object, const Numbers& members, const Numbers& out, Numbers& kept) {
        const auto [keep, steps, empty, twin] = fields(object, {"keep", "steps", "empty", "twin"}, 2);
        require(!empty || !twin, "a branch that ends twice");
        const Numbers keeps = set(*keep, living_.size(), "candidate");
        for (int v : keeps) require(at(living_, v) && contains(members, v), "a kept candidate is no living member", v);
        kept.insert(kept.end(), keeps.begin(), keeps.end());
        const std::vector<bool> before = living_;
        for (int v : members) at(living_, v) = contains(keeps, v);
        walk(*steps, "step ", [this](const Json& item) { step(item); });
        if (twin) exchange(*twin);
        require(twin || dead(empty ? sector(*empty) : out), empty ? "the sector said to be empty has a living member"
                                                                  : "a removed candidate lives in an open branch");
        living_ = before;
        return empty || twin;
    }
    // A Twin, [T,F]: every solution here has T, and with F in its place is a second one.
    void exchange(const Json& value) {
        const std::vector<Numbers> both = sets(value, living_.size(), "candidate");
        if (!require(both.size() == 2, "not two lists of candidates")) return;
        Numbers weight(board_.members.size());  // members in F less those in T
        for (int v : both[0]) {
            for (int w : at(board_.members, v / board_.n))
                require(at(living_, w) == (w == v), "a candidate of T is not the only living one of its cell", v);
            for (int s : at(board_.sectors_of, v)) --at(weight, s);
        }
        for (int v : both[1]) {
            require(at(start_.living, v), "a candidate of F is not allowed by the givens", v);
            require(!std::binary_search(both[0].begin(), both[0].end(), v), "a candidate of T and of F", v);
            for (int s : at(board_.sectors_of, v)) ++at(weight, s);
        }
        level(weight, "a sector that does not have as many of F as of T");
        twins_ = true;
    }
    // No sector has more than it must have, or less; but less where it may.
    void level(const Numbers& weight, const char* rule) {
        for (int s = 0; s < static_cast<int>(weight.size()); ++s)
            require(at(weight, s) == 0 || (at(weight, s) < 0 && !board_.exactly_one(s)), rule, s, "sector");
    }
    bool dead(const Numbers& list) const {
        return std::none_of(list.begin(), list.end(), [this](int v) { return at(living_, v); });
    }
    void claim(const Json& object) {
        const auto is = [&](const char* word) { return says(*find(object, "claim"), word); };
        const bool unique = is("unique"), solved = unique || is("solved"), several = is("not-unique");
        const bool none = several || is("no-solution");
        require(solved || none || is("false"), "the claim is not solved, unique, no-solution, false or not-unique");
        const char* const key = solved ? "grid" : none ? "empty" : "candidates";
        const auto [claimed, value, condition] = fields(object, {"claim", key, "if"}, 2);
        require(!condition || (is("false") && says(*condition, "unique")), "not a condition of this claim");
        require(!twins_ || several || condition || (solved && !unique), "the claim needs a condition after a twin");
        Numbers out = solved ? grid(*value, unique) : none ? sector(*value) : list(*value, living_.size(), "candidate");
        require(solved || dead(out),
                none ? "the sector claimed empty has a living member" : "a candidate claimed false is living");
        if (none) out = {value->number};
        const Proved empty = several ? Proved::not_unique : Proved::no_solution;
        const Proved wrong = condition ? Proved::false_if_unique : Proved::false_candidates;
        accepted_ = {unique ? Proved::unique : solved ? Proved::solution : none ? empty : wrong, out, start_};
    }
    // A solution: a digit for each cell, none against the givens, each sector met. Unique if nothing else lives.
    Numbers grid(const Json& value, bool unique) {
        Numbers out = list(value, static_cast<std::size_t>(board_.n) + 1, "digit"), met(board_.members.size(), -1);
        if (!require(std::ssize(out) == board_.cells, "the grid has not one digit for each cell")) return {};
        for (int v = 0; v < board_.cells * board_.n; ++v) {
            const bool truth = at(out, v / board_.n) == v % board_.n + 1;
            require(truth || !unique || !at(living_, v), "a candidate outside the grid is living", v);
            require(!truth || at(start_.living, v), "the grid contradicts a given", v);
            for (int s : at(board_.sectors_of, v)) at(met, s) += truth ? 1 : 0;
        }
        level(met, "the grid does not have every digit once in every house");
        return out;
    }

    const Start* wanted_;
    static constexpr Json nothing{Kind::list, 1, 0};  // what a missing key is read as
    std::string_view line_;
    std::vector<Json> json_;  // its values
    Start start_;
    Board board_{Start{1, 1, {}, {}}};
    std::vector<bool> living_;
    bool twins_ = false;  // a step rests on uniqueness
    std::optional<Accepted> accepted_;
};

}  // namespace
}  // namespace deduku::checking

deduku::Verdict deduku::check_lines(const Start* start, const std::function<bool(std::string_view&)>& next) {
    return checking::Checker(start).run(next);
}
