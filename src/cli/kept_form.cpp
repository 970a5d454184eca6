#include "cli/kept_form.hpp"

#include "canon/plain.hpp"
#include "cli/commands.hpp"
#include "cli/each.hpp"
#include "deduku/text.hpp"

namespace deduku::cli {
namespace {

bool is_classic(const Puzzle& puzzle) { return puzzle.geometry().standard() && puzzle.box() == Box{3, 3}; }

}  // namespace

std::string why_not_kept(const Puzzle& puzzle) {
    for (const Cell cell : puzzle.cells.ids())
        if (const int left = puzzle.cells[cell].size(); left != 1 && left != puzzle.geometry().digits())
            return "a puzzle database stores givens only, no candidates";
    return {};
}

NineGrid digits_of(std::string_view board) {
    NineGrid out;
    for (std::size_t k = 0; k < out.size(); ++k)
        out[k] = board[k] == '.' ? std::uint8_t{0} : static_cast<std::uint8_t>(board[k] - '0');
    return out;
}

std::string kept_form(canon::FormKind form, const NineGrid& cells, const NineGrid* solution, canon::Forms& forms) {
    if (form == canon::FormKind::solution && solution != nullptr)
        return canon::text_of(canon::image(forms.find(cells, *solution).map, cells));
    const canon::FormKind plain = form == canon::FormKind::solution ? canon::FormKind::minlex : form;
    if (canon::has_plain_lines(cells)) return canon::text_of(canon::image(forms.find(cells, plain).map, cells));
    Meter meter;
    const auto unsolved = [](const Puzzle&) { return std::optional<std::vector<std::uint8_t>>(); };
    const auto found = canon::canonical(puzzle_of(canon::text_of(cells)), plain, unsolved, meter);
    const auto* canonical = std::get_if<canon::Canonical>(&found);
    return canonical == nullptr ? std::string() : to_line(canonical->form);
}

std::string kept_form(canon::FormKind form, const Puzzle& puzzle, const NineGrid* solution, canon::Forms& forms) {
    const std::string line = to_line(puzzle);
    return is_classic(puzzle) ? kept_form(form, digits_of(line), solution, forms) : line;
}

std::optional<Puzzle> puzzle_of_form(const std::string& form) {
    auto read = read_puzzles(form);
    auto* const puzzle = read.size() == 1 ? std::get_if<Puzzle>(&read.front()) : nullptr;
    if (puzzle == nullptr || to_line(*puzzle) != form) return std::nullopt;
    return std::move(*puzzle);
}

std::optional<KeptSolutions> solved(const Puzzle& puzzle, Meter& meter) {
    const Solutions found = solve(start_board(puzzle), {.limit = 2, .fallback = default_fallback()}, meter);
    if (found.end != SearchEnd::complete && found.count < 2) return std::nullopt;
    return solved(found);
}

KeptSolutions solved(const Solutions& found) {
    KeptSolutions out{found.count, {}};
    if (found.first && found.first->size() == static_cast<int>(out.first.size()))
        for (std::size_t k = 0; k < out.first.size(); ++k)
            out.first[k] = static_cast<std::uint8_t>(1 + static_cast<int>((*found.first)[static_cast<Cell>(k)]));
    return out;
}

std::optional<catalog::PuzzleToAdd> entry_of(std::string_view form, std::uint64_t solutions, int bits) {
    if (form.empty()) return std::nullopt;
    catalog::PuzzleToAdd out;
    out.form = catalog::form_of(form);
    out.number = catalog::number_of(out.form, bits);
    out.clues = static_cast<std::uint16_t>(catalog::clues_of(out.form));
    out.solutions = static_cast<std::uint8_t>(std::min<std::uint64_t>(solutions, 2));
    return out;
}

}  // namespace deduku::cli
