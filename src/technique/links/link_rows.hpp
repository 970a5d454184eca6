// Links (links.hpp) as rows of bits, and the nodes that they lead to.
//
//   from a:   false {a}  ->  true, its partners  ->  false, all that they see  ->  true, the partners of these  ->  ..
//
// Breadth first, level by level: the true nodes of the next level are an "or" of a few rows. Each level is one more
// strong link, so the first level with z gives the length of the shortest chains from a to z.
//
// Nodes are candidates; with groups also all places of a digit that two houses have in common, if there are two or more
// and not all of a house:
//
//   row 1   7 7 . | . . 7 | . . .      {A1, B1} = F1: one of the first two, or the third     {A1, B1} - A2: in one box
#pragma once

#include <optional>
#include <vector>

#include "technique/links/chain.hpp"
#include "technique/parts/bit_rows.hpp"

namespace deduku {

class LinkRows {
  public:
    /// The sectors that make links: houses for X-chains; for XY-chains, cells make strong links and houses weak ones.
    enum class Kind : std::uint8_t { x, xy, all, grouped_x, grouped };
    using Node = std::size_t;

    /// Boards with more nodes (candidates that see another, and groups) have no graph (size 0): rows would be too long.
    static constexpr std::size_t largest = 4096;

    LinkRows(const Board& board, Kind kind);

    std::size_t size() const { return nodes_.size(); }
    /// Whether nodes can be groups.
    bool grouped() const { return kind_ >= Kind::grouped_x; }
    /// Candidates come first, in the order of the board.
    bool is_group(Node i) const { return nodes_[i].size() > 1; }
    const Group& members(Node i) const { return nodes_[i]; }

    /// Whether chains may come back to their start, or to a candidate that sees it.
    enum class Start : std::uint8_t { once, again };
    /// Finds all consequences of "start is false". Costs a few operations for each node reached.
    void follow(Node start, Start how = Start::again);
    /// From the last start: the number of strong links on a shortest chain to "z is true"; 0 if there is none.
    int links_to(Node z) const { return links_[z]; }
    /// The nodes true after the last start, ascending.
    const std::vector<Node>& reached() const { return reached_; }
    /// Whether another candidate shares a sector with each of the two.
    bool have_common(Node a, Node b) const { return deduku::have_common(sees_[a], sees_[b]); }
    bool see_each_other(Node a, Node b) const { return sees_.has(a, b); }
    /// A shortest chain from the last start to z, which must be reached; always the same one.
    Chain chain_to(Node z) const;
    /// The first of the shortest chains that passes no node twice; none if there is none, or none is found soon.
    std::optional<Chain> simple_chain_to(Node z) const;

  private:
    bool all_links() const { return kind_ == Kind::all || kind_ == Kind::grouped; }
    const BitRows& weak() const { return all_links() ? sees_ : weak_; }
    std::vector<std::vector<Node>> add_groups();
    void join(const std::vector<Node>& nodes, std::size_t places, BitRows& weak, BitRows* strong);
    bool advance();
    BitRows::Row before(std::size_t level, Node node) const { return (level % 2 == 0 ? strong_ : weak())[node]; }
    std::size_t levels_to(Node z) const { return 2 * static_cast<std::size_t>(links_[z]) - 1; }
    bool complete(std::vector<Node>& backwards, std::size_t level, int& tries) const;
    Chain chain_of(const std::vector<Node>& backwards) const;

    const Board& board_;
    const Geometry& g_;
    Kind kind_;
    std::vector<Group> nodes_;
    std::size_t singles_ = 0;  // the first nodes, with one candidate
    BitRows sees_, weak_, strong_;
    Node start_ = 0;
    BitRows levels_;  // the nodes new in each level: false, true, false, ..
    BitRows seen_;    // false so far, true so far
    std::vector<int> links_;
    std::vector<Node> reached_;
};

}  // namespace deduku
