#include "grid/rules/forms/amount.hpp"

#include <charconv>

#include "deduku/text.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/rules/cells.hpp"
#include "grid/rules/forms/layer.hpp"

namespace deduku::rules {

std::string Amount::text(const Geometry& board) const {
    return (sign < 0 ? "<= " : sign > 0 ? ">= " : "= ") + (cell ? cell_name(board, *cell) : std::to_string(number));
}

std::string Amount::words() const {
    if (cell) return sign < 0 ? "is at least" : sign > 0 ? "is at most" : "is";
    return (sign < 0 ? "At most " : sign > 0 ? "At least " : "Exactly ") + std::to_string(number);
}

std::variant<WithAmount, RuleError> read_amount(std::string_view text, const Geometry& board, bool only_equal) {
    constexpr int most = 999'999;
    const std::size_t at = std::min(text.find_first_of("<=>"), text.size());
    const std::string expected = only_equal ? "= and a number or a cell" : "= <= or >=, and a number or a cell";
    if (at == text.size()) return RuleError{at, "the end of the text", expected};
    WithAmount out{text.substr(0, at), {}};
    std::size_t after = at + 1;
    if (text[at] != '=') {
        out.amount.sign = text[at] == '<' ? -1 : 1;
        if (only_equal || text.substr(after, 1) != "=") return RuleError{at, quoted(text.substr(at, 1)), expected};
        ++after;
    }
    const auto words = words_of({text.substr(after), after});
    if (words.empty()) return RuleError{text.size(), "the end of the text", "a number or a cell"};
    if (words.size() > 1) return RuleError{words[1].at, quoted(words[1].text), "':' and cells"};
    const std::string_view word = words[0].text;
    const auto [end, problem] = std::from_chars(word.data(), word.data() + word.size(), out.amount.number);
    const bool whole = problem == std::errc() && end == word.data() + word.size();
    if (whole && out.amount.number >= 0 && out.amount.number <= most) return out;
    out.amount.cell = own_cell_named(board, word);
    if (!out.amount.cell) out.amount.cell = parse_cell(board, word, Coords::sheet);
    if (out.amount.cell) return out;
    return RuleError{words[0].at, quoted(word), "a number from 0 to " + std::to_string(most) + ", or a cell"};
}

}  // namespace deduku::rules
