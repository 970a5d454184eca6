#include "grid/reading/spelling.hpp"

#include <algorithm>

namespace deduku {
namespace {

/// The number of insertions, deletions, replacements and swaps of neighbours that turn a into b.
std::size_t edit_distance(std::string_view a, std::string_view b) {
    std::vector<std::vector<std::size_t>> cost(a.size() + 1, std::vector<std::size_t>(b.size() + 1));
    for (std::size_t i = 0; i <= a.size(); ++i)
        for (std::size_t j = 0; j <= b.size(); ++j) {
            if (i == 0 || j == 0) {
                cost[i][j] = i + j;
                continue;
            }
            cost[i][j] = std::min({cost[i - 1][j] + 1, cost[i][j - 1] + 1,
                                   cost[i - 1][j - 1] + (a[i - 1] == b[j - 1] ? std::size_t{0} : std::size_t{1})});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                cost[i][j] = std::min(cost[i][j], cost[i - 2][j - 2] + 1);
        }
    return cost[a.size()][b.size()];
}

// Normalized for same_word().
char folded(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c == ' ' || c == '_' ? '-' : c; }

std::string folded(std::string_view text) {
    std::string out(text);
    std::transform(out.begin(), out.end(), out.begin(), [](char c) { return folded(c); });
    return out;
}

}  // namespace

bool same_word(std::string_view a, std::string_view b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(), [](char x, char y) { return folded(x) == folded(y); });
}

std::optional<std::string_view> closest(std::string_view word, std::span<const std::string_view> list) {
    const std::string plain = folded(word);
    std::optional<std::string_view> best;
    std::size_t least = std::max<std::size_t>(2, word.size() / 3) + 1;
    if (word.size() > 40) return best;
    for (std::string_view candidate : list) {
        const std::string other = folded(candidate);
        const bool begins = word.size() >= 2 && other.starts_with(plain);
        const bool part = word.size() >= 4 && other.find(plain) != other.npos;
        const std::size_t edits = edit_distance(plain, other);
        const std::size_t distance = begins ? 1 : part ? std::min<std::size_t>(2, edits) : edits;
        if (distance < least && distance < candidate.size()) {
            least = distance;
            best = candidate;
        }
    }
    return best;
}

std::string not_one_of(std::string_view word, std::span<const std::string_view> list) {
    std::string out = "'" + std::string(word) + "' is not one of ";
    for (const std::string_view& one : list) (out += &one == list.data() ? "" : ", ") += one;
    return out + suggestion(word, list);
}

std::string suggestion(std::string_view word, std::span<const std::string_view> list, std::string_view before) {
    const auto near = closest(word, list);
    return near ? "; did you mean '" + std::string(before) + std::string(*near) + "'?" : std::string{};
}

std::vector<std::string_view> split(std::string_view text, char at) {
    std::vector<std::string_view> out;
    for (bool more = !text.empty(); more;) {
        const auto end = text.find(at);
        out.push_back(text.substr(0, end));
        more = end != std::string_view::npos;
        if (more) text.remove_prefix(end + 1);
    }
    return out;
}

}  // namespace deduku
