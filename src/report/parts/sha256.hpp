// SHA-256 (FIPS 180-4), of a text at once or in pieces, as `sha256sum` prints it.
//
//   add("a")  add("bc")  text()    ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

namespace deduku::report {

class Sha256 {
  public:
    static constexpr std::size_t block_size = 64;

    void add(std::string_view bytes);
    /// The hash of all bytes so far.
    [[nodiscard]] std::array<std::uint8_t, 32> bytes() const;
    /// The same as 64 hexadecimal digits.
    [[nodiscard]] std::string text() const;
    std::uint64_t length() const { return length_; }

  private:
    std::array<std::uint32_t, 8> state_ = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                                           0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::string begun_;  // the last block, incomplete
    std::uint64_t length_ = 0;
};

[[nodiscard]] std::array<std::uint8_t, 32> sha256(std::string_view bytes);

}  // namespace deduku::report
