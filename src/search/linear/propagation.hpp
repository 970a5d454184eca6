// The position of a search on a board with rules: living candidates, pending consequences, and a log for undoing.
//
//   kill / keep  ..  run()      to the fixpoint of three rules, cheapest first
//     base      candidates excluded by each living member of a base (singles, locked candidates, lines of at most one)
//     sum       candidates excluded by its bounds (filter.hpp)
//     choice    candidates excluded by every living case
//   undo_to(mark)
//
// Code that needs the reasons registers a listener, which receives each removal just before it is made.
#pragma once

#include <span>

#include "deduku/board.hpp"
#include "search/linear/filter.hpp"
#include "search/linear/model.hpp"

namespace deduku::linear {

enum class Call : std::uint8_t { first, late };

/// Receives the reasons of eliminations while the candidates are still living. It may reject some by removing from
/// `kills` those without a short proof. It is called again for the same sum or choice, with Call::late, once
/// nothing else follows.
class Listener {
  public:
    Listener() = default;
    Listener(const Listener&) = delete;
    Listener& operator=(const Listener&) = delete;
    virtual ~Listener() = default;
    virtual void by_base(int base, std::span<const Kill> kills) = 0;
    virtual void by_sum(int sum, std::vector<Kill>& kills, Call call) = 0;
    /// Every assignment of a sum of one group has this digit, and all its places exclude `kills`. Called late only.
    virtual void by_digit(int sum, int digit, std::vector<Kill>& kills) = 0;
    virtual void by_choice(int choice, std::vector<Kill>& kills, Call call) = 0;
};

class Propagation {
  public:
    explicit Propagation(const LinearModel& model);

    /// Takes the candidates of the board; draws no consequences.
    void load(const Board& board);
    void load(const Table<Cell, Set<Digit>>& cells);
    void listen(Listener* listener) { listener_ = listener; }
    /// What may draw consequences; by their numbers.
    struct Only {
        /// Nothing at first.
        explicit Only(const LinearModel& model)
            : bases(static_cast<std::size_t>(model.bases())),
              sums(model.sums().size()),
              choices(model.choices().size()) {}
        std::vector<bool> bases, sums, choices;
    };
    /// From now on nothing else does; null: everything. `only` must outlive its use.
    void use_only(const Only* only) { only_ = only; }

    const LinearModel& model() const { return model_; }
    const Word* open() const { return open_.data(); }
    Word open(int cell) const { return open_[static_cast<std::size_t>(cell)]; }
    bool has(int candidate) const;
    /// The living members of a base: digits of a cell, places in a house.
    Word members(int base) const;
    int member(int base, unsigned place) const;
    int open_cells() const { return open_cells_; }
    /// The open ones among the cells that count: no helpers.
    int open_counted() const { return open_cells_ - open_helpers_; }
    int living() const { return living_; }

    struct Mark {
        std::size_t kills = 0;
        std::size_t cases = 0;
    };
    Mark mark() const { return {trail_.size(), dead_cases_.size()}; }
    void undo_to(Mark mark);

    void kill(int cell, Word digits);
    void keep_only(int candidate);
    /// False: a base is empty, see empty().
    bool run();
    enum class Ended : std::uint8_t { fixpoint, contradiction, at_limit };
    /// The same, but ends after this many removals; consequences that are left then are lost by undo_to().
    Ended run(std::size_t most_removed);
    std::optional<int> empty() const { return empty_; }
    /// The cells of the rule that ran last, the source of a contradiction.
    std::span<const int> blamed() const { return blamed_; }
    std::span<const Kill> trail() const { return trail_; }

    bool is_dead(int choice, std::size_t which) const;

  private:
    // First in, first out: consequences with few steps are found, and explained, first.
    struct Queue {
        std::vector<int> items;
        std::size_t taken = 0;  // of items
        std::vector<bool> listed;
        bool empty() const { return taken == items.size(); }
        void add(int item) {
            if (listed[static_cast<std::size_t>(item)]) return;
            listed[static_cast<std::size_t>(item)] = true;
            items.push_back(item);
        }
        int take() {
            const int item = items[taken++];
            listed[static_cast<std::size_t>(item)] = false;
            if (empty()) clear();
            return item;
        }
        void clear() {
            for (; taken < items.size(); ++taken) listed[static_cast<std::size_t>(items[taken])] = false;
            items.clear();
            taken = 0;
        }
    };

    void start();
    void count_open(int cell, int change);
    template <class Use>
    void for_each_full_house(int cell, int digit, Use&& use);
    bool use_next();
    void use_base(int base);
    void use_sum(int sum, Call call);
    void use_choice(int choice, Call call);
    bool use_required(int sum, Word digits);
    bool find_excluded();
    bool find_excluded_in_sectors();
    void add_kill(int candidate);
    bool filter_case(const ChoiceCase& which);
    void merge_case(bool first);
    void apply();
    void kill_cell(std::span<const int> of);
    void blame_base(int base);

    const LinearModel& model_;
    Listener* listener_ = nullptr;
    const Only* only_ = nullptr;
    LinearFilter filter_;
    std::vector<Word> open_;    // of cells
    std::vector<Word> places_;  // of digits in houses of N cells
    std::vector<Word> alive_;   // all candidates, a bit each
    int open_cells_ = 0;        // with more than one digit
    int open_helpers_ = 0;      // of these
    std::vector<bool> helper_;  // cells that do not count
    int living_ = 0;
    std::vector<Kill> trail_;
    std::optional<int> empty_;
    Queue bases_, sums_, choices_;
    Queue late_sums_, late_choices_;  // to be offered to the listener again
    std::vector<std::vector<bool>> case_dead_;
    std::vector<std::pair<int, int>> dead_cases_;  // choice and case, in order

    std::vector<Kill> kills_;   // of the current rule
    std::vector<int> members_;  // candidates of which one is true
    std::vector<Word> common_, row_;
    std::vector<int> found_;              // candidates
    std::vector<Word> in_case_, in_all_;  // by cells: candidates killed by a case, and by all cases so far
    std::vector<int> case_cells_, all_cells_;
    std::vector<int> blamed_;
};

}  // namespace deduku::linear
