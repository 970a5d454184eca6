#include "formats/link_rules.hpp"

namespace deduku::formats {

std::optional<Mistake> set_board(Puzzle& puzzle, const Layout& layout, const RuleTexts& rules) {
    if (auto mistake = set_houses(puzzle, layout)) return mistake;
    return add_to_board(puzzle, rules);
}

std::optional<Mistake> add_to_board(Puzzle& puzzle, const RuleTexts& rules) {
    if (rules.empty()) return std::nullopt;
    auto board = add_rules(puzzle.shared_geometry(), rules.text());
    if (auto* error = std::get_if<RuleError>(&board))
        return Mistake{rules.place_of(error->at), std::move(error->found), std::move(error->expected)};
    puzzle.set_board(std::get<GeometryPtr>(std::move(board)));
    return std::nullopt;
}

std::string names_of(const Geometry& board, std::span<const Cell> cells) {
    std::string out;
    for (Cell cell : cells) out += ' ' + cell_name(board, cell, Coords::sheet);
    return out;
}

}  // namespace deduku::formats
