// The results known about one puzzle: each is computed when first needed, and stored for later requests.
//
//   Known known(puzzle, options, meter)
//     known.solutions()        counted             analyze, prove, rate, every finder
//     known.hdp()              one run             the report, and the proof that continues it
//     known.once(depth_result) any other function of the puzzle: ratings define their own
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "deduku/meter.hpp"
#include "method/hdp/hdp.hpp"
#include "method/reasonable/reasonable.hpp"
#include "method/se/filter.hpp"
#include "method/steps/steps.hpp"
#include "method/time/time.hpp"
#include "search/solver.hpp"

namespace deduku::method {

/// The options of all methods, with their defaults.
struct MethodOptions {
    hdp::HdpOptions hdp{};
    std::optional<steps::Series> series{};  ///< of the step model; none: `hardest`
    steps::StepOptions steps{};
    steps::CountedPasses count = steps::CountedPasses::passes;
    Fallback fallback{};  ///< of the search for solutions (deduku/solve.hpp)
    se::SeOptions se{};
    bool se_unchecked = false;                  ///< also rates puzzles without exactly one solution
    std::optional<se::HintFilter> se_filter{};  ///< a rating that can no longer pass is cut short
};

class Known;

/// A function of a puzzle, as a constant object of its own: the key of its result.
template <class T>
struct Computed {
    T (*find)(Known&);
};
template <class T>
Computed(T (*)(Known&)) -> Computed<T>;

class Known {
  public:
    /// All three must outlive it.
    Known(const Puzzle& puzzle, const MethodOptions& options, Meter& meter);
    /// The same results so far. Later ones use another meter and are not stored in `known`.
    Known(const Known& known, Meter& meter);
    Known(const Known&) = delete;
    Known& operator=(const Known&) = delete;
    ~Known() = default;

    const Puzzle& puzzle() const { return puzzle_; }
    const MethodOptions& options() const { return options_; }
    Meter& meter() { return meter_; }
    const Board& start();

    /// Counted up to 2.
    const Solutions& solutions();
    /// Sets the count, for a caller that has it.
    void set_solutions(Solutions solutions);
    /// Whether the count is complete and 1, or 0.
    bool unique();
    bool impossible();

    const hdp::HdpReport& hdp();
    /// Null unless already computed.
    const hdp::HdpReport* hdp_report() const;
    const reasonable::ReasonableRun& two_rules();
    /// The result of the two rules; faster than the complete run.
    reasonable::Class reasonable();
    const steps::Series& series();
    /// By the series; null unless there is exactly one solution.
    const steps::StepRating* rating();

    /// The result: computed on first use, with this meter, then stored.
    template <class T>
    const T& once(const Computed<T>& what) {
        if (const T* known = found(what)) return *known;
        return keep(what, what.find(*this));
    }
    /// Stores the result, for a caller that has it.
    template <class T>
    const T& keep(const Computed<T>& what, T result) {
        auto made = std::make_shared<const T>(std::move(result));
        kept_.emplace_back(&what, made);
        return *made;
    }
    /// The same; null unless already computed.
    template <class T>
    const T* found(const Computed<T>& what) const {
        for (const auto& [key, result] : kept_)
            if (key == &what) return static_cast<const T*>(result.get());
        return nullptr;
    }

  private:
    const Puzzle& puzzle_;
    const MethodOptions& options_;
    Meter& meter_;
    std::shared_ptr<const Solutions> solutions_;
    std::vector<std::pair<const void*, std::shared_ptr<const void>>> kept_;  // by the address of the Computed
};

/// The reason why a puzzle has no depth: "not 9x9", "not unique", or "unknown" at the limit of the budget; else "".
[[nodiscard]] std::string_view why_no_depth(Known& known);
/// The same for ratings of Sudoku Explainer and HoDoKu: "not 9x9" also for other boxes.
[[nodiscard]] std::string_view why_not_rated(Known& known);

/// The same for Sudoku Explainer's rating, which `se_unchecked` requests for any number of solutions.
[[nodiscard]] std::string_view why_no_se(Known& known);
/// Sudoku Explainer's rating; null unless the board is 9x9 and has one solution (or `se_unchecked`).
[[nodiscard]] const se::SeRating* se_rating(Known& known);
/// Whether the rating passes the filter. True without a filter and for unknown ratings.
[[nodiscard]] bool passes_se_filter(Known& known);
/// The T&E depth, only if why_no_depth() is ""; none: unknown.
[[nodiscard]] const std::optional<int>& te_depth(Known& known);
/// The minutes that people need; null unless there is known to be one solution, or at the limit of the meter.
[[nodiscard]] const time::TimeRating* time_rating(Known& known);
/// The kind of the hardest step of the path (path::title_of()); empty unless there is one.
[[nodiscard]] std::string hardest_title(Known& known);

/// "0", "1", "2+", "unknown"
[[nodiscard]] std::string solutions_word(const Solutions& solutions);

}  // namespace deduku::method
