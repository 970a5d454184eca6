#include <array>

#include "method/explainer/position/hint.hpp"

namespace deduku::explainer {
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
        case Rule::hidden_single: return "Hidden Single";
        case Rule::direct_pointing: return "Direct Pointing";
        case Rule::direct_claiming: return "Direct Claiming";
        case Rule::direct_hidden_subset: return sized("Direct Hidden ");
        case Rule::naked_single: return "Naked Single";
        case Rule::pointing: return "Pointing";
        case Rule::claiming: return "Claiming";
        case Rule::naked_subset: return sized("Naked ");
        case Rule::fish: return std::string(fish_words.at(static_cast<std::size_t>(title.size)));
        case Rule::hidden_subset: return sized("Hidden ");
        case Rule::xy_wing: return "XY-Wing";
        case Rule::xyz_wing: return "XYZ-Wing";
        case Rule::unique_loop: return loop_word(title);
        case Rule::bug: return "BUG type " + std::to_string(title.type);
        case Rule::aligned_exclusion: return title.size == 2 ? "Aligned Pair Exclusion" : "Aligned Triplet Exclusion";
        // Cycles of one kind have the same name, whatever their conclusion.
        case Rule::x_cycle: return "Bidirectional X-Cycle";
        case Rule::y_cycle: return "Bidirectional Y-Cycle";
        case Rule::xy_cycle: return "Bidirectional Cycle";
        case Rule::x_forcing: return title.size <= turbot ? "Turbot Fish" : "Forcing X-Chain";
        case Rule::xy_forcing: return "Forcing Chain";
        case Rule::nishio: return "Nishio Forcing Chain";
        case Rule::double_chain: return "Double Forcing Chain";
        case Rule::contradiction: return "Contradiction Forcing Chain";
        case Rule::region_chain: return "Region Forcing Chains";
        case Rule::cell_chain: return "Cell Forcing Chains";
        default: return {};
    }
}

}  // namespace deduku::explainer
