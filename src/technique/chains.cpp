// Chains of strong and weak links (chain.hpp): all ends a, z of which one is true, and what both see.
//
//   X-chain              one digit: houses with two places         r1c1 = r1c5 - r7c5 = r7c3
//   XY-chain             cells with two digits                     {2,5} - {5,7} - {7,2}: an end is 2
//   AIC, type 1          any strong links, ends of one digit in two cells
//   AIC, type 2          ends of two digits in two cells that see each other: neither has the other's digit
//   discontinuous loop   ends in one cell: two digits, and it is no third; or one candidate, which is true
//   continuous loop      the ends see each other: what sees both ends of any weak link of it goes
//
// A candidate that its own falsity makes true is a discontinuous loop and ends nothing else. Such a loop may pass a
// candidate twice (out to a contradiction, and back the same way); others never do. Short chains come first, for two
// ends one shortest, each continuous loop once.
#include <algorithm>

#include "grid/in_order.hpp"
#include "technique/families.hpp"
#include "technique/link_rows.hpp"

namespace deduku {
namespace {

enum class Ends : std::uint8_t { same_digit, two_digits, one_cell, any };

struct ChainEnds {
    int links;
    LinkRows::Node a, z;
};

bool ends_fit(Ends wanted, Candidate a, Candidate z) {
    switch (wanted) {
        case Ends::same_digit: return a.digit == z.digit && a.cell != z.cell;
        case Ends::two_digits: return a.digit != z.digit && a.cell != z.cell;
        case Ends::one_cell: return a.cell == z.cell;
        case Ends::any: return true;
    }
    return false;
}

// Ends of chains, the shortest first, then by their numbers. Those of continuous loops see each other.
class ChainSearch {
  public:
    enum class Loop : std::uint8_t { no, yes };

    ChainSearch(const Board& board, LinkRows::Kind kind, Ends ends, Loop loop)
        : board_(board), graph_(board, kind), wanted_(ends), loop_(loop) {
        std::vector<bool> makes_itself(graph_.size(), false);
        for (LinkRows::Node a = 0; a < graph_.size(); ++a) {
            graph_.follow(a);
            makes_itself[a] = graph_.links_to(a) > 0;
            for (LinkRows::Node z : graph_.reached())
                if (z >= a && fits(a, z)) found_.push_back({graph_.links_to(z), a, z});
        }
        std::erase_if(found_,
                      [&](const ChainEnds& e) { return e.a != e.z && (makes_itself[e.a] || makes_itself[e.z]); });
        put_in_order(found_, [](const ChainEnds& x, const ChainEnds& y) { return x.links < y.links; });
    }

    bool report(const Sink& sink) {
        for (const ChainEnds& ends : found_) {
            if (ends.a != followed_) graph_.follow(followed_ = ends.a);
            Chain chain = graph_.chain_to(ends.z);
            if (loop_ == Loop::yes) {
                chain.weak.push_back(*common_sector(board_.geometry(), chain.nodes.back(), chain.nodes.front()));
                if (!is_new(chain)) continue;
            }
            if (!deliver(board_, chain, sink)) return false;
        }
        return true;
    }

  private:
    // A single strong link is no chain: what sees both of it is a pointing pair or the like.
    bool fits(LinkRows::Node a, LinkRows::Node z) const {
        if (graph_.links_to(z) < 2 || !ends_fit(wanted_, graph_.candidate(a), graph_.candidate(z))) return false;
        if (loop_ == Loop::yes && (a == z || !graph_.see_each_other(a, z))) return false;
        return graph_.have_common(a, z);
    }
    // Each of its weak links would tell the same loop again.
    bool is_new(const Chain& chain) {
        std::vector<Candidate> nodes = chain.nodes;
        put_in_order(nodes);
        if (std::find(seen_.begin(), seen_.end(), nodes) != seen_.end()) return false;
        seen_.push_back(std::move(nodes));
        return true;
    }

    const Board& board_;
    LinkRows graph_;
    Ends wanted_;
    Loop loop_;
    std::vector<ChainEnds> found_;
    LinkRows::Node followed_ = LinkRows::largest;
    std::vector<std::vector<Candidate>> seen_;
};

bool report_chains(const Board& board, LinkRows::Kind kind, Ends ends, const Sink& sink) {
    return ChainSearch(board, kind, ends, ChainSearch::Loop::no).report(sink);
}

}  // namespace

bool find_x_chains(const Board& board, int /*size*/, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::x, Ends::same_digit, sink);
}

bool find_xy_chains(const Board& board, int /*size*/, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::xy, Ends::same_digit, sink);
}

bool find_alternating_chains(const Board& board, int size, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::all, size == 1 ? Ends::same_digit : Ends::two_digits, sink);
}

bool find_discontinuous_loops(const Board& board, int /*size*/, const Sink& sink) {
    return report_chains(board, LinkRows::Kind::all, Ends::one_cell, sink);
}

bool find_continuous_loops(const Board& board, int /*size*/, const Sink& sink) {
    return ChainSearch(board, LinkRows::Kind::all, Ends::any, ChainSearch::Loop::yes).report(sink);
}

}  // namespace deduku
