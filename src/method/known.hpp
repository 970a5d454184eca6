// The results known about one puzzle: each is computed when first needed, and stored for later requests.
//
//   Known known(puzzle, options, meter)
//     known.solutions()        counted             analyze, prove, rate, every finder
//     known.hdp()              one run             the report, and the proof that goes on where it ended
//     known.once(te_depth_of)  any other function of the puzzle: a rating defines its own
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "deduku/meter.hpp"
#include "method/explainer/filter.hpp"
#include "method/hdp/hdp.hpp"
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
    bool se_unchecked = false;                     ///< also rates puzzles without exactly one solution
    std::optional<explainer::Filter> se_filter{};  ///< a rating that cannot pass any more is cut short
};

class Known {
  public:
    /// All three must outlive it.
    Known(const Puzzle& puzzle, const Options& options, Meter& meter);
    /// The same knowledge; further results use another meter, and `known` does not receive them.
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
    /// Takes the count from a caller that has it.
    void set_solutions(Solutions solutions);
    /// The whole count is known, and is one; or none.
    bool unique();
    bool impossible();

    const hdp::Report& hdp();
    /// Null unless it has been computed.
    const hdp::Report* hdp_report() const;
    const reasonable::Run& two_rules();
    /// The result of the two rules; quicker than their whole run.
    reasonable::Class reasonable();
    const steps::Series& series();
    /// By the series; null unless there is one solution.
    const steps::Rating* rating();

    /// What `find` finds out: the first time, on this meter, then kept.
    template <class T>
    const T& once(T (*find)(Known&)) {
        if (const T* known = found(find)) return *known;
        auto made = std::make_shared<const T>(find(*this));
        kept_.emplace_back(reinterpret_cast<Find>(find), made);
        return *made;
    }
    /// The same; null unless it has been computed.
    template <class T>
    const T* found(T (*find)(Known&)) const {
        for (const auto& [by, what] : kept_)
            if (by == reinterpret_cast<Find>(find)) return static_cast<const T*>(what.get());
        return nullptr;
    }

  private:
    using Find = void (*)();

    const Puzzle& puzzle_;
    const Options& options_;
    Meter& meter_;
    std::shared_ptr<const Solutions> solutions_;
    std::vector<std::pair<Find, std::shared_ptr<const void>>> kept_;
};

/// Why a puzzle has no depth: "not 9x9", "not unique", "unknown" if the budget ended first; "" if it has.
[[nodiscard]] std::string_view why_no_depth(Known& known);
/// The same of a rating of Sudoku Explainer or HoDoKu: "not 9x9" with other boxes, too.
[[nodiscard]] std::string_view why_not_rated(Known& known);

/// The same for Sudoku Explainer's rating, which `se_unchecked` requests for any number of solutions.
[[nodiscard]] std::string_view why_no_se(Known& known);
/// That rating; null unless the board is 9x9 and there is one solution (or it is not to be checked).
[[nodiscard]] const explainer::Rating* se_rating(Known& known);
/// It passes the filter. Without one everything does, and an unknown rating does.
[[nodiscard]] bool passes_se_filter(Known& known);
/// Of a puzzle that why_no_depth() has nothing against; none: unknown.
[[nodiscard]] const std::optional<int>& te_depth(Known& known);

/// "0", "1", "2+", "unknown"
[[nodiscard]] std::string solutions_word(const Solutions& solutions);

}  // namespace deduku::method
