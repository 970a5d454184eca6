// Tables of pairs, automata and patterns of ISS as rules: under a name of their own where they have one.
//
//   .Pair~8H_xf8H_xf8H_B~_~R1C1~R1C2~R1C3     whispers 2: A1 B1 C1
//   .NFA~Qjf8Av__~_one~R1C1~R1C2~R1C3         count 9 = 1: A1 B1 C1 as "one"
//   .Regex~KDExfDQyfDkzKQ~R1C1~R1C2           regular (11|42|93): A1 B1
#include "formats/iss/automaton.hpp"
#include "formats/iss/regex.hpp"
#include "formats/iss/shapes.hpp"
#include "grid/at.hpp"
#include "grid/contains.hpp"

namespace deduku::formats::iss {
namespace {

using Problem = std::optional<ValueError>;

// A line of an item: its title, cells, and the places before which there is a break.
struct Line {
    std::string title;
    NamedCells cells;
    std::vector<std::size_t> breaks;
};

// An argument that begins with _ names the lines from there on; an empty one begins another line.
Problem read_lines(const IssReading& from, bool may_break, std::vector<Line>& out) {
    out.emplace_back();
    for (const IssPart& part : from.args.subspan(1)) {
        if (part.text.starts_with('_') || part.text.empty()) {
            const std::string title = part.text.empty() ? out.back().title : title_of(part.text.substr(1));
            if (out.back().cells.empty()) out.pop_back();
            out.push_back({title, {}, {}});
        } else if (may_break && part.text == "-") {
            out.back().breaks.push_back(out.back().cells.size());
        } else if (auto wrong = read_names(from, {&part, 1}, out.back().cells)) {
            return wrong;
        }
    }
    if (out.back().cells.empty()) out.pop_back();
    return std::nullopt;
}

// Adds a rule for each line; successive lines of one kind and title become one text.
class LineRules {
  public:
    explicit LineRules(const IssReading& from) : from_(from) {}
    void add(const std::string& head, const std::string& cells, const std::string& title) {
        if (head == head_ && title == title_) {
            cells_ += " /" + cells;
            return;
        }
        end();
        head_ = head;
        title_ = title;
        cells_ = cells;
    }
    void end() {
        if (!head_.empty()) from_.to.add(head_ + ':' + cells_ + title_, from_.item.kind.at);
        head_.clear();
    }

  private:
    const IssReading& from_;
    std::string head_, title_, cells_;
};

// ---- pairs

enum class Among { neighbours, all };

// Rows of the table of rules that say the same as a predicate, for cells of the board.
struct Named {
    std::string_view predicate;  // or its beginning, before a number
    Among among;
    int most_cells;  // 0: any number; -1: as many as digits
    std::string_view rule;
    bool reversed = false;
};
constexpr Named named_rules[] = {
    {"abs(a - b) >= ", Among::neighbours, 0, "whispers "},
    {"abs(a - b) <= ", Among::neighbours, 0, "max-difference "},
    {"abs(a - b) = ", Among::neighbours, 2, "white "},
    {"max(a, b) / min(a, b) = ", Among::neighbours, 2, "black "},
    {"abs(a - b) = 1 or max(a, b) / min(a, b) = 2", Among::neighbours, 2, "grey"},
    {"a <= b", Among::neighbours, 0, "slow-thermo"},
    {"a < b", Among::neighbours, 0, "thermo"},
    {"a >= b", Among::neighbours, 0, "slow-thermo", true},
    {"a > b", Among::neighbours, 0, "thermo", true},
    {"(a + b) % 2 = 1", Among::neighbours, 0, "parity-line"},
    {"(a + b) % 2 = 0", Among::neighbours, 0, "one-parity"},
    {"(a + b) % 2 = 0", Among::all, 0, "one-parity"},
    {"max(a, b) % min(a, b) = 0", Among::neighbours, 0, "factor-line"},
    {"a != b", Among::neighbours, 2, "extra-region"},
    {"a != b", Among::all, -1, "extra-region"},
    {"abs(a - b) >= 2", Among::all, -1, "nabner"},
};

bool has_twice(const NamedCells& cells) {
    for (std::size_t i = 0; i < cells.size(); ++i)
        if (contains(std::span(cells).first(i), cells[i])) return true;
    return false;
}

bool fits(const Named& row, const std::string& predicate, Among among, const IssReading& from,
          const NamedCells& cells) {
    const int most = row.most_cells < 0 ? from.board.digits() : row.most_cells;
    const bool of_all = cells.size() == 2 || row.among == among;
    // Zero is no multiple in the tables of ISS.
    if (from.board.lowest() == 0 && (row.rule.starts_with("black") || row.rule == "factor-line")) return false;
    if (!of_all || (most > 0 && static_cast<int>(cells.size()) > most)) return false;
    if (!row.predicate.ends_with(' ')) return row.predicate == predicate;
    if (!predicate.starts_with(row.predicate)) return false;
    const auto number = number_of(std::string_view(predicate).substr(row.predicate.size()));
    return number && *number < from.board.digits();
}

// The numbers that a cell may hold; a cell without any holds one of two.
std::string only(Numbers numbers) { return numbers == 0 ? "count 1 = 2" : "only" + list_of(numbers); }

// A cell twice holds a number that goes with itself.
Numbers with_themselves(const PairTable& table) {
    Numbers out = 0;
    for (int number = 0; number < static_cast<int>(table.seconds.size()); ++number)
        if (has_number(table.seconds[at(number)], number)) out |= number_bit(number);
    return out;
}

void add_pairs(const IssReading& from, const PairTable& table, Among among, const Line& line, LineRules& to) {
    const NamedCells& cells = line.cells;
    if (cells.size() < 2) return;
    if (cells.size() == 2 && cells[0] == cells[1])
        return to.add(only(with_themselves(table)), from.cells.names(std::span(cells).first(1)), line.title);
    const auto first = std::span(cells).first(cells.size() - 1), second = std::span(cells).subspan(1);
    const std::string& predicate = from.predicates.of(table, from.cells.numbers(first), from.cells.numbers(second));
    if (predicate == "a = a") return;
    if (from.cells.on_board(cells) && !has_twice(cells))
        for (const Named& row : named_rules) {
            if (!fits(row, predicate, among, from, cells)) continue;
            const NamedCells ordered = row.reversed ? NamedCells(cells.rbegin(), cells.rend()) : cells;
            const std::string value = row.predicate.ends_with(' ') ? predicate.substr(row.predicate.size()) : "";
            return to.add(std::string(row.rule) + value, from.cells.names(ordered), line.title);
        }
    to.add((among == Among::all && cells.size() > 2 ? "pair all " : "pair ") + predicate, from.cells.names(cells),
           line.title);
}

Problem read_table(const IssReading& from, Among among) {
    if (from.args.empty()) return missing_in(from.item, "a table of pairs and cells");
    std::string key(from.args[0].text);
    // Older texts have the two last signs exchanged.
    if (from.item.kind.text.starts_with("Binary"))
        for (char& c : key) c = c == '-' ? '_' : c == '_' ? '-' : c;
    const auto table = table_of_key(key, from.cells.least(), from.cells.values());
    if (!table)
        return mistake_in(from.args[0], "a table of pairs for " + std::to_string(from.cells.values()) + " values");
    std::vector<Line> lines;
    if (auto wrong = read_lines(from, false, lines)) return wrong;
    LineRules to(from);
    for (const Line& line : lines) add_pairs(from, *table, among, line, to);
    to.end();
    return std::nullopt;
}
Problem read_pair_table(const IssReading& from) { return read_table(from, Among::neighbours); }
Problem read_pair_table_of_all(const IssReading& from) { return read_table(from, Among::all); }

// ---- lines too short for their rows: all cells have different remainders, or are of different thirds

Problem read_short(const IssReading& from, const NamedCells& cells, int (*group)(int number, int of), int of) {
    PairTable table;
    for (int a = 1; a <= from.cells.values(); ++a)
        for (int b = 1; b <= from.cells.values(); ++b)
            if (group(a, of) != group(b, of)) table.seconds[at(a)] |= number_bit(b);
    LineRules to(from);
    add_pairs(from, table, Among::all, {{}, cells, {}}, to);
    to.end();
    return std::nullopt;
}
Problem read_modular(const IssReading& from) {
    const auto divisor = from.args.empty() ? std::nullopt : number_of(from.args[0].text);
    NamedCells cells;
    if (!divisor || static_cast<int>(from.args.size()) > *divisor || *divisor < 2) return valued.read(from);
    if (auto wrong = read_names(from, from.args.subspan(1), cells)) return wrong;
    return read_short(
        from, cells, [](int number, int of) { return number % of; }, *divisor);
}
Problem read_entropic(const IssReading& from) {
    NamedCells cells;
    if (from.args.size() > 2 || from.args.empty() || from.board.digits() % 3 != 0) return cells_alone.read(from);
    if (auto wrong = read_names(from, from.args, cells)) return wrong;
    return read_short(
        from, cells, [](int number, int of) { return (number - 1) / of; }, from.board.digits() / 3);
}
std::optional<std::string> write_modular(const Rule& rule, const Geometry& board) { return valued.write(rule, board); }
std::optional<std::string> write_entropic(const Rule& rule, const Geometry& board) {
    return cells_alone.write(rule, board);
}

// ---- automata

// " = 2", " >= 1"; both bounds are two rules
void add_count(const IssReading& from, const CountTest& test, const Line& line, LineRules& to) {
    const std::string head = "count" + list_of(test.numbers), cells = from.cells.names(line.cells);
    const auto add = [&](const std::string& sign, int number) {
        to.add(head + sign + std::to_string(number), cells, line.title);
    };
    if (test.most == test.least) return add(" = ", test.least);
    if (test.least > 0) add(" >= ", test.least);
    if (test.most) add(" <= ", *test.most);
}

void add_automaton(const IssReading& from, const CodedAutomaton& automaton, const std::string& text, const Line& line,
                   LineRules& to) {
    const int least = from.cells.least(), values = from.cells.values();
    const auto add = [&](const std::string& head, const std::string& cells) { to.add(head, cells, line.title); };
    if (line.breaks.empty()) {
        if (line.cells.size() == 1)
            return add(only(numbers_of(automaton, least, values)), from.cells.names(line.cells));
        if (line.cells.size() == 2)
            return add_pairs(from, table_of(automaton, least, values), Among::neighbours, line, to);
        if (const auto test = count_of(automaton, least, values)) return add_count(from, *test, line, to);
        if (const auto counts = first_counts(automaton, from.cells.numbers(line.cells[0]), least, values))
            return add("count" + list_of(counts->numbers) + ' ' + std::string(counts->sign) + ' ' +
                           from.cells.name(line.cells[0]),
                       from.cells.names(std::span(line.cells).subspan(1)));
        if (const auto table = neighbours_of(automaton, least, values))
            return add_pairs(from, *table, Among::neighbours, line, to);
    }
    std::string cells;
    for (std::size_t i = 0; i <= line.cells.size(); ++i) {
        for (std::size_t place : line.breaks) cells += place == i ? " =" : "";
        if (i < line.cells.size()) cells += ' ' + from.cells.name(line.cells[i]);
    }
    add("regular " + text, cells);
}

Problem read_automaton(const IssReading& from) {
    if (from.args.empty()) return missing_in(from.item, "the code of an automaton and cells");
    const int values = from.cells.values();
    const auto automaton = automaton_of_code(from.args[0].text, values);
    if (!automaton)
        return mistake_in(from.args[0], "the code of an automaton for " + std::to_string(values) + " values");
    std::vector<Line> lines;
    if (auto wrong = read_lines(from, true, lines)) return wrong;
    LineRules to(from);
    const std::string text = text_of(*automaton, from.cells.least(), values);
    for (const Line& line : lines) {
        if (!line.breaks.empty() && automaton->symbols == values)
            return mistake_in(from.args[0], "the code of an automaton that reads breaks");
        add_automaton(from, *automaton, text, line, to);
    }
    to.end();
    return std::nullopt;
}

// ---- patterns

Problem read_pattern(const IssReading& from) {
    if (from.args.empty()) return missing_in(from.item, "a pattern and cells");
    const auto pattern = pattern_of_code(from.args[0].text);
    if (!pattern) return mistake_in(from.args[0], "the code of a pattern of digits");
    std::vector<Line> lines;
    if (auto wrong = read_lines(from, false, lines)) return wrong;
    LineRules to(from);
    for (const Line& line : lines) to.add("regular " + *pattern, from.cells.names(line.cells), line.title);
    to.end();
    return std::nullopt;
}

std::optional<std::string> not_written(const Rule&, const Geometry&) { return std::nullopt; }

}  // namespace

extern const IssShape pair = {read_pair_table, not_written};
extern const IssShape pair_all = {read_pair_table_of_all, not_written};
extern const IssShape automata = {read_automaton, not_written};
extern const IssShape modular = {read_modular, write_modular};
extern const IssShape entropic = {read_entropic, write_entropic};
extern const IssShape patterns = {read_pattern, not_written};

}  // namespace deduku::formats::iss
