// What one look makes of one candidate that is supposed true, or false, on a position; nothing else is remembered.
//
//   A1 is 3         the cage of 10 leaves B1 7              A1 is 3 -> B1 is 7, B1 is not 4, ..
//   B1 is not 4     row 1 has 4 only in D1                  B1 is not 4 -> D1 is 4
//   D1 is 4         no digit of the cage at D2 goes with it       refuted
#pragma once

#include <optional>
#include <vector>

#include "technique/rules/telling.hpp"

namespace deduku {

/// A candidate supposed true or false: 2 * its number on the board, and 1 if true.
using Supposed = int;
[[nodiscard]] constexpr Supposed supposed(int candidate, bool is_true) { return 2 * candidate + (is_true ? 1 : 0); }

/// A part of the model that draws consequences.
struct LookAt {
    enum class Kind : std::uint8_t { base, sum, choice } kind{};
    int number = 0;
};

class OneLook {
  public:
    struct Link {
        Supposed to;
        LookAt by;
    };
    struct Consequences {
        std::vector<Link> links;
        std::optional<LookAt> refuted_by;  ///< leaves a cell or a digit in a house nothing, or cannot be met
    };

    /// Sums of more houses are left out. Board and view must outlive this.
    OneLook(const Board& board, const RuleView& view, std::size_t most_houses);

    /// Its consequences; found on first use.
    [[nodiscard]] const Consequences& of(Supposed what);

  private:
    struct Changed {
        int cell;
        linear::Word gone;
    };
    Changed suppose(Supposed what);
    void look(LookAt at, const Changed& changed, Consequences& to);
    bool look_at_base(int base);
    bool look_at_sum(std::size_t sum);
    bool look_at_choice(int choice);
    void exclude(const std::vector<int>& members);
    bool leaves_nothing() const;
    void add_links(LookAt at, Consequences& to) const;

    const Board& board_;
    const RuleView& view_;
    const linear::LinearModel& model_;
    std::size_t most_houses_;
    linear::LinearFilter filter_;
    reasons::LivingDigits start_, open_;
    std::vector<linear::Kill> kills_;
    std::vector<linear::Word> row_, common_;
    std::vector<std::optional<Consequences>> known_;  // by what is supposed
};

}  // namespace deduku
