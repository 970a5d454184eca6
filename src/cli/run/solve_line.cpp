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

// Written where it stays: a line put together elsewhere is read again before it is out of the processor's hands.
void add_solve_line(const char* board, std::string_view number, const lanes::Digits* first, std::string& out) {
    const std::size_t old = out.size();
    out.resize(old + lanes::cells + number.size() + (first != nullptr ? lanes::cells : 1) + 3);
    char* end = std::copy_n(board, lanes::cells, out.data() + old);
    *end++ = '\t';
    end = std::copy_n(number.data(), number.size(), end);
    *end++ = '\t';
    if (first != nullptr) {
        write_digits(*first, end);
        end += lanes::cells;
    } else {
        *end++ = '-';
    }
    *end = '\n';
}

}  // namespace deduku::cli
