// Every technique, in the order of the table: those of orders first, then family by family. A technique is a line here; all
// else about it stands in its own file.
#pragma once

#include "technique/all_different.hpp"
#include "technique/als_chains.hpp"
#include "technique/als_xy_wing.hpp"
#include "technique/als_xz.hpp"
#include "technique/chains.hpp"
#include "technique/colouring.hpp"
#include "technique/complex_fish.hpp"
#include "technique/conjugates.hpp"
#include "technique/cycles.hpp"
#include "technique/death_blossom.hpp"
#include "technique/exocet.hpp"
#include "technique/finned_fish.hpp"
#include "technique/fish.hpp"
#include "technique/forcing.hpp"
#include "technique/graves.hpp"
#include "technique/grouped_chains.hpp"
#include "technique/locked.hpp"
#include "technique/locked_subsets.hpp"
#include "technique/multi_colouring.hpp"
#include "technique/multi_sector.hpp"
#include "technique/pair_exclusion.hpp"
#include "technique/remote_pairs.hpp"
#include "technique/singles.hpp"
#include "technique/sk_loop.hpp"
#include "technique/subsets.hpp"
#include "technique/sue_de_coq.hpp"
#include "technique/tridagon.hpp"
#include "technique/two_house.hpp"
#include "technique/uniqueness.hpp"
#include "technique/wings.hpp"

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
                                                    bivalue_grave_plus_one});

}  // namespace deduku::rows
