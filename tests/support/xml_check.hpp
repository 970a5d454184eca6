// A strict reader of XML for well-formed elements, attributes, text, the five
// entities and character references. No prolog, comments or DOCTYPE: none may be in text for a page.
//
//   read_xml("<g id=\"a\"><text>1 &lt; 2</text></g>")[1].text   ->   "1 < 2"
#pragma once

#include <cctype>
#include <map>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

namespace deduku::testing {

struct XmlElement {
    std::string name;
    std::map<std::string, std::string> attributes;
    std::string text;  ///< of its own, not of elements in it
    std::size_t parent = 0;
    /// `word` is one of the words of the attribute class.
    bool is(const std::string& word) const {
        const auto found = attributes.find("class");
        return found != attributes.end() && (' ' + found->second + ' ').find(' ' + word + ' ') != std::string::npos;
    }
};

class XmlReader {
  public:
    explicit XmlReader(std::string_view text) : text_(text) {}

    /// Elements in the order of their start; throws std::runtime_error if the text is not well-formed.
    std::vector<XmlElement> read() {
        while (at_ < text_.size()) {
            if (text_[at_] != '<')
                content();
            else if (text_.substr(at_, 2) == "</")
                end();
            else
                start();
        }
        if (!open_.empty()) fail("an element is not closed");
        if (elements_.empty()) fail("nothing");
        return std::move(elements_);
    }

  private:
    [[noreturn]] void fail(const std::string& why) const {
        throw std::runtime_error(why + " at " + std::to_string(at_) + ": " + std::string(text_.substr(at_, 40)));
    }

    char next() {
        if (at_ == text_.size()) fail("ends too early");
        return text_[at_++];
    }

    void expect(char c) {
        if (next() != c) fail(std::string("no '") + c + "' before this");
    }

    std::string name() {
        const std::size_t from = at_;
        while (at_ < text_.size() && (std::isalnum(static_cast<unsigned char>(text_[at_])) != 0 || text_[at_] == '-'))
            ++at_;
        if (at_ == from) fail("no name");
        return std::string(text_.substr(from, at_ - from));
    }

    char entity() {
        const std::size_t end = text_.find(';', at_);
        const std::string word(text_.substr(at_, end - at_));
        static const std::map<std::string, char> known = {{"amp", '&'},  {"lt", '<'},   {"gt", '>'},
                                                          {"quot", '"'}, {"#39", '\''}, {"apos", '\''}};
        if (end == std::string_view::npos || known.count(word) == 0) fail("unknown entity");
        at_ = end + 1;
        return known.at(word);
    }

    std::string until(char stop) {
        std::string out;
        while (at_ < text_.size() && text_[at_] != stop) {
            const char c = next();
            const auto byte = static_cast<unsigned char>(c);
            if (c == '<' || (byte < ' ' && c != '\n' && c != '\t' && c != '\r')) fail("a forbidden character");
            out += c == '&' ? entity() : c;
        }
        return out;
    }

    void content() {
        const std::string words = until('<');
        if (!open_.empty())
            elements_[open_.back()].text += words;
        else if (words.find_first_not_of(" \n") != std::string::npos)
            fail("text outside");
    }

    void start() {
        expect('<');
        if (open_.empty() && !elements_.empty()) fail("a second root");
        XmlElement element{name(), {}, {}, open_.empty() ? 0 : open_.back()};
        while (next() == ' ') {
            const std::string key = name();
            expect('=');
            expect('"');
            if (!element.attributes.emplace(key, until('"')).second) fail("an attribute twice");
            expect('"');
        }
        const bool leaf = text_[--at_] == '/';
        if (leaf) ++at_;
        expect('>');
        elements_.push_back(std::move(element));
        if (!leaf) open_.push_back(elements_.size() - 1);
    }

    void end() {
        at_ += 2;
        const std::string closed = name();
        expect('>');
        if (open_.empty() || elements_[open_.back()].name != closed) fail("closes what is not open");
        open_.pop_back();
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<XmlElement> elements_;
    std::vector<std::size_t> open_;
};

inline std::vector<XmlElement> read_xml(std::string_view text) { return XmlReader(text).read(); }

}  // namespace deduku::testing
