// The meaning of each drawing of a rule, for the text below a board: a sentence for all rules of a kind.
//
//   killer 5: A1 A2; killer 9: B1 B2       Digits in a dashed cage differ and sum to the number in its corner.
#include <algorithm>
#include <array>
#include <utility>

#include "grid/module.hpp"
#include "render/svg/rule_markings.hpp"

namespace deduku::svg {
namespace {

// {}: the value of the rule.
constexpr std::array sentences = std::to_array<std::pair<std::string_view, std::string_view>>({
    {"extra-region", "Digits in a shaded region differ."},
    {"killer", "Digits in a dashed cage differ and sum to the number in its corner."},
    {"sum", "Digits in a dotted cage sum to the number in its corner; they may repeat."},
    {"white", "Digits on both sides of a white dot differ by {}."},
    {"black", "Of the digits on both sides of a black dot one is {} times the other."},
    {"x", "Digits on both sides of an X sum to 10."},
    {"v", "Digits on both sides of a V sum to 5."},
    {"greater", "A sign between two cells is open to the greater digit."},
    {"thermo", "Digits on a thermometer rise from its bulb."},
    {"slow-thermo", "Digits on a slow thermometer, with a hollow bulb, never fall from its bulb."},
    {"whispers", "Neighbours on a whispers line differ by at least {}."},
    {"dutch-whispers", "Neighbours on a Dutch whispers line differ by at least {}."},
    {"renban", "A renban line holds consecutive digits in any order."},
    {"palindrome", "A palindrome reads the same from both ends."},
    {"arrow", "The digits on an arrow sum to the digit or number in its circle."},
    {"double-arrow", "The digits between the circles of a double arrow sum to the sum of those in the circles."},
    {"zipper",
     "On a zipper any two cells at the same distance from its middle have the same sum, which a middle cell holds."},
    {"region-sum", "The stretches of a region sum line in each box have the same sum."},
    {"equal-sums", "Groups with the same letter have the same sum."},
    {"clone", "Clones hold the same digits in the same order."},
    {"little-killer", "Digits on the diagonal of an arrow beside the board sum to its number; they may repeat."},
    {"quad", "The digits in a circle between four cells are in these cells, as often as listed."},
    {"odd", "A digit on a disc is odd."},
    {"even", "A digit on a square is even."},
    {"minimum", "A digit between tips inwards is less than its orthogonal neighbours without them."},
    {"maximum", "A digit between tips outwards is greater than its orthogonal neighbours without them."},
    {"entropic", "Any three successive cells of an entropic line hold a low, a middle and a high digit."},
    {"modular", "Any {} successive cells of a modular line have different remainders by {}."},
    {"nabner", "On a nabner line no two digits are equal or consecutive."},
    {"between", "Digits on a line between filled circles lie strictly between those in the circles."},
    {"lockout",
     "Digits in the diamonds of a lockout line differ by at least {}; no digit between them lies in their closed "
     "range."},
    {"sandwich",
     "A number between bars beside the board is the sum of the digits between 1 and the largest digit there."},
    {"x-sum",
     "A number with a tip beside the board is the sum of the first X cells from there, where X is the digit in the "
     "first."},
    {"numbered-room",
     "A number in a frame beside the board is in cell X from there, where X is the digit in the first."},
    {"row-indexer", "A digit in a row indexer is the row in which its column has the number of the cell's own row."},
    {"column-indexer",
     "A digit in a column indexer is the column in which its row has the number of the cell's own column."},
    {"box-indexer",
     "A digit in a box indexer is the place in its box, counted row by row, that has the number of the cell's own "
     "place."},
});

}  // namespace

std::string drawing_sentence(const Rule& rule) {
    needs(Module::more);
    const auto found =
        std::find_if(sentences.begin(), sentences.end(), [&](const auto& row) { return row.first == rule.row->key; });
    if (found == sentences.end()) return {};
    std::string out(found->second);
    for (std::size_t at = out.find("{}"); at != out.npos; at = out.find("{}", at))
        out.replace(at, 2, std::to_string(rule.values.at(0)));
    return out;
}

}  // namespace deduku::svg
