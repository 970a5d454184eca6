// Strong and weak links between living candidates, made from the sectors of a board. Used by cycles, chains, colouring
// and forcing chains.
//
//   a = b   strong: the only two living members of a sector, so one of them is true
//   b - c   weak: two living members of a sector, so not both are true; also of a line of rules with at most 1
//
// A sector with one living member is not a link but a single.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "deduku/board.hpp"

namespace deduku {

class Links {
  public:
    using Node = std::uint32_t;  ///< a candidate, numbered from 0
    static constexpr Node none = static_cast<Node>(-1);

    /// The sectors that link. Lines of rules, which may have several digits, link only with houses_and_cells.
    enum class Across : std::uint8_t { houses, houses_and_cells };
    /// A sector of a node, and its partner if they have a strong link there.
    struct Hook {
        Sector in{};
        Node partner = none;
    };

    /// Candidates of strong links, in the order of their sectors.
    static Links strong(const Board& board, Across across);
    /// All candidates that share a sector with another, in the order of the board.
    static Links all(const Board& board);
    /// The places of a digit, linked by houses, in board order; of all cells, or of those with another candidate.
    enum class In : std::uint8_t { all_cells, open_cells };
    static Links of_digit(const Board& board, Digit digit, In cells = In::all_cells);

    const Board& board() const { return board_; }
    std::size_t size() const { return candidates_.size(); }
    Candidate candidate(Node i) const { return candidates_[i]; }
    /// The candidate's number, or none.
    Node node(Candidate c) const { return numbers_[static_cast<std::size_t>(board_.geometry().number(c))]; }
    /// The linking sectors of a node, ascending.
    std::span<const Hook> hooks(Node i) const {
        return {hooks_.data() + hooks_of_[i], hooks_of_[i + 1] - hooks_of_[i]};
    }
    /// The nodes in a sector, ascending; every two of them see each other.
    std::span<const Node> members(Sector sector) const {
        const auto s = static_cast<std::size_t>(sector);
        return {members_.data() + members_of_[s], members_of_[s + 1] - members_of_[s]};
    }
    /// Whether the sector has two nodes, which are all its living candidates, and one of them is true.
    bool is_strong(Sector sector) const {
        return members(sector).size() == 2 && makes_strong(sector) && board_.members(sector).size() == 2;
    }
    /// Whether the last candidate of the sector is true: it is a cell, or a digit in a full house.
    bool makes_strong(Sector sector) const { return index(sector) < board_.geometry().every_sector().size(); }
    /// All numbers of sectors are below this.
    std::size_t sector_count() const { return members_of_.size() - 2; }
    /// Calls `use` with the linking sectors of any candidate, ascending.
    template <class Use>
    void for_each_sector(Candidate c, Use&& use) const {
        const Geometry& g = board_.geometry();
        for (Sector s : across_ == Across::houses ? g.house_sectors_of(c) : g.sectors_of(c)) use(s);
        if (across_ == Across::houses_and_cells)
            for (Sector line : g.links_of(c)) use(line);
    }

  private:
    Links(const Board& board, Across across, std::vector<Candidate> candidates);
    void link();

    const Board& board_;
    Across across_;
    std::vector<Candidate> candidates_;
    std::vector<Node> numbers_;  // by candidate
    std::vector<Hook> hooks_;
    std::vector<std::uint32_t> hooks_of_;  // node i: from [i] to [i + 1]
    std::vector<Node> members_;
    std::vector<std::uint32_t> members_of_;  // the same by sector
};

/// The two living members of a sector, if it has two and exactly one of them is true.
[[nodiscard]] std::optional<std::array<Candidate, 2>> strong_link(const Board& board, Sector sector);

}  // namespace deduku
