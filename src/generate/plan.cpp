#include "generate/plan.hpp"

namespace deduku::generate {
std::optional<Way> parse_way(std::string_view word) {
    if (word == "top-down") return Way::top_down;
    if (word == "controlled-bias") return Way::controlled_bias;
    if (word == "pattern") return Way::pattern;
    return std::nullopt;
}

std::optional<NineGrid> parse_pattern(std::string_view marks) {
    NineGrid out{};
    if (marks.size() != out.size()) return std::nullopt;
    for (std::size_t k = 0; k < out.size(); ++k) out[k] = marks[k] != '.' && marks[k] != '0' ? 1 : 0;
    return out;
}

std::string text_of(const NineGrid& cells) {
    std::string out;
    for (std::uint8_t digit : cells) out += digit == 0 ? '.' : static_cast<char>('0' + digit);
    return out;
}

}  // namespace deduku::generate
