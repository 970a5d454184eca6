#include "report/technique_pages.hpp"

#include <fmt/format.h>

#include <array>
#include <optional>

#include "deduku/techniques.hpp"
#include "deduku/text.hpp"
#include "deduku/words.hpp"
#include "render/svg/board_svg.hpp"

namespace deduku::report {
namespace {

constexpr std::string_view to_quads = "T1 H1 B2 B3 T2 H2 T3 H3 T4 H4";

/// A puzzle on which the row finds something once the moves before it find nothing more. From magictour's top 1465.
struct Example {
    std::string_view row;
    std::string_view before;
    std::string_view also;
    std::string_view puzzle;
};

constexpr std::array<Example, 13> examples = {{
    {"T1", "", "", "....5......913.8..1.6.2.....9......673.9........4....14.............36........352"},
    {"H1", "T1", "", "...1..5..4......6..........6.2.4....5.....8.37.........315..........7.2..5.8....."},
    {"B2", "T1 H1", "", "...1..5..4......6..........6.2.4....5.....8.37.........315..........7.2..5.8....."},
    {"B3", "T1 H1 B2", "", "8...7....1..6...82........1..6...2....724.5.....73..6...9.64......5..4...2......3"},
    {"T2", "T1 H1 B2 B3", "", "1.....7.9.4...72..8.........7..1..6.3.......5.6..4..2.........8..53...7.7.2....46"},
    {"H2", "T1 H1 B2 B3 T2", "", "6..3.2....4.....1..........7.26............543.........8.15........4.2........7.."},
    {"A", "T1 H1 B2 B3", "", ".6...13...9.5.........4...52...549.........7....9..5147.14..8..3...6.1.......8.3."},
    {"W2", to_quads, "", ".29..........4....7..1593.......573..........17..835.92.4..6..1...5..8..9........"},
    {"C1", to_quads, "W2 W3 W4", "...85......5..6.1..6.....5..3......147.9............26.9.6.38...8...1.9...3......"},
    {"C2", to_quads, "W2 W3 W4 C1",
     ".5....1.....16..7....5.9.3.5.9..........3.2.72..4...6..4...1.....7.4...8.6.3.8..."},
    {"C3", to_quads, "W2 W3 W4", ".5....1.....16..7....5.9.3.5.9..........3.2.72..4...6..4...1.....7.4...8.6.3.8..."},
    {"X", to_quads, "W2 W3 W4", "1...3.8.....9...2....2.5.6...63....5.8..9......7...1....5......6298.......8.6.4.."},
    {"Y", to_quads, "W2 W3 W4 X", "..6..48..47..3....2.3.1...532...8..7....5.6....7.....4...2...9.......4..1.....3.6"},
}};

std::string word_of(const Technique& row) {
    if (!row.in_orders()) return key_of(row, row.min_size);
    return row.min_size == 0 ? std::string(1, row.letter) : fmt::format("{}{}", row.letter, row.min_size);
}

void add_moves(std::string_view words, std::vector<Move>& to) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        to.push_back(find_move(words.substr(0, end)));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
}

struct Find {
    Puzzle puzzle;
    Board board;
    Deduction deduction;
};

std::optional<Find> find_of(const Example& example) {
    auto read = read_puzzles(example.puzzle);
    if (read.size() != 1 || !std::holds_alternative<Puzzle>(read[0])) return std::nullopt;
    Find out{std::get<Puzzle>(std::move(read[0])), Board(std::make_shared<const Geometry>(Box{3, 3})), {}};
    out.board = start_board(out.puzzle);
    std::vector<Move> before;
    add_moves(example.before, before);
    add_moves(example.also, before);
    std::vector<Deduction> ignored;
    close_recorded(out.board, before, ignored);
    if (out.board.contradictory()) return std::nullopt;
    const Move move = find_move(example.row);
    bool found = false;
    move.technique->find(out.board, move.size, [&](const Deduction& deduction) {
        out.deduction = deduction;
        found = true;
        return false;
    });
    if (!found) return std::nullopt;
    return out;
}

// None: a row without a page.
const Example* example_of(const Technique& row) {
    for (const Example& example : examples)
        if (example.row == word_of(row)) return &example;
    return nullptr;
}

std::string page(const Technique& row, const Example& example, const Find& find) {
    const Words words(find.puzzle, Coords::sheet);
    std::string sizes = row.max_size == 0          ? ""
                        : row.max_size == any_size ? fmt::format(", sizes {} and more", row.min_size)
                                                   : "";
    std::string before(example.before);
    if (!example.also.empty()) before += fmt::format(" {}", example.also);
    return fmt::format(
        "# {0}\n\nLetter `{1}`{2}. Family: {3}.\n\n> {4}\n\n![{5}]({6}.svg)\n\n{5}.\n\nPuzzle: `{7}`{8}.\n\nHatched: "
        "the "
        "base of the reason. Dotted: its cover. Ringed: what it rests on. Struck out: what it removes.{9}\n",
        name_of(row, row.min_size), word_of(row), sizes, row.family, row.example, words.sentence(find.deduction),
        word_of(row), to_line(find.puzzle), before.empty() ? "" : fmt::format(", after {} found nothing more", before),
        std::holds_alternative<Split>(find.deduction.why)
            ? " Letters: true in the same branch. Solid arrows: the second is then true; dashed: then false, which "
              "leaves none."
            : "");
}

}  // namespace

Pages technique_pages() {
    Pages out;
    std::string index =
        "# Techniques\n\nMade by `deduku list --pages doc/techniques/`.\n\n| letter | technique | family | what is "
        "seen "
        "|\n|---|---|---|---|\n";
    for (const Technique& row : techniques()) {
        const std::string word = word_of(row);
        const Example* const example = example_of(row);
        if (example == nullptr) continue;
        const std::optional<Find> find = find_of(*example);
        if (!find) {
            out.problem = fmt::format("technique_pages.cpp: the example of {} has none", word);
            continue;
        }
        Scene scene = scene_of(find->puzzle, find->board, find->deduction);
        scene.title = name_of(row, row.min_size);
        scene.description = Words(find->puzzle, Coords::sheet).sentence(find->deduction);
        out.files.push_back({word + ".md", page(row, *example, *find)});
        out.files.push_back({word + ".svg", board_svg(scene) + '\n'});
        index += fmt::format("| {0} | [{1}]({0}.md) | {2} | {3} |\n", word, name_of(row, row.min_size), row.family,
                             row.example);
    }
    out.files.push_back({"README.md", index});
    return out;
}

}  // namespace deduku::report
