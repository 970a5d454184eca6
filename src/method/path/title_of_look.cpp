// Names of looks at rules.
#include <array>

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
                                          Title{"renban", "Digits of a Renban"}};
    for (const Title& each : titles)
        if (each.key == rule.row->key) return std::string(each.title);
    if (!rule.title.empty()) return rule.title;
    if (!rule.text.empty() || !rule.cases.empty()) return "Look at a Rule";
    std::string out(rule.row->key);
    bool first = true;
    for (char& c : out) {
        if (first && 'a' <= c && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
        first = c == '-';
        if (first) c = ' ';
    }
    return out;
}

}  // namespace deduku::path
