#include "formats/penpa/inflate.hpp"

#include <array>
#include <cstdint>
#include <span>

namespace deduku::formats::penpa {
namespace {

constexpr int longest_code = 15;
constexpr int end_of_block = 256, literal_symbols = 288, distance_symbols = 30;

/// Bits from the lowest of each byte; past the end there are none.
class InflateBits {
  public:
    explicit InflateBits(std::string_view bytes) : bytes_(bytes) {}

    // -1 past the end.
    int bits(int count) {
        int out = 0;
        for (int i = 0; i < count; ++i, ++at_) {
            if (at_ / 8 >= bytes_.size()) return -1;
            out |= (static_cast<unsigned char>(bytes_[at_ / 8]) >> at_ % 8 & 1) << i;
        }
        return out;
    }
    void to_byte() { at_ = (at_ + 7) / 8 * 8; }

  private:
    std::string_view bytes_;
    std::size_t at_ = 0;
};

/// Codes by their lengths: those of a length are consecutive numbers, in the order of their symbols.
class PrefixCode {
  public:
    // False if there are more codes than numbers. Fewer are allowed, as for a single distance.
    bool set(std::span<const std::uint8_t> lengths) {
        count_ = {};
        for (const std::uint8_t length : lengths) ++count_[length];
        count_[0] = 0;
        std::array<int, longest_code + 2> first{};
        int left = 1;
        for (std::size_t length = 1; length <= longest_code; ++length) {
            left = 2 * left - count_[length];
            if (left < 0) return false;
            first[length + 1] = first[length] + count_[length];
        }
        for (std::size_t symbol = 0; symbol < lengths.size(); ++symbol)
            if (lengths[symbol] != 0)
                symbols_[static_cast<std::size_t>(first[lengths[symbol]]++)] = static_cast<std::uint16_t>(symbol);
        return true;
    }
    // The next symbol, or -1.
    int next(InflateBits& in) const {
        int code = 0, first = 0, before = 0;
        for (std::size_t length = 1; length <= longest_code; ++length) {
            const int bit = in.bits(1);
            if (bit < 0) return -1;
            code |= bit;
            if (code - first < count_[length]) return symbols_[static_cast<std::size_t>(before + code - first)];
            before += count_[length];
            first = (first + count_[length]) << 1;
            code <<= 1;
        }
        return -1;
    }

  private:
    std::array<int, longest_code + 1> count_{};
    std::array<std::uint16_t, literal_symbols> symbols_{};
};

class Inflation {
  public:
    Inflation(std::string_view packed, std::size_t most) : in_(packed), most_(most) {}

    std::optional<std::string> whole() {
        for (int last = 0; last == 0;) {
            last = in_.bits(1);
            const int type = in_.bits(2);
            if (last < 0 || type < 0 || !(type == 0 ? stored() : codes(type) && coded())) return std::nullopt;
        }
        return std::move(out_);
    }

  private:
    bool stored() {
        in_.to_byte();
        const int size = in_.bits(16), complement = in_.bits(16);
        if (size < 0 || complement < 0 || (size ^ complement) != 0xFFFF) return false;
        if (out_.size() + static_cast<std::size_t>(size) > most_) return false;
        for (int i = 0; i < size; ++i) {
            const int byte = in_.bits(8);
            if (byte < 0) return false;
            out_ += static_cast<char>(byte);
        }
        return true;
    }

    bool codes(int type) {
        std::array<std::uint8_t, literal_symbols + 32> lengths{};
        if (type == 2) return own_codes(lengths);
        if (type != 1) return false;
        for (std::size_t i = 0; i < literal_symbols; ++i) lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
        for (std::size_t i = 0; i < 32; ++i) lengths[literal_symbols + i] = 5;
        const std::span all(lengths);
        return literals_.set(all.first(literal_symbols)) && distances_.set(all.subspan(literal_symbols));
    }

    // Reads the lengths of both codes, which are coded themselves.
    bool own_codes(std::span<std::uint8_t> lengths) {
        constexpr std::array<std::uint8_t, 19> order = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                                        11, 4,  12, 3, 13, 2, 14, 1, 15};
        const int literals = in_.bits(5) + 257, distances = in_.bits(5) + 1, own = in_.bits(4) + 4;
        if (literals < 257 || literals > 286 || distances < 1 || own < 4) return false;
        std::array<std::uint8_t, 19> own_lengths{};
        for (int i = 0; i < own; ++i) {
            const int length = in_.bits(3);
            if (length < 0) return false;
            own_lengths[order[static_cast<std::size_t>(i)]] = static_cast<std::uint8_t>(length);
        }
        PrefixCode code;
        const auto count = static_cast<std::size_t>(literals), all = count + static_cast<std::size_t>(distances);
        return code.set(own_lengths) && read_lengths(code, lengths.first(all)) && lengths[end_of_block] != 0 &&
               literals_.set(lengths.first(count)) && distances_.set(lengths.subspan(count, all - count));
    }

    bool read_lengths(const PrefixCode& code, std::span<std::uint8_t> lengths) {
        for (std::size_t i = 0; i < lengths.size();) {
            const int symbol = code.next(in_);
            if (symbol < 0 || (symbol == 16 && i == 0)) return false;
            int times = 1;
            if (symbol >= 16)
                times = symbol == 16 ? 3 + in_.bits(2) : symbol == 17 ? 3 + in_.bits(3) : 11 + in_.bits(7);
            if (times < 1 || (symbol >= 16 && times < 3) || static_cast<std::size_t>(times) > lengths.size() - i)
                return false;
            const auto length = static_cast<std::uint8_t>(symbol < 16 ? symbol : symbol == 16 ? lengths[i - 1] : 0);
            for (; times > 0; --times) lengths[i++] = length;
        }
        return true;
    }

    bool coded() {
        while (true) {
            const int symbol = literals_.next(in_);
            if (symbol < 0 || symbol >= end_of_block + 30) return false;
            if (symbol == end_of_block) return true;
            if (symbol > end_of_block ? !copy(symbol) : out_.size() >= most_) return false;
            if (symbol < end_of_block) out_ += static_cast<char>(symbol);
        }
    }

    // Lengths 3 to 10, then groups of four with one more bit each; 258 has a symbol of its own. Distances the same in
    // groups of two.
    bool copy(int symbol) {
        const int step = symbol - end_of_block - 1, more = step < 8 || step == 28 ? 0 : step / 4 - 1;
        const int extra = in_.bits(more);
        const int length = step < 8 ? 3 + step : step == 28 ? 258 : 3 + ((4 + step % 4) << more) + extra;
        const int far = distances_.next(in_);
        if (extra < 0 || far < 0 || far >= distance_symbols) return false;
        const int far_bits = far < 4 ? 0 : far / 2 - 1, far_extra = in_.bits(far_bits);
        const int distance = far < 4 ? 1 + far : 1 + ((2 + far % 2) << far_bits) + far_extra;
        if (far_extra < 0 || static_cast<std::size_t>(distance) > out_.size()) return false;
        if (out_.size() + static_cast<std::size_t>(length) > most_) return false;
        for (int i = 0; i < length; ++i) out_ += out_[out_.size() - static_cast<std::size_t>(distance)];
        return true;
    }

    InflateBits in_;
    std::size_t most_;
    std::string out_{};
    PrefixCode literals_{}, distances_{};
};

}  // namespace

std::optional<std::string> inflate(std::string_view packed, std::size_t most) {
    return Inflation(packed, most).whole();
}

}  // namespace deduku::formats::penpa
