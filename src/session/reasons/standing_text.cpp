#include "session/reasons/standing_text.hpp"

#include "report/path/sentence.hpp"

namespace deduku::session {
namespace {

/// The standing of claims in words.
class StandingWords {
  public:
    StandingWords(const path::Judged& judged, const ClaimedStep& step, const Puzzle& puzzle, Coords coords)
        : judged_(judged), step_(step), teacher_(puzzle, coords), lines_(puzzle, report::StepNotation::sheet, coords) {}

    /// With the reason that fails, if there is one.
    std::string text() const {
        std::string out = standing();
        const bool true_by_steps =
            judged_.standing == path::Standing::one_step || judged_.standing == path::Standing::more_steps;
        if (!true_by_steps || !step_.reason || judged_.by_wanted) return out;
        return out + " " + path::title_of(step_.reason->technique) +
               (step_.reason->cells.empty() ? "" : " with these cells") + " does not show it.";
    }

  private:
    std::string standing() const {
        const auto count = std::to_string(judged_.steps.size());
        switch (judged_.standing) {
            case path::Standing::said: return "True: already on the board.";
            case path::Standing::one_step: {
                const path::Step& step = judged_.by_wanted ? judged_.steps.back() : judged_.steps.front();
                return "True, in one step, by " + lines_.title(step) + ": " +
                       teacher_.on(judged_.before).sentence(step);
            }
            case path::Standing::more_steps:
                return "True, in " + count + " step" + (judged_.steps.size() == 1 ? "" : "s") + "; the last is " +
                       lines_.title(judged_.steps.back()) + ": " + teacher_.sentence(judged_.steps.back());
            case path::Standing::unshown: return "True in every solution" + of_board() + ", but no technique shows it.";
            case path::Standing::open: return "Does not follow: in one of several solutions " + in_grid() + ".";
            case path::Standing::wrong:
                return judged_.several
                           ? "False in every solution" + of_board() + ": in one of several " + in_grid() + "."
                           : "False: in the solution " + in_grid() + ".";
            case path::Standing::no_solution: return "The puzzle has no solution.";
            case path::Standing::unknown: break;
        }
        return "Unknown: time or nodes ran out.";
    }
    std::string in_grid() const {
        const Cell cell = judged_.failed->about.cell;
        return lines_.names().cell(cell) + " is " + lines_.names().digit((*judged_.counterexample)[cell]);
    }
    // Several solutions of the puzzle, some of which the player's entries may exclude.
    std::string of_board() const {
        return judged_.several && judged_.played ? " that keeps the entries on the board" : "";
    }

    const path::Judged& judged_;
    const ClaimedStep& step_;
    report::Teacher teacher_;
    report::StepLine lines_;
};

}  // namespace

std::string standing_text(const path::Judged& judged, const ClaimedStep& step, const Puzzle& puzzle, Coords coords) {
    return StandingWords(judged, step, puzzle, coords).text();
}

}  // namespace deduku::session
