// Of lines with the same key only the first, in the order of the results.
//
//   form A  1  \n  form B  2  \n  form A  1  \n        ->        form A  1  \n  form B  2  \n
//
// The keys themselves are kept, half a byte a cell where they are boards: about 60 bytes each, nothing is guessed from
// hashes alone.
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
    /// True if it was not there.
    bool add(std::string_view text);
    std::uint64_t size() const { return count_; }

  private:
    void pack(std::string_view text);
    void grow();

    std::vector<std::uint64_t> places_;  // 0 = free; upper 16 bits of the hash, and 1 + where it begins
    std::string kept_;                   // length in two bytes, and the packed text
    std::string packed_;
    std::uint64_t count_ = 0;
};

/// Drops lines of results whose key was there before; lines without a key stay.
class FirstOfEach {
  public:
    /// The key of a line, which is part of it; empty: none.
    using KeyOf = std::function<std::string_view(std::string_view line)>;

    explicit FirstOfEach(KeyOf key_of) : key_of_(std::move(key_of)) {}
    /// Whole lines.
    void filter(std::string& lines);
    std::uint64_t different() const { return seen_.size(); }
    std::uint64_t dropped() const { return dropped_; }

  private:
    KeyOf key_of_;
    SeenTexts seen_;
    std::uint64_t dropped_ = 0;
};

}  // namespace deduku::cli
