#include "check/checker.hpp"

#include <algorithm>
#include <initializer_list>
#include <optional>

#include "check/json.hpp"
#include "check/living.hpp"

namespace deduku {
namespace {

using checking::Json;
using checking::Living;
using Kind = Json::Kind;
using Numbers = std::vector<int>;

bool contains(const Numbers& numbers, int x) { return std::find(numbers.begin(), numbers.end(), x) != numbers.end(); }

bool has_repeats(Numbers numbers) {
    std::sort(numbers.begin(), numbers.end());
    return std::adjacent_find(numbers.begin(), numbers.end()) != numbers.end();
}

template <class Number>
std::string named(std::string_view what, Number number) {
    return std::string(what) + " " + std::to_string(number);
}

}  // namespace

class Checker::State {
  public:
    explicit State(const Puzzle* puzzle) {
        if (puzzle) puzzle_ = *puzzle;
    }

    bool line(std::string_view text) {
        if (refused_) return false;
        ++line_;
        if (text.size() > max_line) return refuse(rule::line_too_long);
        if (accepted_) return refuse(rule::after_claim);
        if (text.find_first_not_of(" \t\r") == std::string_view::npos) return refuse(rule::blank_line);
        if (const auto error = checking::read_json(text, json_))
            return refuse(rule::json, named("column", error->column) + ": expected " + std::string(error->expected));
        const Json& object = json_.front();
        if (line_ == 1) return header(object);
        if (object.find("format")) return refuse(rule::header_repeated);
        return object.find("claim") ? claim(object) : step(object);
    }

    Verdict finish() {
        if (!refused_ && !accepted_) {
            ++line_;
            refuse(line_ == 1 ? rule::header_missing : rule::claim_missing);
        }
        if (refused_) return *refused_;
        return *accepted_;
    }

  private:
    bool refuse(Rule rule, std::string detail = {}) {
        refused_ = Refused{line_, {}, rule, std::move(detail)};
        return false;
    }
    // Names the place of a refusal from the inside out.
    bool refuse_inside(std::string_view place, int number) {
        std::string& path = refused_->path;
        path = named(place, number) + (path.empty() ? "" : " > ") + path;
        return false;
    }
    bool accept(Proved what, Numbers numbers) {
        accepted_ = Accepted{what, std::move(numbers)};
        return true;
    }

    // Reading values.

    bool is(const Json& value, Kind kind) { return value.kind == kind || refuse(rule::wrong_kind); }

    // An object with all these keys, perhaps the optional one, and besides only keys starting with "x-".
    bool keys(const Json& object, std::initializer_list<std::string_view> needed, std::string_view optional = {}) {
        if (!is(object, Kind::object)) return false;
        for (std::string_view key : needed)
            if (!object.find(key)) return refuse(rule::missing_key, std::string(key));
        for (auto at = object.begin(); at != object.end(); ++at, ++at) {
            const std::string_view key = (*at).string;
            if (key.starts_with("x-") || (!optional.empty() && key == optional)) continue;
            if (std::find(needed.begin(), needed.end(), key) == needed.end())
                return refuse(rule::unknown_key, std::string(key));
        }
        return true;
    }

    // A list of numbers below `limit`.
    bool list(const Json& value, int limit, Rule range, Numbers& out) {
        if (!is(value, Kind::array)) return false;
        out.clear();
        for (const Json& item : value) {
            if (!is(item, Kind::number)) return false;
            if (item.number >= limit) return refuse(range, std::to_string(item.number));
            out.push_back(item.number);
        }
        return true;
    }
    bool candidates(const Json& value, Numbers& out) {
        return list(value, living_.candidates(), rule::candidate_range, out);
    }
    bool sector(const Json& value, int& out) {
        if (!is(value, Kind::number)) return false;
        out = value.number;
        return out < living_.sectors() || refuse(rule::sector_range, std::to_string(out));
    }

    // The header.

    bool header(const Json& object) {
        const Json* format = object.find("format");
        if (!format) return refuse(rule::header_missing);
        if (!keys(object, {"format", "version", "box", "givens"})) return false;
        const Json& version = *object.find("version");
        if (format->string != "deduku-proof" || version.kind != Kind::number || version.number != 1)
            return refuse(rule::header_format);
        Numbers box;
        if (!list(*object.find("box"), max_digits + 1, rule::header_box, box)) return false;
        if (box.size() != 2 || box[0] * box[1] < 2 || box[0] * box[1] > max_digits) return refuse(rule::header_box);
        living_ = Living(box[0], box[1]);
        balance_.assign(static_cast<std::size_t>(living_.sectors()), 0);
        const Json& cells = *object.find("givens");
        if (!is(cells, Kind::array)) return false;
        int cell = 0;
        for (const Json& allowed : cells) {
            if (cell == living_.cells() || !given(cell, allowed))
                return refuse(rule::header_givens, named("cell", cell));
            ++cell;
        }
        if (cell != living_.cells()) return refuse(rule::header_givens, named("cell", cell));
        given_kills_ = living_.kills();
        return !puzzle_ || same_puzzle({box[0], box[1]}) || refuse(rule::other_puzzle);
    }

    // 0, one digit, or a list of two or more different digits.
    bool given(int cell, const Json& value) {
        const int n = living_.digits();
        if (value.kind == Kind::number && value.number == 0) return true;
        Set<Digit> allowed;
        const auto allow = [&](const Json& digit) {
            if (digit.kind != Kind::number || digit.number < 1 || digit.number > n) return false;
            const auto d = static_cast<Digit>(digit.number - 1);
            if (allowed.has(d)) return false;
            allowed.insert(d);
            return true;
        };
        if (value.kind == Kind::array) {
            for (const Json& digit : value)
                if (!allow(digit)) return false;
            if (allowed.size() < 2) return false;
        } else if (!allow(value)) {
            return false;
        }
        for (int d = 0; d < n; ++d)
            if (!allowed.has(static_cast<Digit>(d))) living_.kill(cell * n + d);
        return true;
    }

    bool same_puzzle(Box box) const {
        if (puzzle_->box != box || puzzle_->cells.size() != static_cast<std::size_t>(living_.cells())) return false;
        const int n = living_.digits();
        for (int v = 0; v < living_.candidates(); ++v)
            if (puzzle_->cells[static_cast<std::size_t>(v / n)].has(static_cast<Digit>(v % n)) != living_.has(v))
                return false;
        return true;
    }

    // Steps.

    bool step(const Json& object) {
        if (object.find("cover")) return cover(object);
        if (object.find("split")) return split(object);
        return refuse(rule::unknown_object);
    }

    // What a step removes: each living, and once.
    bool removes(const Json& object, Numbers& out) {
        if (!candidates(*object.find("removes"), out)) return false;
        if (out.empty()) return refuse(rule::removes_empty);
        const std::size_t before = living_.kills();
        for (int v : out)
            if (!living_.kill(v)) return refuse(rule::removes_dead, named("candidate", v));
        living_.undo_to(before);
        return true;
    }
    bool kill_all(const Numbers& out) {
        for (int v : out) living_.kill(v);
        return true;
    }

    bool sector_list(const Json& value, Numbers& out) {
        if (!list(value, living_.sectors(), rule::sector_range, out)) return false;
        if (out.empty()) return refuse(rule::cover_empty);
        return !has_repeats(out) || refuse(rule::cover_repeats);
    }
    void weigh(const Numbers& sectors, int by) {
        for (int s : sectors) balance_[static_cast<std::size_t>(s)] += by;
    }
    // In how many more cover than base sectors a candidate lies.
    int balance(int v) const {
        int sum = 0;
        for (int s : living_.sectors_of(v)) sum += balance_[static_cast<std::size_t>(s)];
        return sum;
    }

    bool cover(const Json& object) {
        Numbers out;
        if (!keys(object, {"cover", "removes"}) || !removes(object, out)) return false;
        const Json& pair = *object.find("cover");
        if (!is(pair, Kind::array)) return false;
        std::vector<Numbers> lists;
        for (const Json& sectors : pair)
            if (!sector_list(sectors, lists.emplace_back())) return false;
        if (lists.size() != 2 || lists[0].size() != lists[1].size()) return refuse(rule::cover_sizes);
        weigh(lists[0], -1);
        weigh(lists[1], 1);
        for (int s : lists[0]) {
            for (int i = 0; i < living_.digits(); ++i) {
                const int v = living_.member(s, i);
                if (living_.has(v) && balance(v) < 0) return refuse(rule::cover_condition, named("candidate", v));
            }
        }
        for (int v : out)
            if (balance(v) <= 0) return refuse(rule::removes_unsupported, named("candidate", v));
        weigh(lists[0], 1);
        weigh(lists[1], -1);
        return kill_all(out);
    }

    bool split(const Json& object) {
        int on = 0;
        Numbers out;
        if (!keys(object, {"split", "branches", "removes"}) || !sector(*object.find("split"), on) ||
            !removes(object, out))
            return false;
        const Json& branches = *object.find("branches");
        if (!is(branches, Kind::array)) return false;
        if (branches.begin() == branches.end()) return refuse(rule::split_no_branches);
        Numbers kept;
        bool all_closed = true;
        int number = 0;
        for (const Json& item : branches) {
            if (!branch(item, on, out, kept)) return refuse_inside("branch", number);
            all_closed = all_closed && item.find("empty");
            ++number;
        }
        for (int i = 0; i < living_.digits(); ++i) {
            const int v = living_.member(on, i);
            if (living_.has(v) && !contains(kept, v)) return refuse(rule::split_not_exhaustive, named("candidate", v));
        }
        for (int v : out)
            if (all_closed && !lies_in(v, on)) return refuse(rule::split_closed_outside, named("candidate", v));
        return kill_all(out);
    }

    bool lies_in(int v, int s) const {
        const auto sectors = living_.sectors_of(v);
        return std::find(sectors.begin(), sectors.end(), s) != sectors.end();
    }

    // One branch of a Split on sector `on` that removes `out`; adds what it keeps to `kept`.
    bool branch(const Json& object, int on, const Numbers& out, Numbers& kept) {
        Numbers keep;
        if (!keys(object, {"keep", "steps"}, "empty") || !candidates(*object.find("keep"), keep)) return false;
        if (keep.empty()) return refuse(rule::keep_empty);
        if (has_repeats(keep)) return refuse(rule::keep_repeats);
        for (int v : keep) {
            if (!living_.has(v) || !lies_in(v, on)) return refuse(rule::keep_foreign, named("candidate", v));
            if (!contains(kept, v)) kept.push_back(v);
        }
        const std::size_t before = living_.kills();
        for (int i = 0; i < living_.digits(); ++i)
            if (const int v = living_.member(on, i); !contains(keep, v)) living_.kill(v);
        const Json& steps = *object.find("steps");
        if (!is(steps, Kind::array)) return false;
        int number = 0;
        for (const Json& item : steps) {
            if (!step(item)) return refuse_inside("step", number);
            ++number;
        }
        if (!branch_end(object.find("empty"), out)) return false;
        living_.undo_to(before);
        return true;
    }

    bool branch_end(const Json* empty, const Numbers& out) {
        if (empty) {
            int s = 0;
            if (!sector(*empty, s)) return false;
            return living_.count(s) == 0 || refuse(rule::branch_not_empty, named("sector", s));
        }
        for (int v : out)
            if (living_.has(v)) return refuse(rule::branch_keeps, named("candidate", v));
        return true;
    }

    // The claim.

    bool claim(const Json& object) {
        const std::string_view kind = object.find("claim")->string;
        if (kind == "solved" || kind == "unique") return grid_claim(object, kind == "unique");
        if (kind == "no-solution") return no_solution_claim(object);
        if (kind == "false") return false_claim(object);
        return refuse(rule::claim_kind);
    }

    bool grid_claim(const Json& object, bool unique) {
        Numbers grid;
        const int n = living_.digits();
        if (!keys(object, {"claim", "grid"}) || !list(*object.find("grid"), n + 1, rule::grid_digit, grid))
            return false;
        if (grid.size() != static_cast<std::size_t>(living_.cells())) return refuse(rule::grid_size);
        Living start = living_;
        start.undo_to(given_kills_);
        Numbers counts(static_cast<std::size_t>(living_.sectors()));
        for (int cell = 0; cell < living_.cells(); ++cell) {
            const int digit = grid[static_cast<std::size_t>(cell)];
            if (digit == 0) return refuse(rule::grid_digit, named("cell", cell));
            const int v = cell * n + digit - 1;
            if (!start.has(v)) return refuse(rule::grid_givens, named("cell", cell));
            for (int s : living_.sectors_of(v)) ++counts[static_cast<std::size_t>(s)];
        }
        const auto wrong = std::find_if(counts.begin(), counts.end(), [](int count) { return count != 1; });
        if (wrong != counts.end()) return refuse(rule::grid_sectors, named("sector", wrong - counts.begin()));
        for (int v = 0; unique && v < living_.candidates(); ++v)
            if (living_.has(v) && grid[static_cast<std::size_t>(v / n)] != v % n + 1)
                return refuse(rule::unique_living, named("candidate", v));
        return accept(unique ? Proved::unique : Proved::solution, std::move(grid));
    }

    bool no_solution_claim(const Json& object) {
        int empty = 0;
        if (!keys(object, {"claim", "empty"}) || !sector(*object.find("empty"), empty)) return false;
        if (living_.count(empty) != 0) return refuse(rule::no_solution_living, named("sector", empty));
        return accept(Proved::no_solution, {empty});
    }

    bool false_claim(const Json& object) {
        Numbers listed;
        if (!keys(object, {"claim", "candidates"}) || !candidates(*object.find("candidates"), listed)) return false;
        for (int v : listed)
            if (living_.has(v)) return refuse(rule::false_living, named("candidate", v));
        return accept(Proved::false_candidates, std::move(listed));
    }

    std::optional<Puzzle> puzzle_;
    std::size_t line_ = 0;
    std::vector<Json> json_;  // the values of the present line
    Living living_;
    std::size_t given_kills_ = 0;  // so many kills are the start position
    Numbers balance_;              // of each sector: 1 in the cover, -1 in the base of the present Cover
    std::optional<Accepted> accepted_;
    std::optional<Refused> refused_;
};

std::string to_text(const Refused& refused) {
    std::string out = named("line", refused.line);
    if (!refused.path.empty()) out += ", " + refused.path;
    out.append(": ").append(refused.rule);
    if (!refused.detail.empty()) out += " (" + refused.detail + ")";
    return out;
}

Checker::Checker(const Puzzle* puzzle) : state_(std::make_unique<State>(puzzle)) {}
Checker::Checker(Checker&&) noexcept = default;
Checker& Checker::operator=(Checker&&) noexcept = default;
Checker::~Checker() = default;

bool Checker::line(std::string_view text) { return state_->line(text); }

Verdict Checker::finish() { return state_->finish(); }

Verdict check(const Puzzle* puzzle, std::string_view ledger) {
    Checker checker(puzzle);
    while (!ledger.empty()) {
        const std::size_t end = ledger.find('\n');
        if (!checker.line(ledger.substr(0, end)) || end == std::string_view::npos) break;
        ledger.remove_prefix(end + 1);
    }
    return checker.finish();
}

}  // namespace deduku
