#include "formats/lz_string.hpp"

#include <array>
#include <cstdint>
#include <unordered_map>
#include <utility>
#include <vector>

#include "grid/reading/utf16.hpp"

namespace deduku::formats {
namespace {

using Unit = char16_t;
using Code = std::uint32_t;

constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
constexpr Code byte_follows = 0;
constexpr Code unit_follows = 1;
constexpr Code end_of_text = 2;

// The first character of the text, and its number of bytes; none if it is not UTF-8.
std::optional<std::pair<Code, std::size_t>> first_character(std::string_view text) {
    constexpr std::array<Code, 5> least = {0, 0, 0x80, 0x800, 0x10000};  // by number of bytes: smaller ones need fewer
    const auto lead = static_cast<unsigned char>(text[0]);
    const std::size_t size = lead < 0x80 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : 4;
    if (size > text.size() || (lead >= 0x80 && lead < 0xc0)) return std::nullopt;
    Code code = size == 1 ? lead : lead & (0xffU >> (size + 1));
    for (std::size_t k = 1; k < size; ++k) {
        const auto byte = static_cast<unsigned char>(text[k]);
        if ((byte & 0xc0) != 0x80) return std::nullopt;
        code = code << 6 | (byte & 0x3fU);
    }
    if (code < least[size] || code > 0x10ffff || lead >= 0xf8) return std::nullopt;
    return std::pair(code, size);
}

// Invalid UTF-8 is taken byte by byte, so that every text can be packed.
std::u16string units_of(std::string_view text) {
    std::u16string out;
    while (!text.empty()) {
        const auto [code, size] =
            first_character(text).value_or(std::pair(Code{static_cast<unsigned char>(text[0])}, std::size_t{1}));
        text.remove_prefix(size);
        if (code < 0x10000) {
            out += static_cast<Unit>(code);
        } else {
            out += static_cast<Unit>(0xd7c0 + (code >> 10));
            out += static_cast<Unit>(0xdc00 | (code & 0x3ff));
        }
    }
    return out;
}

std::string utf8_of(const std::u16string& units) {
    std::string bytes = "\xff\xfe";
    for (Unit unit : units) {
        bytes += static_cast<char>(unit & 0xff);
        bytes += static_cast<char>(unit >> 8);
    }
    std::string out;
    const auto take = [&out](std::string_view text) { out += text; };
    reading::Bytes decoder;
    decoder.append(bytes, take);
    decoder.finish(take);
    return out;
}

// The number of bits of codes: one more when all codes of this length are used.
class Width {
  public:
    Width(int bits, std::uint64_t left) : bits_(bits), left_(left) {}
    int bits() const { return bits_; }
    void used() {
        if (--left_ != 0) return;
        left_ = std::uint64_t{1} << bits_;
        ++bits_;
    }

  private:
    int bits_;
    std::uint64_t left_;
};

class Writer {
  public:
    void bits(Code value, int count) {
        for (int i = 0; i < count; ++i) bit(value >> i & 1);
    }
    // Fills up the last letter; there is one even if nothing is left for it.
    std::string finish() {
        do bit(0);
        while (filled_ != 0);
        while (out_.size() % 4 != 0) out_ += '=';
        return std::move(out_);
    }

  private:
    void bit(Code value) {
        letter_ = letter_ << 1 | value;
        if (++filled_ < 6) return;
        out_ += alphabet[letter_];
        letter_ = 0;
        filled_ = 0;
    }

    std::string out_;
    std::size_t letter_ = 0;
    int filled_ = 0;
};

class Packer {
  public:
    std::string pack(const std::u16string& text) {
        std::optional<Code> current;  // the longest text of the dictionary that ends here
        Unit first = 0;               // its first unit, if it is a single unit not yet written
        for (Unit unit : text) {
            const auto [letter, is_new] = letters_.try_emplace(unit, next_);
            if (is_new) {
                ++next_;
                unwritten_[unit] = true;
            }
            if (current) {
                const auto [longer, unknown] = texts_.try_emplace(std::uint64_t{*current} << 16 | unit, next_);
                if (!unknown) {
                    current = longer->second;
                    first = 0;
                    single_ = false;
                    continue;
                }
                ++next_;
                write(*current, first);
            }
            current = letter->second;
            first = unit;
            single_ = true;
        }
        if (current) write(*current, first);
        out_.bits(end_of_text, width_.bits());
        return out_.finish();
    }

  private:
    void write(Code code, Unit unit) {
        const auto unwritten = single_ ? unwritten_.find(unit) : unwritten_.end();
        if (unwritten != unwritten_.end()) {
            const bool narrow = unit < 256;
            out_.bits(narrow ? byte_follows : unit_follows, width_.bits());
            out_.bits(unit, narrow ? 8 : 16);
            width_.used();
            unwritten_.erase(unwritten);
        } else {
            out_.bits(code, width_.bits());
        }
        width_.used();
    }

    std::unordered_map<Unit, Code> letters_;
    std::unordered_map<Unit, bool> unwritten_;
    std::unordered_map<std::uint64_t, Code> texts_;  // a text of the dictionary and the next unit
    Code next_ = 3;
    bool single_ = false;
    Width width_{2, 2};
    Writer out_;
};

class Reader {
  public:
    explicit Reader(std::string_view text) : text_(text) {}
    // Returns zeros after the end, where over() is true.
    Code bits(int count) {
        Code out = 0;
        for (int i = 0; i < count; ++i) out |= bit() << i;
        return out;
    }
    bool over() const { return over_; }
    std::size_t used() const { return at_; }

  private:
    Code bit() {
        if (left_ == 0) {
            over_ = over_ || at_ == text_.size();
            letter_ = over_ ? 0 : static_cast<Code>(alphabet.find(text_[at_++]));
            left_ = 6;
        }
        return letter_ >> --left_ & 1;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    Code letter_ = 0;
    int left_ = 0;
    bool over_ = false;
};

// A text of the dictionary is a part of the unpacked text: the previous one and one more unit.
struct Stretch {
    std::size_t start;
    std::size_t size;
};

// Removes the letters of the text from it.
std::optional<std::u16string> unpack(std::string_view& letters) {
    Reader in(letters);
    Width width(2, 1);
    std::u16string out;
    std::vector<Stretch> dictionary(3);
    std::optional<Stretch> before;
    while (!in.over() && out.size() <= max_unpacked) {
        Code code = in.bits(width.bits());
        if (code == end_of_text && in.over()) return std::nullopt;
        if (code == end_of_text) {
            letters.remove_prefix(in.used());
            return out;
        }
        Stretch now{out.size(), 1};
        if (code == byte_follows || code == unit_follows) {
            dictionary.push_back(now);
            out += static_cast<Unit>(in.bits(code == byte_follows ? 8 : 16));
            if (before) width.used();
        } else {
            if (!before || code > dictionary.size()) return std::nullopt;
            // A code not yet in the dictionary is the previous text and its own first unit again.
            const Stretch from = code < dictionary.size() ? dictionary[code] : Stretch{before->start, before->size + 1};
            if (code < 3 || out.size() + from.size > max_unpacked) return std::nullopt;
            for (std::size_t i = 0; i < from.size; ++i) out += out[from.start + i];
            now.size = from.size;
        }
        if (before) dictionary.push_back({before->start, before->size + 1});
        width.used();
        before = now;
    }
    return std::nullopt;
}

}  // namespace

std::string lz_pack(std::string_view text) { return Packer().pack(units_of(text)); }

std::optional<std::string> lz_unpack(std::string_view base64) {
    while (!base64.empty() && base64.back() == '=') base64.remove_suffix(1);
    if (base64.empty() || base64.find_first_not_of(alphabet) != base64.npos) return std::nullopt;
    return lz_unpack_start(base64);
}

std::optional<std::string> lz_unpack_start(std::string_view& text) {
    const std::size_t size = std::min(text.find_first_not_of(alphabet), text.size());
    std::string_view letters = text.substr(0, size);
    const auto units = unpack(letters);
    if (units) text.remove_prefix(size - letters.size());
    return units ? std::optional(utf8_of(*units)) : std::nullopt;
}

}  // namespace deduku::formats
