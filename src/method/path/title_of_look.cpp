// Names of steps; of looks those of their kind of rule.
#include <array>

#include "method/path/difficulty.hpp"
#include "method/path/step.hpp"

namespace deduku::path {

std::string title_of_look(const Rule& rule) {
    struct Title {
        std::string_view key;
        std::string_view title;
    };
    static constexpr std::array titles = {Title{"killer", "Cage Combinations"},
                                          Title{"thermo", "Bounds"},
                                          Title{"slow-thermo", "Bounds"},
                                          Title{"minimum", "Bounds"},
                                          Title{"maximum", "Bounds"},
                                          Title{"greater", "Bounds"},
                                          Title{"whispers", "High and Low"},
                                          Title{"dutch-whispers", "High and Low"},
                                          Title{"white", "Pairs on a Dot"},
                                          Title{"black", "Pairs on a Dot"},
                                          Title{"x", "Pairs"},
                                          Title{"v", "Pairs"},
                                          Title{"sandwich", "Sandwich Cases"},
                                          Title{"x-sum", "X-Sum Cases"},
                                          Title{"arrow", "Arrow Combinations"},
                                          Title{"little-killer", "Combinations of a Diagonal"},
                                          Title{"renban", "Digits of a Renban"},
                                          Title{"quad", "Quadruple"},
                                          Title{"only", "Allowed Digits"},
                                          Title{"contains", "Required Digits"},
                                          Title{"odd", "Parity"},
                                          Title{"even", "Parity"},
                                          Title{"pair", "Pairs of Digits"},
                                          Title{"count", "Counted Digits"},
                                          Title{"weighted", "Weighted Sum"},
                                          Title{"value", "Values"},
                                          Title{"regular", "Pattern of a Line"},
                                          Title{"any", "Cases of a Rule"},
                                          Title{"exactly", "Cases of a Rule"},
                                          Title{"not", "Cases of a Rule"},
                                          Title{"anti-knight", "Anti-Knight"},
                                          Title{"anti-king", "Anti-King"},
                                          Title{"anti-leaper", "Anti-Leaper"},
                                          Title{"anti-queen", "Anti-Queen"},
                                          Title{"non-consecutive", "Non-Consecutive"},
                                          Title{"all-dots", "All Dots Given"},
                                          Title{"all-ratios", "All Dots Given"},
                                          Title{"all-xv", "All X and V Given"}};
    for (const Title& each : titles)
        if (each.key == rule.row->key) return std::string(each.title);
    std::string out(rule.row->key);
    bool first = true;
    for (char& c : out) {
        if (first && 'a' <= c && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        first = c == '-';
        if (first) c = ' ';
    }
    return out;
}

std::string title_of(const Step& step, const Geometry& geometry) {
    if (step.label) return step.label->name;
    if (!step.move) return "HDP";
    return is_look(step) ? title_of_look(geometry.rules()[step.pattern.rules[0]]) : title_of(*step.move);
}

}  // namespace deduku::path
