#include "formats/iss/regex.hpp"

#include <charconv>

#include "grid/reading/characters.hpp"

namespace deduku::formats::iss {
namespace {

constexpr std::string_view base64_signs = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::optional<std::string> unpacked(std::string_view code) {
    std::string out;
    std::uint32_t bits = 0;
    int count = 0;
    for (char c : code) {
        const std::size_t sign = base64_signs.find(c);
        if (sign == base64_signs.npos) return std::nullopt;
        bits = (bits << 6 | static_cast<std::uint32_t>(sign)) & 0xffff;
        if ((count += 6) < 8) continue;
        count -= 8;
        out += static_cast<char>(bits >> count & 0xff);
    }
    return out;
}
std::optional<std::string> without_percents(std::string_view code) {
    std::string out;
    for (std::size_t i = 0; i < code.size(); ++i) {
        int c = code[i];
        if (c == '%') {
            if (i + 2 >= code.size() || std::from_chars(&code[i] + 1, &code[i] + 3, c, 16).ptr != &code[i] + 3)
                return std::nullopt;
            i += 2;
        }
        out += static_cast<char>(c);
    }
    return out;
}

// A digit, or a letter from 10 on.
std::optional<int> number_of_sign(char c) {
    if (is_digit(c)) return c - '0';
    if (is_letter(c)) return (c | 0x20) - 'a' + 10;
    return std::nullopt;
}
std::string number_text(int number) {
    return number < 10 ? std::to_string(number) : '<' + std::to_string(number) + '>';
}

// Each number of a class by itself; `at`: behind its bracket, then behind the closing one.
std::optional<std::string> class_of(std::string_view pattern, std::size_t& at) {
    std::string out = "[";
    if (at < pattern.size() && pattern[at] == '^') out += pattern[at++];
    const std::size_t before = out.size();
    for (; at < pattern.size() && pattern[at] != ']'; ++at) {
        const auto first = number_of_sign(pattern[at]);
        const bool range = at + 2 < pattern.size() && pattern[at + 1] == '-';
        const auto last = range ? number_of_sign(pattern[at += 2]) : first;
        if (!first || !last || *last < *first) return std::nullopt;
        for (int number = *first; number <= *last; ++number)
            out += (out.size() == before ? "" : " ") + number_text(number);
    }
    if (at++ >= pattern.size() || out.size() == before) return std::nullopt;
    return out + ']';
}

}  // namespace

std::optional<std::string> pattern_of_code(std::string_view code) {
    const auto pattern = code.find('%') != code.npos ? without_percents(code) : unpacked(code);
    if (!pattern) return std::nullopt;
    std::string out;
    for (std::size_t i = 0; i < pattern->size();) {
        const char c = (*pattern)[i++];
        if (c == '[') {
            const auto text = class_of(*pattern, i);
            if (!text) return std::nullopt;
            out += *text;
        } else if (c == '{') {
            // {3}, {3,}, {3,5}
            const std::size_t end = pattern->find('}', i);
            if (end == pattern->npos || pattern->find_first_not_of("0123456789,", i) != end) return std::nullopt;
            out += pattern->substr(i - 1, end + 2 - i);
            i = end + 1;
        } else if (const auto number = number_of_sign(c)) {
            out += number_text(*number);
        } else if (std::string_view(".|()*+?").find(c) != std::string_view::npos) {
            out += c;
        } else {
            return std::nullopt;
        }
    }
    return out.empty() ? std::nullopt : std::optional(out);
}

}  // namespace deduku::formats::iss
