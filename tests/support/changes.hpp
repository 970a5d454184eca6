// The text of a ledger, changed at random places: checkers must agree on the result.
//
//   {"cover":[[3],[19]],"removes":[3,7]}   ->   [[3],[1]]   [[3,19]]   "remove":[   -3   two lines exchanged   ..
#pragma once

#include <algorithm>
#include <array>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::testing {

using Random = std::mt19937_64;

inline std::size_t pick(Random& random, std::size_t limit) { return static_cast<std::size_t>(random() % limit); }

inline void change_character(std::string& text, Random& random) {
    constexpr std::string_view characters = "0123456789[]{},:\"\\ -.xt\n\r\t\x01\xc3";
    const std::size_t at = pick(random, text.size());
    const char c = characters[pick(random, characters.size())];
    switch (pick(random, 3)) {
        case 0: text[at] = c; break;
        case 1: text.insert(at, 1, c); break;
        default: text.erase(at, 1);
    }
}

// Most numbers of a ledger of a small board are below 64; weights, factors and bounds are below 8.
inline void change_number(std::string& text, Random& random) {
    constexpr std::array<std::size_t, 8> limits = {8, 8, 8, 64, 64, 64, 64, 2000};
    const std::size_t at = text.find_first_of("0123456789", pick(random, text.size()));
    if (at == text.npos) return;
    const std::size_t end = std::min(text.find_first_not_of("0123456789", at), text.size());
    std::string number = std::to_string(pick(random, limits[pick(random, limits.size())]));
    if (pick(random, 8) == 0) number.insert(0, 1, '-');
    text.replace(at, end - at, number);
}

// A bracket with its contents is omitted, doubled, or replaces another.
inline void change_bracket(std::string& text, Random& random) {
    const auto bracket = [&] {
        const std::size_t begin = text.find_first_of("[{", pick(random, text.size()));
        if (begin == text.npos) return std::pair{text.npos, text.npos};
        int depth = 0;
        for (std::size_t at = begin; at < text.size(); ++at) {
            depth += text[at] == '[' || text[at] == '{' ? 1 : 0;
            depth -= text[at] == ']' || text[at] == '}' ? 1 : 0;
            if (depth == 0) return std::pair{begin, at + 1 - begin};
        }
        return std::pair{text.npos, text.npos};
    };
    const auto [at, size] = bracket();
    const auto [from, length] = bracket();
    if (at == text.npos || from == text.npos) return;
    const std::string copy = text.substr(from, length), twice = text.substr(at, size) + "," + text.substr(at, size);
    switch (pick(random, 4)) {
        case 0: text.replace(at, size, copy); break;
        case 1: text.replace(at, size, twice); break;
        case 2: text.replace(at, size, "[]"); break;
        default: text.erase(at, size + (at + size < text.size() && text[at + size] == ',' ? 1 : 0));
    }
}

inline void exchange_lines(std::string& text, Random& random) {
    std::vector<std::string> lines;
    std::istringstream in(text);
    for (std::string line; std::getline(in, line);) lines.push_back(line);
    std::swap(lines[pick(random, lines.size())], lines[pick(random, lines.size())]);
    text.clear();
    for (const std::string& line : lines) text += line + "\n";
}

/// With one or two changes.
[[nodiscard]] inline std::string changed(std::string text, Random& random) {
    for (std::size_t changes = 1 + pick(random, 2); changes > 0 && !text.empty(); --changes) {
        switch (pick(random, 8)) {
            case 0: change_character(text, random); break;
            case 1: exchange_lines(text, random); break;
            case 2:
            case 3:
            case 4: change_bracket(text, random); break;
            default: change_number(text, random);
        }
    }
    return text;
}

}  // namespace deduku::testing
