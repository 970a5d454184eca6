// XML text: escaping, and elements with attributes, without a library.
//
//   xml.open("g", {{"class", "cell"}})  text("<")  close()      <g class="cell">&lt;</g>
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

namespace deduku {

/// `&`, `<`, `>`, quotes as entities; characters that XML does not allow (controls except tab and line ends) as U+FFFD,
/// as well as bytes that are not UTF-8.
[[nodiscard]] std::string escaped(std::string_view text);

/// A number with at most this many decimals (0 to 3), without trailing zeros: "12.5", "-3". |value| < 1e12.
[[nodiscard]] std::string decimal(double value, int places);

class Xml {
  public:
    struct Attribute {
        std::string_view name;
        std::string value;
    };
    using Attributes = std::initializer_list<Attribute>;

    void open(std::string_view element, Attributes attributes = {});
    /// An element without content.
    void leaf(std::string_view element, Attributes attributes = {});
    void close();
    void text(std::string_view words) { out_ += escaped(words); }
    /// Markup without escaping: a style sheet, an inlined picture.
    void raw(std::string_view markup) { out_ += markup; }
    void line() { out_ += '\n'; }
    /// <element ..>words</element>
    void put(std::string_view element, Attributes attributes, std::string_view words);

    std::string take() { return std::move(out_); }

  private:
    void start(std::string_view element, Attributes attributes);

    std::string out_;
    std::vector<std::string> open_;
};

}  // namespace deduku
