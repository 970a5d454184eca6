// Sums, sets and counts of any cells.
//
//   .Sum~0_=_1_1_-10_-1~R1C1~R1C2~R2C1~R2C2      weighted 0: 1 A1 1 B1 -10 A2 -1 B2
//   .SameValues~2~R9C2~VS1                       pair a = b: B9 S.1
//   .ContainExact~0_0_2~R1C1~R1C2~R1C3           count 0 = 2: A1 B1 C1; count 2 = 1: A1 B1 C1
//   .CountDistinct~VD~R1C1~R1C2~R1C3             distinct = D.1: A1 B1 C1
#include <algorithm>
#include <map>

#include "formats/iss/shapes.hpp"
#include "grid/at.hpp"
#include "grid/contains.hpp"

namespace deduku::formats::iss {
namespace {

using Problem = std::optional<ValueError>;

constexpr int most_sum_states = 64;

// Reads the cells behind the first arguments.
Problem read_behind(const IssReading& from, std::size_t first, NamedCells& cells) {
    if (from.args.size() <= first) return missing_in(from.item, "its cells");
    return read_names(from, from.args.subspan(first), cells);
}
void add_text(const IssReading& from, const std::string& head, const NamedCells& cells) {
    from.to.add(head + ':' + from.cells.names(cells), from.item.kind.at);
}

// ---- .AllDifferent~R1C1~VA1

Problem read_different(const IssReading& from) {
    NamedCells cells;
    if (auto wrong = read_behind(from, 0, cells)) return wrong;
    add_different(from, cells);
    return std::nullopt;
}
std::optional<std::string> write_different(const Rule& rule, const Geometry& board) {
    std::string out;
    for (Cell cell : rule.groups[0]) out += '~' + name_of(cell, board);
    return out;
}

// ---- .Sum~23~R1C1~R1C2; .Sum~0_=_1_-1~R1C1~R1C2: a weight for each cell

// A cell that is named again counts with both weights.
void join_weights(std::vector<int>& weights, const NamedCells& cells) {
    for (std::size_t i = 1; i < cells.size(); ++i) {
        const auto first = static_cast<std::size_t>(std::find(cells.begin(), cells.end(), cells[i]) - cells.begin());
        if (first < i) weights[first] += std::exchange(weights[i], 0);
    }
}

// "equal-sums: A1 B1 = C1" if all weights are 1 and -1 and the sum is 0, else "weighted 3: 1 A1 -2 B1"
void add_weighted(const IssReading& from, int sum, const std::vector<int>& weights, const NamedCells& cells) {
    NamedCells plus, minus;
    std::string terms;
    bool ones = true;
    const int sign = sum < 0 ? -1 : 1;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (weights[i] == 0) continue;
        ones = ones && (weights[i] == 1 || weights[i] == -1);
        (weights[i] > 0 ? plus : minus).push_back(cells[i]);
        terms += ' ' + std::to_string(sign * weights[i]) + ' ' + from.cells.name(cells[i]);
    }
    if (ones && sum == 0 && plus.size() == 1 && minus.size() == 1)
        return add_text(from, "pair a = b", {plus[0], minus[0]});
    if (ones && sum == 0 && !plus.empty() && !minus.empty())
        from.to.add("equal-sums:" + from.cells.names(plus) + " =" + from.cells.names(minus), from.item.kind.at);
    else
        from.to.add("weighted " + std::to_string(sign * sum) + ':' + terms, from.item.kind.at);
}
Problem read_sum(const IssReading& from) {
    NamedCells cells;
    if (from.args.size() < 2) return missing_in(from.item, "a number and cells");
    const std::vector<IssPart> parts = split_parts(from.args[0], '_');
    const auto sum = number_of(parts[0].text);
    if (!sum || (parts.size() > 1 && (parts[1].text != "=" || parts.size() == 2)))
        return mistake_in(from.args[0], "a number, or one with weights as 0_=_1_-1");
    if (auto wrong = read_behind(from, 1, cells)) return wrong;
    std::vector<int> weights;
    for (const IssPart& part : std::span(parts).subspan(std::min<std::size_t>(parts.size(), 2))) {
        const auto weight = number_of(part.text);
        if (!weight) return mistake_in(part, "a weight");
        weights.push_back(*weight);
    }
    if (weights.empty()) {
        if (*sum < 0) return mistake_in(from.args[0], "a sum from 0");
        add_sum(from, from.args[0].text, cells);
        return std::nullopt;
    }
    if (weights.size() != cells.size())
        return mistake_in(from.args[0], "a weight for each of " + std::to_string(cells.size()) + " cells");
    join_weights(weights, cells);
    add_weighted(from, *sum, weights, cells);
    return std::nullopt;
}
std::optional<std::string> write_sum(const Rule& rule, const Geometry& board) {
    return '~' + std::to_string(rule.values[0]) + *write_different(rule, board);
}

// ---- .SumLine~10~LOOP~R1C1~..: a loop is cut at some cell first

// How many ways there are to cut a line of so many cells into runs that can have the sum, up to a limit.
std::size_t ways_to_cut(std::size_t cells, std::size_t sum, std::size_t digits, std::size_t limit) {
    std::vector<std::size_t> ways(cells + 1, 0);
    ways[0] = 1;
    for (std::size_t end = 1; end <= cells; ++end)
        for (std::size_t run = 1; run <= std::min(end, sum); ++run)
            if (run * digits >= sum) ways[end] = std::min(limit, ways[end] + ways[end - run]);
    return ways[cells];
}
// State k + 1: the run so far has the sum k.
std::string runs_of(int sum, int digits) {
    std::string out = "{start 1; accept 1";
    for (int so_far = 0; so_far < sum; ++so_far)
        for (int digit = 1; digit <= std::min(digits, sum - so_far); ++digit)
            out += "; " + std::to_string(so_far + 1) + ' ' + number_sign(digit) + " -> " +
                   std::to_string((so_far + digit) % sum + 1);
    return out + '}';
}

Problem read_sum_line(const IssReading& from) {
    if (from.args.size() < 2) return missing_in(from.item, "a sum and cells");
    if (!is_whole(from.args[0].text)) return mistake_in(from.args[0], "a number");
    const bool loop = from.args[1].text == "LOOP";
    NamedCells cells;
    if (auto wrong = read_behind(from, loop ? 2 : 1, cells)) return wrong;
    const auto sum = number_of(from.args[0].text);
    const int digits = from.board.digits();
    constexpr std::size_t most_ways = 256;
    const bool many = sum && *sum > 0 && ways_to_cut(cells.size(), at(*sum), at(digits), most_ways + 1) > most_ways;
    if (many && *sum > most_sum_states)
        return mistake_in(from.args[0], "a sum up to " + std::to_string(most_sum_states) + " on a line that long");
    const std::string head =
        (many ? "regular " + runs_of(*sum, digits) : "n-sum-line " + std::string(from.args[0].text)) + ':';
    std::vector<RuleTexts> cases;
    for (std::size_t i = 0; i < (loop ? cells.size() : 1); ++i) {
        cases.emplace_back().add(head + from.cells.names(cells), from.item.kind.at);
        std::rotate(cells.begin(), cells.begin() + 1, cells.end());
    }
    if (loop)
        from.to.add_cases("any", cases, from.item.kind.at);
    else
        from.to.add(cases[0].text(), from.item.kind.at);
    return std::nullopt;
}

// ---- .SameValues~3~..: the cells in three pieces of one size

Problem read_same_values(const IssReading& from) {
    NamedCells cells;
    if (auto wrong = read_behind(from, 1, cells)) return wrong;
    const auto pieces = number_of(from.args[0].text);
    if (!pieces || *pieces < 2 || cells.size() % at(*pieces) != 0)
        return mistake_in(from.args[0],
                          "a number of pieces of one size, of " + std::to_string(cells.size()) + " cells");
    const std::size_t size = cells.size() / at(*pieces);
    if (size == 1) {
        add_text(from, "pair a = b", cells);
        return std::nullopt;
    }
    std::string text = "same-digits:";
    for (std::size_t i = 0; i < cells.size(); i += size)
        text += (i == 0 ? "" : " =") + from.cells.names(std::span(cells).subspan(i, size));
    from.to.add(text, from.item.kind.at);
    return std::nullopt;
}

// ---- .ContainExact~1_1_9~R1C1~..: each value as often as listed

std::optional<std::map<int, int>> counts_of(IssPart list) {
    std::map<int, int> out;
    for (const IssPart& part : split_parts(list, '_')) {
        const auto value = is_whole(part.text) ? number_of(part.text) : std::nullopt;
        if (!value) return std::nullopt;
        ++out[*value];
    }
    return out;
}
Problem read_counts(const IssReading& from, std::string_view sign) {
    NamedCells cells;
    if (auto wrong = read_behind(from, 1, cells)) return wrong;
    const auto counts = counts_of(from.args[0]);
    if (!counts) return mistake_in(from.args[0], "values, as 1_1_9");
    for (const auto& [value, times] : *counts)
        add_text(from, "count " + std::to_string(value) + std::string(sign) + std::to_string(times), cells);
    return std::nullopt;
}
Problem read_contain_exact(const IssReading& from) { return read_counts(from, " = "); }
Problem read_contain_at_least(const IssReading& from) {
    NamedCells cells;
    if (auto wrong = read_behind(from, 1, cells)) return wrong;
    std::string values(from.args[0].text);
    std::replace(values.begin(), values.end(), '_', ' ');
    if (!from.cells.on_board(cells) || !counts_of(from.args[0])) return read_counts(from, " >= ");
    add_text(from, "contains " + values, cells);
    return std::nullopt;
}
std::optional<std::string> write_contain_at_least(const Rule& rule, const Geometry& board) {
    std::string out;
    for (int value : rule.values) out += (out.empty() ? "~" : "_") + std::to_string(value);
    return out + *write_different(rule, board);
}

// ---- .LookAndSay~1223~R1C1~..: one 2 and two 3s

Problem read_look_and_say(const IssReading& from) {
    NamedCells cells;
    if (auto wrong = read_behind(from, 1, cells)) return wrong;
    const std::string_view digits = from.args[0].text;
    if (!is_whole(digits) || digits.size() % 2 != 0) return mistake_in(from.args[0], "pairs of a count and a value");
    for (std::size_t i = 0; i < digits.size(); i += 2)
        add_text(from, std::string("count ") + digits[i + 1] + " = " + digits[i], cells);
    return std::nullopt;
}

// ---- .CountDistinct~VD~R1C1~..

Problem read_count_distinct(const IssReading& from) {
    NamedCells cells;
    if (auto wrong = read_behind(from, 0, cells)) return wrong;
    if (cells.size() < 2) return missing_in(from.item, "a cell for the number, and cells");
    from.to.add("distinct = " + from.cells.name(cells[0]) + ':' + from.cells.names(std::span(cells).subspan(1)),
                from.item.kind.at);
    return std::nullopt;
}

// ---- .EqualityCage~R1C1~..: as many even as odd digits, as many low as high, none in the middle

Problem read_equality_cage(const IssReading& from) {
    NamedCells cells;
    if (auto wrong = read_behind(from, 0, cells)) return wrong;
    if (cells.size() % 2 != 0) return missing_in(from.item, "an even number of cells");
    const int least = from.cells.least(), values = from.cells.values();
    const std::string half = " = " + std::to_string(cells.size() / 2);
    Numbers even = 0;
    for (int value = least; value < least + values; ++value) even |= value % 2 == 0 ? number_bit(value) : 0;
    add_different(from, cells);
    add_text(from, "count" + list_of(even) + half, cells);
    add_text(from, "count" + list_of(numbers_from(least, least + values / 2 - 1)) + half, cells);
    if (values % 2 != 0) add_text(from, "count " + std::to_string(least + values / 2) + " = 0", cells);
    return std::nullopt;
}

std::optional<std::string> no_item(const Rule&, const Geometry&) { return std::nullopt; }

}  // namespace

void add_different(const IssReading& from, const NamedCells& cells) {
    const bool house = from.cells.on_board(cells) && static_cast<int>(cells.size()) <= from.board.digits();
    if (house || cells.size() > 1) add_text(from, house ? "extra-region" : "pair all a != b", cells);
}
void add_sum(const IssReading& from, std::string_view sum, const NamedCells& cells) {
    add_text(from, "sum " + std::string(sum), cells);
}

extern const IssShape different = {read_different, write_different};
extern const IssShape total = {read_sum, write_sum};
extern const IssShape sum_line = {read_sum_line, write_sum};
extern const IssShape same_values = {read_same_values, no_item};
extern const IssShape contain_at_least = {read_contain_at_least, write_contain_at_least};
extern const IssShape contain_exact = {read_contain_exact, no_item};
extern const IssShape look_and_say = {read_look_and_say, no_item};
extern const IssShape count_distinct = {read_count_distinct, no_item};
extern const IssShape equality_cage = {read_equality_cage, no_item};

}  // namespace deduku::formats::iss
