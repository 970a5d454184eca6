#include "report/parts/worded.hpp"

#include <charconv>
#include <cmath>

namespace deduku::report {
namespace {

struct Spec {
    bool right = false;
    bool left = false;
    bool zeros = false;
    bool hexadecimal = false;
    std::size_t width = 0;
    int places = 0;
};

std::string digits_of(std::uint64_t number, int base) {
    std::array<char, 20> buffer{};
    return {buffer.data(), std::to_chars(buffer.data(), buffer.data() + buffer.size(), number, base).ptr};
}

// Rounds, halves away from zero.
std::string decimal(double number, int places) {
    double scale = 1;
    for (int i = 0; i < places; ++i) scale *= 10;
    const auto scaled = static_cast<std::uint64_t>(std::llround(std::abs(number) * scale));
    std::string out = digits_of(scaled, 10);
    const auto behind = static_cast<std::size_t>(places);
    if (out.size() <= behind) out.insert(0, behind + 1 - out.size(), '0');
    if (places > 0) out.insert(out.size() - behind, 1, '.');
    return std::signbit(number) ? '-' + out : out;
}

struct Writer {
    const Spec& spec;

    std::string operator()(std::string_view text) const { return std::string(text); }
    std::string operator()(char letter) const { return std::string(1, letter); }
    std::string operator()(double number) const { return decimal(number, spec.places); }
    std::string operator()(std::uint64_t number) const { return digits_of(number, spec.hexadecimal ? 16 : 10); }
    std::string operator()(std::int64_t number) const {
        const auto size = static_cast<std::uint64_t>(number);
        return number < 0 ? '-' + (*this)(0 - size) : (*this)(size);
    }
};

class Filler {
  public:
    Filler(std::string_view pattern, std::span<const PlaceholderValue> fillings)
        : rest_(pattern), fillings_(fillings) {}

    std::string text() && {
        while (!rest_.empty()) {
            const char c = take();
            if (c == '{' && !take('{'))
                hole();
            else
                out_ += c;
            if (c == '}') take('}');
        }
        return std::move(out_);
    }

  private:
    char take() {
        const char c = rest_.front();
        rest_.remove_prefix(1);
        return c;
    }
    bool take(char c) {
        const bool there = rest_.starts_with(c);
        if (there) rest_.remove_prefix(1);
        return there;
    }
    std::size_t number() {
        if (take('{')) {
            take('}');
            return width_of(next());
        }
        std::size_t out = 0;
        while (!rest_.empty() && '0' <= rest_.front() && rest_.front() <= '9')
            out = out * 10 + static_cast<std::size_t>(take() - '0');
        return out;
    }
    const PlaceholderValue& next() { return fillings_[used_++]; }

    // The text after its bracket. The value comes first, then the width if it is an argument.
    void hole() {
        const PlaceholderValue& filling = next();
        Spec spec;
        if (take(':')) {
            spec.left = take('<');
            spec.right = take('>');
            spec.zeros = take('0');
            spec.width = number();
            if (take('.')) spec.places = static_cast<int>(number());
            take('f');
            spec.hexadecimal = take('x');
        }
        take('}');
        const std::string value = std::visit(Writer{spec}, filling.is());
        const std::size_t blanks = spec.width > value.size() ? spec.width - value.size() : 0;
        const bool is_text =
            std::holds_alternative<std::string_view>(filling.is()) || std::holds_alternative<char>(filling.is());
        const bool right = spec.right || (!spec.left && !is_text);
        if (right) out_.append(blanks, spec.zeros ? '0' : ' ');
        out_ += value;
        if (!right) out_.append(blanks, ' ');
    }

    // A width as an argument: a whole number.
    static std::size_t width_of(const PlaceholderValue& filling) {
        const auto* count = std::get_if<std::uint64_t>(&filling.is());
        const auto* number = std::get_if<std::int64_t>(&filling.is());
        return static_cast<std::size_t>(count != nullptr    ? *count
                                        : number != nullptr ? static_cast<std::uint64_t>(*number)
                                                            : 0);
    }

    std::string_view rest_;
    std::span<const PlaceholderValue> fillings_;
    std::size_t used_ = 0;
    std::string out_;
};

}  // namespace

std::string worded_by(std::string_view pattern, std::span<const PlaceholderValue> fillings) {
    return Filler(pattern, fillings).text();
}

}  // namespace deduku::report
