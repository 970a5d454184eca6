#include "json/number.hpp"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <vector>

namespace deduku::json {
namespace {

// A whole number from 0, in words of 32 bits, the lowest first.
class Whole {
  public:
    explicit Whole(std::uint64_t value = 0)
        : words_{static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(value >> 32)} {}

    void times_and(std::uint32_t factor, std::uint32_t more) {
        std::uint64_t carry = more;
        for (std::uint32_t& word : words_) {
            carry += std::uint64_t{word} * factor;
            word = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
        if (carry != 0) words_.push_back(static_cast<std::uint32_t>(carry));
    }
    void times_power(std::uint32_t factor, int exponent) {
        for (int i = 0; i < exponent; ++i) times_and(factor, 0);
    }
    int bits() const {
        for (std::size_t i = words_.size(); i-- > 0;)
            if (words_[i] != 0) return static_cast<int>(32 * i) + 32 - __builtin_clz(words_[i]);
        return 0;
    }
    bool less(const Whole& other) const {
        for (std::size_t i = std::max(words_.size(), other.words_.size()); i-- > 0;)
            if (word(i) != other.word(i)) return word(i) < other.word(i);
        return false;
    }
    /// The other must not be more.
    void minus(const Whole& other) {
        std::int64_t carry = 0;
        for (std::size_t i = 0; i < words_.size(); ++i) {
            carry += std::int64_t{words_[i]} - std::int64_t{other.word(i)};
            words_[i] = static_cast<std::uint32_t>(carry);
            carry >>= 32;
        }
    }

  private:
    std::uint32_t word(std::size_t i) const { return i < words_.size() ? words_[i] : 0; }

    std::vector<std::uint32_t> words_;
};

// above / below, both above 0.
struct Ratio {
    Whole above, below;

    void times_two_to(int exponent) { (exponent > 0 ? above : below).times_power(2, std::abs(exponent)); }
    void times_ten_to(int exponent) { (exponent > 0 ? above : below).times_power(10, std::abs(exponent)); }
    /// Takes the whole part off, which is small.
    int take_whole() {
        int out = 0;
        for (; !above.less(below); ++out) above.minus(below);
        return out;
    }
    /// Of the rest: -1 below a half, 0 a half, 1 above.
    int beside_half() {
        above.times_and(2, 0);
        return above.less(below) ? -1 : below.less(above) ? 1 : 0;
    }
};

constexpr int fraction_bits = std::numeric_limits<double>::digits;                         // 53
constexpr int least_exponent = std::numeric_limits<double>::min_exponent - fraction_bits;  // of the last bit: -1074

// The nearest double, ties to even.
double value_of(Ratio ratio) {
    // By 2^scale it lies between 1/2 and 2, then below 1: its first 53 bits are those of a double, or fewer of a tiny
    // one.
    int scale = std::max(ratio.above.bits() - ratio.below.bits(), least_exponent + fraction_bits);
    ratio.times_two_to(-scale);
    if (!ratio.above.less(ratio.below)) {
        ratio.below.times_and(2, 0);
        ++scale;
    }
    std::uint64_t bits = 0;
    for (int i = 0; i < fraction_bits; ++i) {
        ratio.above.times_and(2, 0);
        bits = 2 * bits + static_cast<std::uint64_t>(ratio.take_whole());
    }
    const int beside = ratio.beside_half();
    if (beside > 0 || (beside == 0 && bits % 2 != 0)) ++bits;
    return std::ldexp(static_cast<double>(bits), scale - fraction_bits);
}

struct Decimal {
    std::string digits;  // the first is not 0
    int point = 0;       // digits before the point; below 0: zeros behind it
};

Ratio ratio_of(double number) {
    int exponent = 0;
    const auto bits = static_cast<std::uint64_t>(std::ldexp(std::frexp(number, &exponent), fraction_bits));
    Ratio out{Whole(bits), Whole(1)};
    out.times_two_to(exponent - fraction_bits);
    return out;
}

// Rounded to this many digits; zeros at the end are left out.
Decimal rounded(double number, int digits) {
    Ratio ratio = ratio_of(number);
    Decimal out;
    out.point = static_cast<int>(std::floor(std::log10(number))) + 1;
    ratio.times_ten_to(1 - out.point);
    // The logarithm may be off by one.
    if (ratio.above.less(ratio.below)) {
        ratio.above.times_and(10, 0);
        --out.point;
    } else if (Whole ten = ratio.below; ten.times_and(10, 0), !ratio.above.less(ten)) {
        ratio.below = ten;
        ++out.point;
    }
    for (int i = 0; i < digits; ++i) {
        if (i > 0) ratio.above.times_and(10, 0);
        out.digits += static_cast<char>('0' + ratio.take_whole());
    }
    const int beside = ratio.beside_half();
    if (beside > 0 || (beside == 0 && out.digits.back() % 2 != 0)) {
        std::size_t last = out.digits.find_last_not_of('9');
        if (last == std::string::npos) {
            out.digits = "0" + out.digits;
            ++out.point;
            last = 0;
        }
        ++out.digits[last];
        out.digits.resize(last + 1);
    }
    out.digits.resize(out.digits.find_last_not_of('0') + 1);
    return out;
}

double value_of(const Decimal& decimal) {
    Whole whole;
    for (char c : decimal.digits) whole.times_and(10, static_cast<std::uint32_t>(c - '0'));
    Ratio ratio{whole, Whole(1)};
    ratio.times_ten_to(decimal.point - static_cast<int>(decimal.digits.size()));
    return value_of(std::move(ratio));
}

// With zeros up to the point where it is near, else with an exponent.
std::string written(const Decimal& decimal) {
    constexpr int most_zeros = 3, most_before_point = 15;
    const auto& digits = decimal.digits;
    const int size = static_cast<int>(digits.size());
    const int point = decimal.point;
    if (-most_zeros <= point && point <= 0) return "0." + std::string(static_cast<std::size_t>(-point), '0') + digits;
    if (0 < point && point <= most_before_point) {
        const auto whole = static_cast<std::size_t>(point);
        if (size <= point) return digits + std::string(whole - digits.size(), '0') + ".0";
        return digits.substr(0, whole) + '.' + digits.substr(whole);
    }
    const std::string exponent = std::to_string(std::abs(point - 1));
    return digits.substr(0, 1) + (size > 1 ? "." + digits.substr(1) : "") + (point > 0 ? "e+" : "e-") +
           (exponent.size() < 2 ? "0" : "") + exponent;
}

}  // namespace

double nearest_double(std::string_view number) {
    constexpr std::size_t most_digits = 800;  // further digits only matter if they are not all zero
    constexpr int far = 400;
    Decimal decimal;
    const bool minus = number.starts_with('-');
    if (minus) number.remove_prefix(1);
    bool behind_point = false;
    bool more = false;
    std::size_t at = 0;
    for (; at < number.size() && (number[at] | 0x20) != 'e'; ++at) {
        if (number[at] == '.') {
            behind_point = true;
            continue;
        }
        const bool leading = decimal.digits.empty() && number[at] == '0';
        if (!leading && decimal.digits.size() < most_digits)
            decimal.digits += number[at];
        else if (number[at] != '0')
            more = true;
        if (leading ? behind_point : !behind_point) decimal.point += leading ? -1 : 1;
    }
    if (decimal.digits.empty()) return minus ? -0.0 : 0.0;
    if (more) decimal.digits += '1';
    int exponent = 0;
    const bool down = at + 1 < number.size() && number[at + 1] == '-';
    for (; at < number.size(); ++at)
        if ('0' <= number[at] && number[at] <= '9')
            exponent = std::min(exponent * 10 + (number[at] - '0'), 100'000'000);
    decimal.point += down ? -exponent : exponent;
    const double size = decimal.point > far    ? std::numeric_limits<double>::infinity()
                        : decimal.point < -far ? 0.0
                                               : value_of(decimal);
    return minus ? -size : size;
}

std::string shortest_text(double number) {
    if (std::signbit(number)) return '-' + shortest_text(-number);
    if (number == 0) return "0.0";
    // Every number of 15 digits is a distinct value, unless it is tiny.
    const bool tiny = number < std::numeric_limits<double>::min();
    for (int digits = tiny ? 1 : 15;; ++digits) {
        const Decimal decimal = rounded(number, digits);
        if (digits == 17 || value_of(decimal) == number) return written(decimal);
    }
}

}  // namespace deduku::json
