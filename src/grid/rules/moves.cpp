// Cells a knight's or a king's move apart: a house of two cells for each pair without a common house.
//
//   . k . k .     i i i
//   k . . . k     i K i
//   . . K . .     i i i
#include "grid/rules/make.hpp"

namespace deduku::rules {
namespace {

using Move = std::pair<int, int>;
// Moves down or straight to the right, so that each pair occurs once, with the lower cell number first.
constexpr Move knight_moves[] = {{1, -2}, {1, 2}, {2, -1}, {2, 1}};
constexpr Move king_moves[] = {{0, 1}, {1, -1}, {1, 0}, {1, 1}};

template <class Use>
void for_each_move(const Geometry& board, std::span<const Move> moves, const Use& use) {
    for (Cell cell : board.every_cell())
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
                                                   .holds = anti_knight_holds};
extern const SaidRule anti_knight_said = {
    anti_knight_rule,
    "board: knight* ; <no repeat>|contain different / 1 2 anti apart away chess constraint differ different either "
    "equal identical jump king move or orthogonally reachable reached related same see separated single step two "
    "separate meet knight knights\n"
    "board: anti knight / chess constraint move rule\n"
    "board: no 2|no two ; knight* ; share same|same|identical|equal / chess move separated apart may can share "
    "digit away step jump"};

// formats: `anti-king` | | | none | cells a king's move apart differ
// ledger: `anti-king` | the same with 1 right, 1 down and 1 left, 1 down, 1 down and 1 right | as for `anti-knight`
extern constinit const RuleRow anti_king_rule = {.key = "anti-king",
                                                 .example = "anti-king",
                                                 .sentence = "Cells a king's move apart differ.",
                                                 .fewest_groups = 0,
                                                 .most_groups = 0,
                                                 .compile = compile_anti_king,
                                                 .holds = anti_king_holds};
extern const SaidRule anti_king_said = {
    anti_king_rule,
    "board: king* ; <no repeat> / 1 2 adjacent anti apart away chess constraint diagonal diagonally differ "
    "different either equal identical knight move neighbouring or orthogonally reachable same separated single "
    "step touch touching two\n"
    "board: diagonally ; <no repeat> ; adjacent|touch*|neighbour*|connect* / equal identical same meet point placed\n"
    "board: anti king / chess constraint move rule"};

}  // namespace deduku::rules
