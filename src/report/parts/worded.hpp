// Text templates with placeholders: a subset of std::format, small in WebAssembly.
//
//   worded("{} of {:02}", "step", 7)   ->   "step of 07"        worded("{:>{}}|", "ab", 4)   ->   "  ab|"
//
// A placeholder is {} or {:spec}; spec as in std::format: < or > (default: numbers right, texts left), 0 for leading
// zeros, a width or {} for the width as an argument, .1f for a double, x for hexadecimal. {{ and }} are braces.
#pragma once

#include <array>
#include <concepts>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace deduku::report {

/// The value of a placeholder.
class PlaceholderValue {
  public:
    template <std::signed_integral Number>
    PlaceholderValue(Number number) : is_(std::int64_t{number}) {}
    template <std::unsigned_integral Number>
    PlaceholderValue(Number number) : is_(std::uint64_t{number}) {}
    PlaceholderValue(char letter) : is_(letter) {}
    PlaceholderValue(double number) : is_(number) {}
    template <std::convertible_to<std::string_view> Text>
    PlaceholderValue(const Text& text) : is_(std::string_view(text)) {}

    const std::variant<std::int64_t, std::uint64_t, char, double, std::string_view>& is() const { return is_; }

  private:
    std::variant<std::int64_t, std::uint64_t, char, double, std::string_view> is_;
};

/// A text with this number of placeholders; others do not compile.
template <std::size_t fillings>
class Wording {
  public:
    template <class Text>
    requires std::convertible_to<const Text&, std::string_view>
    consteval Wording(const Text& text) : text_(text) {
        std::size_t found = 0;
        for (std::size_t i = 0; i < text_.size(); ++i)
            if (text_[i] == '{' && text_[i + 1] == '{')
                ++i;
            else if (text_[i] == '{')
                ++found;
        if (found != fillings) needs_another_number_of_arguments();
    }
    std::string_view text() const { return text_; }

  private:
    static void needs_another_number_of_arguments() {}
    std::string_view text_;
};

[[nodiscard]] std::string worded_by(std::string_view pattern, std::span<const PlaceholderValue> fillings);

template <class... Fillings>
[[nodiscard]] std::string worded(Wording<sizeof...(Fillings)> wording, const Fillings&... fillings) {
    return worded_by(wording.text(), std::array<PlaceholderValue, sizeof...(Fillings)>{PlaceholderValue(fillings)...});
}

/// Joined numbers or texts.
template <class List>
[[nodiscard]] std::string joined(const List& list, std::string_view between) {
    std::string out;
    std::string_view before;
    for (const auto& each : list) {
        out += before;
        out += worded("{}", each);
        before = between;
    }
    return out;
}

}  // namespace deduku::report
