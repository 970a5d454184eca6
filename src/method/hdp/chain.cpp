#include "method/hdp/chain.hpp"

#include <charconv>

#include "deduku/text.hpp"

namespace deduku::hdp {
namespace {

constexpr std::string_view mark_names[] = {"STA", "INC", "HYP", "DIS", "PRF"};

std::string outcome_text(Outcome outcome) {
    switch (outcome) {
        case Outcome::contradiction: return "CTR";
        case Outcome::solution: return "SOL";
        case Outcome::open: return "UNS";
    }
    return {};
}

// Reads a line from left to right; what does not fit stops it with a place and an expectation.
class Scanner {
  public:
    Scanner(const Geometry& geometry, std::string_view text) : geometry_(geometry), text_(text) {}

    std::variant<Line, LineError> line() {
        Line line;
        if (!mark(line.mark)) return fail("STA, INC, HYP, DIS or PRF");
        skip_blanks();
        bool hypothesis = take("#");
        while (!done() && !looking_at("=>")) {
            Link link{{}, hypothesis};
            if (auto error = statement(link.statement)) return *error;
            line.chain.push_back(link);
            skip_blanks();
            if (done() || looking_at("=>")) break;
            hypothesis = take("#");
            if (!hypothesis && !take("+")) return fail("'+', '#' or '=>'");
        }
        if (line.chain.empty()) return fail("a statement such as A2: 4,9");
        if (take("=>")) {
            if (auto error = ending(line)) return *error;
        } else if (line.mark == Mark::dis || line.mark == Mark::prf) {
            return fail("=> CTR or => SOL");
        }
        skip_blanks();
        if (!done()) return fail("the end of the line");
        return line;
    }

  private:
    LineError fail(std::string expected) const { return {pos_, std::move(expected)}; }
    bool done() const { return pos_ >= text_.size(); }
    bool looking_at(std::string_view word) const { return text_.substr(pos_, word.size()) == word; }
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
    std::optional<LineError> statement(Statement& statement) {
        skip_blanks();
        const std::size_t colon = text_.find(':', pos_);
        const std::optional<Cell> cell =
            colon == std::string_view::npos ? std::nullopt : parse_cell(geometry_, text_.substr(pos_, colon - pos_));
        if (!cell) return fail("a cell of the board and a colon, such as A2: 4,9");
        statement.cell = *cell;
        pos_ = colon + 1;
        do {
            skip_blanks();
            int digit = 0;
            const char* first = text_.data() + pos_;
            const auto [end, error] = std::from_chars(first, text_.data() + text_.size(), digit);
            if (error != std::errc{} || digit < 1 || digit > geometry_.digits())
                return fail("a digit 1 to " + std::to_string(geometry_.digits()));
            statement.digits.insert(static_cast<Digit>(digit - 1));
            pos_ += static_cast<std::size_t>(end - first);
        } while (take(","));
        return std::nullopt;
    }
    std::optional<LineError> ending(Line& line) {
        skip_blanks();
        const std::size_t at = pos_;
        if (take("CTR"))
            line.outcome = Outcome::contradiction;
        else if (take("SOL"))
            line.outcome = Outcome::solution;
        else if (!take("UNS"))
            return fail("CTR, SOL or UNS");
        if (line.mark == Mark::dis && line.outcome != Outcome::contradiction) return LineError{at, "CTR"};
        if (line.mark == Mark::prf && line.outcome != Outcome::solution) return LineError{at, "SOL"};
        if (!take("=>")) return std::nullopt;
        if (line.outcome != Outcome::contradiction) return fail("the end of the line");
        line.conclusion.emplace();
        return statement(*line.conclusion);
    }

    const Geometry& geometry_;
    std::string_view text_;
    std::size_t pos_ = 0;
};

}  // namespace

std::string to_text(const Geometry& geometry, const Statement& statement) {
    return cell_name(geometry, statement.cell) + ": " + digit_list(statement.digits);
}

std::string to_text(const Geometry& geometry, const Chain& chain) {
    std::string out;
    for (const Link& link : chain) {
        if (!out.empty()) out += link.hypothesis ? " " : " + ";
        if (link.hypothesis) out += "# ";
        out += to_text(geometry, link.statement);
    }
    return out;
}

std::string to_text(const Geometry& geometry, const Line& line) {
    std::string out(mark_names[static_cast<std::size_t>(line.mark)]);
    if (!line.chain.empty()) out += " " + to_text(geometry, line.chain);
    if (line.outcome != Outcome::open) out += " => " + outcome_text(line.outcome);
    if (line.conclusion) out += " => " + to_text(geometry, *line.conclusion);
    return out;
}

std::variant<Line, LineError> parse_line(const Geometry& geometry, std::string_view text) {
    return Scanner(geometry, text).line();
}

}  // namespace deduku::hdp
