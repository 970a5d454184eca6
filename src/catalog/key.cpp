#include "catalog/key.hpp"

namespace deduku::catalog {
namespace {

constexpr std::size_t cells = 81;

int cell_at(const Form& form, std::size_t k) { return k % 2 == 0 ? form[k / 2] >> 4 : form[k / 2] & 15; }

}  // namespace

std::optional<Form> form_of(std::string_view line) {
    if (line.size() != cells) return std::nullopt;
    Form out{};
    for (std::size_t k = 0; k < cells; ++k) {
        const char c = line[k];
        if (c != '.' && (c < '1' || c > '9')) return std::nullopt;
        const auto digit = static_cast<unsigned>(c == '.' ? 0 : c - '0');
        out[k / 2] = static_cast<std::uint8_t>(out[k / 2] | (k % 2 == 0 ? digit << 4 : digit));
    }
    return out;
}

std::optional<std::string> text_of(const Form& form) {
    std::string out(cells, '.');
    for (std::size_t k = 0; k < cells; ++k) {
        const int digit = cell_at(form, k);
        if (digit > 9) return std::nullopt;
        if (digit > 0) out[k] = static_cast<char>('0' + digit);
    }
    if (cell_at(form, cells) != 0) return std::nullopt;
    return out;
}

int clues_of(const Form& form) {
    int out = 0;
    for (std::size_t k = 0; k < cells; ++k) out += cell_at(form, k) != 0 ? 1 : 0;
    return out;
}

// FNV-1a, then the finish of splitmix64, without which forms that begin alike would stand together.
std::int64_t number_of(const Form& form, int bits) {
    std::uint64_t hash = 14695981039346656037U;
    for (const std::uint8_t byte : form) hash = (hash ^ byte) * 1099511628211U;
    hash = (hash ^ (hash >> 30)) * 0xBF58476D1CE4E5B9U;
    hash = (hash ^ (hash >> 27)) * 0x94D049BB133111EBU;
    hash ^= hash >> 31;
    return static_cast<std::int64_t>(hash >> (64 - bits));
}

}  // namespace deduku::catalog
