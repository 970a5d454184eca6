// One digit: its places, linked where a house has two of them, and what follows if two of them are false.
//
//        A     B     C             row 1 has two places, row 5 too: one of A1, C1 and one of A5, B5 is true.
//   1    a --------- a'            Graphs {A1, C1} and {A5, B5}. A1 and A5 both false: C1 and B5 true.
//   5    b --- b'                  A conflict if these two share a house: then A1 or A5 is true.
//
// Places that were removed later are gone for pairs, graphs and assumptions; a proof has to remove them first.
#pragma once

#include "deduku/reason.hpp"

namespace deduku {

class DigitLinks {
  public:
    using Node = std::size_t;  ///< a place of the digit, numbered from 0 in the order of cells
    static constexpr Node none = static_cast<Node>(-1);

    /// Two true places in one house; or, if `emptied`, a house all places of which are false.
    struct Conflict {
        Node first = none;
        Node second = none;
        House in{};
        bool emptied = false;
    };

    /// What shows a conflict on a board where the assumed places are dead.
    struct Argument {
        std::vector<Deduction> steps;
        Sector empty{};               ///< empty behind the steps
        std::vector<House> rests_on;  ///< houses whose removed places have to be dead before the steps
    };

    /// The places of the digit in cells with more than one candidate.
    DigitLinks(const Board& board, Digit digit);

    std::size_t size() const { return nodes_.size(); }
    Cell cell(Node i) const { return nodes_[i].cell; }
    bool lives(Node i) const { return nodes_[i].lives; }
    /// Row, column and box of a place.
    std::array<House, 3> houses(Node i) const { return nodes_[i].houses; }
    /// The living places in a house, ascending.
    const std::vector<Node>& places(House house) const { return members_[house]; }
    /// The house has two living places and no cell that has only this digit.
    bool is_pair(House house) const { return !solved_[house] && places(house).size() == 2; }

    /// Removes a place; graphs stay as they are until link().
    void remove(Node i);
    /// A house has lost its last place: the board has no solution.
    bool emptied() const { return emptied_; }

    /// Makes the graphs: what pairs of houses join, in two colours.
    void link();
    std::size_t graphs() const { return odd_.size(); }
    /// The graph of a place, or none.
    std::size_t graph(Node i) const { return nodes_[i].graph; }
    /// 0 or 1; all of one colour are true, or all of the other. Means nothing in an odd graph.
    int colour(Node i) const { return nodes_[i].colour; }
    /// The graph cannot be coloured: the board has no solution.
    bool odd(std::size_t graph) const { return odd_[graph]; }

    /// Follows from "a and b are false" all there is: of a pair the other one is true, a true place has no other in its
    /// houses. With `emptied_houses` a house without a place that can be true is a conflict, too.
    std::optional<Conflict> assume_false(Node a, Node b, bool emptied_houses);
    /// The argument for what assume_false found last.
    Argument argument(const Conflict& conflict) const;

    /// The step that removes `gone` since `only` is the only place of the digit left in `base`, both in `cover`.
    Deduction removal(House base, House cover, Node gone) const;

  private:
    struct Record {
        Cell cell{};
        std::array<House, 3> houses{};
        std::array<Node, 3> partners{none, none, none};  // the other place of the pair in that house
        bool lives = true;
        std::size_t graph = none;
        int colour = 0;
        // Of the latest assumption, if its number is there.
        int true_since = 0;
        int false_since = 0;
        Node true_by = none;   // the partner that is false, in `true_in`
        Node false_by = none;  // the true place, in `false_in`; none: assumed
        House true_in{};
        House false_in{};
        int turn = 0;  // when it became false
    };

    void colour_from(Node start);
    std::optional<Conflict> make_false(Node i, Node by, House in);
    std::optional<Conflict> make_true(Node i, Node by, House in);
    void collect(Node true_node, std::vector<Node>& way, std::vector<House>& bases) const;

    const Geometry& g_;
    Digit digit_;
    std::vector<Record> nodes_;
    Table<House, std::vector<Node>> members_;
    Table<House, bool> solved_;  // a cell has only this digit
    bool emptied_ = false;
    std::vector<bool> odd_;
    std::vector<Node> queue_;                      // true places in the order found
    Table<House, std::pair<int, Node>> true_one_;  // the assumption, and its true place there
    int run_ = 0;
    int turns_ = 0;
};

}  // namespace deduku
