#include "method/se/filter.hpp"

#include <algorithm>
#include <array>
#include <optional>

#include "grid/reading/line_text.hpp"

namespace deduku::se {
namespace {

using Term = HintFilter::Term;
using Compare = HintFilter::Compare;
using Column = HintFilter::Column;
using reading::trimmed;

bool holds(int value, Compare compare, int other) {
    switch (compare) {
        case Compare::less: return value < other;
        case Compare::at_most: return value <= other;
        case Compare::equal: return value == other;
        case Compare::at_least: return value >= other;
        default: return value > other;
    }
}

int value_of(const SeRating& rating, Column column) {
    return column == Column::ep ? rating.ep : column == Column::ed ? rating.ed : rating.er;
}

// A value of 0 can still become anything; otherwise ER may increase, EP and ED are final.
bool may_hold(const Term& term, const SeRating& so_far) {
    const int value = value_of(so_far, term.column);
    const bool pearl = so_far.ep == 0 || so_far.ep == so_far.er;
    if (term.column == Column::pearl) return pearl;
    if (term.column == Column::diamond) return pearl && (so_far.ed == 0 || so_far.ed == so_far.er);
    if (term.column != Column::er) return value == 0 || holds(value, term.compare, term.tenths);
    const bool only_low = term.compare != Compare::at_least && term.compare != Compare::more;
    return !only_low || holds(value, term.compare == Compare::equal ? Compare::at_most : term.compare, term.tenths);
}

bool term_holds(const Term& term, const SeRating& rating) {
    const bool pearl = rating.er == rating.ep;
    if (term.column == Column::pearl) return pearl;
    if (term.column == Column::diamond) return pearl && rating.er == rating.ed;
    return holds(value_of(rating, term.column), term.compare, term.tenths);
}

// "8", "10.5"
std::optional<int> read_tenths(std::string_view text) {
    int whole = 0, digits = 0;
    std::size_t at = 0;
    for (; at < text.size() && text[at] >= '0' && text[at] <= '9' && digits < 3; ++at, ++digits)
        whole = whole * 10 + (text[at] - '0');
    if (digits == 0) return std::nullopt;
    if (at == text.size()) return whole * 10;
    if (text.size() != at + 2 || text[at] != '.' || text[at + 1] < '0' || text[at + 1] > '9') return std::nullopt;
    return whole * 10 + (text[at + 1] - '0');
}

bool same_word(std::string_view a, std::string_view small) {
    const auto same = [](char x, char y) { return (x >= 'A' && x <= 'Z' ? x - 'A' + 'a' : x) == y; };
    return std::equal(a.begin(), a.end(), small.begin(), small.end(), same);
}

// "pearl", "er>=10", "ER >= 10"
std::optional<Term> read_term(std::string_view text) {
    if (same_word(text, "pearl")) return Term{Column::pearl, {}, 0};
    if (same_word(text, "diamond")) return Term{Column::diamond, {}, 0};
    constexpr std::array<std::string_view, 3> columns = {"er", "ep", "ed"};
    // Longer signs first.
    constexpr std::array<std::pair<std::string_view, Compare>, 6> signs = {{{"<=", Compare::at_most},
                                                                            {">=", Compare::at_least},
                                                                            {"==", Compare::equal},
                                                                            {"<", Compare::less},
                                                                            {">", Compare::more},
                                                                            {"=", Compare::equal}}};
    const auto column = std::find_if(columns.begin(), columns.end(),
                                     [&](std::string_view name) { return same_word(text.substr(0, 2), name); });
    if (column == columns.end()) return std::nullopt;
    const std::string_view rest = trimmed(text.substr(2));
    for (const auto& [sign, compare] : signs) {
        if (rest.substr(0, sign.size()) != sign) continue;
        const auto value = read_tenths(trimmed(rest.substr(sign.size())));
        if (!value) return std::nullopt;
        return Term{static_cast<Column>(column - columns.begin()), compare, *value};
    }
    return std::nullopt;
}

}  // namespace

bool HintFilter::passes(const SeRating& rating) const {
    return std::all_of(terms_.begin(), terms_.end(), [&](const Term& term) { return term_holds(term, rating); });
}

bool HintFilter::may_pass(const SeRating& so_far) const {
    return std::all_of(terms_.begin(), terms_.end(), [&](const Term& term) { return may_hold(term, so_far); });
}

std::variant<HintFilter, std::string> parse_filter(std::string_view text) {
    std::vector<Term> terms;
    for (bool more = true; more;) {
        const auto comma = text.find(',');
        const std::string_view here = trimmed(text.substr(0, comma));
        const auto term = read_term(here);
        if (!term)
            return "'" + std::string(here) +
                   "' is not pearl, diamond or a comparison of er, ep or ed with a number: er>=10, ed<2.6";
        terms.push_back(*term);
        more = comma != std::string_view::npos;
        if (more) text.remove_prefix(comma + 1);
    }
    return HintFilter(std::move(terms));
}

}  // namespace deduku::se
