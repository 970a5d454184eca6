// Leases of puzzles to workers: many workers can run at once, any can be killed, and each rating is stored once.
//
//   claim    the next unrated puzzles without a lease              lease(measure, first, last, owner, until)
//   renew    until = later                                         while the worker runs
//   store    if the lease is still mine: add rows, delete lease    one transaction
//
// Expired leases can be taken by others; their workers discard late results. The time is a parameter: seconds of any
// clock shared by all workers.
#pragma once

#include "catalog/query.hpp"

namespace deduku::catalog {

/// A puzzle to be rated, and its missing measures (bit i: measure i).
struct Todo {
    std::int64_t id = 0;
    StoredForm form{};
    std::uint32_t missing = 0;
};

/// The puzzles taken by a worker.
struct TakenPuzzles {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::vector<Todo> puzzles{};  ///< empty: none left to take
};

/// The rating of one puzzle by one measure.
struct Result {
    std::int64_t id = 0;
    std::uint32_t measure = 0;  ///< index in the measures of the worker
    RowState state = RowState::done;
    std::vector<FilterValue> values{};  ///< one for each column
};

struct Lease {
    std::string measure{};
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::string owner{};
    double until = 0;
};
/// All leases, including expired ones.
[[nodiscard]] OrTrouble<std::vector<Lease>> leases(Catalog& catalog);

class Leases {
  public:
    /// Workers compute all measures (at most 32, from Catalog::measure()) for puzzles that pass the filter.
    Leases(Catalog& catalog, const Columns& columns, std::vector<StoredMeasure> measures, const Filter& filter,
           std::string owner);

    /// Claims the next puzzles from this number on, at most `most`.
    OrTrouble<TakenPuzzles> claim(std::int64_t from, std::int64_t most, double now, double until);
    /// Renews all leases of this owner.
    std::optional<Trouble> renew(double until);
    /// Stores the ratings and ends the claim. False: the lease had expired and was taken by another worker; nothing is
    /// stored.
    OrTrouble<bool> store(const TakenPuzzles& claim, const std::vector<Result>& results);
    /// Ends the leases of an owner that no longer runs.
    std::optional<Trouble> release(const std::string& owner);

    /// The number of puzzles that lack a measure, including leased ones.
    OrTrouble<std::int64_t> left();
    /// Whether anyone has a lease of one of the measures.
    OrTrouble<bool> others_at_work(double now);
    /// Deletes unknown results, so that they are computed again. Returns their number.
    OrTrouble<std::int64_t> forget_unknown();

  private:
    Condition lacking() const;
    std::string measure_list() const;

    Catalog& catalog_;
    std::vector<StoredMeasure> measures_;
    Condition rows_;
    std::string owner_;
};

}  // namespace deduku::catalog
