#include "method/hdp/chain.hpp"

#include <algorithm>
#include <charconv>

#include "deduku/text.hpp"

namespace deduku::hdp {
namespace {

constexpr std::string_view mark_names[] = {"STA", "INC", "HYP", "DIS", "PRF"};

std::string outcome_text(BranchOutcome outcome) {
    switch (outcome) {
        case BranchOutcome::contradiction: return "CTR";
        case BranchOutcome::solution: return "SOL";
        case BranchOutcome::open: return "UNS";
    }
    return {};
}

// The statement of a cell: "A2: 4,9", and common variants of it: "A2=4/9", "a2: 49", "r2c1: 4,9". Reads from left to
// right; an error ends it with a place and an expectation.
class Scanner {
  public:
    Scanner(const Geometry& geometry, std::string_view text) : geometry_(geometry), text_(text) {}

    std::variant<HdpLine, LineError> line() {
        HdpLine line;
        if (!mark(line.mark)) return fail("STA, INC, HYP, DIS or PRF");
        if (auto error = links(line.chain)) return *error;
        const bool may_be_empty = line.mark != Mark::sta && line.mark != Mark::hyp;
        if (line.chain.empty() && !(may_be_empty && looking_at("=>"))) return fail("a statement such as A2: 4,9");
        if (take("=>")) {
            if (auto error = ending(line)) return *error;
        } else if (line.mark == Mark::dis || line.mark == Mark::prf) {
            return fail("=> CTR or => SOL");
        }
        skip_blanks();
        if (!done()) return fail("the end of the line");
        return line;
    }

    std::variant<HdpChain, LineError> chain() {
        HdpChain chain;
        if (auto error = links(chain)) return *error;
        if (!done()) return fail("the end of the chain");
        return chain;
    }

  private:
    LineError fail(std::string expected) const { return {pos_, std::move(expected)}; }
    bool done() const { return pos_ >= text_.size(); }
    bool looking_at(std::string_view word) const {
        const std::string_view here = text_.substr(pos_, word.size());
        return here.size() == word.size() && std::equal(here.begin(), here.end(), word.begin(), [](char a, char b) {
                   return (a >= 'a' && a <= 'z' ? static_cast<char>(a - 'a' + 'A') : a) == b;
               });
    }
    void skip_blanks() {
        while (!done() && (text_[pos_] == ' ' || text_[pos_] == '\t')) ++pos_;
    }
    bool take(std::string_view word) {
        skip_blanks();
        if (!looking_at(word)) return false;
        pos_ += word.size();
        return true;
    }
    bool mark(Mark& mark) {
        skip_blanks();
        for (std::size_t i = 0; i < std::size(mark_names); ++i) {
            if (!take(mark_names[i])) continue;
            mark = static_cast<Mark>(i);
            return true;
        }
        return false;
    }
    // Statements up to the end of the text or "=>".
    std::optional<LineError> links(HdpChain& chain) {
        skip_blanks();
        bool hypothesis = take("#");
        while (!done() && !looking_at("=>")) {
            HdpLink link{{}, hypothesis};
            if (auto error = statement(link.statement)) return error;
            chain.push_back(link);
            skip_blanks();
            if (done() || looking_at("=>")) return std::nullopt;
            hypothesis = take("#");
            if (!hypothesis && !take("+")) return fail("'+', '#' or '=>'");
            skip_blanks();
            if (done() || looking_at("=>")) return fail(cell_expected);
        }
        if (hypothesis && chain.empty()) return fail(cell_expected);
        return std::nullopt;
    }
    std::optional<Cell> cell() {
        const auto is_of_name = [](char c) {
            return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
        };
        std::size_t end = pos_;
        while (end < text_.size() && is_of_name(text_[end])) ++end;
        const std::string_view name = text_.substr(pos_, end - pos_);
        const std::optional<Cell> found = parse_cell(geometry_, name);
        if (found) pos_ = end;
        return found;
    }
    std::optional<LineError> statement(Statement& statement) {
        skip_blanks();
        const std::optional<Cell> named = cell();
        if (!named) return fail(cell_expected);
        statement.cell = *named;
        skip_blanks();
        // "=" alone; the text after "=>" is the end of the chain.
        if (looking_at("=>") || (!take(":") && !take("="))) return fail("':' and digits, such as A2: 4,9");
        do {
            skip_blanks();
            if (!digits(statement.digits)) return fail("a digit 1 to " + std::to_string(geometry_.digits()));
        } while (take(",") || take("/"));
        return std::nullopt;
    }
    // Reads a number or, where digits have one character each, several: "49". False if nothing was read.
    bool digits(Set<Digit>& into) {
        std::size_t end = pos_;
        while (end < text_.size() && text_[end] >= '0' && text_[end] <= '9') ++end;
        const std::string_view number = text_.substr(pos_, end - pos_);
        if (number.empty()) return false;
        const bool one_each = geometry_.digits() <= 9;
        Set<Digit> read;
        for (std::size_t from = 0; from < number.size();) {
            const std::string_view word = one_each ? number.substr(from, 1) : number;
            int digit = 0;
            const auto [last, error] = std::from_chars(word.data(), word.data() + word.size(), digit);
            if (error != std::errc{} || digit < 1 || digit > geometry_.digits()) return false;
            if (read.has(static_cast<Digit>(digit - 1))) return false;
            read.insert(static_cast<Digit>(digit - 1));
            from += word.size();
        }
        into = into | read;
        pos_ = end;
        return true;
    }
    std::optional<LineError> ending(HdpLine& line) {
        skip_blanks();
        const std::size_t at = pos_;
        if (take("CTR"))
            line.outcome = BranchOutcome::contradiction;
        else if (take("SOL"))
            line.outcome = BranchOutcome::solution;
        else if (!take("UNS"))
            return fail("CTR, SOL or UNS");
        if (line.mark == Mark::dis && line.outcome != BranchOutcome::contradiction) return LineError{at, "CTR"};
        if (line.mark == Mark::prf && line.outcome != BranchOutcome::solution) return LineError{at, "SOL"};
        if (!take("=>")) return std::nullopt;
        if (line.outcome != BranchOutcome::contradiction) return fail("the end of the line");
        line.conclusion.emplace();
        return statement(*line.conclusion);
    }

    static constexpr const char* cell_expected = "a cell of the board, such as A2: 4,9";

    const Geometry& geometry_;
    std::string_view text_;
    std::size_t pos_ = 0;
};

}  // namespace

std::string to_text(const Geometry& geometry, const Statement& statement) {
    return cell_name(geometry, statement.cell) + ": " + digit_list(statement.digits);
}

std::string to_text(const Geometry& geometry, const HdpChain& chain) {
    std::string out;
    for (const HdpLink& link : chain) {
        if (!out.empty()) out += link.hypothesis ? " " : " + ";
        if (link.hypothesis) out += "# ";
        out += to_text(geometry, link.statement);
    }
    return out;
}

std::string to_text(const Geometry& geometry, const HdpLine& line) {
    std::string out(mark_names[static_cast<std::size_t>(line.mark)]);
    if (!line.chain.empty()) out += " " + to_text(geometry, line.chain);
    if (line.outcome != BranchOutcome::open) out += " => " + outcome_text(line.outcome);
    if (line.conclusion) out += " => " + to_text(geometry, *line.conclusion);
    return out;
}

std::variant<HdpLine, LineError> parse_line(const Geometry& geometry, std::string_view text) {
    return Scanner(geometry, text).line();
}

std::variant<HdpChain, LineError> parse_chain(const Geometry& geometry, std::string_view text) {
    return Scanner(geometry, text).chain();
}

}  // namespace deduku::hdp
