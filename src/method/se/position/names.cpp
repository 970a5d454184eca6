#include <array>

#include "method/se/position/hint.hpp"

namespace deduku::se {
namespace {

constexpr std::array<std::string_view, 5> subset_words = {"", "", "Pair", "Triplet", "Quad"},
                                          fish_words = {"", "", "X-Wing", "Swordfish", "Jellyfish"};

std::string loop_word(const Title& title) {
    const std::string shape = title.size == 4 ? "Rectangle" : "Loop " + std::to_string(title.size);
    return "Unique " + shape + " type " + std::to_string(title.type);
}

}  // namespace

std::string name_of(const Title& title) {
    constexpr int turbot = 6;
    const auto sized = [&](std::string_view word) {
        return std::string(word) + std::string(subset_words.at(static_cast<std::size_t>(title.size)));
    };
    switch (title.rule) {
        case SeRule::hidden_single: return "Hidden Single";
        case SeRule::direct_pointing: return "Direct Pointing";
        case SeRule::direct_claiming: return "Direct Claiming";
        case SeRule::direct_hidden_subset: return sized("Direct Hidden ");
        case SeRule::naked_single: return "Naked Single";
        case SeRule::pointing: return "Pointing";
        case SeRule::claiming: return "Claiming";
        case SeRule::naked_subset: return sized("Naked ");
        case SeRule::fish: return std::string(fish_words.at(static_cast<std::size_t>(title.size)));
        case SeRule::hidden_subset: return sized("Hidden ");
        case SeRule::xy_wing: return "XY-Wing";
        case SeRule::xyz_wing: return "XYZ-Wing";
        case SeRule::unique_loop: return loop_word(title);
        case SeRule::bug: return "BUG type " + std::to_string(title.type);
        case SeRule::aligned_exclusion: return title.size == 2 ? "Aligned Pair Exclusion" : "Aligned Triplet Exclusion";
        // Cycles of one kind have the same name, whatever their conclusion.
        case SeRule::x_cycle: return "Bidirectional X-Cycle";
        case SeRule::y_cycle: return "Bidirectional Y-Cycle";
        case SeRule::xy_cycle: return "Bidirectional Cycle";
        case SeRule::x_forcing: return title.size <= turbot ? "Turbot Fish" : "Forcing X-Chain";
        case SeRule::xy_forcing: return "Forcing Chain";
        case SeRule::nishio: return "Nishio Forcing Chain";
        case SeRule::double_chain: return "Double Forcing Chain";
        case SeRule::contradiction: return "Contradiction Forcing Chain";
        case SeRule::region_chain: return "Region Forcing Chains";
        case SeRule::cell_chain: return "Cell Forcing Chains";
        default: return {};
    }
}

}  // namespace deduku::se
