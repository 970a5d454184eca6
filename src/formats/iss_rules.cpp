#include "formats/iss_rules.hpp"

#include <algorithm>
#include <array>

#include "formats/iss_shapes.hpp"
#include "grid/reading/cell_text.hpp"

namespace deduku::formats::iss {
namespace {

constexpr std::string_view numerals = "0123456789abcdefg";

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
    {"AllDifferent", "", "extra-region", &cells_alone},
    {"Cage", "", "killer", &cage},
    {"Sum", "", "sum", &valued},
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
    {"SumLine", "", "n-sum-line", &valued},
    {"CountingCircles", "", "counting-circles", &cells_alone},
    {"LittleKiller", "", "little-killer", &little_killer},
    {"Quad", "", "quad", &quad},
    {"Entropic", "", "entropic", &cells_alone},
    {"Modular", "", "modular", &valued},
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

std::optional<std::string> text_of(const Rule& rule, const Geometry& board) {
    const std::string name = rule.groups.empty() ? write_rule(rule, board) : std::string(rule.row->key);
    if (name == "diagonals") return std::string(".Diagonal~1.Diagonal~-1");
    for (const IssKind& row : kinds)
        if (row.rule == name)
            if (const auto args = row.shape->write(rule, board)) return item_text(row, *args);
    return std::nullopt;
}

}  // namespace

std::variant<Cell, ValueError> cell_named(IssPart name, const Geometry& board) {
    const auto place = [&](std::size_t i) {
        const std::size_t found = name.text[i] == '0' ? numerals.npos : numerals.find(name.text[i]);
        return found == numerals.npos || static_cast<int>(found) > board.digits() ? -1 : static_cast<int>(found) - 1;
    };
    if (name.text.size() == 4 && (name.text[0] | 0x20) == 'r' && (name.text[2] | 0x20) == 'c' && place(1) >= 0 &&
        place(3) >= 0)
        return board.cell(place(1), place(3));
    return ValueError{name.at, name.text.empty() ? "nothing" : quoted(name.text), "a cell of the board, as R1C1"};
}

std::string name_of(Cell cell, const Geometry& board) {
    const auto numeral = [](int place) { return numerals[static_cast<std::size_t>(place) + 1]; };
    return std::string("R") + numeral(board.row(cell)) + 'C' + numeral(board.column(cell));
}

bool is_kind_alone(std::string_view kind) {
    return std::any_of(kinds.begin(), kinds.end(), [&](const IssKind& row) {
        return row.kind == kind && row.shape == &whole && row.fixed.empty();
    });
}

std::optional<ValueError> read_rule(const IssItem& item, const Geometry& board, RuleTexts& to) {
    std::string choices;
    for (const IssKind& row : kinds) {
        if (row.kind != item.kind.text) continue;
        const bool fixed = !row.fixed.empty();
        if (!fixed || (!item.args.empty() && item.args[0].text == row.fixed))
            return row.shape->read({row, item, std::span(item.args).subspan(fixed ? 1 : 0), board, to});
        choices += (choices.empty() ? "" : " or ") + std::string(row.fixed);
    }
    if (choices.empty())
        return ValueError{item.kind.at, "the rule " + quoted(item.kind.text), std::string(known_rules)};
    const IssPart wrong = item.args.empty() ? item.kind : item.args[0];
    return ValueError{wrong.at, quoted(wrong.text), choices + " behind " + quoted(item.kind.text)};
}

Written write_rules(const Geometry& board, std::span<const Rule> rules) {
    std::string out;
    const auto has = [&](std::string_view key) {
        return std::any_of(rules.begin(), rules.end(), [&](const Rule& rule) { return rule.row->key == key; });
    };
    // In ISS it applies at white dots, too.
    if (has("white") && has("non-consecutive")) return Refusal{"cannot combine 'non-consecutive' with white dots"};
    for (const Rule& rule : rules)
        for (const Rule& one : single_rules(rule)) {
            const auto text = text_of(one, board);
            if (!text) return Refusal{"cannot represent the rule '" + write_rule(rule, board) + "'"};
            out += *text;
        }
    return out;
}

}  // namespace deduku::formats::iss
