// Kinds that are a choice of cases.
//
//   .ValueIndexing~VO~R1C1~R1C1~R2C1    any { only 1: A1; pair a = b: O.1 A1 } { only 2: A1; pair a = b: O.1 A2 }
//   .Lunchbox~5~R1C1~R1C2~R1C3          any { thermo: A1-C1; sum 5: B1 } ..: which cells are the smallest and the largest
//   .RellikCage~5~R1C1~R1C2~R1C3        extra-region: ..; count 5 = 0: ..; pair all a + b != 5: ..; not { sum 5: A1 B1 C1 }
#include "formats/iss/shapes.hpp"
#include "grid/at.hpp"

namespace deduku::formats::iss {
namespace {

using Problem = std::optional<ValueError>;

constexpr std::size_t most_of_a_cage = 10;

Problem read_value_indexing(const IssReading& from) {
    NamedCells cells;
    if (from.args.size() < 3) return missing_in(from.item, "a clue, an index and cells");
    if (auto wrong = read_names(from, from.args, cells)) return wrong;
    const Cell clue = cells[0], index_cell = cells[1];
    std::vector<RuleTexts> cases;
    for (int place = 1; place <= static_cast<int>(cells.size()) - 2; ++place) {
        if (!has_number(from.cells.numbers(index_cell), place)) continue;
        const Cell shown = cells[at(place) + 1];
        RuleTexts& one = cases.emplace_back();
        one.add("only " + std::to_string(place) + ": " + from.cells.name(index_cell), from.item.kind.at);
        if (shown != clue) one.add("pair a = b:" + from.cells.names(std::array{clue, shown}), from.item.kind.at);
    }
    if (cases.empty()) return missing_in(from.item, "as many cells as the index may say");
    from.to.add_cases("any", cases, from.item.kind.at);
    return std::nullopt;
}

// Which sums so many different numbers between a smallest and a largest can have.
bool is_possible(int sum, int between, const IssCells& cells) {
    const int least = cells.least() + 1, most = cells.least() + cells.values() - 2;
    return between <= most - least + 1 && sum >= between * (2 * least + between - 1) / 2 &&
           sum <= between * (2 * most - between + 1) / 2;
}

Problem read_lunchbox(const IssReading& from) {
    NamedCells cells;
    if (from.args.size() < 3) return missing_in(from.item, "a sum and cells");
    const auto sum = is_whole(from.args[0].text) ? number_of(from.args[0].text) : std::nullopt;
    if (!sum) return mistake_in(from.args[0], "a sum");
    if (auto wrong = read_names(from, from.args.subspan(1), cells)) return wrong;
    const std::size_t at_item = from.item.kind.at;
    std::vector<RuleTexts> cases;
    for (std::size_t low = 0; low < cells.size(); ++low)
        for (std::size_t high = 0; high < cells.size(); ++high) {
            const auto [left, right] = std::minmax(low, high);
            if (low == high || !is_possible(*sum, static_cast<int>(right - left) - 1, from.cells)) continue;
            RuleTexts& one = cases.emplace_back();
            for (std::size_t i = 0; i < cells.size(); ++i)
                if (i != low && i != high)
                    one.add("pair a < b:" + from.cells.names(std::array{cells[low], cells[i], cells[high]}), at_item);
            if (cells.size() == 2)
                one.add("pair a < b:" + from.cells.names(std::array{cells[low], cells[high]}), at_item);
            if (right - left > 1)
                one.add("sum " + std::to_string(*sum) + ':' +
                            from.cells.names(std::span(cells).subspan(left + 1, right - left - 1)),
                        at_item);
        }
    if (cases.empty()) return mistake_in(from.args[0], "a sum that the cells can have");
    add_different(from, cells);
    from.to.add_cases("any", cases, at_item);
    return std::nullopt;
}

Problem read_rellik_cage(const IssReading& from) {
    NamedCells cells;
    if (from.args.size() < 2) return missing_in(from.item, "a sum and cells");
    const auto sum = is_whole(from.args[0].text) ? number_of(from.args[0].text) : std::nullopt;
    if (!sum) return mistake_in(from.args[0], "a sum");
    if (auto wrong = read_names(from, from.args.subspan(1), cells)) return wrong;
    add_different(from, cells);
    if (cells.size() > most_of_a_cage)
        return ValueError{from.item.kind.at, "a cage of " + std::to_string(cells.size()) + " cells",
                          "at most " + std::to_string(most_of_a_cage)};
    const std::string value = std::to_string(*sum);
    const auto add = [&](const std::string& rule) { from.to.add(rule, from.item.kind.at); };
    const int least = from.cells.least(), most = least + from.cells.values() - 1;
    if (*sum >= least && *sum <= most) add("count " + value + " = 0:" + from.cells.names(cells));
    if (cells.size() > 1 && *sum >= 2 * least && *sum <= 2 * most)
        add("pair all a + b != " + value + ":" + from.cells.names(cells));
    for (unsigned part = 0; part < 1U << cells.size(); ++part) {
        NamedCells some;
        for (std::size_t i = 0; i < cells.size(); ++i)
            if ((part >> i & 1U) != 0) some.push_back(cells[i]);
        const int size = static_cast<int>(some.size());
        if (size > 2 && *sum >= size * least && *sum <= size * most)
            from.to.add_cases("not",
                              std::vector(1,
                                          [&] {
                                              RuleTexts one;
                                              one.add("sum " + value + ':' + from.cells.names(some), from.item.kind.at);
                                              return one;
                                          }()),
                              from.item.kind.at);
    }
    return std::nullopt;
}

std::optional<std::string> no_choice_item(const Rule&, const Geometry&) { return std::nullopt; }

}  // namespace

extern const IssShape value_indexing = {read_value_indexing, no_choice_item};
extern const IssShape lunchbox = {read_lunchbox, no_choice_item};
extern const IssShape rellik_cage = {read_rellik_cage, no_choice_item};

}  // namespace deduku::formats::iss
