// Keeps only the first of lines with the same key, in the order of the results.
//
//   form A  1  \n  form B  2  \n  form A  1  \n        ->        form A  1  \n  form B  2  \n
//
// Stores the keys themselves, boards with half a byte for each cell, about 60 bytes each: hashes alone would not be
// exact.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::cli {

/// A set of texts.
class SeenTexts {
  public:
    /// Adds the text; true if it is new.
    bool add(std::string_view text);
    std::uint64_t size() const { return count_; }

  private:
    void pack(std::string_view text);
    void grow();

    std::vector<std::uint64_t> places_;  // 0: free; otherwise upper 16 bits of the hash, and 1 + its position in kept_
    std::string kept_;                   // for each text its length in two bytes, and the packed text
    std::string packed_;
    std::uint64_t count_ = 0;
};

/// Drops lines of results whose key occurred before; lines without a key stay.
class FirstOfEach {
  public:
    /// The key of a line, a part of it; empty: none.
    using KeyOf = std::function<std::string_view(std::string_view line)>;

    explicit FirstOfEach(KeyOf key_of) : key_of_(std::move(key_of)) {}
    /// Takes complete lines.
    void filter(std::string& lines);
    std::uint64_t different() const { return seen_.size(); }
    std::uint64_t dropped() const { return dropped_; }

  private:
    KeyOf key_of_;
    SeenTexts seen_;
    std::uint64_t dropped_ = 0;
};

}  // namespace deduku::cli
