// Houses derived from boxes: windows between them, and groups of cells at the same place of each.
//
//   windows   . # # # . # # # .      disjoint-groups   1 . . 1 . . 1 . .
//             . # # # . # # # .                        . . . . . . . . .
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

std::vector<CellList> windows_of(const Geometry& board) {
    std::vector<CellList> out;
    for (int top : {1, 5})
        for (int left : {1, 5}) {
            CellList& window = out.emplace_back();
            for (int i = 0; i < 9; ++i) window.push_back(board.cell(top + i / 3, left + i % 3));
        }
    return out;
}

std::string windows_expect(const Rule&, const RuleContext& context) {
    return context.board.rows() == 9 && context.board.columns() == 9 && context.board.digits() >= 9 ? ""
                                                                                                    : "a board of 9x9";
}

void compile_windows(const Rule&, const RuleContext& context, Constraints& out) {
    for (CellList& window : windows_of(context.board)) out.houses.push_back(std::move(window));
}

bool windows_hold(const Rule&, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<CellList> windows = windows_of(context.board);
    return std::all_of(windows.begin(), windows.end(),
                       [&](const CellList& window) { return FilledBoard(grid).differ(window); });
}

std::vector<CellList> disjoint_groups_of(const Geometry& board) {
    std::vector<CellList> out;
    std::vector<House> boxes;
    while (const auto box = board.find_house(HouseKind::box, static_cast<int>(boxes.size()))) boxes.push_back(*box);
    for (Place place : board.places_of(boxes[0])) {
        CellList& group = out.emplace_back();
        for (const House box : boxes) group.push_back(board.cell_at(box, place));
    }
    return out;
}

std::string disjoint_groups_expect(const Rule&, const RuleContext& context) {
    const Geometry& board = context.board;
    std::size_t boxes = 0, cells = 0;
    for (const House house : board.all_houses())
        if (board.kind(house) == HouseKind::box) ++boxes, cells += board.cells_of(house).size();
    const bool all = boxes > 0 && boxes <= static_cast<std::size_t>(board.digits()) &&
                     cells == static_cast<std::size_t>(board.grid_cells());
    return all ? "" : "a board with boxes";
}

void compile_disjoint_groups(const Rule&, const RuleContext& context, Constraints& out) {
    for (const CellList& group : disjoint_groups_of(context.board)) out.houses.push_back(as_house(group));
}

bool disjoint_groups_hold(const Rule&, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const std::vector<CellList> groups = disjoint_groups_of(context.board);
    return std::all_of(groups.begin(), groups.end(),
                       [&](const CellList& group) { return FilledBoard(grid).differ(group); });
}

}  // namespace

// formats: `windows` | `windoku` | | none | 9x9: each of the four windows between the boxes
// ledger: `windows` | four houses: top left, top right, bottom left, bottom right | definition
extern constinit const RuleRow windows_rule = {.key = "windows",
                                               .names = "windoku",
                                               .example = "windows",
                                               .sentence = "In each of the four windows digits differ.",
                                               .fewest_groups = 0,
                                               .most_groups = 0,
                                               .expects = windows_expect,
                                               .compile = compile_windows,
                                               .holds = windows_hold,
                                               .any_canvas = true};
extern const SaidRule windows_said = {
    windows_rule,
    "shade windows: windoku|window|extra region|additional region|shaded region|four region|grey region|grey "
    "box|shaded box|grey 3x3 box|shaded 3x3 ; 1-9|1 9|<no repeat>|once / 1 3x3 9 area box extra nine once "
    "outlined region repeat shaded square <no_repeat> window outline dashed"};

// formats: `disjoint-groups` | `disjoint-sets` | | none | cells at the same place of their boxes differ
// ledger: `disjoint-groups` | a house for each place of a box: the cells there, in the order of places | definition
extern constinit const RuleRow disjoint_groups_rule = {.key = "disjoint-groups",
                                                       .names = "disjoint-sets",
                                                       .example = "disjoint-groups",
                                                       .sentence = "Cells at the same place of their boxes differ.",
                                                       .fewest_groups = 0,
                                                       .most_groups = 0,
                                                       .expects = disjoint_groups_expect,
                                                       .compile = compile_disjoint_groups,
                                                       .holds = disjoint_groups_hold,
                                                       .any_canvas = true};
extern const SaidRule disjoint_groups_said = {
    disjoint_groups_rule,
    "board: same position|same relative position|same place|same spot|disjoint ; <no repeat> / 2 3x3 9 box boxes "
    "different disjoint group identical nine position region relative same two can number twice occupy share\n"
    "board: disjoint ; group|set|subset / constraint rule\n"
    "board: every position|each position|every possible position|each possible position|all possible position|all "
    "position|every place|each possible place ; box*|3x3 / 3x3 nine digit once box different exactly occupy\n"
    "board: no digit|digit never|number never|no number ; same position|same relative position|same place ; box* / "
    "two 2 3x3 twice appear within different position"};

}  // namespace deduku::rules
