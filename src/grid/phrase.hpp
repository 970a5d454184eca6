// Sentences with slots.
//
//   fill_phrase("{cell} is {digit}.", text_of)     "C5 is 3.", if text_of("cell") is "C5" and text_of("digit") is "3"
#pragma once

#include <string>
#include <string_view>

namespace deduku {

/// The pattern with the text of each slot, an optional string; a slot without a text is left as it is.
template <class TextOf>
[[nodiscard]] std::string fill_phrase(std::string_view pattern, const TextOf& text_of) {
    std::string out;
    while (!pattern.empty()) {
        const std::size_t open = pattern.find('{');
        out += pattern.substr(0, open);
        if (open == std::string_view::npos) break;
        const std::size_t size = pattern.find('}', open) - open - 1;
        const auto text = text_of(pattern.substr(open + 1, size));
        out += text ? std::string_view(*text) : pattern.substr(open, size + 2);
        pattern.remove_prefix(open + size + 2);
    }
    return out;
}

}  // namespace deduku
