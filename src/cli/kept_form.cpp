#include "cli/kept_form.hpp"

#include "canon/plain.hpp"
#include "cli/commands.hpp"
#include "cli/each.hpp"
#include "deduku/text.hpp"

namespace deduku::cli {
std::string why_not_kept(const Puzzle& puzzle) {
    if (puzzle.box() != Box{3, 3}) return "a catalogue has 9x9 puzzles with rows, columns and boxes only";
    for (const Cell cell : puzzle.cells.ids())
        if (const int left = puzzle.cells[cell].size(); left != 1 && left != 9)
            return "a catalogue has clues only, not candidates of cells";
    return {};
}

canon::Cells digits_of(std::string_view board) {
    canon::Cells out;
    for (std::size_t k = 0; k < out.size(); ++k)
        out[k] = board[k] == '.' ? std::uint8_t{0} : static_cast<std::uint8_t>(board[k] - '0');
    return out;
}

std::string kept_form(canon::Form form, const canon::Cells& cells, const canon::Cells* solution, canon::Forms& forms) {
    if (form == canon::Form::solution && solution != nullptr)
        return canon::text_of(canon::image(forms.find(cells, *solution).map, cells));
    const canon::Form plain = form == canon::Form::solution ? canon::Form::minlex : form;
    if (canon::has_plain_lines(cells)) return canon::text_of(canon::image(forms.find(cells, plain).map, cells));
    Meter meter;
    const auto unsolved = [](const Puzzle&) { return std::optional<std::vector<std::uint8_t>>(); };
    const auto found = canon::canonical(puzzle_of(canon::text_of(cells)), plain, unsolved, meter);
    const auto* canonical = std::get_if<canon::Canonical>(&found);
    return canonical == nullptr ? std::string() : to_line(canonical->form);
}

std::optional<Solved> solved(const Puzzle& puzzle, Meter& meter) {
    const Solutions found = solve(start_board(puzzle), {.limit = 2, .lost = lost_searches()}, meter);
    if (found.end != SearchEnd::complete && found.count < 2) return std::nullopt;
    return solved(found);
}

Solved solved(const Solutions& found) {
    Solved out{found.count, {}};
    if (found.first)
        for (std::size_t k = 0; k < out.first.size(); ++k)
            out.first[k] = static_cast<std::uint8_t>(1 + static_cast<int>((*found.first)[static_cast<Cell>(k)]));
    return out;
}

std::optional<catalog::Entry> entry_of(std::string_view form, std::uint64_t solutions, int bits) {
    const auto packed = catalog::form_of(form);
    if (!packed) return std::nullopt;
    catalog::Entry out;
    out.number = catalog::number_of(*packed, bits);
    out.form = *packed;
    out.clues = static_cast<std::uint8_t>(catalog::clues_of(*packed));
    out.solutions = static_cast<std::uint8_t>(std::min<std::uint64_t>(solutions, 2));
    return out;
}

}  // namespace deduku::cli
