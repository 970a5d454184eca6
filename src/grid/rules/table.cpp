// The table of rules; each row is defined in its own file.
#include <array>

#include "grid/rules/make.hpp"
#include "grid/rules/words.hpp"

namespace deduku {
namespace rules {

extern const RuleRow regular_rule, layer_rule, value_rule, extra_region_rule, diagonal_rule, diagonals_rule,
    windows_rule, disjoint_groups_rule, anti_knight_rule, anti_king_rule, non_consecutive_rule, killer_rule, sum_rule,
    white_rule, black_rule, all_dots_rule, all_ratios_rule, x_rule, v_rule, all_xv_rule, greater_rule, thermo_rule,
    slow_thermo_rule, whispers_rule, dutch_whispers_rule, renban_rule, palindrome_rule, arrow_rule, double_arrow_rule,
    zipper_rule, region_sum_rule, equal_sums_rule, clone_rule, little_killer_rule, quad_rule, odd_rule, even_rule,
    minimum_rule, maximum_rule, entropic_rule, modular_rule, nabner_rule, between_rule, lockout_rule, sandwich_rule,
    x_sum_rule, numbered_room_rule, row_indexer_rule, column_indexer_rule, box_indexer_rule, contains_rule, only_rule,
    sum_at_most_rule, sum_at_least_rule, no_sums_rule, parity_line_rule, one_parity_rule, sequence_rule,
    max_difference_rule, same_digits_rule, grey_rule, skyscraper_rule, product_rule, anti_leaper_rule, anti_queen_rule,
    global_entropy_rule, global_modular_rule, rising_line_rule, factor_line_rule, index_line_rule,
    counting_circles_rule, magic_square_rule, n_sum_line_rule, pair_rule, any_rule, exactly_rule, not_rule, count_rule,
    distinct_rule, subset_rule, different_sums_rule, weighted_rule, equal_products_rule;

namespace {

constexpr std::array table = {&extra_region_rule,
                              &diagonal_rule,
                              &diagonals_rule,
                              &windows_rule,
                              &disjoint_groups_rule,
                              &anti_knight_rule,
                              &anti_king_rule,
                              &non_consecutive_rule,
                              &killer_rule,
                              &sum_rule,
                              &white_rule,
                              &black_rule,
                              &all_dots_rule,
                              &all_ratios_rule,
                              &x_rule,
                              &v_rule,
                              &all_xv_rule,
                              &greater_rule,
                              &thermo_rule,
                              &slow_thermo_rule,
                              &whispers_rule,
                              &dutch_whispers_rule,
                              &renban_rule,
                              &palindrome_rule,
                              &arrow_rule,
                              &double_arrow_rule,
                              &zipper_rule,
                              &region_sum_rule,
                              &equal_sums_rule,
                              &clone_rule,
                              &little_killer_rule,
                              &quad_rule,
                              &odd_rule,
                              &even_rule,
                              &minimum_rule,
                              &maximum_rule,
                              &entropic_rule,
                              &modular_rule,
                              &nabner_rule,
                              &between_rule,
                              &lockout_rule,
                              &sandwich_rule,
                              &x_sum_rule,
                              &numbered_room_rule,
                              &row_indexer_rule,
                              &column_indexer_rule,
                              &box_indexer_rule,
                              &contains_rule,
                              &only_rule,
                              &sum_at_most_rule,
                              &sum_at_least_rule,
                              &no_sums_rule,
                              &parity_line_rule,
                              &one_parity_rule,
                              &sequence_rule,
                              &max_difference_rule,
                              &same_digits_rule,
                              &grey_rule,
                              &skyscraper_rule,
                              &product_rule,
                              &anti_leaper_rule,
                              &anti_queen_rule,
                              &global_entropy_rule,
                              &global_modular_rule,
                              &rising_line_rule,
                              &factor_line_rule,
                              &index_line_rule,
                              &counting_circles_rule,
                              &magic_square_rule,
                              &n_sum_line_rule,
                              &regular_rule,
                              &layer_rule,
                              &value_rule,
                              &pair_rule,
                              &any_rule,
                              &exactly_rule,
                              &not_rule,
                              &count_rule,
                              &distinct_rule,
                              &subset_rule,
                              &different_sums_rule,
                              &weighted_rule,
                              &equal_products_rule};

}  // namespace
}  // namespace rules

std::span<const RuleRow* const> rule_rows() { return rules::table; }

const RuleRow* find_rule(std::string_view name) {
    for (const RuleRow* row : rule_rows()) {
        if (rules::same_name(row->key, name)) return row;
        for (std::string_view left = row->names; !left.empty();) {
            const std::size_t end = std::min(left.find(' '), left.size());
            if (rules::same_name(left.substr(0, end), name)) return row;
            left.remove_prefix(std::min(end + 1, left.size()));
        }
    }
    return nullptr;
}

bool obeys(std::span<const Rule> all, const Geometry& board, const Table<Cell, Digit>& grid) {
    for (const Rule& rule : all)
        if (!rules::rule_holds(rule, {board, all}, grid)) return false;
    return true;
}

}  // namespace deduku
