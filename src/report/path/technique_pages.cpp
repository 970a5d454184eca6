#include "report/path/technique_pages.hpp"

#include <algorithm>
#include <optional>

#include "deduku/techniques.hpp"
#include "deduku/text.hpp"
#include "method/path/step.hpp"
#include "pictures/svg/board_svg.hpp"
#include "report/parts/board_text.hpp"
#include "report/parts/worded.hpp"
#include "report/path/picture.hpp"
#include "technique/parts/entry.hpp"

namespace deduku::report {
namespace {

// The letter of a row for orders.
std::string letter_of(const Technique& row) {
    return row.min_size == 0 ? std::string(1, row.letter) : worded("{}{}", row.letter, row.min_size);
}

// Players know techniques of rules by their names.
std::string word_of(const Technique& row) {
    return row.in_orders() && !row.reads_rules() ? letter_of(row) : key_of(row, row.min_size);
}

void add_moves(std::string_view words, std::vector<Move>& to) {
    while (!words.empty()) {
        const std::size_t end = std::min(words.find(' '), words.size());
        to.push_back(find_move(words.substr(0, end)));
        words.remove_prefix(std::min(end + 1, words.size()));
    }
}

// A find of the row, with its position.
struct Find {
    Puzzle puzzle;
    Board board;
    path::Step step;
};

// Looks for the first find of the move here.
bool look(const Move& move, Find& out) {
    std::vector<path::Step> found = path::finds({out.board, out.puzzle}, move, 1);
    if (found.empty()) return false;
    out.step = std::move(found.front());
    return true;
}

// Sets the digit written by a single, and the house that it fills.
void place(Find& out, bool fills_house) {
    Pattern& pattern = out.step.pattern;
    const Cell cell = pattern.cells.front();
    out.step.places = {cell, pattern.digits.first()};
    if (!fills_house) return;
    const Geometry& geometry = out.board.geometry();
    for (const auto& at : geometry.houses_of(cell)) {
        const auto cells = geometry.cells_of(at.house);
        if (std::any_of(cells.begin(), cells.end(), [&](Cell c) { return c != cell && !out.board.digits(c).single(); }))
            continue;
        pattern.form = Form::full_house;
        pattern.base = {at.house};
        return;
    }
}

std::optional<Find> find_of(const Move& move, const TechniquePage& example) {
    auto read = read_puzzles(example.puzzle);
    if (read.size() != 1 || !std::holds_alternative<Puzzle>(read[0])) return std::nullopt;
    const auto& puzzle = std::get<Puzzle>(read[0]);
    Find out{puzzle, start_board(puzzle), {}};
    std::vector<Move> before;
    add_moves(example.before, before);
    add_moves(example.also, before);
    const bool places = move.technique->effect == Effect::places;
    if (places && !move.technique->in_orders()) {
        // Makes eliminations of other singles, one at a time, until there is a find.
        while (!look(move, out)) {
            const auto moved = [&](const Move& each) { return look(each, out); };
            if (std::none_of(before.begin(), before.end(), moved)) return std::nullopt;
            for (const Deduction& deduction : out.step.deductions) apply(out.board, deduction);
        }
    } else {
        std::vector<Deduction> ignored;
        close_recorded(out.board, before, ignored);
        if (out.board.contradictory() || !look(move, out)) return std::nullopt;
    }
    if (places) place(out, move.technique->key == "full-house");
    return out;
}

// The reason why it is not used on other boards.
std::string where_of(const Technique& row) {
    switch (row.boards) {
        case Boards::lines: return " It compares rows with columns, so every row and every column must be a house.";
        case Boards::boxes:
            return " Its cells are where rows and columns cross boxes, so it needs rows, columns and boxes of one "
                   "size; "
                   "other houses may be added.";
        default: return "";
    }
}

// "Letter `T2`, key `naked-pair`, sizes 2 and more. Family: subsets."
std::string head_of(const Technique& row) {
    const std::string letter = row.in_orders() ? worded("Letter `{}`, key", letter_of(row)) : "Key";
    const std::string last = row.max_size == any_size ? "and more" : worded("to {}", row.max_size);
    const std::string sizes = row.min_size < row.max_size ? worded(", sizes {} {}", row.min_size, last) : "";
    const std::string rests =
        row.rests_on_uniqueness() ? " Rests on uniqueness: it holds if the puzzle has exactly one solution." : "";
    return worded("{} `{}`{}. Family: {}. Rank {} in the usual order.{}{}", letter, key_of(row, row.min_size), sizes,
                  row.family, difficulty_of(row, row.min_size), rests, where_of(row));
}

// The legend of the picture.
std::string legend_of(const Scene& scene, const path::Step& step) {
    std::string out = "Ringed: the cells of the pattern. ";
    if (!scene.reason.base.empty()) out += "Hatched: the houses of the pattern. ";
    if (!scene.reason.cover.empty()) out += "Dotted: the houses it covers. ";
    if (!scene.letters.empty())
        out += step.pattern.form == Form::colours ? "Letters: the two colours. " : "Letters: true in the same case. ";
    if (step.pattern.form == Form::exocet)
        out += "Coloured: the base cells (A) and the targets (B). ";
    else if (step.pattern.form == Form::tridagon)
        out += "Coloured: the twelve cells. ";
    else if (!scene.groups.empty())
        out += "Coloured, with a letter each: the sets. ";
    if (step.pattern.chain)
        out +=
            "Solid arrows: strong links (if the first is false, the second is true). Dashed arrows: weak links (if the "
            "first is true, the second is false). ";
    else if (!scene.links.empty())
        out += "Solid arrows: the second becomes true. Dashed arrows: the second becomes false. ";
    if (scene.empty) out += "In a dotted red frame: the cell or house left empty. ";
    return out + "Struck out: the eliminations.";
}

std::string page(const Technique& row, const TechniquePage& texts, const Find& find, const Scene& scene) {
    std::string before(texts.before);
    if (!texts.also.empty()) before += worded(" {}", texts.also);
    const bool on_the_way = row.effect == Effect::places && !row.in_orders();
    const std::string until = before.empty() ? ""
                              : on_the_way   ? worded(", on the way by {}", before)
                                             : worded(", after {} found nothing more", before);
    return worded(
        "# {}\n\n{}\n\n> {}\n{}\n![{}]({}.svg)\n\n{}\n\n    {}\n\nPuzzle: `{}`{}.\n\nSource: {}{}{}.\n\n{}\n{}",
        name_of(row, row.min_size), head_of(row), row.example, texts.what.empty() ? "" : worded("\n{}\n", texts.what),
        scene.description, word_of(row), scene.description,
        StepLine(find.puzzle, StepNotation::sheet, Coords::sheet).line(find.step), to_line(find.puzzle), until,
        texts.source.before, texts.source.name, texts.source.after, legend_of(scene, find.step),
        texts.kin.empty() ? "" : worded("\nNames: {}\n", texts.kin));
}

/// Without the marks of code.
std::string plain(std::string text) {
    std::erase(text, '`');
    return text;
}

}  // namespace

std::string step_text(const Puzzle& puzzle, const Board& before, const path::Step& step, Coords coords) {
    std::string out;
    for (const std::string& line : draw(before.geometry(), candidate_texts(before), coords)) out += line + '\n';
    for (const std::string& line : houses_and_rules(before.geometry(), coords)) out += line + '\n';
    out += '\n' + StepLine(puzzle, StepNotation::sheet, coords).line(step) + '\n';
    return out + Teacher(puzzle, coords).on(before).sentence(step) + '\n';
}

std::string technique_text(const Technique& row, Coords coords) {
    const TechniquePage& texts = page_of(row);
    std::string out = worded("{}\n\n{}\n\n  {}\n", name_of(row, row.min_size), plain(head_of(row)), row.example);
    if (!texts.what.empty()) out += '\n' + plain(std::string(texts.what)) + '\n';
    if (!texts.kin.empty()) out += worded("\nNames: {}\n", plain(std::string(texts.kin)));
    if (texts.puzzle.empty()) return out;
    const std::optional<Find> find = find_of({&row, row.min_size}, texts);
    return find ? out + '\n' + step_text(find->puzzle, find->board, find->step, coords) : out;
}

Pages technique_pages() {
    Pages out;
    std::string index =
        "# Techniques\n\nMade by `deduku list --pages doc/techniques/`. Orders use the letter of a technique, all "
        "other commands its key.\n\n| letter or key | technique | family | rank | example |\n|---|---|---|---|---|\n";
    for (const Technique& row : techniques()) {
        const std::string word = word_of(row), name = name_of(row, row.min_size);
        const TechniquePage& texts = page_of(row);
        index += worded("| {} | {} | {} | {} | {} |\n", word,
                        texts.puzzle.empty() ? name : worded("[{}]({}.md)", name, word), row.family,
                        difficulty_of(row, row.min_size), row.example);
        if (texts.puzzle.empty()) continue;
        const std::optional<Find> find = find_of({&row, row.min_size}, texts);
        if (!find) {
            out.problem = worded("technique_pages.cpp: the example of {} has none", word);
            continue;
        }
        const Teacher teacher(find->puzzle, Coords::sheet);
        Scene scene = picture_of(find->puzzle, find->board, find->step, teacher);
        scene.title = name;
        out.files.push_back({word + ".md", page(row, texts, *find, scene)});
        out.files.push_back({word + ".svg", board_svg(scene) + '\n'});
    }
    out.files.push_back({"README.md", index});
    return out;
}

}  // namespace deduku::report
