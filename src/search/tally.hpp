// The books of every solver: nodes, each spent on the meter, and solutions, counted against the limit.
#pragma once

#include <utility>

#include "search/solver.hpp"

namespace deduku {

class Tally {
  public:
    Tally(const SearchRequest& request, Meter& meter) : request_(request), meter_(meter) {
        if (request.limit == 0) result_.end = SearchEnd::limit;
    }

    /// Opens the next node; false if the meter does not allow it or the limit is 0.
    bool open_node() {
        if (request_.limit == 0) return false;
        if (!meter_.spend()) {
            result_.end = SearchEnd::budget;
            return false;
        }
        ++result_.nodes;
        return true;
    }

    std::uint64_t nodes() const { return result_.nodes; }

    /// Counts a solution; calls `grid()` only if the solution is needed. False: stop searching.
    template <class MakeGrid>
    bool add(MakeGrid&& grid) {
        ++result_.count;
        bool go_on = result_.count < request_.limit;
        if (!result_.first) result_.first = grid();
        if (request_.each && !request_.each(result_.count == 1 ? *result_.first : grid())) go_on = false;
        if (!go_on) result_.end = SearchEnd::limit;
        return go_on;
    }

    /// Whether a solution among these candidates may be a requested one: some cell has an unseen candidate.
    /// `digits(cell)`: its candidates as bits.
    template <class Digits>
    bool of_use(Digits&& digits) const {
        if (request_.unseen == nullptr) return true;
        for (const Cell cell : request_.unseen->ids())
            if ((static_cast<std::uint64_t>(digits(cell)) & (*request_.unseen)[cell].bits()) != 0) return true;
        return false;
    }

    /// The unseen ones of these digits of a cell; none if unseen candidates are not requested.
    template <class Word>
    Word unseen(Cell cell, Word digits) const {
        return request_.unseen == nullptr ? Word{0} : static_cast<Word>(digits & (*request_.unseen)[cell].bits());
    }

    /// Leaves the rest to `request.fallback`, which must be set: it finds solutions that these nogoods do not exclude.
    void hand_over(const Board& board, std::span<const Nogood> nogoods, Meter& meter) {
        SearchRequest rest = request_;
        if (rest.limit != unlimited) rest.limit -= result_.count;
        take_over(request_.fallback(board, nogoods, rest, meter));
    }

    /// The same for a search of at most two solutions. If the meter ends first, changes nothing and returns false.
    bool try_to_hand_over(const Board& board, Meter& meter) {
        SearchRequest rest = request_;
        rest.limit -= result_.count;
        std::vector<Nogood> nogoods;
        if (result_.first) {
            Nogood& found = nogoods.emplace_back();
            for (const Cell cell : board.geometry().every_cell())
                if (!board.geometry().is_helper(cell)) found.push_back({cell, (*result_.first)[cell]});
        }
        Solutions found = request_.fallback(board, nogoods, rest, meter);
        if (found.end == SearchEnd::budget) return false;
        take_over(std::move(found));
        return true;
    }

    Solutions result() && { return std::move(result_); }

  private:
    // Adds the results of the search that took over.
    void take_over(Solutions found) {
        result_.count += found.count;
        result_.nodes += found.nodes;
        result_.end = found.end;
        if (!result_.first) result_.first = std::move(found.first);
    }

    const SearchRequest& request_;
    Meter& meter_;
    Solutions result_;
};

}  // namespace deduku
