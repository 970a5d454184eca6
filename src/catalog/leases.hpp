// The leases of workers on puzzles: many may work at once, any may be killed, and each rating is stored once.
//
//   claim    the next puzzles without a rating, nobody else's     lease(measure, first, last, owner, until)
//   renew    until = later                                         while the work goes on
//   store    is the lease still mine? rows in, lease out           one transaction
//
// An expired lease is free for others; its worker discards late results. Time is passed in: seconds
// of any clock that all workers share.
#pragma once

#include "catalog/query.hpp"

namespace deduku::catalog {

/// A puzzle to be rated, and its missing measures (bit i: measure i).
struct Todo {
    std::int64_t id = 0;
    Form form{};
    std::uint32_t missing = 0;
};

/// What a worker has taken.
struct Claim {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::vector<Todo> puzzles{};  ///< none: there is nothing to take
};

/// Of one puzzle and one measure.
struct Result {
    std::int64_t id = 0;
    std::uint32_t measure = 0;  ///< index among those of the work
    State state = State::done;
    std::vector<Value> values{};  ///< one for each column
};

struct Lease {
    std::string measure{};
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::string owner{};
    double until = 0;
};
/// All leases, also those that are over.
[[nodiscard]] Or<std::vector<Lease>> leases(Catalog& catalog);

class Leases {
  public:
    /// Puzzles that pass the filter are to have all measures (at most 32, from Catalog::measure()).
    Leases(Catalog& catalog, const Columns& columns, std::vector<Measure> measures, const Filter& filter,
           std::string owner);

    /// The next puzzles from this number on, up to the limit.
    Or<Claim> claim(std::int64_t from, std::int64_t most, double now, double until);
    /// All that this owner has.
    std::optional<Trouble> renew(double until);
    /// Stores the ratings and ends the claim. False: the lease has expired and was taken by another worker;
    /// nothing is stored.
    Or<bool> store(const Claim& claim, const std::vector<Result>& results);
    /// Takes the leases of an owner that is no more.
    std::optional<Trouble> release(const std::string& owner);

    /// Puzzles with a missing measure, leased ones too.
    Or<std::int64_t> left();
    /// Somebody has a lease of one of the measures.
    Or<bool> others_at_work(double now);
    /// Forgets results that are unknown, so that they are found anew. How many.
    Or<std::int64_t> forget_unknown();

  private:
    Condition lacking() const;
    std::string measure_list() const;

    Catalog& catalog_;
    std::vector<Measure> measures_;
    Condition rows_;
    std::string owner_;
};

}  // namespace deduku::catalog
