#include "canon/ruled_form.hpp"

#include <algorithm>
#include <tuple>

#include "canon/canon.hpp"
#include "deduku/text.hpp"
#include "grid/contains.hpp"
#include "grid/in_order.hpp"

namespace deduku::canon {
namespace {

using Terms = std::vector<std::tuple<Cell, Digit, int>>;
using NormalLine = std::tuple<Terms, std::optional<int>, std::optional<int>>;
using NormalLines = std::vector<NormalLine>;

/// Constraints in one order, whatever order they were made in.
struct Normal {
    std::vector<std::vector<Cell>> houses;
    NormalLines lines;
    std::vector<std::vector<NormalLines>> choices;
    friend bool operator==(const Normal&, const Normal&) = default;
};

NormalLine image(const deduku::Linear& line, const Isomorph& map) {
    Terms terms;
    for (const Term& term : line.terms) {
        const Candidate c = map.image(term.candidate);
        terms.emplace_back(c.cell, c.digit, term.weight);
    }
    put_in_order(terms);
    return {std::move(terms), line.least, line.most};
}

NormalLines images(const std::vector<deduku::Linear>& lines, const Isomorph& map) {
    NormalLines out;
    for (const deduku::Linear& line : lines) out.push_back(image(line, map));
    put_in_order(out);
    return out;
}

Normal image(const Constraints& of, const Isomorph& map) {
    Normal out;
    for (std::vector<Cell> house : of.houses) {
        for (Cell& cell : house) cell = map.image(cell);
        put_in_order(house);
        out.houses.push_back(std::move(house));
    }
    put_in_order(out.houses);
    out.lines = images(of.lines, map);
    for (const Choice& choice : of.choices) {
        std::vector<NormalLines> cases;
        for (const auto& lines : choice) cases.push_back(images(lines, map));
        put_in_order(cases);
        out.choices.push_back(std::move(cases));
    }
    put_in_order(out.choices);
    return out;
}

Rule image(Rule rule, const Isomorph& map) {
    rule.title.clear();
    for (auto& group : rule.groups)
        for (Cell& cell : group) cell = map.image(cell);
    for (auto& rules : rule.cases)
        for (Rule& inner : rules) inner = image(std::move(inner), map);
    return rule;
}

/// Other ways to write a rule, some of which may mean the same: cells or groups in another order, another word.
std::vector<Rule> variants(const Rule& rule) {
    std::vector<Rule> out = {rule};
    const auto add = [&](auto change) {
        for (std::size_t i = 0, n = out.size(); i < n; ++i) {
            Rule next = out[i];
            change(next);
            if (!contains(out, next)) out.push_back(std::move(next));
        }
    };
    add([](Rule& next) {
        for (auto& group : next.groups) std::reverse(group.begin(), group.end());
    });
    add([](Rule& next) {
        for (auto& group : next.groups) put_in_order(group);
    });
    add([](Rule& next) { put_in_order(next.groups); });
    if (rule.row->words.empty() || rule.values.size() != 1) return out;
    const auto words = static_cast<int>(std::count(rule.row->words.begin(), rule.row->words.end(), ' ')) + 1;
    for (std::size_t i = 0, n = out.size(); i < n; ++i)
        for (int word = 0; word < words; ++word)
            if (word != rule.values.front()) {
                out.push_back(out[i]);
                out.back().values = {word};
            }
    return out;
}

Constraints compiled(const Rule& rule, const Geometry& board, std::span<const Rule> rules) {
    Constraints out;
    if (rule.row->compile != nullptr) rule.row->compile(rule, {board, rules}, out);
    return out;
}

bool has_several(const Puzzle& puzzle) {
    return std::any_of(puzzle.cells.begin(), puzzle.cells.end(),
                       [&](Set<Digit> digits) { return !digits.single() && digits != puzzle.geometry().all_digits(); });
}

/// The images of one puzzle.
class Images {
  public:
    Images(const Puzzle& puzzle, Meter& meter)
        : puzzle_(puzzle), board_(puzzle.geometry()), plain_(without_rules(puzzle.shared_geometry())), meter_(meter) {
        for (const Rule& rule : board_.rules()) parts_.push_back(compiled(rule, *plain_, board_.rules()));
    }

    std::string smallest() {
        std::string out = line(identity(plain_->box()));
        if (!board_.own_cells().empty() || !board_.canvas().usual()) return out;
        for (int turn = 1; turn < 16; ++turn) {
            if (!meter_.spend()) return {};
            if (std::string next = line(turned(turn)); !next.empty() && next < out) out = std::move(next);
        }
        return out;
    }

  private:
    // Of rules that are houses alone, any names of digits do.
    bool renames() const { return board_.lines().empty() && board_.choices().empty() && !has_several(puzzle_); }

    Isomorph turned(int turn) const {
        Isomorph out = identity(plain_->box());
        if ((turn & 1) != 0) std::reverse(out.rows.begin(), out.rows.end());
        if ((turn & 2) != 0) std::reverse(out.columns.begin(), out.columns.end());
        out.transposed = (turn & 4) != 0;
        if ((turn & 8) != 0) std::reverse(out.digits.begin(), out.digits.end());
        return out;
    }

    // The image as a line; empty if a rule has none.
    std::string line(const Isomorph& map) {
        const GeometryPtr plain = image_of_plain(map);
        if (!plain) return {};
        std::vector<Rule> rules;
        for (const Rule& rule : board_.rules()) rules.push_back(image(rule, map));
        std::vector<std::string> texts;
        for (std::size_t i = 0; i < rules.size(); ++i) {
            texts.push_back(text_of(rules, i, map, *plain));
            if (texts.back().empty()) return {};
        }
        put_in_order(texts);
        std::string out = to_line(cells_of(map, plain));
        for (std::size_t i = 0; i < texts.size(); ++i) out += (i == 0 ? " rules:" : "; ") + texts[i];
        return out;
    }

    // The smallest text of a rule that means what the image must mean.
    std::string text_of(const std::vector<Rule>& rules, std::size_t at, const Isomorph& map, const Geometry& plain) {
        if (!board_.own_cells().empty()) return write_rule(rules[at], plain);
        const Normal wanted = image(parts_[at], map);
        const Isomorph same = identity(plain_->box());
        std::string out;
        for (const Rule& rule : variants(rules[at])) {
            const std::string text = write_rule(rule, plain);
            const auto read = parse_rules(text, plain);
            const auto* again = std::get_if<std::vector<Rule>>(&read);
            if (again == nullptr || again->size() != 1 || again->front() != rule) continue;
            if (image(compiled(rule, plain, rules), same) != wanted) continue;
            if (out.empty() || text < out) out = text;
        }
        return out;
    }

    GeometryPtr image_of_plain(const Isomorph& map) const {
        if (plain_->standard()) return map.image_box() == plain_->box() ? plain_ : nullptr;
        if (!board_.canvas().usual()) return plain_;
        HouseCells houses;
        for (const House house : plain_->all_houses()) {
            const auto in = plain_->cells_of(house);
            std::vector<Cell> cells;
            for (const Cell cell : in) cells.push_back(map.image(cell));
            put_in_order(cells);
            houses.push_back(std::move(cells));
        }
        put_in_order(houses);
        if (!is_valid(board_.digits(), houses)) return map == identity(map.box) ? plain_ : nullptr;
        std::string text;
        for (const auto& house : houses) {
            std::string cells;
            for (const Cell cell : house) cells += (cells.empty() ? "" : ",") + std::to_string(index(cell));
            text += (text.empty() ? "[[" : ",[") + cells + ']';
        }
        return std::make_shared<const Geometry>(board_.digits(), houses, text + ']');
    }

    Puzzle cells_of(const Isomorph& map, const GeometryPtr& plain) const {
        Puzzle out(plain);
        for (const Cell cell : board_.every_grid_cell())
            out.cells[board_.canvas().usual() ? map.image(cell) : cell] =
                board_.canvas().usual() ? map.image(puzzle_.cells[cell]) : puzzle_.cells[cell];
        if (!renames()) return out;
        std::vector<int> names(static_cast<std::size_t>(board_.digits()), -1);
        int next = 0;
        for (Set<Digit>& cell : out.cells) {
            if (!cell.single()) continue;
            int& name = names[static_cast<std::size_t>(cell.first())];
            if (name < 0) name = next++;
            cell = {static_cast<Digit>(name)};
        }
        return out;
    }

    const Puzzle& puzzle_;
    const Geometry& board_;
    GeometryPtr plain_;
    Meter& meter_;
    std::vector<Constraints> parts_;  // of each rule
};

}  // namespace

std::string form_of_any(const Puzzle& puzzle, Meter& meter) {
    if (puzzle.geometry().standard() && !has_several(puzzle)) {
        const auto found = canonical(puzzle, FormKind::minlex, {}, meter);
        if (const auto* form = std::get_if<Canonical>(&found)) return to_line(form->form);
        if (std::get<NoForm>(found).kind == NoForm::Kind::unknown) return {};
    }
    return Images(puzzle, meter).smallest();
}

}  // namespace deduku::canon
