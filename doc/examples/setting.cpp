// Reads a puzzle from standard input and its rules from the first argument, and answers what a setter asks: the digits
// that each cell can still have, which rules contradict each other, which are superfluous.
//
//   echo ................ | setting 'killer 3: C1 D1; thermo: A2-D2'
#include <deduku/rules.hpp>
#include <deduku/setting.hpp>
#include <deduku/text.hpp>
#include <iostream>
#include <iterator>

using namespace deduku;

namespace {

void print_rule(const Geometry& board, std::size_t number) {
    std::cout << "  " << rule_sentence(board.rules()[number], board, Coords::sheet) << '\n';
}

void print_true_candidates(const Puzzle& puzzle) {
    Meter meter;
    const TrueCandidates found = true_candidates(start_board(puzzle), 1, {}, meter);
    const Geometry& board = puzzle.geometry();
    for (const Cell cell : board.every_cell()) {
        std::cout << cell_name(board, cell, Coords::sheet) << ':';
        for (const Digit digit : found.digits[cell]) std::cout << ' ' << index(digit) + 1;
        std::cout << '\n';
    }
}

// A contradiction, the digits of each cell, superfluous rules: what applies.
void answer(const Puzzle& puzzle) {
    Meter meter;
    const std::uint64_t solutions = solve(start_board(puzzle), {.limit = 2}).count;
    if (solutions == 0) {
        std::cout << "contradiction:\n";
        for (const std::size_t rule : contradiction_of(puzzle, {}, meter).rules) print_rule(puzzle.geometry(), rule);
        return;
    }
    print_true_candidates(puzzle);
    if (solutions > 1) return;
    std::cout << "superfluous:\n";
    for (const std::size_t rule : superfluous_rules(puzzle, {}, meter).rules) print_rule(puzzle.geometry(), rule);
}

}  // namespace

int main(int count, char** arguments) {
    const std::string text(std::istreambuf_iterator<char>(std::cin), {});
    std::vector<ReadResult> read = read_puzzles(text);
    auto* puzzle = read.empty() ? nullptr : std::get_if<Puzzle>(&read.front());
    if (puzzle == nullptr) {
        std::cerr << (read.empty() ? "no puzzle" : std::get<ReadError>(read.front()).text()) << '\n';
        return 1;
    }
    const auto ruled = add_rules(puzzle->shared_geometry(), count > 1 ? arguments[1] : "");
    if (const auto* error = std::get_if<RuleError>(&ruled)) {
        std::cerr << "found " << error->found << ", expected " << error->expected << '\n';
        return 1;
    }
    puzzle->set_board(std::get<GeometryPtr>(ruled));
    answer(*puzzle);
    return 0;
}
