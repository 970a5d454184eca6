// The page of one puzzle: boards, facts, chains, pairs; a 9x9 board takes up to 100 columns.
#include "deduku/text.hpp"
#include "grid/pick.hpp"
#include "grid/reading/escapes.hpp"
#include "report/analysis.hpp"
#include "report/hdp.hpp"
#include "report/parts/board_text.hpp"
#include "report/parts/twice.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

constexpr std::size_t page_width = 100;
constexpr std::size_t widest_board = 160;

/// Colours of a terminal, or none.
struct Paint {
    bool on = false;

    std::string bold(std::string_view text) const { return in("1", text); }
    std::string faint(std::string_view text) const { return in("2", text); }
    std::string green(std::string_view text) const { return in("32", text); }
    std::string yellow(std::string_view text) const { return in("33", text); }
    std::string red(std::string_view text) const { return in("31", text); }

  private:
    std::string in(std::string_view code, std::string_view text) const {
        if (!on) return std::string(text);
        return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
    }
};

class Page {
  public:
    Page(const Puzzle& puzzle, const Analysis& analysis, const PageStyle& style)
        : puzzle_(puzzle), analysis_(analysis), style_(style) {}

    std::string text(const Seconds& seconds) {
        title();
        boards();
        facts(seconds);
        if (style_.full) {
            other_methods();
            candidates();
            chains();
            pairs();
        }
        return std::move(text_);
    }

  private:
    void heading(std::string_view words) { text_ += '\n' + paint_.bold(words) + '\n'; }
    void fact(std::string_view name, std::string_view value) { text_ += worded("  {:14}{}\n", name, value); }

    void title() {
        if (!puzzle_.name.empty()) text_ += paint_.bold(visible(puzzle_.name)) + '\n';
        if (!puzzle_.comment.empty()) text_ += paint_.faint(visible(puzzle_.comment)) + '\n';
        text_ += to_line(puzzle_) + '\n';
    }

    /// One symbol per cell: bold givens, green found digits, dots for open cells.
    CellTexts symbols(const std::optional<Grid>& grid) const {
        CellTexts cells;
        for (Cell cell : puzzle_.cells.ids()) {
            const bool given = puzzle_.cells[cell].single();
            const std::string dot = puzzle_.cells[cell].size() < geometry_.digits() ? ":" : ".";
            const std::string shown = grid    ? symbol(geometry_, (*grid)[cell])
                                      : given ? symbol(geometry_, puzzle_.cells[cell].first())
                                              : dot;
            cells.push_back({shown, given ? paint_.bold(shown) : grid ? paint_.green(shown) : shown});
        }
        return cells;
    }

    void boards() {
        const auto left_cells = symbols(std::nullopt);
        const auto left = draw(geometry_, left_cells, style_.coords);
        heading(analysis_.solutions.first ? "Puzzle and solution" : "Puzzle");
        both_boards(left, left_cells);
        for (const std::string& line : houses_and_rules(geometry_, style_.coords)) text_ += line + '\n';
    }

    void both_boards(const std::vector<std::string>& left, const CellTexts& left_cells) {
        if (!analysis_.solutions.first) return lines(left);
        const auto right = draw(geometry_, symbols(analysis_.solutions.first), style_.coords);
        constexpr std::string_view gap = "    ";
        if (2 * drawn_width(geometry_, left_cells, style_.coords) + gap.size() > page_width) {
            lines(left);
            return lines(right);
        }
        for (std::size_t i = 0; i < left.size(); ++i) text_ += worded("{}{}{}\n", left[i], gap, right[i]);
    }

    void candidates() {
        const Board& board = report_.autosolved;
        if (board.solved()) return;
        CellTexts cells;
        for (Cell cell : geometry_.every_grid_cell()) {
            const Set<Digit> digits = board.digits(cell);
            std::string shown;
            for (Digit digit : digits) shown += symbol(geometry_, digit);
            if (shown.empty()) shown = "!";
            const std::string painted = digits.single()      ? paint_.bold(shown)
                                        : digits.empty()     ? paint_.red(shown)
                                        : digits.size() == 2 ? paint_.yellow(shown)
                                                             : shown;
            cells.push_back({shown, painted});
        }
        heading("Candidates after autosolve (singles, locked candidates, subsets up to four)");
        if (drawn_width(geometry_, cells, style_.coords) <= widest_board)
            lines(draw(geometry_, cells, style_.coords));
        else
            text_ += worded("  {} candidates: too wide to draw\n", board.living_count());
    }

    void facts(const Seconds& seconds) {
        heading("Facts");
        fact("clues", std::to_string(clue_count(puzzle_)));
        fact("solutions", solutions_text());
        if (analysis_.solutions.first) fact("solution", to_line(geometry_, *analysis_.solutions.first));
        if (analysis_.proof) fact("proof", proof_text(*analysis_.proof));
        if (!analysis_.methods.time_words.empty()) fact("for people", analysis_.methods.time_words);
        for (const auto& [name, words] : style_.ratings) fact(name, words);
        fact("HDP level", level_text());
        fact("chain", shows_text());
        fact("time", worded("{:.1f} ms (search {:.1f}, HDP {:.1f}, proof and check {:.1f}, other methods {:.1f})",
                            seconds.whole * 1e3, seconds.solutions * 1e3, seconds.hdp * 1e3, seconds.proof * 1e3,
                            seconds.methods * 1e3));
    }

    void other_methods() {
        heading("Other methods");
        for (const auto& [name, words] : words_of(analysis_.methods)) fact(name, words);
    }

    std::string solutions_text() const {
        const std::string word = solutions_word(analysis_.solutions);
        if (word == "1") return "1, " + paint_.green("unique");
        if (word == "0") return "0, " + paint_.red(no_solution_text(puzzle_, style_.coords));
        if (word == "2+") return "2+, " + paint_.red("not unique");
        return paint_.yellow("unknown") + ": time or nodes ran out";
    }

    std::string proof_text(const CheckedProof& proof) const {
        if (!proof.proved) return worded("{}: not proved, {}", proof.claim, proof.why);
        const std::string made = worded("{}: proved, {} deduction{} ({})", proof.claim, proof.deductions,
                                        proof.deductions == 1 ? "" : "s", proof.method);
        if (!proof.accepted) return made + paint_.red(", refused by the checker: ") + proof.why;
        return made + ", " + paint_.green("accepted by the checker");
    }

    std::string level_text() const {
        std::string text = paint_.bold(level_word(report_));
        if (report_.nesting > 0) text += worded(", {} nested levels", report_.nesting);
        if (report_.cut_short) text += paint_.yellow(" (time or nodes ran out)");
        return text;
    }

    std::string_view shows_text() const {
        switch (analysis_.shows) {
            case Shows::nothing: return "reaches no solution";
            case Shows::a_solution: return "shows a solution, reached inside a hypothesis: not that it is the only one";
            case Shows::uniqueness: return "shows the solution and that it is the only one";
        }
        return {};
    }

    void chains() {
        for (const ChainSection& row : chain_sections) {
            const hdp::Section& section = report_.*row.of;
            if (!section.ran) continue;
            heading(row.title);
            for (const hdp::HdpLine& line : section.lines) chain_line(hdp::to_text(geometry_, line));
            text_ += paint_.faint(hdp::count_line(section)) + '\n';
        }
    }

    /// Breaks lines that are too long for the terminal before a `+`, `#` or `=>`.
    void chain_line(std::string_view line) {
        std::string_view indent;
        while (style_.width > 20 && line.size() + indent.size() > style_.width) {
            std::size_t at = line.find_last_of("+#=", style_.width - indent.size());
            while (at != std::string_view::npos && at > 0 && line[at - 1] != ' ') at = line.find_last_of("+#=", at - 1);
            if (at == std::string_view::npos || at < 6) break;
            text_ += worded("{}{}\n", indent, line.substr(0, at - 1));
            line.remove_prefix(at);
            indent = "    ";
        }
        text_ += worded("{}{}\n", indent, line);
    }

    std::string name(Cell cell) const { return cell_name(geometry_, cell, style_.coords); }

    void pairs() {
        heading(worded("Pairs ({})", report_.pairs.size()));
        std::string line;
        for (Cell cell : report_.pairs) {
            const std::string pair =
                worded("{}: {}", name(cell), digit_list(report_.autosolved.digits(cell), geometry_.lowest()));
            if (!line.empty() && line.size() + pair.size() + 3 > page_width) {
                text_ += line + '\n';
                line.clear();
            }
            line += worded("{}{}", line.empty() ? "" : "   ", pair);
        }
        if (!line.empty()) text_ += line + '\n';
        heading(worded("Constraint pairs ({})", report_.constraint_pairs.size()));
        for (const hdp::ConstraintPair& pair : report_.constraint_pairs)
            text_ += style_.coords == Coords::sheet ? hdp::constraint_pair_line(geometry_, pair) + '\n'
                                                    : constraint_pair(pair);
    }

    /// The line as written by the method, with the user's cell names.
    std::string constraint_pair(const hdp::ConstraintPair& pair) const {
        const auto side = [&](Cell cell, const hdp::TestedBranch& tested) {
            constexpr std::string_view marks = "_X*";
            return worded("{} = {}  => {:2} pairs ({})", name(cell), index(pair.digit) + 1, tested.pairs,
                          pick(marks, tested.outcome));
        };
        return worded("{},{}: {}.. / {} / {}\n", name(pair.first), name(pair.second), index(pair.digit) + 1,
                      side(pair.first, pair.if_first), side(pair.second, pair.if_second));
    }

    void lines(const std::vector<std::string>& drawn) {
        for (const std::string& line : drawn) text_ += line + '\n';
    }

    const Puzzle& puzzle_;
    const Analysis& analysis_;
    const hdp::HdpReport& report_ = analysis_.report;
    const Geometry& geometry_ = analysis_.report.initial.geometry();
    const PageStyle& style_;
    Paint paint_{style_.colour};
    std::string text_;
};

}  // namespace

std::string page_text(const Puzzle& puzzle, const Analysis& analysis, const PageStyle& style, const Seconds& seconds) {
    return Page(puzzle, analysis, style).text(seconds);
}

}  // namespace deduku::report
