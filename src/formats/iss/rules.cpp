#include "formats/iss/rules.hpp"

#include <algorithm>
#include <array>

#include "formats/iss/shapes.hpp"
#include "formats/iss/write_forms.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"
#include "grid/rules/forms/layer.hpp"

namespace deduku::formats::iss {
namespace {

constexpr std::string_view board_numerals = "0123456789abcdefg";
constexpr std::string_view mark_signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
constexpr int mark_bits = 6;
constexpr std::size_t most_text = max_puzzle_bytes;  // of the rules of a puzzle

using Problem = std::optional<ValueError>;

// The first row of a kind reads it; the first row that can write a rule writes it.

constexpr std::array kinds = std::to_array<IssKind>({
    {"Diagonal", "1", "diagonal up", &whole},
    {"Diagonal", "-1", "diagonal down", &whole},
    {"Windoku", "", "windows", &whole},
    {"DisjointSets", "", "disjoint-groups", &whole},
    {"AntiKnight", "", "anti-knight", &whole},
    {"AntiKing", "", "anti-king", &whole},
    {"AntiConsecutive", "", "non-consecutive", &whole},
    {"StrictKropki", "", "all-dots", &whole},
    {"StrictXV", "", "all-xv", &whole},
    {"GlobalEntropy", "", "global-entropy", &whole},
    {"GlobalMod", "", "global-modular", &whole},
    {"AllDifferent", "", "extra-region", &different},
    {"Cage", "", "killer", &cage},
    {"Sum", "", "sum", &total},
    {"Pair", "", "pair", &pair},
    {"PairX", "", "pair all", &pair_all},
    {"Binary", "", "pair", &pair},
    {"BinaryX", "", "pair all", &pair_all},
    {"NFA", "", "regular", &automata},
    {"Regex", "", "regular", &patterns},
    {"SameValues", "", "same-digits", &same_values},
    {"ContainAtLeast", "", "contains", &contain_at_least},
    {"ContainExact", "", "count", &contain_exact},
    {"CountDistinct", "", "distinct", &count_distinct},
    {"LookAndSay", "", "count", &look_and_say},
    {"ValueIndexing", "", "any", &value_indexing},
    {"Lunchbox", "", "any", &lunchbox},
    {"RellikCage", "", "not", &rellik_cage},
    {"EqualityCage", "", "killer", &equality_cage},
    {"HiddenSkyscraper", "", "regular", &hidden_skyscraper},
    {"DutchFlatmates", "", "regular", &dutch_flatmates},
    {"AntiTaxicab", "", "pair leap", &anti_taxicab},
    {"RegionSameValues", "", "", &nothing},
    {"WhiteDot", "", "white", &pairs},
    {"BlackDot", "", "black", &pairs},
    {"X", "", "x", &pairs},
    {"V", "", "v", &pairs},
    {"GreaterThan", "", "greater", &pairs},
    {"Thermo", "", "thermo", &cells_alone},
    {"Whisper", "", "whispers", &whisper},
    {"Whisper", "", "dutch-whispers", &whisper},
    {"Renban", "", "renban", &cells_alone},
    {"Palindrome", "", "palindrome", &cells_alone},
    {"Arrow", "", "arrow", &arrow},
    {"PillArrow", "2", "arrow", &pill_2},
    {"PillArrow", "3", "arrow", &pill_3},
    {"DoubleArrow", "", "double-arrow", &cells_alone},
    {"Zipper", "", "zipper", &cells_alone},
    {"RegionSumLine", "", "region-sum", &cells_alone},
    {"EqualSum", "", "equal-sums", &groups},
    {"SumLine", "", "n-sum-line", &sum_line},
    {"CountingCircles", "", "counting-circles", &cells_alone},
    {"LittleKiller", "", "little-killer", &little_killer},
    {"Quad", "", "quad", &quad},
    {"Entropic", "", "entropic", &entropic},
    {"Modular", "", "modular", &modular},
    {"Between", "", "between", &cells_alone},
    {"Lockout", "", "lockout", &valued},
    {"Sandwich", "", "sandwich", &sandwich},
    {"XSum", "", "x-sum", &both_ends},
    {"NumberedRoom", "", "numbered-room", &both_ends},
    {"Skyscraper", "", "skyscraper", &both_ends},
    {"Indexing", "R", "row-indexer", &cells_alone},
    {"Indexing", "C", "column-indexer", &cells_alone},
});

std::string item_text(const IssKind& row, const std::string& args) {
    return '.' + std::string(row.kind) + (row.fixed.empty() ? "" : '~' + std::string(row.fixed)) + args;
}

// An arrow with several lines becomes several arrows of ISS.
std::vector<Rule> single_rules(const Rule& rule) {
    if (rule.row->key != "arrow" || rule.groups.size() == 2) return {rule};
    std::vector<Rule> out;
    for (std::size_t i = 1; i < rule.groups.size(); ++i)
        out.push_back({rule.row, rule.values, {rule.groups[0], rule.groups[i]}});
    return out;
}

// Whether a layer has this cell only.
bool is_alone(Cell first, const Geometry& board) {
    const auto next = static_cast<Cell>(index(first) + 1);
    if (index(next) >= board.cells()) return true;
    const std::string &name = board.own(first).name, &other = board.own(next).name;
    return name.substr(0, name.find('.')) != other.substr(0, other.find('.'));
}

// "VSHADED3", the third cell of the layer "shaded"; empty if the name of the layer has signs other than letters.
std::string name_of_own(Cell cell, const Geometry& board) {
    const std::string& name = board.own(cell).name;
    const std::size_t end = std::min(name.find('.'), name.size());
    const auto first = rules::layer_named(board, std::string_view(name).substr(0, end));
    if (!first || !std::all_of(name.begin(), name.begin() + static_cast<std::ptrdiff_t>(end), is_letter)) return {};
    std::string out = "V";
    for (const char c : std::string_view(name).substr(0, end)) out += static_cast<char>(c & ~0x20);
    const bool alone = is_alone(*first, board);
    return alone ? out : out + std::to_string(index(cell) - index(*first) + 1);
}

// A rule that reads a layer, as a rule of the layer's cells; none if it says more about the cells of the grid.
std::optional<Rule> of_own_cells(const Rule& rule, const Geometry& board) {
    const auto first = rules::layer_named(board, rule.of);
    if (!first || rule.row->key == "killer" || !board.own(*first).at) return std::nullopt;
    Rule out = rule;
    out.of.clear();
    for (std::vector<Cell>& group : out.groups)
        for (Cell& cell : group)
            if (board.in_grid(cell)) cell = static_cast<Cell>(index(*first) + index(cell));
    return out;
}

std::optional<std::string> text_of(const Rule& rule, const Geometry& board);

// "killer 15 of v": the digits differ, and the numbers of the layer have this sum.
std::optional<std::string> cage_of_layer(const Rule& rule, const Geometry& board) {
    std::string out;
    if (rule.groups[0].size() > 1) {
        const auto differ = text_of({find_rule("extra-region"), {}, rule.groups}, board);
        if (!differ) return std::nullopt;
        out += *differ;
    }
    if (rule.values.empty()) return out;
    Rule sum{find_rule("sum"), rule.values, rule.groups};
    sum.of = rule.of;
    const auto numbers = text_of(sum, board);
    return numbers ? std::optional(out + *numbers) : std::nullopt;
}

std::optional<std::string> text_of(const Rule& rule, const Geometry& board) {
    if (!rule.of.empty()) {
        if (rule.row->key == "killer") return cage_of_layer(rule, board);
        const auto own = of_own_cells(rule, board);
        return own ? text_of(*own, board) : std::nullopt;
    }
    const std::string name = rule.groups.empty() ? write_rule(rule, board) : std::string(rule.row->key);
    if (name == "diagonals") return std::string(".Diagonal~1.Diagonal~-1");
    for (const IssKind& row : kinds)
        if (row.rule == name)
            if (const auto args = row.shape->write(rule, board)) return item_text(row, *args);
    return form_item(rule, board);
}

// In a case, the values of a cell are a rule.
Problem read_givens(const IssItem& item, const IssPuzzle& puzzle, RuleTexts& to) {
    for (const IssPart& part : item.args) {
        const auto read = read_given(part, puzzle.cells);
        if (const auto* mistake = std::get_if<ValueError>(&read)) return *mistake;
        const auto& [cell, numbers] = std::get<IssGiven>(read);
        if (numbers == 0) return mistake_in(part, "a cell and its values, as R1C1_2_3");
        if (puzzle.in_case) to.add("only" + list_of(numbers) + ": " + puzzle.cells.name(cell), part.at);
    }
    return std::nullopt;
}

// Each item is a case; if one of them says nothing, neither does the whole.
Problem read_or(const IssItem& item, const IssPuzzle& puzzle, RuleTexts& to) {
    std::vector<RuleTexts> cases;
    bool always = false;
    for (const IssItem& inner : item.inside) {
        RuleTexts one;
        if (auto mistake = read_rule(inner, {puzzle.board, puzzle.cells, puzzle.predicates, true}, one)) return mistake;
        always = always || one.empty();
        cases.push_back(std::move(one));
    }
    if (cases.empty()) return ValueError{item.kind.at, "an Or without items", "a case of it"};
    if (!always) to.add_cases("any", cases, item.kind.at);
    return std::nullopt;
}

Problem read_kind(const IssItem& item, const IssPuzzle& puzzle, RuleTexts& to) {
    std::string choices;
    for (const IssKind& row : kinds) {
        if (row.kind != item.kind.text) continue;
        const bool fixed = !row.fixed.empty();
        if (!fixed || (!item.args.empty() && item.args[0].text == row.fixed))
            return row.shape->read({row, item, std::span(item.args).subspan(fixed ? 1 : 0), puzzle.board, puzzle.cells,
                                    puzzle.predicates, to});
        choices += (choices.empty() ? "" : " or ") + std::string(row.fixed);
    }
    if (choices.empty())
        return ValueError{item.kind.at, "the rule " + quoted(item.kind.text), std::string(known_rules)};
    const IssPart wrong = item.args.empty() ? item.kind : item.args[0];
    return ValueError{wrong.at, quoted(wrong.text), choices + " behind " + quoted(item.kind.text)};
}

}  // namespace

std::string name_of(Cell cell, const Geometry& board) {
    if (!board.in_grid(cell)) return name_of_own(cell, board);
    const auto numeral = [](int place) { return board_numerals[static_cast<std::size_t>(place) + 1]; };
    return std::string("R") + numeral(board.row(cell)) + 'C' + numeral(board.column(cell));
}

bool is_kind_alone(std::string_view kind) {
    return std::any_of(kinds.begin(), kinds.end(), [&](const IssKind& row) {
        return row.kind == kind && row.shape == &whole && row.fixed.empty();
    });
}

std::variant<IssGiven, ValueError> read_given(IssPart given, const IssCells& cells) {
    const std::vector<IssPart> parts = split_parts(given, '_');
    const auto cell = cells.named(parts[0]);
    if (const auto* mistake = std::get_if<ValueError>(&cell)) return *mistake;
    IssGiven out{std::get<Cell>(cell), 0};
    const int least = cells.least(), most = least + cells.values() - 1;
    for (const IssPart& digit : std::span(parts).subspan(1)) {
        const auto value = is_whole(digit.text) ? number_of(digit.text) : std::nullopt;
        if (!value || *value < least || *value > most)
            return ValueError{digit.at, quoted(digit.text),
                              "a digit " + std::to_string(least) + '-' + std::to_string(most)};
        out.numbers |= number_bit(*value);
    }
    return out;
}

Problem each_copy(const IssItem& replicate, IssCells& cells, const std::function<Problem()>& visit) {
    if (replicate.args.empty() || replicate.args.size() > 2)
        return missing_in(replicate, "marks of cells, and a first cell");
    const auto origin =
        cells.named(replicate.args.size() == 2 ? replicate.args[1] : IssPart{"R1C1", replicate.kind.at});
    if (const auto* mistake = std::get_if<ValueError>(&origin)) return *mistake;
    const IssPart marks = replicate.args[0];
    for (std::size_t i = 0; i < marks.text.size(); ++i) {
        const std::size_t bits = mark_signs.find(marks.text[i]);
        if (bits == mark_signs.npos) return mistake_in(marks, "marks of cells, in the signs A-Z a-z 0-9 - _");
        for (int k = 0; k < mark_bits; ++k) {
            if ((bits >> k & 1) == 0) continue;
            const auto to = cells.counted_from(std::get<Cell>(origin), static_cast<int>(i) * mark_bits + k);
            if (!to) return ValueError{marks.at, "a mark behind the last cell", "marks of cells"};
            cells.move(std::get<Cell>(origin), *to);
            Problem problem = visit();
            cells.move_back();
            if (problem) return problem;
        }
    }
    return std::nullopt;
}

Problem read_rule(const IssItem& item, const IssPuzzle& puzzle, RuleTexts& to) {
    const std::string_view kind = item.kind.text;
    if (!puzzle.cells.take_item() || to.text().size() > most_text)
        return ValueError{item.kind.at, "more items, with their copies", "at most " + std::to_string(most_items)};
    if (kind.empty()) return read_givens(item, puzzle, to);
    if (kind == "Or") return read_or(item, puzzle, to);
    const auto read_all = [&]() -> Problem {
        for (const IssItem& inner : item.inside)
            if (auto mistake = read_rule(inner, puzzle, to)) return mistake;
        return std::nullopt;
    };
    if (kind == "And") return read_all();
    if (kind == "Replicate") return each_copy(item, puzzle.cells, read_all);
    return read_kind(item, puzzle, to);
}

std::optional<std::string> items_of_rule(const Rule& rule, const Geometry& board) {
    std::string out;
    for (const Rule& one : single_rules(rule)) {
        const auto text = text_of(one, board);
        if (!text) return std::nullopt;
        out += *text;
    }
    return out;
}

Written write_rules(const Geometry& board, std::span<const Rule> rules) {
    std::string out;
    const auto has = [&](std::string_view key) {
        return std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) { return rule.row->key == key; });
    };
    // In ISS it applies at white dots, too.
    if (has("white") && has("non-consecutive")) return Refusal{"cannot combine 'non-consecutive' with white dots"};
    for (const Rule& rule : rules) {
        const auto text = items_of_rule(rule, board);
        if (!text) return Refusal{"cannot represent the rule '" + write_rule(rule, board) + "'"};
        out += *text;
    }
    return out;
}

}  // namespace deduku::formats::iss
