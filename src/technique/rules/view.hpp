// The rules of a board in the form that techniques use: sums, given or derived, with the rules from which they follow.
//
//   killer 15: A1 A2 B2      sum 0   of rule 0          line 0 of the board
//   killer 12: C1 C2         sum 1   of rule 1
//   box 1, rules 0, 1        sum 2   of a house: the part of 45 outside the cages
#pragma once

#include <memory>
#include <span>
#include <vector>

#include "deduku/meter.hpp"
#include "deduku/techniques.hpp"
#include "grid/contains.hpp"
#include "search/linear/filter.hpp"
#include "search/linear/witnesses.hpp"

namespace deduku {

class Contradictions;
class RuleChains;
class Suppositions;

/// Whether suppositions look for naked and hidden subsets of houses.
enum class Subsets : std::uint8_t { left_out, used };

/// The sums that looks may use: those of so many houses, and houses as sets.
struct SumsUsed {
    std::size_t most_houses;
    Subsets subsets;
};

class RuleView {
  public:
    /// The source of a sum of the model.
    struct Source {
        std::vector<std::size_t> rules;  ///< whose lines it adds up, ascending
        std::vector<House> houses;       ///< of all digits, for the rule of 45
        /// Digits count by their values: a cage, an arrow; not a quadruple or a palindrome.
        bool of_digits = false;
    };

    /// What of a rule makes candidates false in its own cells; none of it where a rule is about the whole board.
    enum class Kind : std::uint8_t { none, pairs, sums, digits, cases };
    struct Parts {
        Kind kind = Kind::none;
        std::vector<int> cells;         ///< ascending; own cells are among them
        std::vector<std::size_t> sums;  ///< of the model, from this rule alone, fewest cells first
        std::vector<int> choices;
    };

    /// Whether finders give reasons. Without, deductions have an empty Cover, which takes less time.
    enum class Reasons : std::uint8_t { told, left_out };

    /// `meter`, if any, limits long searches of finders, and must outlive this object.
    explicit RuleView(const GeometryPtr& geometry, Meter* meter = nullptr);
    /// For finds that are the same for all isomorphs: all divisions of sums, and reasons of any known length.
    RuleView(const GeometryPtr& geometry, Reasons reasons);
    RuleView(const RuleView&) = delete;
    RuleView& operator=(const RuleView&) = delete;
    ~RuleView();

    /// Whether a finder may try another candidate, which costs a node.
    [[nodiscard]] bool go_on() const { return meter_ == nullptr || meter_->spend(); }

    const Geometry& geometry() const { return *geometry_; }
    const linear::LinearModel& model() const { return model_; }
    /// The same, then each house of N cells as a set; for suppositions.
    const linear::LinearModel& model_with_houses() const { return model_with_houses_; }
    /// Whether a sum of model_with_houses() is only a set.
    bool is_house(std::size_t sum) const { return sum >= model_.sums().size(); }
    /// Whether looks may use a sum of it.
    bool may_use(std::size_t sum, SumsUsed used) const {
        return sources_[sum].houses.size() <= used.most_houses && (used.subsets == Subsets::used || !is_house(sum));
    }
    linear::LinearFilter filter() const { return linear::LinearFilter(model_.digits(), model_.kind_of_sums()); }
    /// Whether a few tries show that the sum is possible with these digits of cells; solutions found are remembered.
    bool can_make(std::size_t sum, const linear::Word* open) const { return witnesses_.show(sum, open); }
    /// Whether the last look at this rule alone found nothing, with these digits of its cells.
    bool is_exhausted(std::size_t rule, const linear::Word* open) const;
    void set_exhausted(std::size_t rule, const linear::Word* open) const;
    /// From now on, suppositions are made of these candidates only; of all if there are none.
    void suppose_only(const std::vector<Candidate>& wanted);
    bool is_wanted(Candidate c) const { return wanted_.empty() || contains(wanted_, c); }
    bool gives_reasons() const { return reasons_ == Reasons::told; }
    /// The most steps of a Split.
    int most_steps() const { return model_.kind_of_sums() == linear::Sums::all ? 1000 : 60; }
    /// The source of a sum of either model.
    const Source& source(std::size_t sum) const { return sources_[sum]; }

    /// The parts of a rule of the board.
    const Parts& parts_of(std::size_t rule) const { return parts_[rule]; }

    /// Those of the position searched last.
    Suppositions& suppositions() const { return *suppositions_; }
    Contradictions& contradictions() const { return *contradictions_; }
    RuleChains& chains() const { return *chains_; }

    /// The rule of a small house, of a line, or of a digit in a small house; none for cells and full houses.
    std::optional<std::size_t> rule_of(Sector sector) const;
    /// The rule that has this choice.
    std::optional<std::size_t> rule_of_choice(std::size_t choice) const {
        const auto origin = geometry_->origin_of_choice(static_cast<int>(choice));
        return origin ? std::optional(origin->rule) : std::nullopt;
    }

  private:
    RuleView(const GeometryPtr& geometry, Meter* meter, linear::Sums sums, Reasons reasons);
    Source source_of(const linear::LinearSum& sum) const;
    Parts make_parts(std::size_t rule) const;
    void add_sum(std::size_t sum, Parts& to) const;
    void finish(Parts& parts) const;

    GeometryPtr geometry_;
    Meter* meter_;
    Reasons reasons_;
    linear::LinearModel model_, model_with_houses_;
    mutable linear::Witnesses witnesses_{model_};
    std::vector<Source> sources_;
    std::vector<Parts> parts_;                                  // by rule
    mutable std::vector<std::vector<linear::Word>> exhausted_;  // by rule: the digits of its cells
    std::vector<Candidate> wanted_;                             // empty: all
    std::unique_ptr<Suppositions> suppositions_;
    std::unique_ptr<Contradictions> contradictions_;
    std::unique_ptr<RuleChains> chains_;
};

}  // namespace deduku
