// Numbers and lines for clause files, passed on in blocks.
//
//   text.number(-4).end_line()  ->  "-4 0\n"
#pragma once

#include <array>
#include <charconv>
#include <functional>
#include <string>
#include <string_view>

namespace deduku {

/// Takes the text of a file piece by piece.
using TextSink = std::function<void(std::string_view)>;

namespace proof {

class ClauseText {
  public:
    explicit ClauseText(TextSink write) : write_(std::move(write)) {}

    ClauseText& word(std::string_view text) {
        buffer_ += text;
        return *this;
    }
    /// Adds the number and a blank.
    ClauseText& number(std::int64_t value) {
        std::array<char, 24> digits{};
        char* const end = std::to_chars(digits.data(), digits.data() + digits.size(), value).ptr;
        *end = ' ';
        buffer_.append(digits.data(), end + 1);
        return *this;
    }
    /// Adds "0" and the line end; passes on full blocks.
    void end_line() {
        buffer_ += "0\n";
        if (buffer_.size() >= block) flush();
    }
    void flush() {
        if (!buffer_.empty()) write_(buffer_);
        buffer_.clear();
    }

  private:
    static constexpr std::size_t block = 1U << 16;
    TextSink write_;
    std::string buffer_;
};

}  // namespace proof
}  // namespace deduku
