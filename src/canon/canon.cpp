#include "canon/canon.hpp"

#include <algorithm>

#include "canon/plain.hpp"

namespace deduku::canon {
namespace {

/// More would take minutes.
constexpr std::uint64_t most_column_orders = 100'000;

std::vector<std::uint8_t> cells_of(const Puzzle& puzzle) {
    std::vector<std::uint8_t> out;
    for (Set<Digit> digits : puzzle.cells)
        out.push_back(digits.single() ? static_cast<std::uint8_t>(index(digits.first()) + 1) : std::uint8_t{0});
    return out;
}

Puzzle puzzle_of(const GeometryPtr& board, const std::vector<std::uint8_t>& cells) {
    Puzzle out(board);
    for (Cell cell : out.cells.ids()) {
        const std::uint8_t digit = cells[static_cast<std::size_t>(cell)];
        if (digit != 0) out.cells[cell] = {static_cast<Digit>(digit - 1)};
    }
    return out;
}

NineGrid nine_of(const std::vector<std::uint8_t>& cells) {
    NineGrid out{};
    std::copy(cells.begin(), cells.end(), out.begin());
    return out;
}

const std::string no_solution = "the form 'solution' needs exactly one solution";

/// The search for the form of one puzzle.
class Finding {
  public:
    Finding(const Puzzle& puzzle, FormKind form, Meter& meter)
        : board_(puzzle.shared_geometry()), box_(puzzle.box()), cells_(cells_of(puzzle)), form_(form), meter_(meter) {}

    std::variant<Canonical, NoForm> find() {
        if (box_ != Box{3, 3}) return find_plainly();
        const NineGrid cells = nine_of(cells_);
        if (!has_plain_lines(cells)) return find_plainly();
        const PuzzleForm found = Forms().find(cells, form_);
        Canonical out = made(found.map, found.automorphisms);
        if (is_grid(cells)) add_bands(out, grid_form(cells));
        return out;
    }

    std::variant<Canonical, NoForm> find(const std::vector<std::uint8_t>& solution) {
        if (solution.empty()) return NoForm{NoForm::Kind::not_one, no_solution};
        if (box_ != Box{3, 3}) return find_plainly(solution);
        const NineGrid grid = nine_of(solution);
        const SolutionForm found = Forms().find(nine_of(cells_), grid);
        Canonical out = made(found.map, found.automorphisms);
        add_bands(out, found.grid);
        out.grid = text_of(image(found.grid.map, grid));
        return out;
    }

  private:
    Canonical made(const Map& map, std::uint64_t automorphisms) const {
        const NineGrid form = image(map, nine_of(cells_));
        return {puzzle_of(board_, {form.begin(), form.end()}), automorphisms, isomorph_of(map)};
    }
    static void add_bands(Canonical& out, const GridForm& grid) {
        out.bands.assign(grid.bands.begin(), grid.bands.end());
    }

    std::optional<NoForm> refused() const {
        if (form_ == FormKind::gsf && box_ != Box{3, 3})
            return NoForm{NoForm::Kind::refused, "the form 'gsf' is one of 9x9 boards"};
        if (column_orders(box_) > most_column_orders)
            return NoForm{NoForm::Kind::refused,
                          "forms are found for boards of up to 12x12, and not for boxes higher or wider than 6"};
        return std::nullopt;
    }

    std::variant<Canonical, NoForm> find_plainly() {
        if (auto no = refused()) return *no;
        auto found = plain_form(cells_, box_, order_of(form_), meter_);
        if (!found) return NoForm{NoForm::Kind::unknown, "unknown: time or nodes ran out"};
        const GeometryPtr board = found->box == box_ ? board_ : std::make_shared<const Geometry>(found->box);
        return Canonical{puzzle_of(board, found->cells), found->automorphisms, found->map};
    }

    std::variant<Canonical, NoForm> find_plainly(const std::vector<std::uint8_t>& solution) {
        if (auto no = refused()) return *no;
        std::vector<Isomorph> maps;
        if (!plain_form(solution, box_, FormOrder::minlex, meter_, &maps))
            return NoForm{NoForm::Kind::unknown, "unknown: time or nodes ran out"};
        const Puzzle puzzle = puzzle_of(board_, cells_);
        Canonical out;
        for (const Isomorph& map : maps) {
            Puzzle image = map.image(puzzle);
            const auto order = out.automorphisms == 0 ? -1 : compared(image, out.form);
            if (order > 0) continue;
            if (order < 0) out = {std::move(image), 0, map};
            ++out.automorphisms;
        }
        return out;
    }

    static int compared(const Puzzle& a, const Puzzle& b) {
        const auto left = cells_of(a);
        const auto right = cells_of(b);
        return left < right ? -1 : left == right ? 0 : 1;
    }

    GeometryPtr board_;
    Box box_;
    std::vector<std::uint8_t> cells_;
    FormKind form_;
    Meter& meter_;
};

}  // namespace

std::variant<Canonical, NoForm> canonical(const Puzzle& puzzle, FormKind form, const Solve& solve, Meter& meter) {
    for (Set<Digit> digits : puzzle.cells)
        if (!digits.single() && digits.size() != puzzle.box().digits())
            return NoForm{NoForm::Kind::refused,
                          "a form has cells of one digit and blank ones, none of several digits"};
    Finding finding(puzzle, form, meter);
    if (form != FormKind::solution) return finding.find();
    const auto solution = solve(puzzle);
    if (!solution) return NoForm{NoForm::Kind::unknown, "unknown: time or nodes ran out"};
    return finding.find(*solution);
}

}  // namespace deduku::canon
