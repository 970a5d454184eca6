#include "formats/link_rules.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "grid/reading/line_gaps.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::formats {

void Drawings::add(std::string_view what, std::size_t count, std::size_t at) {
    if (kinds_.empty()) at_ = at;
    const auto known = std::find_if(kinds_.begin(), kinds_.end(), [&](const Kind& kind) { return kind.what == what; });
    if (known == kinds_.end())
        kinds_.push_back({what, count});
    else
        known->count += count;
}

std::string Drawings::text() const {
    std::string out;
    for (const auto& [what, count] : kinds_)
        out += (out.empty() ? "" : ", ") + std::string(what) + " (" + std::to_string(count) + ')';
    return out;
}

std::optional<ValueError> Drawings::mistake(const ReadOptions& options) const {
    if (kinds_.empty() || options.partly) return std::nullopt;
    return ValueError{at_, "drawings, which may be rules: " + text(),
                      std::string(known_rules) + "; --partly goes on without them"};
}

void Drawings::into(std::string& comment) const { add_comment(comment, kinds_.empty() ? "" : "Left out: ", text()); }

bool is_listed(std::string_view list, std::string_view word) { return contains(split(list, ' '), word); }

std::string_view word_before_colon(std::string_view text) {
    const std::size_t colon = text.find(": ");
    return colon != text.npos && text.find(' ') > colon ? text.substr(0, colon) : std::string_view();
}

std::optional<ValueError> set_board(Puzzle& puzzle, const HouseLayout& layout, const RuleTexts& rules) {
    if (auto mistake = set_houses(puzzle, layout)) return mistake;
    return add_to_board(puzzle, rules);
}

std::optional<ValueError> add_to_board(Puzzle& puzzle, const RuleTexts& rules) {
    if (rules.empty()) return std::nullopt;
    auto board = add_made_rules(puzzle.shared_geometry(), rules.text());
    if (auto* error = std::get_if<RuleError>(&board)) {
        // Our text ends its values with a colon, which the other program does not have.
        if (error->found == "':'") error->found = "no value";
        return ValueError{rules.place_of(error->at), std::move(error->found), std::move(error->expected)};
    }
    puzzle.set_board(std::get<GeometryPtr>(std::move(board)));
    return std::nullopt;
}

std::string names_of(const Geometry& board, std::span<const Cell> cells) {
    std::string out;
    for (Cell cell : cells) out += ' ' + cell_name(board, cell, Coords::sheet);
    return out;
}

}  // namespace deduku::formats
