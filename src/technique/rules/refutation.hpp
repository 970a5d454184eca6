// The reasons for which singles and rules refute a candidate: only those that the contradiction needs, as reasons of
// sums and choices take long to find.
//
//   suppose A1 = 3    1 the cage leaves B1 7    2 no other 3 in row 1    3 no other 7 in row 1    4 the whisper
//   backwards         4 needs 1: 1 and 4 are told                                                   empties C1
//   shortened         whatever look can be left out is
#pragma once

#include <map>
#include <optional>
#include <vector>

#include "technique/reasons/line_reasons.hpp"
#include "technique/rules/look_at.hpp"

namespace deduku {

class RefutationTeller {
  public:
    explicit RefutationTeller(const RuleView& rules)
        : rules_(rules), model_(rules.model_with_houses()), found_(model_), told_(model_), looker_(rules) {}

    /// The branch in which the candidate is true; none without a contradiction, or without short enough reasons.
    [[nodiscard]] std::optional<Branch> tell(const Board& board, Candidate supposed);
    /// The same with looks left out as long as the others refute the candidate; for contradictions of few looks.
    [[nodiscard]] std::optional<Branch> tell_shortened(const Board& board, Candidate supposed);
    /// The same by these bases, sums and choices alone.
    [[nodiscard]] std::optional<Branch> tell_within(const Board& board, Candidate supposed,
                                                    const linear::Propagation::Only& only);
    /// The branch told last as looks at rules, houses and placed digits, as few as its order allows, without what the
    /// supposed digit itself excludes from its houses.
    [[nodiscard]] std::vector<Glance> looks(const Board& board, Candidate supposed);

  private:
    enum class By : std::uint8_t { base, sum, digit, choice };
    struct Event {
        By by = By::sum;
        int number = 0;  // of the base, the sum or the choice
        int digit = 0;
        std::vector<linear::Kill> kills;
        std::vector<int> cells{};  // of a subset of a house
        linear::Word digits = 0;   // of these
        bool hidden = false;       // they have no other places
    };
    // What a look is at: a rule, a sum of houses, a placed digit, a base, or a subset of a house.
    struct Seen {
        enum class At : std::uint8_t { rule, sum, placed, base, subset } at{};
        std::size_t number = 0;
        friend auto operator<=>(const Seen&, const Seen&) = default;
    };
    struct Part {
        Event event;
        Seen seen;
        std::vector<std::size_t> after;  // parts that must come before
    };
    struct Way {
        const linear::Propagation::Only* only = nullptr;
        bool shortened = false;
    };
    class Recorder;

    void suppose(const Board& board, Candidate supposed, linear::Propagation& in) const;
    bool find(const Board& board, Candidate supposed, const linear::Propagation::Only* only = nullptr);
    void keep_needed();
    void keep_least(const Board& board, Candidate supposed);
    void need_least(std::size_t event, reasons::LivingDigits open);
    bool excludes(const Event& event, const reasons::LivingDigits& open);
    void keep_only(Event& event, const std::vector<bool>& candidates) const;
    void shorten(const Board& board, Candidate supposed);
    void leave_out(const Board& board, Candidate supposed, bool last_first);
    linear::Propagation::Only all_but(const Seen& left_out, const std::vector<Part>& parts) const;
    std::vector<Seen> seen_once_each(const std::vector<Part>& parts) const;
    void need(const Event& event);
    void need_subset(const Event& event);
    void need_cells(std::span<const int> cells);
    bool tell_event(Event event, reasons::LineReasons& reasons);
    bool tell_found(const Board& board, Candidate supposed, const Way& way, ProofEvents& to);
    std::optional<Branch> tell(const Board& board, Candidate supposed, const Way& way);
    Seen seen_after(const std::vector<Part>& before, const Event& one, const reasons::LivingDigits& open) const;
    std::map<Seen, Event> divided(const Event& event, const std::vector<Part>& before,
                                  const reasons::LivingDigits& open) const;
    std::vector<Part> parts_of_events(const Board& board, Candidate supposed);
    Seen seen_in(const Event& event, const reasons::LivingDigits& open) const;
    bool is_house_base(const Event& event) const;
    std::vector<Event> with_placing(const Event& event, const reasons::LivingDigits& open) const;
    std::vector<std::size_t> rules_between(const Event& event, const linear::Kill& kill,
                                           const reasons::LivingDigits& open) const;
    Glance glance_of(const Seen& seen, const Event& first, const std::vector<linear::Kill>& kills,
                     const reasons::LivingDigits& open) const;
    Glance places_told(const Event& base, const std::vector<linear::Kill>& kills,
                       const reasons::LivingDigits& open) const;
    Glance subset_told(const Event& subset, const std::vector<linear::Kill>& kills,
                       const reasons::LivingDigits& open) const;
    Glance placed_by(Cell cell, const Event& first, const reasons::LivingDigits& open) const;

    const RuleView& rules_;
    const linear::LinearModel& model_;
    linear::Propagation found_;  // with all consequences
    linear::Propagation told_;   // with the removals told
    std::vector<Event> events_;
    Sector empty_{};              // after these
    std::vector<Event> refused_;  // without reasons that are short enough
    std::vector<bool> needed_;    // candidates that must be dead
    Looker looker_;
};

}  // namespace deduku
