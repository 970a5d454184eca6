// Formats of a line: the text is split into pieces once; each puzzle fills them.
//
//   "%f:%j %16@"   ->   source  ":"  ordinal  " "  column 16
#include "report/output/line_format.hpp"

#include <algorithm>
#include <charconv>

#include "grid/reading/cell_text.hpp"
#include "grid/reading/characters.hpp"

namespace deduku::report {
namespace {

using Piece = LineFormat::Piece;

class FormatParser {
  public:
    explicit FormatParser(std::string_view text) : text_(text) {}

    std::variant<LineFormat, steps::SyntaxError> run() {
        while (at_ < text_.size()) {
            const char c = text_[at_++];
            const bool fine = c == '%' ? field() : c == '\\' ? escape() : literal(c);
            if (!fine) return error_;
        }
        return LineFormat(std::move(pieces_));
    }

  private:
    bool fail(std::size_t at, std::size_t size, std::string expected) {
        error_ = {at + 1, at < text_.size() ? quoted(text_.substr(at, size)) : "the end", std::move(expected)};
        return false;
    }

    bool literal(char c) {
        if (pieces_.empty() || pieces_.back().code != LineFormat::Code::literal)
            pieces_.push_back({LineFormat::Code::literal});
        pieces_.back().literal += c;
        return true;
    }

    // The text after a backslash.
    bool escape() {
        constexpr std::string_view names = "tn\\", meant = "\t\n\\";
        const std::size_t which = at_ < text_.size() ? names.find(text_[at_]) : names.npos;
        if (which == names.npos) return fail(at_, 1, "t, n or \\ after the \\");
        ++at_;
        return literal(meant[which]);
    }

    // The text after '%'.
    bool field() {
        if (at_ < text_.size() && text_[at_] == '%') return literal(text_[at_++]);
        const std::size_t from = at_;
        Piece piece;
        if (at_ < text_.size() && text_[at_] == '-') {
            piece.left = true;
            ++at_;
        }
        if (!width(piece)) return false;
        const bool plain = at_ == from;
        const char c = at_ < text_.size() ? text_[at_] : '\0';
        if (c == '(') return value(piece);
        switch (c) {
            case 'f': piece.code = LineFormat::Code::source; break;
            case 'j': piece.code = LineFormat::Code::ordinal; break;
            case 'p': piece.code = LineFormat::Code::puzzle; break;
            case 'o': piece.code = LineFormat::Code::outcome; break;
            case 'r': return named(piece, "R");
            case 'g': return named(piece, "G");
            case 's': return named(piece, "S");
            case '@':
                if (plain || piece.left) return fail(from, 1, "a column before the @: %16@");
                piece.code = LineFormat::Code::column;
                break;
            default: return fail(at_, 1, plain ? "one of f j p o r g s, (, %, or a width" : "one of f j p o r g s ( @");
        }
        ++at_;
        pieces_.push_back(std::move(piece));
        return true;
    }

    // A number from 1 to widest_field, if any (required after '-').
    bool width(Piece& piece) {
        const std::size_t from = at_;
        for (; at_ < text_.size() && is_digit(text_[at_]); ++at_)
            if (piece.width <= widest_field) piece.width = piece.width * 10 + (text_[at_] - '0');
        if (at_ == from && !piece.left) return true;
        if (at_ > from && text_[from] != '0' && piece.width <= widest_field) return true;
        return fail(from, std::max<std::size_t>(at_ - from, 1), "a width from 1 to " + std::to_string(widest_field));
    }

    // A short form of %(name)x.
    bool named(Piece& piece, std::string_view name) {
        ++at_;
        piece.code = LineFormat::Code::value;
        piece.name = name;
        pieces_.push_back(std::move(piece));
        return true;
    }

    // "(NAME)x"
    bool value(Piece& piece) {
        const std::size_t from = at_ + 1;
        const std::size_t end = std::min(text_.find(')', from), text_.size());
        piece.name = text_.substr(from, end - from);
        if (!is_step_name(piece.name)) return fail(from, end - from, "V P S G R or a technique");
        at_ = end;
        for (const char c : {')', 'x'}) {
            if (at_ >= text_.size() || text_[at_] != c) return fail(at_, 1, "the )x of %(..)x");
            ++at_;
        }
        piece.code = LineFormat::Code::value;
        pieces_.push_back(std::move(piece));
        return true;
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::vector<Piece> pieces_;
    steps::SyntaxError error_;
};

// The number of UTF-8 characters: bytes other than continuation bytes.
std::size_t length(std::string_view text) {
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char c) { return (static_cast<unsigned char>(c) & 0xc0) != 0x80; }));
}

std::string text_of(const Piece& piece, const LineFields& fields) {
    switch (piece.code) {
        case LineFormat::Code::literal: return piece.literal;
        case LineFormat::Code::source: return std::string(fields.source);
        case LineFormat::Code::ordinal: return std::to_string(fields.ordinal);
        case LineFormat::Code::puzzle: return std::string(fields.puzzle);
        case LineFormat::Code::outcome: return std::string(fields.outcome);
        case LineFormat::Code::value: {
            const auto value = fields.lookup(piece.name);
            return value ? std::to_string(*value) : "-";
        }
        case LineFormat::Code::column: break;
    }
    return {};
}

}  // namespace

std::optional<steps::OrderItem> technique_name(std::string_view name) {
    if (name.empty()) return std::nullopt;
    const char letter = name.front();
    const std::string_view digits = name.substr(1);
    const auto rows = ordered_techniques();
    if (digits.empty()) {
        const auto has = [letter](const Technique& row) { return row.letter == letter; };
        return std::any_of(rows.begin(), rows.end(), has) ? std::optional(steps::OrderItem{letter, 0}) : std::nullopt;
    }
    int size = 0;
    const auto [end, problem] = std::from_chars(digits.data(), digits.data() + digits.size(), size);
    if (problem != std::errc() || end != digits.data() + digits.size() || !('1' <= digits[0] && digits[0] <= '9'))
        return std::nullopt;
    return find_move(letter, size).technique != nullptr ? std::optional(steps::OrderItem{letter, size}) : std::nullopt;
}

bool is_step_name(std::string_view name) {
    constexpr std::string_view letters = "VPSGR";
    return (name.size() == 1 && letters.find(name[0]) != letters.npos) || technique_name(name).has_value();
}

std::variant<LineFormat, steps::SyntaxError> parse_format(std::string_view text) { return FormatParser(text).run(); }

std::string line_of(const LineFormat& format, const LineFields& fields) {
    std::string out;
    for (const Piece& piece : format.pieces()) {
        const auto width = static_cast<std::size_t>(piece.width);
        if (piece.code == LineFormat::Code::column) {
            const std::string_view all = out;
            const std::size_t column = length(all.substr(all.rfind('\n') + 1));  // npos + 1 = 0
            if (column < width) out.append(width - column, ' ');
            continue;
        }
        const std::string text = text_of(piece, fields);
        const std::size_t size = length(text), missing = size < width ? width - size : 0;
        if (!piece.left) out.append(missing, ' ');
        out += text;
        if (piece.left) out.append(missing, ' ');
    }
    return out;
}

}  // namespace deduku::report
