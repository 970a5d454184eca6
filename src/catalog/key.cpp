#include "catalog/key.hpp"

#include <algorithm>

namespace deduku::catalog {
namespace {

constexpr std::size_t cells = 81;

int cell_at(const Packed& form, std::size_t k) { return k % 2 == 0 ? form[k / 2] >> 4 : form[k / 2] & 15; }

// Cells are characters; beyond 61 digits, numbers separated by blanks.
int clues_of_line(std::string_view line) {
    line = line.substr(0, std::min(line.find(" houses:"), line.find(" rules:")));
    const auto blanks = std::count(line.begin(), line.end(), ' ');
    const auto all = blanks > 0 ? blanks + 1 : static_cast<std::ptrdiff_t>(line.size());
    return static_cast<int>(all - std::count(line.begin(), line.end(), '.'));
}

}  // namespace

StoredForm form_of(std::string_view line) {
    if (line.size() != cells) return std::string(line);
    Packed out{};
    for (std::size_t k = 0; k < cells; ++k) {
        const char c = line[k];
        if (c != '.' && (c < '1' || c > '9')) return std::string(line);
        const auto digit = static_cast<unsigned>(c == '.' ? 0 : c - '0');
        out[k / 2] = static_cast<std::uint8_t>(out[k / 2] | (k % 2 == 0 ? digit << 4 : digit));
    }
    return out;
}

std::optional<std::string> text_of(const StoredForm& form) {
    if (is_text(form)) return std::get<std::string>(form);
    const Packed& packed = std::get<Packed>(form);
    std::string out(cells, '.');
    for (std::size_t k = 0; k < cells; ++k) {
        const int digit = cell_at(packed, k);
        if (digit > 9) return std::nullopt;
        if (digit > 0) out[k] = static_cast<char>('0' + digit);
    }
    if (cell_at(packed, cells) != 0) return std::nullopt;
    return out;
}

int clues_of(const StoredForm& form) {
    if (is_text(form)) return clues_of_line(std::get<std::string>(form));
    int out = 0;
    for (std::size_t k = 0; k < cells; ++k) out += cell_at(std::get<Packed>(form), k) != 0 ? 1 : 0;
    return out;
}

// FNV-1a, then the finalizer of splitmix64, without which forms with a common prefix would be adjacent.
std::int64_t number_of(const StoredForm& form, int bits) {
    std::uint64_t hash = 14695981039346656037U;
    const auto add = [&hash](const auto& bytes) {
        for (const auto byte : bytes) hash = (hash ^ static_cast<std::uint8_t>(byte)) * 1099511628211U;
    };
    std::visit(add, form);
    hash = (hash ^ (hash >> 30)) * 0xBF58476D1CE4E5B9U;
    hash = (hash ^ (hash >> 27)) * 0x94D049BB133111EBU;
    hash ^= hash >> 31;
    return static_cast<std::int64_t>(hash >> (64 - bits));
}

}  // namespace deduku::catalog
