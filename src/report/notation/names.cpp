#include "report/notation/names.hpp"

#include <algorithm>

#include "grid/house_groups.hpp"
#include "grid/in_order.hpp"

namespace deduku::report {
namespace {

// Removes these from the list.
void take_out(std::vector<Cell>& cells, const std::vector<Cell>& gone) {
    std::erase_if(cells, [&](Cell cell) { return std::find(gone.begin(), gone.end(), cell) != gone.end(); });
}

}  // namespace

std::string join(const std::vector<std::string>& parts, std::string_view between) {
    std::string out;
    for (const std::string& part : parts) {
        if (!out.empty()) out += between;
        out += part;
    }
    return out;
}

std::string join_last(const std::vector<std::string>& parts, std::string_view last) {
    if (parts.size() < 2) return join(parts, "");
    return join({parts.begin(), parts.end() - 1}, ", ") + ' ' + std::string(last) + ' ' + parts.back();
}

std::string Names::digits(Set<Digit> digits, std::string_view between) const {
    std::vector<std::string> parts;
    for (Digit d : digits) parts.push_back(digit(d));
    return join(parts, between);
}

std::string Names::cells(const std::vector<Cell>& cells, std::string_view between) const {
    if (style_ != CellStyle::named && !has_long_numbers()) return together(cells);
    std::vector<std::string> parts;
    for (Cell c : cells) parts.push_back(cell(c));
    return join(parts, between);
}

// First the first cell with all cells of its row, or of its column if these are more; then the rest.
std::string Names::together(std::vector<Cell> cells) const {
    std::vector<std::string> parts;
    while (!cells.empty()) {
        std::vector<Cell> in_row, in_column;
        for (Cell c : cells) {
            if (geometry_.row(c) == geometry_.row(cells.front())) in_row.push_back(c);
            if (geometry_.column(c) == geometry_.column(cells.front())) in_column.push_back(c);
        }
        const bool by_row = in_row.size() >= in_column.size();
        std::string rows = by_row ? std::to_string(geometry_.row(cells.front()) + 1) : "";
        std::string columns = by_row ? "" : std::to_string(geometry_.column(cells.front()) + 1);
        for (Cell c : by_row ? in_row : in_column)
            (by_row ? columns : rows) += std::to_string((by_row ? geometry_.column(c) : geometry_.row(c)) + 1);
        parts.push_back('r' + rows + 'c' + columns);
        take_out(cells, by_row ? in_row : in_column);
    }
    return join(parts, ",");
}

// Regions are named like boxes.
std::string Names::compact_houses(const std::vector<House>& houses) const {
    constexpr std::string_view letters = "rcbbdwgh";
    std::string out;
    for (std::size_t kind = 0; kind < letters.size(); ++kind) {
        std::string numbers;
        for (House house : houses)
            if (static_cast<std::size_t>(geometry_.kind(house)) == kind)
                numbers += geometry_.kind(house) == HouseKind::region ? house_label(geometry_, house, Coords::rc)
                                                                      : std::to_string(geometry_.ordinal(house) + 1);
        if (!numbers.empty()) out += letters[kind] + numbers;
    }
    return out;
}

std::string Names::houses_with(const std::vector<House>& houses, std::string_view last) const {
    if (style_ == CellStyle::compact) return compact_houses(houses);
    std::vector<std::string> groups;
    for (const HouseGroup& group : grouped(geometry_, houses, coords_)) {
        const std::string_view article = group.labels.empty() && !last.empty() ? "the " : "";
        std::string name = std::string(article) + group.nouns();
        if (!group.labels.empty())
            name += ' ' + (last.empty() ? join(group.labels, ",") : join_last(group.labels, last));
        groups.push_back(std::move(name));
    }
    return last.empty() ? join(groups, ", ") : join_last(groups, last);
}

std::string Names::removed(const std::vector<Candidate>& removes) const {
    std::vector<Candidate> left = removes;
    put_in_order(left, [](Candidate a, Candidate b) { return a.digit < b.digit; });
    std::vector<std::string> parts;
    while (!left.empty()) {
        const std::string gone = value(left.front());
        std::vector<Cell> cells;
        std::erase_if(left, [&](Candidate c) {
            const bool same = value(c) == gone;
            if (same) cells.push_back(c.cell);
            return same;
        });
        parts.push_back(this->cells(cells) + "<>" + gone);
    }
    return join(parts, ", ");
}

}  // namespace deduku::report
