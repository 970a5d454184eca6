// Fast forms of 9x9 puzzles.
#include "canon/canon.hpp"

namespace deduku::canon {

Order order_of(Form form) {
    switch (form) {
        case Form::gsf: return Order::gsf;
        case Form::pattern: return Order::pattern;
        case Form::maxlex: return Order::maxlex;
        default: return Order::minlex;
    }
}

PuzzleForm Forms::find(const Cells& puzzle, Form form) {
    if (!is_grid(puzzle)) return puzzles_.find(puzzle, order_of(form));
    const GridForm grid = grid_form(puzzle);
    if (form != Form::maxlex) return {grid.map, grid.automorphisms};
    Map map = grid.map;
    for (std::size_t d = 1; d < 10; ++d) map.digits[d] = static_cast<std::uint8_t>(10 - map.digits[d]);
    return {map, grid.automorphisms};
}

SolutionForm Forms::find(const Cells& puzzle, const Cells& solution) {
    maps_.clear();
    SolutionForm out;
    out.grid = grid_form(solution, &maps_);
    out.map = maps_.front();
    out.automorphisms = 1;
    if (maps_.size() == 1) return out;
    Cells best = image(out.map, puzzle);
    out.automorphisms = 0;
    for (const Map& map : maps_) {
        const Cells here = image(map, puzzle);
        if (here > best) continue;
        if (here < best) out.automorphisms = 0;
        if (here < best) best = here;
        if (out.automorphisms++ == 0) out.map = map;
    }
    return out;
}

}  // namespace deduku::canon
