// Patterns and lists of moves from text.
//
//   pattern    part | part ..        part: items, each followed by nothing or * + ? {2} {2,} {2,5}
//   item       7  .  [1-3 5 <10> even]  [^1 2]  <12>  <-3>  <odd>  <break>  ( pattern )
//   moves      {start 1 2; accept 3; 1 [1 3] -> 2; 2 . -> 3}
//
// A pattern becomes an automaton with a state for each item as often as it is repeated (V. Glushkov): from the start or an
// item to each item that can follow it.
#include <algorithm>
#include <array>
#include <charconv>
#include <limits>
#include <optional>

#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/rules/forms/automaton.hpp"

namespace deduku::rules {
namespace {

constexpr int far_below = std::numeric_limits<int>::min(), far_above = std::numeric_limits<int>::max();
constexpr int most_nested = 64;
constexpr int most_repeats = 64;

// Text with a place in it, and the first error.
class Scanner {
  public:
    Scanner(std::string_view text, int digits, int lowest) : text_(text), digits_(digits), lowest_(lowest) {}

    bool failed() const { return error_.has_value(); }
    RuleError error() const { return *error_; }
    void fail(std::string expected) {
        if (error_) return;
        skip();
        const std::size_t length = next_ < text_.size() && is_letter(text_[next_]) ? word().size() : 1;
        error_ = RuleError{next_, next_ < text_.size() ? quoted(text_.substr(next_, length)) : "the end of the pattern",
                           std::move(expected)};
    }

    bool at_end() {
        skip();
        return next_ == text_.size() || error_;
    }
    char here() { return at_end() ? '\0' : text_[next_]; }
    bool takes(std::string_view sign) {
        skip();
        if (error_ || !text_.substr(next_).starts_with(sign)) return false;
        next_ += sign.size();
        return true;
    }
    bool takes_word(std::string_view wanted) {
        if (!is_letter(here()) || word() != wanted) return false;
        next_ += wanted.size();
        return true;
    }

    std::optional<int> number(int least, int most, std::string_view what) {
        skip();
        int value = 0;
        const char* from = text_.data() + next_;
        const auto [end, problem] = std::from_chars(from, text_.data() + text_.size(), value);
        if (error_ || problem != std::errc() || value < least || value > most) {
            fail(std::string(what) + " from " + std::to_string(least) + " to " + std::to_string(most));
            return std::nullopt;
        }
        next_ += static_cast<std::size_t>(end - from);
        return value;
    }

    // The symbols of an item that is no pattern in parentheses.
    Symbols symbols() {
        Symbols out;
        if (takes(".")) {
            out.negated = true;
        } else if (takes("[")) {
            out.negated = takes("^");
            while (!error_ && !takes("]"))
                if (!takes(",")) take_range(out, true);
        } else {
            take_range(out, false);
        }
        return out;
    }

  private:
    void skip() {
        while (next_ < text_.size() && (text_[next_] == ' ' || text_[next_] == '\t')) ++next_;
    }
    std::string_view word() const {
        std::size_t end = next_;
        while (end < text_.size() && is_letter(text_[end])) ++end;
        return text_.substr(next_, end - next_);
    }

    // A digit; in < > a number or a class; in [ ] a class also without < >, and ranges.
    void take_range(Symbols& to, bool in_class) {
        const bool angle = takes("<");
        if (is_letter(here())) {
            take_class(to);
        } else {
            const auto first = angle ? number(-999, 999, "a number") : digit();
            auto last = first;
            if (in_class && !angle && takes("-")) last = takes("<") ? closed_number() : digit();
            if (first && last) to.ranges.push_back({*first, *last});
            if (first && last && *first > *last) fail("a range that rises");
        }
        if (angle && !takes(">")) fail("'>'");
        if (in_class && angle && takes("-")) {
            const auto last = takes("<") ? closed_number() : digit();
            if (last && !to.ranges.empty()) to.ranges.back().most = *last;
        }
    }
    std::optional<int> closed_number() {
        const auto out = number(-999, 999, "a number");
        if (out && !takes(">")) fail("'>'");
        return out;
    }
    std::optional<int> digit() {
        skip();
        if (next_ == text_.size() || error_ || !is_digit(text_[next_])) {
            fail("a digit, <12>, <odd>, [..], (..) or .");
            return std::nullopt;
        }
        return text_[next_++] - '0';
    }
    void take_class(Symbols& to) {
        using Parity = Symbols::Range::Parity;
        if (takes_word("break")) {
            to.gap = true;
        } else if (takes_word("odd")) {
            to.ranges.push_back({far_below, far_above, Parity::odd});
        } else if (takes_word("even")) {
            to.ranges.push_back({far_below, far_above, Parity::even});
        } else if (takes_word("low")) {
            to.ranges.push_back({far_below, lowest_ - 1 + digits_ / 2});
        } else if (takes_word("high")) {
            to.ranges.push_back({lowest_ + digits_ - digits_ / 2, far_above});
        } else {
            fail("odd, even, low, high or break");
        }
    }

    std::string_view text_;
    int digits_, lowest_;
    std::size_t next_ = 0;
    std::optional<RuleError> error_;
};

// The pattern as a tree, in one list; children before their parents.
struct Node {
    enum class Kind : std::uint8_t { empty, symbols, both, either, repeat } kind = Kind::empty;
    Symbols reads{};
    std::size_t left = 0, right = 0;
    int least = 0, most = 0;  // of repeat; most 0: any number
};

class PatternReader {
  public:
    PatternReader(std::string_view text, int digits, int lowest) : scan_(text, digits, lowest) {}

    std::variant<Automaton, RuleError> read() {
        const std::size_t root = either();
        if (!scan_.at_end()) scan_.fail("an item of the pattern, or its end");
        if (scan_.failed()) return scan_.error();
        out_.states = 1;
        const Part whole = build(root);
        if (too_large()) return RuleError{0, "a pattern of more states or moves", limits()};
        out_.starts = {0};
        out_.accepts.assign(static_cast<std::size_t>(out_.states), false);
        out_.accepts[0] = whole.empty;
        for (const int last : whole.last) out_.accepts[static_cast<std::size_t>(last)] = true;
        follow({0}, whole.first);
        if (too_large()) return RuleError{0, "a pattern of more states or moves", limits()};
        return std::move(out_);
    }

  private:
    // The states that a part can begin and end with.
    struct Part {
        std::vector<int> first, last;
        bool empty = true;
    };

    static std::string limits() {
        return "at most " + std::to_string(max_automaton_states) + " states and " +
               std::to_string(max_automaton_moves) + " moves";
    }
    bool too_large() const { return out_.states > max_automaton_states || out_.moves.size() > max_automaton_moves; }

    std::size_t add(Node node) {
        nodes_.push_back(std::move(node));
        return nodes_.size() - 1;
    }
    std::size_t either() {
        std::size_t out = sequence();
        while (scan_.takes("|")) {
            const std::size_t right = sequence();
            out = add({Node::Kind::either, {}, out, right});
        }
        return out;
    }
    std::size_t sequence() {
        std::size_t out = add({});
        while (!scan_.at_end() && scan_.here() != '|' && scan_.here() != ')') {
            const std::size_t right = repeated();
            out = add({Node::Kind::both, {}, out, right});
        }
        return out;
    }
    std::size_t repeated() {
        std::size_t out = item();
        for (;;) {
            int least = 0, most = 0;
            if (scan_.takes("+")) {
                least = 1;
            } else if (scan_.takes("?")) {
                most = 1;
            } else if (scan_.takes("{")) {
                if (!bounds(least, most)) return out;
            } else if (!scan_.takes("*")) {
                return out;
            }
            out = add({Node::Kind::repeat, {}, out, 0, least, most});
        }
    }
    // 2} 2,} 2,5}
    bool bounds(int& least, int& most) {
        const auto first = scan_.number(0, most_repeats, "a number of times");
        if (!first) return false;
        least = most = *first;
        if (scan_.takes("}")) {
            if (most == 0) scan_.fail("a number of times from 1");
            return most > 0;
        }
        most = 0;
        if (!scan_.takes(",")) scan_.fail("',' or '}'");
        if (scan_.takes("}")) return true;
        const auto last = scan_.number(std::max(1, least), most_repeats, "a number of times");
        if (last) most = *last;
        if (last && !scan_.takes("}")) scan_.fail("'}'");
        return last.has_value();
    }
    std::size_t item() {
        if (!scan_.takes("(")) return add({Node::Kind::symbols, scan_.symbols()});
        if (++depth_ > most_nested) scan_.fail("at most " + std::to_string(most_nested) + " nested parentheses");
        const std::size_t out = scan_.failed() ? add({}) : either();
        --depth_;
        if (!scan_.takes(")")) scan_.fail("')'");
        return out;
    }

    void follow(const std::vector<int>& from, const std::vector<int>& to) {
        for (const int a : from)
            for (const int b : to)
                if (!too_large()) out_.moves.push_back({a, b, reads_[static_cast<std::size_t>(b - 1)]});
    }
    Part joined(Part a, Part b) {
        follow(a.last, b.first);
        if (a.empty) a.first.insert(a.first.end(), b.first.begin(), b.first.end());
        if (b.empty) b.last.insert(b.last.end(), a.last.begin(), a.last.end());
        return {std::move(a.first), std::move(b.last), a.empty && b.empty};
    }
    Part build(std::size_t at) {
        const Node node = nodes_[at];
        if (too_large() || node.kind == Node::Kind::empty) return {};
        if (node.kind == Node::Kind::symbols) {
            reads_.push_back(node.reads);
            return {{out_.states}, {out_.states++}, false};
        }
        if (node.kind == Node::Kind::repeat) return repeat(node);
        Part left = build(node.left), right = build(node.right);
        if (node.kind == Node::Kind::both) return joined(std::move(left), std::move(right));
        left.first.insert(left.first.end(), right.first.begin(), right.first.end());
        left.last.insert(left.last.end(), right.last.begin(), right.last.end());
        left.empty = left.empty || right.empty;
        return left;
    }
    // The part as often as it must be there, then the rest, which may be missing.
    Part repeat(const Node& node) {
        Part out;
        for (int i = 0; i < node.least; ++i) out = joined(std::move(out), build(node.left));
        for (int i = node.least; i < node.most; ++i) {
            Part next = build(node.left);
            next.empty = true;
            out = joined(std::move(out), std::move(next));
        }
        if (node.most > 0) return out;
        Part again = build(node.left);
        follow(again.last, again.first);
        again.empty = true;
        return joined(std::move(out), std::move(again));
    }

    Scanner scan_;
    std::vector<Node> nodes_;
    int depth_ = 0;
    Automaton out_;
    std::vector<Symbols> reads_;  // of each state but the start
};

class MovesReader {
  public:
    MovesReader(std::string_view text, int digits, int lowest) : scan_(text, digits, lowest) {}

    std::variant<Automaton, RuleError> read() {
        scan_.takes("{");
        while (!scan_.failed() && !scan_.takes("}")) {
            take_part();
            if (scan_.here() != '}' && !scan_.takes(";")) scan_.fail("';' or '}'");
        }
        if (!scan_.at_end()) scan_.fail("the end of the automaton");
        if (!scan_.failed() && out_.starts.empty()) scan_.fail("start and a state, before '}'");
        if (scan_.failed()) return scan_.error();
        out_.accepts.resize(static_cast<std::size_t>(out_.states), false);
        return std::move(out_);
    }

  private:
    std::optional<int> state() {
        const auto out = scan_.number(1, max_automaton_states, "a state");
        if (!out) return std::nullopt;
        out_.states = std::max(out_.states, *out);
        return *out - 1;
    }
    bool more() { return !scan_.at_end() && scan_.here() != ';' && scan_.here() != '}'; }

    void take_part() {
        if (scan_.takes_word("start")) {
            while (more())
                if (const auto each = state()) out_.starts.push_back(*each);
        } else if (scan_.takes_word("accept")) {
            while (more())
                if (const auto each = state()) {
                    out_.accepts.resize(static_cast<std::size_t>(out_.states), false);
                    out_.accepts[static_cast<std::size_t>(*each)] = true;
                }
        } else if (is_digit(scan_.here())) {
            take_move();
        } else {
            scan_.fail("start, accept, or a move such as 1 [1-3] -> 2");
        }
    }
    void take_move() {
        const auto from = state();
        Symbols reads = scan_.symbols();
        if (!scan_.takes("->")) scan_.fail("'->'");
        const auto to = state();
        if (!from || !to) return;
        out_.moves.push_back({*from, *to, std::move(reads)});
        if (out_.moves.size() > max_automaton_moves)
            scan_.fail("at most " + std::to_string(max_automaton_moves) + " moves");
    }

    Scanner scan_;
    Automaton out_;
};

}  // namespace

std::variant<Automaton, RuleError> read_automaton(std::string_view text, int digits, int lowest) {
    const std::size_t first = text.find_first_not_of(" \t");
    if (first != text.npos && text[first] == '{') return MovesReader(text, digits, lowest).read();
    return PatternReader(text, digits, lowest).read();
}

}  // namespace deduku::rules
