#include "pictures/svg/flags.hpp"

#include <algorithm>

namespace deduku::svg {
namespace {

std::string layer_of(const OwnCell& own) { return own.name.substr(0, own.name.find('.')); }

bool is_flag(const OwnCell& own) { return own.at && !own.helper && !own.name.empty() && own.numbers.size() == 2; }

std::string sign_of(const std::string& name, const std::vector<Flag>& all) {
    for (std::size_t length = 1; length < name.size(); ++length) {
        const std::string sign = name.substr(0, length);
        const auto same =
            std::count_if(all.begin(), all.end(), [&](const Flag& other) { return other.name.starts_with(sign); });
        if (same == 1) return sign;
    }
    return name;
}

}  // namespace

std::vector<Flag> flags_of(const Geometry& geometry) {
    std::vector<Flag> out;
    for (const Cell cell : geometry.every_own_cell()) {
        const OwnCell& own = geometry.own(cell);
        if (is_flag(own) && *own.at == Cell{}) out.push_back({cell, layer_of(own), {}, own.numbers.back()});
    }
    for (Flag& flag : out) flag.sign = sign_of(flag.name, out);
    return out;
}

bool is_marked(const Flag& flag, const Board& board, Cell cell) {
    const Set<Digit> numbers = board.digits(static_cast<Cell>(index(flag.first) + index(cell)));
    return numbers.single() && index(numbers.first()) == 1;
}

std::vector<std::string> words_of_flags(const Geometry& geometry) {
    std::vector<std::string> out;
    for (const Flag& flag : flags_of(geometry))
        out.push_back(flag.sign + " in the corner: " + flag.name + " is " + std::to_string(flag.marked) + '.');
    return out;
}

}  // namespace deduku::svg
