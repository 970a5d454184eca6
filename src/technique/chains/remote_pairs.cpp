// Remote pairs: cells with the same two candidates, each in sight of the next.
//
//   {2,5} - {2,5} - {2,5} - {2,5}      2 and 5 alternate, so one of the first and the last cell is 2, the other 5:
//     A       B       C       D        a cell that sees both A and D is neither. (Two cells are a naked pair.)
//
// A Split on A. In each branch the links are steps, in order: B loses the digit of A, C loses the other, and so on.
#include "technique/chains/remote_pairs.hpp"

#include <algorithm>

#include "grid/contains.hpp"
#include "grid/in_order.hpp"
#include "technique/links/chain.hpp"
#include "technique/parts/case.hpp"
#include "technique/parts/patterns.hpp"

namespace deduku {
namespace {

class RemotePairs {
  public:
    RemotePairs(const Board& board, Set<Digit> pair)
        : board_(board), g_(board.geometry()), x_(pair.first()), y_(pair.last()) {
        for (Cell cell : g_.every_cell())
            if (board.digits(cell) == pair) cells_.push_back(cell);
    }

    // All pairs of cells that are an odd number of steps apart, three or more; near pairs first.
    bool search(const Sink& sink) {
        struct TwoEnds {
            std::size_t apart, from, to;
        };
        std::vector<TwoEnds> found;
        for (std::size_t from = 0; from < cells_.size(); ++from) {
            measure(from);
            if (!two_coloured_) return true;  // the same digit twice in a house: no solution
            for (std::size_t to = from + 1; to < cells_.size(); ++to)
                if (apart_[to] % 2 == 1 && apart_[to] >= 3) found.push_back({apart_[to], from, to});
        }
        put_in_order(found, [](const TwoEnds& a, const TwoEnds& b) { return a.apart < b.apart; });
        for (const TwoEnds& ends : found) {
            measure(ends.from);
            const std::vector<Candidate> removes = removed_by(ends.from, ends.to);
            const std::vector<Cell> way = way_to(ends.to);
            const auto seen = [&] { return pattern(way, removes.front().digit); };
            if (!removes.empty() && !sink({deduction(way, removes), seen})) return false;
        }
        return true;
    }

  private:
    bool near(std::size_t i, std::size_t j) const {
        return common_sector(g_, {cells_[i], x_}, {cells_[j], x_}).has_value();
    }

    // Breadth first: the number of steps from this cell to all others, 0 = unreached.
    void measure(std::size_t from) {
        apart_.assign(cells_.size(), 0);
        before_.assign(cells_.size(), from);
        std::vector<std::size_t> queue = {from};
        for (std::size_t head = 0; head < queue.size(); ++head) {
            const std::size_t i = queue[head];
            for (std::size_t j = 0; j < cells_.size(); ++j) {
                if (j == i || !near(i, j)) continue;
                if (j == from || apart_[j] != 0) {
                    two_coloured_ = two_coloured_ && (j == from ? 0 : apart_[j]) % 2 != apart_[i] % 2;
                    continue;
                }
                apart_[j] = apart_[i] + 1;
                before_[j] = i;
                queue.push_back(j);
            }
        }
    }

    std::vector<Cell> way_to(std::size_t to) const {
        std::vector<Cell> way;
        for (std::size_t steps = apart_[to], i = to; way.size() <= steps; i = before_[i]) way.push_back(cells_[i]);
        std::reverse(way.begin(), way.end());
        return way;
    }

    std::vector<Candidate> removed_by(std::size_t from, std::size_t to) const {
        std::vector<Candidate> out = seen_by_both(board_, {cells_[from], x_}, {cells_[to], x_});
        const std::vector<Candidate> more = seen_by_both(board_, {cells_[from], y_}, {cells_[to], y_});
        out.insert(out.end(), more.begin(), more.end());
        put_in_order(out);
        return out;
    }

    // The chain that starts with this digit in the first cell; each cell takes the digit from the next.
    Pattern pattern(const std::vector<Cell>& way, Digit digit) const {
        Pattern::Chain chain;
        for (Cell cell : way) {
            chain.nodes.push_back({cell, digit});
            digit = digit == x_ ? y_ : x_;
            chain.nodes.push_back({cell, digit});
        }
        return pattern_of(std::move(chain));
    }
    Deduction deduction(const std::vector<Cell>& way, std::vector<Candidate> removes) const {
        Split split{g_.sector(way.front()), {}};
        for (Digit first : {x_, y_}) split.branches.push_back(branch(way, first, removes));
        return {std::move(split), std::move(removes)};
    }
    Branch branch(const std::vector<Cell>& way, Digit first, const std::vector<Candidate>& removes) const {
        Case out(board_, g_.sector(way.front()), {{way.front(), first}});
        Digit digit = first;
        for (std::size_t i = 0; i + 1 < way.size(); ++i) {
            const Candidate here{way[i], digit}, next{way[i + 1], digit};
            out.take(g_.sector(way[i]), *common_sector(g_, here, next), {next});
            digit = digit == x_ ? y_ : x_;
        }
        out.take_seen(g_.sector(way.front()), {way.front(), first}, removes);
        out.take_seen(g_.sector(way.back()), {way.back(), digit}, removes);
        return out.open();
    }

    const Board& board_;
    const Geometry& g_;
    Digit x_, y_;
    std::vector<Cell> cells_;
    std::vector<std::size_t> apart_, before_;
    bool two_coloured_ = true;
};

}  // namespace

bool find_remote_pairs(const Board& board, int /*size*/, const Sink& sink) {
    std::vector<Set<Digit>> seen;
    for (Cell cell : board.geometry().every_cell()) {
        const Set<Digit> pair = board.digits(cell);
        if (pair.size() != 2 || contains(seen, pair)) continue;
        seen.push_back(pair);
        if (!RemotePairs(board, pair).search(sink)) return false;
    }
    return true;
}

}  // namespace deduku
