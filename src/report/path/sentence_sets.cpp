// Sentences about almost locked sets (sentence.hpp).
//
//   1, 4 and 8 in C1 and E1; 1, 4 and 7 in A4 and B5: each set has one more digit than cells, so at most one of its
//   digits can be missing. If 1 is missing from C1 and E1, 4 must be there. Otherwise 1 is missing from A4 and B5, ..
#include <algorithm>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "render/lessons.hpp"
#include "report/path/sentence.hpp"

namespace deduku::report {

std::string Teacher::set_cells(const std::vector<Cell>& cells) const {
    constexpr std::size_t most = 4, most_others = 3;
    if (before_ == nullptr || cells.size() <= most) return all_of(cells);
    for (const House house : geometry_.all_houses()) {
        const auto in = geometry_.cells_of(house);
        if (!std::all_of(cells.begin(), cells.end(), [&](Cell cell) { return contains(in, cell); })) continue;
        std::vector<Cell> others(in.begin(), in.end());
        std::erase_if(others, [&](Cell cell) { return contains(cells, cell) || before_->digits(cell).single(); });
        if (others.size() > most_others) continue;
        return others.empty()
                   ? houses({house})
                   : fill_phrase(rule_lessons().all_but, {{"base", houses({house})}, {"cells", all_of(others)}});
    }
    return all_of(cells);
}

// Five or more in a row as a range.
std::string Teacher::set_digits(Set<Digit> digits) const {
    constexpr int most = 4;
    const std::string range = range_words(digits);
    return digits.size() > most && range.find(" to ") != std::string::npos ? range : digit_words(digits);
}

std::string Teacher::all_sets(const Pattern& p) const {
    std::vector<std::string> parts;
    for (const CellGroup& set : p.sets)
        parts.push_back(
            fill_phrase(lessons().set, {{"digits", set_digits(set.digits)}, {"cells", set_cells(set.cells)}}));
    return join(parts, "; ");
}

// "1 and 2 in row 1; 3 in column B"
std::string Teacher::digits_of_houses(const Pattern& p) const {
    std::vector<std::string> parts;
    for (std::size_t i = 0; i < p.sets.size(); ++i)
        parts.push_back(fill_phrase(lessons().digits_in_house,
                                    {{"digits", digit_words(p.sets[i].digits)}, {"base", houses({p.base[i]})}}));
    return join(parts, "; ");
}

std::string Teacher::chain_of_sets(const Pattern& p) const {
    const auto say = [&](std::string_view phrase, Digit missing, const CellGroup& set, const std::string& has) {
        return fill_phrase(phrase, {{"digit", digit(missing)}, {"cells", set_cells(set.cells)}, {"digits", has}});
    };
    const std::string ends = digit_words(p.digits);
    std::string out = say(lessons().set_without, p.commons[0], p.sets[0], ends);
    for (std::size_t i = 1; i < p.sets.size(); ++i)
        out += say(i == 1 ? lessons().set_with : lessons().set_next, p.commons[i - 1], p.sets[i],
                   i < p.commons.size() ? digit(p.commons[i]) : ends);
    std::vector<Cell> both = p.sets.front().cells;
    both.insert(both.end(), p.sets.back().cells.begin(), p.sets.back().cells.end());
    put_in_order(both);
    both.erase(std::unique(both.begin(), both.end()), both.end());
    return out + fill_phrase(lessons().set_either, {{"digits", ends}, {"cells", one_of(both)}});
}

// " So C1 or C3 is 2."; " So C1 or C3 is 2 or 7, and with C2 makes a naked subset of 2 and 7 in column C and box 1."
std::string Teacher::extras_of(const Pattern& p) const {
    const CellGroup &extras = p.sets.front(), &others = p.sets.back();
    return fill_phrase(p.sets.size() == 1 ? lessons().unique_extras : lessons().unique_subset,
                       {{"cells", one_of(extras.cells)},
                        {"digits", digit_words(extras.digits, lessons().choice)},
                        {"facts", digit_words(extras.digits | others.digits)},
                        {"others", all_of(others.cells)},
                        {"base", each_of(p.base)}});
}

std::optional<std::string> Teacher::slot_of_sets(const Pattern& p, std::string_view name) const {
    if (name == "sets") return all_sets(p);
    if (name == "almost locked") return fill_phrase(lessons().almost_locked, {{"facts", all_sets(p)}});
    if (name == "set links") return chain_of_sets(p);
    if (name == "grid") return digits_of_houses(p);
    if (name == "count") return std::to_string(p.cells.size());
    const auto number = static_cast<std::size_t>(name.back() - '0');
    return name.starts_with("common ") ? digit(p.commons[number]) : all_of(p.sets[number].cells);
}

}  // namespace deduku::report
