// Every technique, in the order of the table: first those with letters, then family by family. Each line is a
// technique; its definition is in its own file.
#pragma once

#include "technique/als/als_chains.hpp"
#include "technique/als/als_xy_wing.hpp"
#include "technique/als/als_xz.hpp"
#include "technique/als/death_blossom.hpp"
#include "technique/als/pair_exclusion.hpp"
#include "technique/als/sue_de_coq.hpp"
#include "technique/chains/chains.hpp"
#include "technique/chains/forcing.hpp"
#include "technique/chains/grouped_chains.hpp"
#include "technique/chains/remote_pairs.hpp"
#include "technique/chains/two_house.hpp"
#include "technique/chains/wings.hpp"
#include "technique/colours/colouring.hpp"
#include "technique/colours/conjugates.hpp"
#include "technique/colours/cycles.hpp"
#include "technique/colours/multi_colouring.hpp"
#include "technique/exotic/exocet.hpp"
#include "technique/exotic/multi_sector.hpp"
#include "technique/exotic/sk_loop.hpp"
#include "technique/exotic/tridagon.hpp"
#include "technique/fish/complex_fish.hpp"
#include "technique/fish/finned_fish.hpp"
#include "technique/fish/fish.hpp"
#include "technique/rules/cage_splitting.hpp"
#include "technique/rules/cases.hpp"
#include "technique/rules/contradictions.hpp"
#include "technique/rules/forcing_net.hpp"
#include "technique/rules/innies.hpp"
#include "technique/rules/links.hpp"
#include "technique/rules/looks.hpp"
#include "technique/rules/needed_digits.hpp"
#include "technique/rules/no_combination.hpp"
#include "technique/rules/parity.hpp"
#include "technique/rules/polarity.hpp"
#include "technique/rules/rule_chains.hpp"
#include "technique/rules/sums.hpp"
#include "technique/rules/two_rules.hpp"
#include "technique/sets/all_different.hpp"
#include "technique/sets/locked.hpp"
#include "technique/sets/locked_subsets.hpp"
#include "technique/sets/singles.hpp"
#include "technique/sets/subsets.hpp"
#include "technique/uniqueness/graves.hpp"
#include "technique/uniqueness/uniqueness.hpp"

namespace deduku::rows {

constexpr auto all = std::to_array<TechniqueEntry>({naked_single,
                                                    hidden_single,
                                                    pointing,
                                                    claiming,
                                                    naked_subset,
                                                    hidden_subset,
                                                    all_different,
                                                    fish,
                                                    conjugate_singletons,
                                                    conjugate_singletons_u,
                                                    conjugate_singletons_u_t,
                                                    x_cycle,
                                                    y_cycle,
                                                    last_cell,
                                                    sum_bounds,
                                                    polarity,
                                                    no_partner,
                                                    innies_and_outies,
                                                    combinations,
                                                    digits_of_rule,
                                                    sum_digit,
                                                    no_place,
                                                    cases_of_rule,
                                                    no_partner_of_rules,
                                                    full_house,
                                                    locked_subset,
                                                    finned_fish,
                                                    sashimi_fish,
                                                    franken_fish,
                                                    finned_franken_fish,
                                                    mutant_fish,
                                                    finned_mutant_fish,
                                                    xy_wing,
                                                    xyz_wing,
                                                    w_wing,
                                                    skyscraper,
                                                    two_string_kite,
                                                    turbot_fish,
                                                    empty_rectangle,
                                                    remote_pair,
                                                    simple_colouring_trap,
                                                    simple_colouring_wrap,
                                                    multi_colouring_1,
                                                    multi_colouring_2,
                                                    x_chain,
                                                    xy_chain,
                                                    continuous_loop,
                                                    discontinuous_loop,
                                                    aic_1,
                                                    aic_2,
                                                    grouped_x_chain,
                                                    grouped_continuous_loop,
                                                    grouped_discontinuous_loop,
                                                    grouped_aic_1,
                                                    grouped_aic_2,
                                                    sue_de_coq,
                                                    als_xz,
                                                    als_xz_doubly_linked,
                                                    als_xy_wing,
                                                    als_chain,
                                                    death_blossom,
                                                    aligned_pair_exclusion,
                                                    sk_loop,
                                                    multi_sector_locked_set,
                                                    junior_exocet,
                                                    tridagon,
                                                    forcing_chain_cell,
                                                    forcing_chain_region,
                                                    forcing_chain_contradiction,
                                                    forcing_net_cell,
                                                    forcing_net_region,
                                                    forcing_net_contradiction,
                                                    unique_rectangle_1,
                                                    unique_rectangle_2,
                                                    unique_rectangle_3,
                                                    unique_rectangle_4,
                                                    unique_rectangle_5,
                                                    unique_rectangle_6,
                                                    hidden_rectangle,
                                                    avoidable_rectangle,
                                                    unique_loop_1,
                                                    unique_loop_2,
                                                    unique_loop_3,
                                                    unique_loop_4,
                                                    bivalue_grave,
                                                    bivalue_grave_plus_one,
                                                    look_at_pairs,
                                                    look_at_sums,
                                                    look_at_digits,
                                                    look_at_cases,
                                                    little_look,
                                                    look_at_neighbours,
                                                    needed_digits,
                                                    single_innie,
                                                    few_innies,
                                                    many_innies,
                                                    parity,
                                                    no_combination,
                                                    cage_splitting,
                                                    two_rules,
                                                    rule_and_house,
                                                    rule_chain_of_two,
                                                    rule_chain_of_three,
                                                    rule_chain,
                                                    short_contradiction,
                                                    forcing_net_of_rules});

}  // namespace deduku::rows
