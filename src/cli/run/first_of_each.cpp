#include "cli/run/first_of_each.hpp"

#include <algorithm>
#include <cstring>

namespace deduku::cli {
namespace {

constexpr std::uint64_t at_mask = (std::uint64_t{1} << 48) - 1;

std::uint64_t hash_of(std::string_view text) {
    std::uint64_t hash = text.size();
    while (!text.empty()) {
        std::uint64_t word = 0;
        const std::size_t size = std::min(text.size(), sizeof word);
        std::memcpy(&word, text.data(), size);
        text.remove_prefix(size);
        hash = (hash ^ word) * 0x9E3779B97F4A7C15;
        hash ^= hash >> 29;
    }
    return hash;
}

/// 0..15 for the characters of boards with up to 15 digits, otherwise 16.
unsigned half_byte(char c) {
    if (c == '.') return 0;
    if (c >= '1' && c <= '9') return static_cast<unsigned>(c - '0');
    return c >= 'A' && c <= 'F' ? static_cast<unsigned>(c - 'A' + 10) : 16;
}

}  // namespace

// The first byte says whether each byte holds two characters.
void SeenTexts::pack(std::string_view text) {
    packed_.assign(1, 'h');
    for (std::size_t i = 0; i < text.size(); i += 2) {
        const unsigned high = half_byte(text[i]);
        const unsigned low = i + 1 < text.size() ? half_byte(text[i + 1]) : 0;
        if (high > 15 || low > 15) {
            packed_.assign(1, 't');
            packed_ += text;
            return;
        }
        packed_ += static_cast<char>(high << 4 | low);
    }
    if (text.size() % 2 == 1) packed_[0] = 'o';
}

void SeenTexts::grow() {
    std::vector<std::uint64_t> old = std::move(places_);
    constexpr std::size_t least = 1024;
    places_.assign(std::max(least, 2 * old.size()), 0);
    for (const std::uint64_t place : old) {
        if (place == 0) continue;
        const char* entry = kept_.data() + (place & at_mask) - 1;
        std::uint16_t size = 0;
        std::memcpy(&size, entry, sizeof size);
        std::uint64_t at = hash_of({entry + sizeof size, size});
        while (places_[at & (places_.size() - 1)] != 0) ++at;
        places_[at & (places_.size() - 1)] = place;
    }
}

bool SeenTexts::add(std::string_view text) {
    if (2 * count_ >= places_.size()) grow();
    pack(text);
    const std::uint64_t hash = hash_of(packed_);
    const std::uint64_t tag = hash & ~at_mask;
    const auto size = static_cast<std::uint16_t>(packed_.size());
    std::uint64_t at = hash;
    for (;; ++at) {
        const std::uint64_t place = places_[at & (places_.size() - 1)];
        if (place == 0) break;
        if ((place & ~at_mask) != tag) continue;
        const char* entry = kept_.data() + (place & at_mask) - 1;
        if (std::memcmp(entry, &size, sizeof size) == 0 && std::memcmp(entry + sizeof size, packed_.data(), size) == 0)
            return false;
    }
    places_[at & (places_.size() - 1)] = tag | (kept_.size() + 1);
    kept_.append(reinterpret_cast<const char*>(&size), sizeof size);
    kept_ += packed_;
    ++count_;
    return true;
}

void FirstOfEach::filter(std::string& lines) {
    std::size_t to = 0;
    for (std::size_t from = 0; from < lines.size();) {
        const std::size_t end = std::min(lines.find('\n', from), lines.size() - 1) + 1;
        const std::string_view key = key_of_(std::string_view(lines).substr(from, end - from));
        if (key.empty() || seen_.add(key)) {
            if (to != from) std::memmove(lines.data() + to, lines.data() + from, end - from);
            to += end - from;
        } else {
            ++dropped_;
        }
        from = end;
    }
    lines.resize(to);
}

}  // namespace deduku::cli
