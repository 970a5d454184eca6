// What is known about one puzzle: found out when it is first asked for, once, and handed on to whoever asks again.
//
//   Known known(puzzle, options, meter)
//     known.solutions()        counted             analyze, prove, rate, every finder
//     known.hdp()              one run             the report, and the proof that goes on where it ended
#pragma once

#include <array>
#include <memory>
#include <optional>
#include <string>

#include "deduku/meter.hpp"
#include "method/depth/braids.hpp"
#include "method/depth/depth.hpp"
#include "method/explainer/filter.hpp"
#include "method/hdp/hdp.hpp"
#include "method/hodoku/way.hpp"
#include "method/path/path.hpp"
#include "method/reasonable/reasonable.hpp"
#include "method/steps/steps.hpp"
#include "search/solver.hpp"

namespace deduku::method {

/// Of all methods, each with its defaults.
struct Options {
    hdp::Options hdp{};
    std::optional<steps::Series> series{};  ///< of the step model; none: `hardest`
    steps::Options steps{};
    steps::Count count = steps::Count::passes;
    LostSearches lost{};  ///< of the search for solutions (deduku/solve.hpp)
    explainer::Options se{};
    bool se_unchecked = false;                     ///< rates what has not exactly one solution, too
    std::optional<explainer::Filter> se_filter{};  ///< a rating that cannot pass any more is cut short
};

class Known {
  public:
    /// All three must outlive it.
    Known(const Puzzle& puzzle, const Options& options, Meter& meter);
    /// The same knowledge; what is found out from here on spends on another meter, and `known` does not hear of it.
    Known(const Known& known, Meter& meter);
    Known(const Known&) = delete;
    Known& operator=(const Known&) = delete;
    ~Known() = default;

    const Puzzle& puzzle() const { return puzzle_; }
    const Options& options() const { return options_; }
    Meter& meter() { return meter_; }
    const Board& start();

    /// Counted up to 2.
    const Solutions& solutions();
    /// Takes the count from one who has it.
    void set_solutions(Solutions solutions);
    /// The whole count is known, and is one; or none.
    bool unique();
    bool impossible();

    const hdp::Report& hdp();
    /// Null unless somebody has asked for it.
    const hdp::Report* hdp_report() const { return hdp_.get(); }
    const reasonable::Run& two_rules();
    /// What the two rules come to; quicker than their whole run.
    reasonable::Class reasonable();
    const steps::Series& series();
    /// By the series; null unless there is one solution.
    const steps::Rating* rating();

    /// Of Sudoku Explainer; null unless the board is 9x9 and there is one solution (or it is not to be checked).
    const explainer::Rating* se();
    /// The same of the minlex form of the puzzle.
    const explainer::Rating* se_of_minlex();
    /// Of a puzzle that why_not_rated() has nothing against; none: unknown.
    /// The way of a person by all techniques and no supposition; null if there is not one solution, or nobody knows.
    const path::Path* path();
    const std::optional<int>& te_depth();
    const std::optional<depth::Backdoors>& backdoors();
    /// The braids needed inside so many levels (0..2) of copies; ask it of puzzles of T&E depth at most levels + 1.
    const std::optional<int>& braids(int levels);
    /// It passes the filter. Without one everything does, and an unknown rating does.
    bool passes_se_filter();

    /// Of HoDoKu; null unless the board is 9x9 and there is one solution.
    const hodoku::Rating* hodoku();

  private:
    const Puzzle& puzzle_;
    const Options& options_;
    Meter& meter_;
    std::optional<Board> start_;
    std::shared_ptr<const Solutions> solutions_;
    std::shared_ptr<const hdp::Report> hdp_;
    std::shared_ptr<const reasonable::Run> two_rules_;
    std::optional<reasonable::Class> reasonable_;
    std::shared_ptr<const steps::Series> series_;
    std::shared_ptr<const steps::Rating> rating_;
    std::shared_ptr<const explainer::Rating> se_;
    std::shared_ptr<const hodoku::Rating> hodoku_;
    std::shared_ptr<const explainer::Rating> se_of_minlex_;
    std::shared_ptr<const path::Path> path_;
    std::optional<std::optional<int>> te_depth_;
    std::optional<std::optional<depth::Backdoors>> backdoors_;
    std::array<std::optional<std::optional<int>>, 3> braids_;
};

/// Why a puzzle has no depth and no rating: "not 9x9", "not unique", "unknown" if the budget ended first; "" if it has.
[[nodiscard]] std::string_view why_not_rated(Known& known);

/// The same of Sudoku Explainer's rating, which `se_unchecked` asks for whatever the number of solutions.
[[nodiscard]] std::string_view why_no_se(Known& known);

/// "0", "1", "2+", "unknown"
[[nodiscard]] std::string solutions_word(const Solutions& solutions);

}  // namespace deduku::method
