// Names of steps; of looks those of their kind of rule.
#include <array>

#include "method/path/difficulty.hpp"
#include "method/path/step.hpp"

namespace deduku::path {
namespace {

struct LookTitle {
    std::string_view key;
    std::string_view title;
};

// Those that are not the name of the rule.
constexpr std::array titles = {LookTitle{"killer", "Cage Combinations"},
                               LookTitle{"thermo", "Bounds"},
                               LookTitle{"slow-thermo", "Bounds"},
                               LookTitle{"minimum", "Bounds"},
                               LookTitle{"maximum", "Bounds"},
                               LookTitle{"greater", "Bounds"},
                               LookTitle{"whispers", "High and Low"},
                               LookTitle{"dutch-whispers", "High and Low"},
                               LookTitle{"white", "Pairs on a Dot"},
                               LookTitle{"black", "Pairs on a Dot"},
                               LookTitle{"x", "Pairs"},
                               LookTitle{"v", "Pairs"},
                               LookTitle{"sandwich", "Sandwich Cases"},
                               LookTitle{"x-sum", "X-Sum Cases"},
                               LookTitle{"arrow", "Arrow Combinations"},
                               LookTitle{"little-killer", "Combinations of a Diagonal"},
                               LookTitle{"renban", "Digits of a Renban"},
                               LookTitle{"quad", "Quadruple"},
                               LookTitle{"only", "Allowed Digits"},
                               LookTitle{"contains", "Required Digits"},
                               LookTitle{"odd", "Parity"},
                               LookTitle{"even", "Parity"},
                               LookTitle{"pair", "Pairs of Digits"},
                               LookTitle{"count", "Counted Digits"},
                               LookTitle{"weighted", "Weighted Sum"},
                               LookTitle{"value", "Values"},
                               LookTitle{"regular", "Pattern of a Line"},
                               LookTitle{"any", "Cases of a Rule"},
                               LookTitle{"exactly", "Cases of a Rule"},
                               LookTitle{"not", "Cases of a Rule"},
                               LookTitle{"anti-knight", "Anti-Knight"},
                               LookTitle{"anti-king", "Anti-King"},
                               LookTitle{"anti-leaper", "Anti-Leaper"},
                               LookTitle{"anti-queen", "Anti-Queen"},
                               LookTitle{"non-consecutive", "Non-Consecutive"},
                               LookTitle{"all-dots", "All Dots Given"},
                               LookTitle{"all-ratios", "All Dots Given"},
                               LookTitle{"all-xv", "All X and V Given"}};

}  // namespace

std::string title_of_look(const Rule& rule) {
    for (const LookTitle& each : titles)
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
