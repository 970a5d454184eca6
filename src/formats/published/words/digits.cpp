#include "formats/published/words/digits.hpp"

#include "formats/published/words/groups.hpp"
#include "formats/published/words/writing.hpp"
#include "grid/rules/make.hpp"

namespace deduku::formats::published {
namespace {

// "from=0" among the options of a saying.
std::optional<int> option_of(const Saying& saying, std::string_view name) {
    for (const std::string& option : saying.options)
        if (option.starts_with(name)) return whole_number(std::string_view(option).substr(name.size()));
    return std::nullopt;
}

// A character for the box or region of each cell; empty if a cell has none.
std::string map_of_regions(const Geometry& board) {
    constexpr std::string_view signs = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ";
    std::string out;
    for (const Cell cell : board.every_grid_cell()) {
        const auto region = rules::region_of(board, cell);
        const auto number = region ? static_cast<std::size_t>(board.ordinal(*region)) : signs.size();
        if (number >= signs.size()) return {};
        out += signs[number];
    }
    return out;
}

}  // namespace

std::optional<SaidDigits> digits_said(std::span<const ReadSentence> sentences) {
    std::optional<SaidDigits> out;
    for (const ReadSentence& sentence : sentences)
        for (const Match& match : sentence.matches) {
            const auto from = option_of(*match.saying, "from="), to = option_of(*match.saying, "to=");
            if (!from || !to) continue;
            const bool chosen = match.saying->has("chosen") || (out && out->chosen);
            out = {*from, *to, chosen};
        }
    return out;
}

std::optional<Puzzle> with_digits(const Puzzle& usual, const SaidDigits& digits) {
    const Geometry& board = usual.geometry();
    const int cells = board.digits();
    if (digits.count() < cells || (digits.count() > cells) != digits.chosen) return std::nullopt;
    const Canvas canvas{board.rows(), board.columns(), digits.count(), digits.lowest};
    const std::string map = map_of_regions(board);
    GeometryPtr found = map.empty() || !is_valid_canvas(canvas) ? nullptr : parse_houses_on(canvas, map);
    return found ? std::optional(Puzzle(std::move(found))) : std::nullopt;
}

std::string rule_of_chosen(const SaidDigits& digits, const Geometry& board) {
    if (!digits.chosen) return {};
    std::string out;
    for (const std::string_view kind : {"row", "column", "box"})
        if (const auto groups = groups_named(kind, {}, board))
            for (const std::vector<Cell>& group : *groups)
                out += (out.empty() ? "same-digits:" : " =") + cell_names(board, group);
    return out;
}

}  // namespace deduku::formats::published
