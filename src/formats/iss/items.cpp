#include "formats/iss/items.hpp"

#include <algorithm>
#include <charconv>

#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::formats::iss {
namespace {

constexpr std::size_t deepest = 16;

bool holds_items(std::string_view kind) { return kind == "Or" || kind == "And" || kind == "Replicate"; }

}  // namespace

std::vector<IssPart> split_parts(IssPart part, char between) {
    std::vector<IssPart> out;
    for (std::size_t at = 0; at <= part.text.size();) {
        const std::size_t end = std::min(part.text.find(between, at), part.text.size());
        out.push_back({part.text.substr(at, end - at), part.at + at});
        at = end + 1;
    }
    return out;
}

std::variant<std::vector<IssItem>, ValueError> items_of(std::string_view text) {
    std::vector<IssItem> open(1);  // the items that are not yet ended; the first holds all
    for (const IssPart& part : split_parts({text.substr(1), 1}, '.')) {
        const std::vector<IssPart> parts = split_parts(part, '~');
        if (parts[0].text == "End") {
            if (open.size() == 1) return ValueError{part.at, "'End'", "an Or, And or Replicate before it"};
            IssItem ended = std::move(open.back());
            open.pop_back();
            open.back().inside.push_back(std::move(ended));
            continue;
        }
        IssItem item{parts[0], {parts.begin() + 1, parts.end()}, {}};
        if (!holds_items(parts[0].text)) {
            open.back().inside.push_back(std::move(item));
        } else {
            if (open.size() > deepest)
                return ValueError{part.at, quoted(parts[0].text) + " in " + std::to_string(deepest) + " others",
                                  "fewer inside each other"};
            open.push_back(std::move(item));
        }
    }
    if (open.size() > 1)
        return ValueError{open.back().kind.at, quoted(open.back().kind.text) + " without an End", "'.End' behind it"};
    return std::move(open[0].inside);
}

bool is_whole(std::string_view text) { return !text.empty() && std::all_of(text.begin(), text.end(), is_digit); }

std::optional<int> number_of(std::string_view text) {
    constexpr std::size_t most_digits = 6;
    int value = 0;
    const bool negative = text.starts_with('-');
    if (text.size() > most_digits + (negative ? 1 : 0) || !is_whole(text.substr(negative ? 1 : 0))) return std::nullopt;
    (void)std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::string title_of(std::string_view coded) {
    std::string out;
    for (std::size_t i = 0; i < coded.size(); ++i) {
        int code = static_cast<unsigned char>(coded[i]);
        if (coded[i] == '%' && i + 2 < coded.size() &&
            std::from_chars(coded.data() + i + 1, coded.data() + i + 3, code, 16).ptr == coded.data() + i + 3)
            i += 2;
        // Signs that end a title or the rules of a line.
        if (code >= ' ' && code != '"' && code != '#' && code != 0x7f) out += static_cast<char>(code);
    }
    return out.empty() ? "" : " as \"" + out + '"';
}

ValueError mistake_in(IssPart part, std::string expected) {
    return {part.at, part.text.empty() ? "nothing" : quoted(part.text), std::move(expected)};
}
ValueError missing_in(const IssItem& item, std::string expected) {
    return {item.kind.at, quoted(item.kind.text) + " with too few arguments", std::move(expected)};
}

}  // namespace deduku::formats::iss
