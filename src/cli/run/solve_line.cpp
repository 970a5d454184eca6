#include "cli/run/solve_line.hpp"

#include <algorithm>
#include <array>
#include <cstring>

namespace deduku::cli {

void write_digits(const lanes::Digits& digits, char* to) {
    std::array<char, lanes::cells> text;
    for (std::size_t k = 0; k < text.size(); ++k) text[k] = static_cast<char>('0' + digits[k]);
    std::memcpy(to, text.data(), text.size());
}

void add_solve_line(const char* board, std::string_view number, const lanes::Digits* first, std::string& out) {
    constexpr std::size_t longest_number = 24;
    std::array<char, 2 * lanes::cells + longest_number + 3> line;
    std::memcpy(line.data(), board, lanes::cells);
    char* end = line.data() + lanes::cells;
    *end++ = '\t';
    end = std::copy_n(number.data(), std::min(number.size(), longest_number), end);
    *end++ = '\t';
    if (first != nullptr) {
        write_digits(*first, end);
        end += lanes::cells;
    } else {
        *end++ = '-';
    }
    *end++ = '\n';
    out.append(line.data(), static_cast<std::size_t>(end - line.data()));
}

}  // namespace deduku::cli
