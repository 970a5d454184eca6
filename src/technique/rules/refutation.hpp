// The reasons for which singles and rules refute a candidate: only those that the contradiction needs, as reasons of
// sums and choices take long to find.
//
//   suppose A1 = 3    1 the cage leaves B1 7    2 no other 3 in row 1    3 no other 7 in row 1    4 the whisper
//   backwards         4 needs 1: 1 and 4 are told                                                   empties C1
#pragma once

#include <optional>
#include <vector>

#include "technique/reasons/line_reasons.hpp"
#include "technique/rules/view.hpp"

namespace deduku {

class RefutationTeller {
  public:
    explicit RefutationTeller(const RuleView& rules) : model_(rules.model()), found_(model_), told_(model_) {}

    /// The branch in which the candidate is true; none without a contradiction, or without short enough reasons.
    [[nodiscard]] std::optional<Branch> tell(const Board& board, Candidate supposed);

  private:
    enum class By : std::uint8_t { base, sum, digit, choice };
    struct Event {
        By by{};
        int number = 0;  // of the base, the sum or the choice
        int digit = 0;
        std::vector<linear::Kill> kills;
    };
    class Recorder;

    void suppose(const Board& board, Candidate supposed, linear::Propagation& in) const;
    bool find(const Board& board, Candidate supposed);
    void keep_needed();
    void need(const Event& event);
    void need_cells(std::span<const int> cells);
    bool tell_event(Event event, reasons::LineReasons& reasons);
    bool tell_found(const Board& board, Candidate supposed, ProofEvents& to);

    const linear::LinearModel& model_;
    linear::Propagation found_;  // with all consequences
    linear::Propagation told_;   // with the removals told
    std::vector<Event> events_;
    std::vector<Event> refused_;  // without reasons that are short enough
    std::vector<bool> needed_;    // candidates that must be dead
};

}  // namespace deduku
