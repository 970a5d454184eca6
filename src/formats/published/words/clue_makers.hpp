// Makers (makers.hpp) of lists of cases: digits beside a 9, extremes of some cells, products, sequences of sums.
//
//   {@before}    text "3", number 9, A1-C1    any { only 3: A1; only 9: B1 } { only 3: B1; only 9: C1 }
#pragma once

#include "formats/published/words/makers.hpp"

namespace deduku::formats::published {

/// The digits of the text, in their order, stand directly before the digit said, seen from the clue.
[[nodiscard]] Made before_digit(Filling& filling);
/// The digit of the text is a neighbour of the digit said; two digits are its neighbours, in any order.
[[nodiscard]] Made beside_digit(Filling& filling);
/// The same; one digit is the only neighbour, of a digit at an end.
[[nodiscard]] Made all_beside_digit(Filling& filling);
/// The digit of an arrow in a cell is the distance to the digit said.
[[nodiscard]] Made distance_to_digit(Filling& filling);
/// The digit of an arrow in a cell occurs again at its own distance.
[[nodiscard]] Made same_at_distance(Filling& filling);
/// The first odd digits in sequence have the number of the thing as their sum.
[[nodiscard]] Made first_odd_run(Filling& filling);
/// The same with even digits.
[[nodiscard]] Made first_even_run(Filling& filling);
/// The number of the thing is the first digit of its parity.
[[nodiscard]] Made first_of_parity(Filling& filling);
/// The smallest and the largest digit have the number of the thing as their sum.
[[nodiscard]] Made sum_of_extremes(Filling& filling);
/// The same with their difference.
[[nodiscard]] Made difference_of_extremes(Filling& filling);
/// The number of the thing is the place of the largest digit.
[[nodiscard]] Made place_of_largest(Filling& filling);
/// The digits of the shaft of an arrow have the number in its circle or pill as their product.
[[nodiscard]] Made product_of_arrow(Filling& filling);
/// From one end each digit is the sum of the two before it.
[[nodiscard]] Made fibonacci(Filling& filling);
/// The same with the last digit of each sum.
[[nodiscard]] Made fibonacci_by_10(Filling& filling);
/// Each digit is on the line twice or not at all.
[[nodiscard]] Made twice_each(Filling& filling);
/// No digit d is d steps, in rows and columns, from another one.
[[nodiscard]] Made no_taxicab(Filling& filling);

}  // namespace deduku::formats::published
