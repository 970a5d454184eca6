// Words and searches in the table of techniques (rows.hpp), used by the order language, path, help, pages and tests.
#include <algorithm>

#include "technique/rows.hpp"
#include "technique/rules/view.hpp"

namespace deduku {
namespace {

// Techniques with letters come first.
constexpr std::size_t ordered = static_cast<std::size_t>(
    std::count_if(rows::all.begin(), rows::all.end(), [](const auto& entry) { return entry.row.in_orders(); }));
static_assert(std::all_of(rows::all.begin(), rows::all.begin() + ordered,
                          [](const auto& entry) { return entry.row.in_orders() && !entry.row.rests_on_uniqueness(); }));

// A row with several sizes.
constexpr bool sized(const Technique& row) { return row.min_size < row.max_size; }

std::string subset_word(int size) {
    switch (size) {
        case 2: return "pair";
        case 3: return "triple";
        case 4: return "quad";
        default: return "set of " + std::to_string(size);
    }
}

std::string fish_word(int size) {
    switch (size) {
        case 2: return "X-Wing";
        case 3: return "Swordfish";
        case 4: return "Jellyfish";
        default: return "fish of " + std::to_string(size);
    }
}

std::string houses_word(int size) {
    switch (size) {
        case 1: return "";
        case 2: return " in two houses";
        case 3: return " in three houses";
        default: return " in four houses";
    }
}

// "T2", "X"
std::string word_of(char letter, int size) { return std::string(1, letter) + (size == 0 ? "" : std::to_string(size)); }

// The name with its fish or subset of this size; other sizes are numbers of houses.
std::string with_size(const Technique& technique, int size, std::string_view houses) {
    std::string name(technique.name);
    if (!sized(technique)) return name;
    if (const auto at = name.find("fish"); at != std::string::npos) return name.replace(at, 4, fish_word(size));
    if (const auto at = name.find("subset"); at != std::string::npos) return name.replace(at, 6, subset_word(size));
    return name.append(houses);
}

}  // namespace

bool Technique::find(const Position& position, int size, const Sink& sink) const {
    if (!knows(position.board.geometry())) return true;
    if (const auto* of_board = std::get_if<Finder>(&finder)) return (*of_board)(position.board, size, sink);
    if (const auto* of_rules = std::get_if<RuleFinder>(&finder)) {
        if (position.rules != nullptr) return (*of_rules)(position.board, *position.rules, size, sink);
        return (*of_rules)(position.board, RuleView(position.board.shared_geometry()), size, sink);
    }
    return position.start == nullptr || std::get<ClueFinder>(finder)(position.board, *position.start, size, sink);
}

bool Technique::find_by_name(const Position& position, int size, const Sink& sink) const {
    if (by_name == nullptr || !knows(position.board.geometry())) return find(position, size, sink);
    return by_name(position.board, size, sink);
}

std::span<const Technique> ordered_techniques() { return techniques().first(ordered); }

std::string name_of(const Technique& technique, int size) { return with_size(technique, size, houses_word(size)); }

std::string key_of(const Technique& technique, int size) {
    if (!sized(technique)) return std::string(technique.key);
    std::string key = with_size(technique, size, size == 1 ? "" : "-of-" + std::to_string(size) + "-houses");
    for (char& c : key) c = c == ' ' ? '-' : 'A' <= c && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    return key;
}

int difficulty_of(const Technique& technique, int size) {
    const auto at = static_cast<std::size_t>(std::clamp(size - technique.min_size, 0, 2));
    return technique.difficulty[at] + 2 * std::max(size - technique.min_size - 2, 0);
}

OfHodoku of_hodoku(const Technique& technique, int size) {
    const auto at = static_cast<std::size_t>(size - technique.min_size);
    if (at < technique.hodoku.size()) return technique.hodoku[at];
    return {technique.hodoku.back().points};
}

Move find_move(char letter, int size) {
    for (const Technique& row : ordered_techniques())
        if (row.letter == letter && row.min_size <= size && size <= row.max_size) return {&row, size};
    return {nullptr, 0};
}

Move find_move(std::string_view word) {
    for (const Technique& row : techniques())
        for (int size = row.min_size; size <= std::min(row.max_size, max_digits); ++size)
            if (key_of(row, size) == word || (row.in_orders() && word_of(row.letter, size) == word))
                return {&row, size};
    return {nullptr, 0};
}

}  // namespace deduku
