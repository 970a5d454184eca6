#include "method/path/practice.hpp"

#include <algorithm>
#include <tuple>

#include "method/path/refute.hpp"

namespace deduku::path {
namespace {

bool is(const Step& step, const Move& move) {
    return step.move && step.move->technique == move.technique && step.move->size == move.size;
}

// The usual order; without the rows that leave nothing to the wanted technique of rules: looks, innies by their cells.
std::vector<Move> order_for(const Move& wanted) {
    std::vector<Move> out = by_difficulty();
    if (!wanted.technique->reads_rules() || !wanted.technique->in_orders()) return out;
    std::erase_if(out, [](const Move& move) {
        return move.technique->reads_rules() && !move.technique->in_orders() &&
               (move.technique->family == "looks" || move.technique->key.ends_with("innie") ||
                move.technique->key.ends_with("innies"));
    });
    const auto harder = [&](const Move& move) {
        return difficulty_of(*move.technique, move.size) >= difficulty_of(*wanted.technique, wanted.size);
    };
    const auto is_wanted = [&](const Move& move) {
        return move.technique == wanted.technique && move.size == wanted.size;
    };
    if (std::none_of(out.begin(), out.end(), is_wanted))
        out.insert(std::find_if(out.begin(), out.end(), harder), wanted);
    return out;
}

// The path up to the first step of this technique, included; empty if there is none.
Path path_to(const Puzzle& puzzle, const Move& wanted, const CountSolutions& count, Meter& meter) {
    PathOptions options;
    options.order = order_for(wanted);
    options.beyond = false;
    bool met = false;
    Meter until(meter, unlimited, [&] { return met; });
    Path out = walk(puzzle, options, count, until, [&](const Step& step) { met = met || is(step, wanted); });
    if (!met) out.steps.clear();
    return out;
}

// The board before the last step, and its written cells.
struct Stand {
    Board board;
    Table<Cell, bool> written;
};

Stand before_the_last(const Path& path) {
    Stand out{start_board(path.start), Table<Cell, bool>(path.board.geometry().cells())};
    for (const Cell cell : path.start.cells.ids()) out.written[cell] = path.start.cells[cell].single();
    for (const Deduction& deduction : path.givens) apply(out.board, deduction);
    for (std::size_t i = 0; i + 1 < path.steps.size(); ++i) {
        for (const Deduction& deduction : path.steps[i].deductions) apply(out.board, deduction);
        if (const auto& places = path.steps[i].places) out.written[places->cell] = true;
        for (const Candidate c : path.steps[i].written) out.written[c.cell] = true;
    }
    return out;
}

void set_state(Exercise& exercise, const Table<Cell, bool>& written) {
    for (const Cell cell : written.ids()) {
        const Set<Digit> digits = exercise.before.digits(cell);
        exercise.puzzle.state.push_back(digits);
        if (written[cell]) continue;
        exercise.candidates += static_cast<std::size_t>(digits.size());
        if (digits.single()) exercise.puzzle.lone_marks.push_back(cell);
    }
}

}  // namespace

std::optional<Exercise> exercise_in(const Puzzle& puzzle, const Move& wanted, const CountSolutions& count,
                                    Meter& meter) {
    const Path path = path_to(puzzle, wanted, count, meter);
    if (path.steps.empty()) return std::nullopt;
    Stand position = before_the_last(path);
    Exercise out{puzzle, std::move(position.board), {path.steps.back()}};
    out.puzzle.state = {};
    out.puzzle.lone_marks = {};
    set_state(out, position.written);
    if (path.steps.back().places) return out;
    const auto rules = rules_of(puzzle, meter);
    out.steps = finds({out.before, puzzle, rules.get()}, wanted, most_finds_told);
    if (out.steps.empty()) return std::nullopt;  // the meter ran out
    return out;
}

std::size_t cells_of(const Exercise& exercise) {
    std::size_t fewest = exercise.candidates;
    for (const Step& step : exercise.steps) {
        const Pattern& seen = step.pattern;
        const std::size_t own =
            seen.cells.size() + seen.others.size() + (seen.chain ? seen.chain->nodes.size() : std::size_t{0});
        fewest = std::min(fewest, own > 0 ? own : step.removes.size());
    }
    return fewest;
}

bool easier_to_see(const Exercise& a, const Exercise& b) {
    const auto key = [](const Exercise& each) {
        return std::tuple(most_finds_told - std::min(most_finds_told, each.steps.size()), cells_of(each),
                          each.candidates);
    };
    return key(a) < key(b);
}

}  // namespace deduku::path
