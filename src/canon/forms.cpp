// Fast forms of 9x9 puzzles.
#include "canon/canon.hpp"

namespace deduku::canon {

FormOrder order_of(FormKind form) {
    switch (form) {
        case FormKind::gsf: return FormOrder::gsf;
        case FormKind::pattern: return FormOrder::pattern;
        case FormKind::maxlex: return FormOrder::maxlex;
        default: return FormOrder::minlex;
    }
}

PuzzleForm Forms::find(const NineGrid& puzzle, FormKind form) {
    if (!is_grid(puzzle)) return puzzles_.find(puzzle, order_of(form));
    const GridForm grid = grid_form(puzzle);
    if (form != FormKind::maxlex) return {grid.map, grid.automorphisms};
    Map map = grid.map;
    for (std::size_t d = 1; d < 10; ++d) map.digits[d] = static_cast<std::uint8_t>(10 - map.digits[d]);
    return {map, grid.automorphisms};
}

SolutionForm Forms::find(const NineGrid& puzzle, const NineGrid& solution) {
    maps_.clear();
    SolutionForm out;
    out.grid = grid_form(solution, &maps_);
    out.map = maps_.front();
    out.automorphisms = 1;
    if (maps_.size() == 1) return out;
    NineGrid best = image(out.map, puzzle);
    out.automorphisms = 0;
    for (const Map& map : maps_) {
        const NineGrid here = image(map, puzzle);
        if (here > best) continue;
        if (here < best) out.automorphisms = 0;
        if (here < best) best = here;
        if (out.automorphisms++ == 0) out.map = map;
    }
    return out;
}

}  // namespace deduku::canon
