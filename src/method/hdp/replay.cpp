#include "method/hdp/replay.hpp"

#include <algorithm>

#include "deduku/techniques.hpp"
#include "method/hdp/argument.hpp"

namespace deduku::hdp {
namespace {

// Facts shown so far on one level, and the levels opened under it.
struct Shown {
    Statement hypothesis;
    std::vector<Statement> facts;
    std::vector<Shown> under;

    bool has(const Statement& fact) const { return std::find(facts.begin(), facts.end(), fact) != facts.end(); }
};

// The level of this hypothesis, or null.
template <class Level>
Level* find_under(Level* level, const Statement& hypothesis) {
    if (level == nullptr) return nullptr;
    const auto same = [&](const Shown& s) { return s.hypothesis == hypothesis; };
    const auto it = std::find_if(level->under.begin(), level->under.end(), same);
    return it == level->under.end() ? nullptr : &*it;
}

// Whether a line may use facts of its levels that it does not name.
enum class Facts : std::uint8_t { named, all };

// Where the chain of a line leads.
struct Reached {
    Board board;
    Outcome outcome;
    std::optional<Statement> hypothesis;  // the innermost one
    std::optional<Board> before;          // the position in which it was assumed
    std::string why_not;                  // set: the chain is not well founded
};

std::string_view in_words(Outcome outcome) {
    switch (outcome) {
        case Outcome::open: return "autosolve stays open (UNS)";
        case Outcome::contradiction: return "autosolve ends in a contradiction (CTR)";
        case Outcome::solution: return "autosolve solves the puzzle (SOL)";
    }
    return {};
}

class Replayer {
  public:
    explicit Replayer(const Puzzle& puzzle)
        : start_(start_board(puzzle)), autosolver_(start_.geometry(), no_limit_), closed_(start_), root_{} {
        start_outcome_ = autosolver_.run(closed_, 0);
    }

    ReplayedLine line(std::size_t number, std::string_view text) {
        ReplayedLine out{number, std::string(text), Verdict::skipped, {}};
        const std::size_t begin = text.find_first_not_of(" \t");
        if (begin == std::string_view::npos || text[begin] == '#' || text.substr(begin, 3) == "CNT") return out;
        const auto parsed = parse_line(start_.geometry(), text);
        if (const auto* error = std::get_if<LineError>(&parsed)) {
            out.verdict = Verdict::fails;
            out.why = "column " + std::to_string(error->column + 1) + ": expected " + error->expected;
            return out;
        }
        const Line& line = std::get<Line>(parsed);
        out.verdict = Verdict::holds;
        out.why = check(line, Facts::named);
        if (out.why.empty()) {
            learn(line);
        } else if (check(line, Facts::all).empty()) {
            out.why = "with facts shown before that the line does not name";
            learn(line);
        } else {
            out.verdict = Verdict::fails;
        }
        return out;
    }

    const std::optional<Grid>& solution() const { return solution_; }
    std::vector<Deduction> steps() const {
        std::vector<Deduction> out;
        Board board = start_;
        record(board, builder_.argument(), closing_moves(largest_subset), out);
        return out;
    }

  private:
    std::string text(const Statement& statement) const { return to_text(start_.geometry(), statement); }

    Outcome add(Board& board, const Statement& statement, Outcome outcome) {
        return outcome == Outcome::contradiction ? outcome : autosolver_.assume(board, statement);
    }

    void add_all(Reached& reached, const Shown* level, Facts facts) {
        if (level == nullptr || facts == Facts::named) return;
        for (const Statement& fact : level->facts) reached.outcome = add(reached.board, fact, reached.outcome);
    }

    Reached follow(const Line& line, Facts facts) {
        Reached out{closed_, start_outcome_, {}, {}, {}};
        const Shown* level = &root_;
        add_all(out, level, facts);
        for (const Link& link : line.chain) {
            if (link.hypothesis) {
                const Board& known = facts == Facts::named ? out.board : closed_;
                const Set<Digit> gone = link.statement.digits - known.digits(link.statement.cell);
                if (!gone.empty()) {
                    out.why_not = text({link.statement.cell, gone}) + " is no candidate there";
                    return out;
                }
                out.hypothesis = link.statement;
                out.before = out.board;
                level = find_under(level, link.statement);
            } else if (!(level != nullptr && level->has(link.statement)) &&
                       !(line.mark == Mark::sta && solved_with(link.statement))) {
                out.why_not = text(link.statement) + " was not shown " +
                              (out.hypothesis ? "under # " + text(*out.hypothesis) : "before");
                return out;
            }
            out.outcome = add(out.board, link.statement, out.outcome);
            if (link.hypothesis) add_all(out, level, facts);
        }
        return out;
    }

    // Empty if the line holds, else why not.
    std::string check(const Line& line, Facts facts) {
        const Reached reached = follow(line, facts);
        if (!reached.why_not.empty()) return reached.why_not;
        if (line.mark == Mark::sta || line.mark == Mark::hyp) return {};
        if (reached.outcome != line.outcome) return std::string(in_words(reached.outcome));
        if (line.mark == Mark::prf) solution_ = reached.board.grid();
        return line.mark == Mark::dis ? check_conclusion(line, reached, facts) : std::string();
    }

    // With facts the line does not name the cell may have fewer digits left than the line says: still true.
    std::string check_conclusion(const Line& line, const Reached& reached, Facts facts) const {
        if (!reached.hypothesis)
            return line.conclusion ? text(*line.conclusion) + " follows from no hypothesis" : std::string();
        const Statement& refuted = *reached.hypothesis;
        const Statement rest{refuted.cell, reached.before->digits(refuted.cell) - refuted.digits};
        const std::string follows = rest.digits.empty() ? "a contradiction" : text(rest);
        if (!line.conclusion) return "the conclusion is missing: => " + follows;
        const Statement& conclusion = *line.conclusion;
        const bool weaker = conclusion.cell == rest.cell && conclusion.digits.contains(rest.digits) &&
                            (conclusion.digits & refuted.digits).empty();
        if (conclusion == rest || (facts == Facts::all && weaker)) return {};
        if (is_constraint_pair(*reached.before, refuted, conclusion)) return {};
        return "what follows is " + follows + ", not " + text(conclusion);
    }

    // The digit has only these two cells left in some house: one false, the other true.
    static bool is_constraint_pair(const Board& board, const Statement& a, const Statement& b) {
        if (!a.digits.single() || a.digits != b.digits) return false;
        for (const Membership& in_a : board.geometry().houses_of(a.cell))
            for (const Membership& in_b : board.geometry().houses_of(b.cell))
                if (in_a.house == in_b.house &&
                    board.places(in_a.house, a.digits.first()) == Set<Place>{in_a.place, in_b.place})
                    return a.cell != b.cell;
        return false;
    }

    // A status line names the hypothesis that solved the puzzle as a fact.
    bool solved_with(const Statement& statement) const {
        return solution_ && statement.digits.has((*solution_)[statement.cell]);
    }

    void learn(const Line& line) {
        builder_.add(line);
        if (line.mark != Mark::dis || !line.conclusion) return;
        Shown* level = &root_;
        std::size_t last = line.chain.size();
        while (!line.chain[--last].hypothesis) {
        }
        for (std::size_t i = 0; i < last; ++i) {
            const Link& link = line.chain[i];
            if (!link.hypothesis) continue;
            Shown* inner = find_under(level, link.statement);
            if (inner == nullptr) inner = &level->under.emplace_back(Shown{link.statement, {}, {}});
            level = inner;
        }
        level->facts.push_back(*line.conclusion);
    }

    Board start_;
    Meter no_limit_;
    Autosolver autosolver_;
    Board closed_;
    Outcome start_outcome_{};
    Shown root_;
    ArgumentBuilder builder_;
    std::optional<Grid> solution_;
};

}  // namespace

Replay replay(const Puzzle& puzzle, std::string_view text) {
    Replay out;
    Replayer replayer(puzzle);
    std::size_t checked = 0;
    for (std::size_t number = 1; !text.empty(); ++number) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        text.remove_prefix(std::min(end + 1, text.size()));
        if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
        out.lines.push_back(replayer.line(number, line));
        checked += out.lines.back().verdict == Verdict::skipped ? 0U : 1U;
        if (out.lines.back().verdict == Verdict::fails && !out.failed) out.failed = out.lines.size() - 1;
    }
    out.all_hold = checked > 0 && !out.failed;
    out.steps = replayer.steps();
    out.solution = replayer.solution();
    return out;
}

}  // namespace deduku::hdp
