// Cells a knight's, a king's or another leaper's move apart: a house of two cells for each pair without a common house.
// Digits a queen's move apart: a line along each row, column and diagonal that is no house.
//
//   . k . k .     i i i     q . q . q
//   k . . . k     i K i     . q q q .
//   . . K . .     i i i     q q Q q q
#include "grid/contains.hpp"
#include "grid/rules/make.hpp"
#include "grid/rules/tell.hpp"

namespace deduku::rules {
namespace {

using Move = std::pair<int, int>;
// Moves down or straight to the right, so that each pair occurs once, with the lower cell number first.
constexpr Move knight_moves[] = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};
constexpr Move king_moves[] = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};

template <class Use>
void for_each_move(const Geometry& board, std::span<const Move> moves, const Use& use) {
    for (Cell cell : board.every_grid_cell())
        for (const auto& [down, right] : moves)
            if (const auto other = beside(board, cell, down, right)) use(cell, *other);
}

bool see_each_other(const Geometry& board, Cell a, Cell b) {
    const auto peers = board.peers_of(a);
    return std::binary_search(peers.begin(), peers.end(), b);
}

void add_moves(const Geometry& board, std::span<const Move> moves, Constraints& out) {
    for_each_move(board, moves, [&](Cell a, Cell b) {
        if (!see_each_other(board, a, b)) out.houses.push_back({a, b});
    });
}

bool moves_differ(const Geometry& board, std::span<const Move> moves, const Table<Cell, Digit>& grid) {
    bool differ = true;
    for_each_move(board, moves, [&](Cell a, Cell b) { differ = differ && grid[a] != grid[b]; });
    return differ;
}

void compile_anti_knight(const Rule&, const RuleContext& context, Constraints& out) {
    add_moves(context.board, knight_moves, out);
}
bool anti_knight_holds(const Rule&, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return moves_differ(context.board, knight_moves, grid);
}
void compile_anti_king(const Rule&, const RuleContext& context, Constraints& out) {
    add_moves(context.board, king_moves, out);
}
bool anti_king_holds(const Rule&, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return moves_differ(context.board, king_moves, grid);
}

std::vector<Move> leaper_moves(const Rule& rule) {
    const auto [less, more] = std::minmax(rule.values[0], rule.values[1]);
    std::vector<Move> moves{{less, -more}, {less, more}};
    if (less != more) moves.insert(moves.end(), {{more, -less}, {more, less}});
    return moves;
}
void compile_anti_leaper(const Rule& rule, const RuleContext& context, Constraints& out) {
    add_moves(context.board, leaper_moves(rule), out);
}
bool anti_leaper_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    return moves_differ(context.board, leaper_moves(rule), grid);
}
std::string own_anti_leaper(const Telling& told) {
    const auto [less, more] = std::minmax(told.rule.values[0], told.rule.values[1]);
    const auto apart = [](int rows, int columns) {
        return std::to_string(rows) + (rows == 1 ? " row and " : " rows and ") + std::to_string(columns) +
               (columns == 1 ? " column" : " columns");
    };
    return apart(less, more) + " apart" + (less == more ? "" : ", or " + apart(more, less) + ',');
}

// The cells of each row, column and diagonal of two cells or more, by their first cells.
std::vector<CellList> queen_lines(const Geometry& board) {
    std::vector<CellList> out;
    for (Cell cell : board.every_grid_cell())
        for (const auto& [down, right] : king_moves)
            if (!beside(board, cell, -down, -right))
                if (CellList line = ray(board, cell, down, right); line.size() > 1) out.push_back(std::move(line));
    return out;
}
bool is_house(const Geometry& board, const CellList& line) {
    for (const Membership& m : board.houses_of(line[0])) {
        const auto cells = board.cells_of(m.house);
        if (std::equal(cells.begin(), cells.end(), line.begin(), line.end())) return true;
    }
    return false;
}
void compile_anti_queen(const Rule& rule, const RuleContext& context, Constraints& out) {
    for (const CellList& line : queen_lines(context.board)) {
        if (is_house(context.board, line)) continue;
        for (const int digit : numbers_of(context.board)) {
            if (!contains(rule.values, digit)) continue;
            Terms terms(context.board);
            for (Cell cell : line) terms.add(cell, digit);
            terms.into(out.lines, 0, 1);
        }
    }
}
bool anti_queen_holds(const Rule& rule, const RuleContext& context, const Table<Cell, Digit>& grid) {
    const FilledBoard filling(context.board, grid);
    for (const CellList& line : queen_lines(context.board)) {
        const std::vector<int> digits = filling.of(line);
        for (int digit : rule.values)
            if (std::count(digits.begin(), digits.end(), digit) > 1) return false;
    }
    return true;
}
std::string own_anti_queen(const Telling& told) {
    std::vector<std::string> digits;
    for (const int digit : numbers_of(told.board))
        if (contains(told.rule.values, digit)) digits.push_back(std::to_string(digit));
    return (digits.size() == 1 ? "hold " : "hold the same of the digits ") + listed(digits);
}

}  // namespace

// formats: `anti-knight` | | | none | cells a knight's move apart differ
// ledger: `anti-knight` | for each cell, ascending, and each cell a knight's move below it (1 down and 2 left, 1
//     down and 2 right, 2 down and 1 left, 2 down and 1 right): a house of the two; none for pairs that share a row,
//     column, box or other house of the board | each pair is listed once, from its upper cell; cells of a house differ
//     anyway
extern constinit const RuleRow anti_knight_rule = {.key = "anti-knight",
                                                   .example = "anti-knight",
                                                   .sentence = "Cells a knight's move apart differ.",
                                                   .fewest_groups = 0,
                                                   .most_groups = 0,
                                                   .compile = compile_anti_knight,
                                                   .holds = anti_knight_holds,
                                                   .any_canvas = true};
extern const SaidRule anti_knight_said = {
    anti_knight_rule,
    "board: knight* ; <no repeat>|contain different / 1 2 anti apart away chess constraint differ different either "
    "equal identical jump king move or orthogonally reachable reached related same see separated single step two "
    "separate meet knight knights\n"
    "board: anti knight / chess constraint move rule\n"
    "board: no 2|no two ; knight* ; share same|same|identical|equal / chess move separated apart may can share "
    "digit away step jump"
    "\nboard: knight* ; <no repeat>|contain different / move apart away chess share shared same identical digit "
    "separated by a single in"};

// formats: `anti-king` | | | none | cells a king's move apart differ
// ledger: `anti-king` | the same with 1 right, 1 down and 1 left, 1 down, 1 down and 1 right | as for `anti-knight`
extern constinit const RuleRow anti_king_rule = {.key = "anti-king",
                                                 .example = "anti-king",
                                                 .sentence = "Cells a king's move apart differ.",
                                                 .fewest_groups = 0,
                                                 .most_groups = 0,
                                                 .compile = compile_anti_king,
                                                 .holds = anti_king_holds,
                                                 .any_canvas = true};
extern const SaidRule anti_king_said = {
    anti_king_rule,
    "board: king* ; <no repeat> / 1 2 adjacent anti apart away chess constraint diagonal diagonally differ "
    "different either equal identical knight move neighbouring or orthogonally reachable same separated single "
    "step touch touching two\n"
    "board: diagonally ; <no repeat> ; adjacent|touch*|neighbour*|connect* / equal identical same meet point placed\n"
    "board: anti king / chess constraint move rule"
    "\nboard: king* ; <no repeat> / move apart away chess share shared same identical separated single one in also "
    "diagonally including touching"
    "\nboard: diagonally ; <no repeat> ; adjacent|touch*|neighbour*|connect*|meet / equal identical same meet point "
    "placed at cell share corner different that"};

// formats: `anti-leaper` | | two distances, from 1 to N - 1 | none | cells so many rows and columns apart, or columns
//     and rows, differ: `1 3` is a camel's move, `2 3` a zebra's
// ledger: `anti-leaper` | as for `anti-knight`, with r down and s left, r down and s right, s down and r left, s down
//     and r right, where r <= s are the two distances; the last two only if r < s | likewise
extern constinit const RuleRow anti_leaper_rule = {.key = "anti-leaper",
                                                   .example = "anti-leaper 1 3",
                                                   .sentence = "Cells {own} differ.",
                                                   .own = own_anti_leaper,
                                                   .value = RuleValue::difference,
                                                   .fewest_values = 2,
                                                   .most_values = 2,
                                                   .fewest_groups = 0,
                                                   .most_groups = 0,
                                                   .compile = compile_anti_leaper,
                                                   .holds = anti_leaper_holds,
                                                   .any_canvas = true};
extern const SaidRule anti_leaper_said = {
    anti_leaper_rule,
    "board 1 3: camel* ; <no repeat> / apart away camel's equal identical jump leap move same separated\n"
    "board 1 3: anti camel / chess constraint move rule\n"
    "board 1 3: 1 row 3 column ; 3 row 1 column ; <no repeat> / apart away or\n"
    "board 2 3: 2 row 3 column ; 3 row 2 column ; <no repeat> / apart away or\n"
    "board 1 4: 1 row 4 column ; 4 row 1 column ; <no repeat> / apart away or\n"
    "board 2 3: zebra* ; <no repeat> / apart away equal identical jump leap move same separated\n"
    "board 2 3: anti zebra / chess constraint move rule\n"
    "board 1 4: giraffe* ; <no repeat> / apart away equal identical jump leap move same separated\n"
    "board 1 4: anti giraffe / chess constraint move rule"};

// formats: `anti-queen` | | 1 to 64 digits | none | cells a queen's move apart, any distance along a row, column or
//     diagonal, do not both hold the same one of these digits
// ledger: `anti-queen` | for each cell, ascending, and each direction (right; down and left; down; down and right) in
//     which it is the first of two cells or more up to the edge: for each digit listed, ascending, {cell = d, for each
//     of these cells}, 0 to 1; none for lines that are houses of the board | definition
extern constinit const RuleRow anti_queen_rule = {.key = "anti-queen",
                                                  .example = "anti-queen 9",
                                                  .sentence = "No two cells a queen's move apart {own}.",
                                                  .own = own_anti_queen,
                                                  .value = RuleValue::digit,
                                                  .fewest_values = 1,
                                                  .most_values = 64,
                                                  .fewest_groups = 0,
                                                  .most_groups = 0,
                                                  .compile = compile_anti_queen,
                                                  .holds = anti_queen_holds,
                                                  .any_canvas = true};
extern const SaidRule anti_queen_said = {
    anti_queen_rule,
    "board: queen* ; # cannot|# may not|# must not|# can not|no two #|no # / apart attack away chess each_other move "
    "other see two same\n"
    "board: no two cell queen* ; hold #|contain #|have # / apart away chess move both"};

}  // namespace deduku::rules
