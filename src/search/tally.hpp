// What every solver keeps books on: nodes against the budget, solutions against the limit.
#pragma once

#include "search/solver.hpp"

namespace deduku {

class Tally {
  public:
    explicit Tally(const SearchRequest& request) : request_(request) {
        if (request.limit == 0) result_.end = SearchEnd::limit;
    }

    /// Opens the next node; false if the budget does not allow it or nothing is wanted.
    bool open_node() {
        if (request_.limit == 0) return false;
        if (request_.budget.exhausted(result_.nodes + 1)) {
            result_.end = SearchEnd::budget;
            return false;
        }
        ++result_.nodes;
        return true;
    }

    /// Counts a solution; `grid()` makes it, where somebody wants to see it. False = stop searching.
    template <class MakeGrid>
    bool add(MakeGrid&& grid) {
        ++result_.count;
        bool go_on = result_.count < request_.limit;
        if (!result_.first) result_.first = grid();
        if (request_.each && !request_.each(result_.count == 1 ? *result_.first : grid())) go_on = false;
        if (!go_on) result_.end = SearchEnd::limit;
        return go_on;
    }

    Solutions result() && { return std::move(result_); }

  private:
    const SearchRequest& request_;
    Solutions result_;
};

}  // namespace deduku
