// Converts incoming bytes to UTF-8: UTF-16 is the "Unicode" of Windows programs.
//
//   ff fe 35 00 33 00  ->  "53"      after a byte order mark
//      35 00 33 00     ->  "53"      or if the first two bytes are a character and a zero
#pragma once

#include <string>
#include <string_view>

namespace deduku::reading {

/// Recognizes the encoding by the first two bytes and passes on the text as UTF-8. Half a surrogate pair becomes
/// U+FFFD.
class Bytes {
  public:
    /// Appends text; `take` receives the part that can be converted.
    template <class Take>
    void append(std::string_view chunk, const Take& take) {
        if (order_ == Order::unknown) {
            first_ += chunk;
            if (first_.size() < 2) return;
            chunk = first_;
            decide(chunk);
        }
        if (order_ == Order::bytes)
            take(chunk);
        else
            take(decoded(chunk));
    }
    /// Ends the text.
    template <class Take>
    void finish(const Take& take) {
        if (order_ == Order::unknown) take(std::string_view(first_));
        if (pending_ >= 0 || high_ != 0) take(std::string_view("\xef\xbf\xbd"));
        order_ = Order::bytes;
    }

  private:
    enum class Order : unsigned char { unknown, bytes, little, big };
    // Determines the byte order from two bytes, and removes the mark.
    void decide(std::string_view& text);
    std::string decoded(std::string_view chunk);
    void add_unit(unsigned unit, std::string& out);

    Order order_ = Order::unknown;
    std::string first_;
    int pending_ = -1;   // the first byte of a unit
    unsigned high_ = 0;  // the first unit of a pair
};

}  // namespace deduku::reading
