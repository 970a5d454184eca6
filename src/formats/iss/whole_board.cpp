// Kinds about the whole board, and clues beside it whose numbers are not sums.
//
//   .AntiTaxicab               pair leap 1 1 a != 2 or b != 2; pair leap 1 2 a != 3 or b != 3; ..
//   .DutchFlatmates            regular .*(15|59).*: A1 A2 .. A9; ..
//   .HiddenSkyscraper~R1~3~    regular {start 1; ..}: A1 B1 ..      the first digit behind a greater one is 3
#include "formats/iss/shapes.hpp"
#include "grid/at.hpp"
#include "grid/reading/cell_text.hpp"

namespace deduku::formats::iss {
namespace {

using Problem = std::optional<ValueError>;

Problem no_arguments(const IssReading& from) {
    for (const IssPart& more : from.args)
        if (!more.text.empty()) return mistake_in(more, "no more arguments of " + quoted(from.item.kind.text));
    return std::nullopt;
}

// On a board with N digits, all regions have the same values.
Problem read_nothing(const IssReading& from) { return no_arguments(from); }

// Two cells that are d steps apart do not both hold d.
Problem read_anti_taxicab(const IssReading& from) {
    if (auto wrong = no_arguments(from)) return wrong;
    if (from.board.lowest() != 1) return ValueError{from.item.kind.at, quoted(from.item.kind.text), "digits from 1"};
    const int longest = std::max(from.board.rows(), from.board.columns());
    for (int d = 2; d <= from.board.digits(); ++d)
        for (int down = 1; down <= d - down; ++down)
            if (d - down < longest) {
                const std::string digit = std::to_string(d);
                from.to.add("pair leap " + std::to_string(down) + ' ' + std::to_string(d - down) + " a != " + digit +
                                " or b != " + digit,
                            from.item.kind.at);
            }
    return std::nullopt;
}

// The middle digit has the first above it, or the last below it.
Problem read_dutch_flatmates(const IssReading& from) {
    if (auto wrong = no_arguments(from)) return wrong;
    const int n = from.board.digits();
    if (n % 2 == 0 || from.board.lowest() != 1)
        return ValueError{from.item.kind.at, quoted(from.item.kind.text), "an odd number of digits, from 1"};
    const std::string middle = number_sign((n + 1) / 2);
    const std::string mates = ".*(" + number_sign(1) + middle + '|' + middle + number_sign(n) + ").*";
    // A column may lack the middle digit.
    const std::string pattern = from.board.rows() == n ? mates : "[^" + middle + "]*|" + mates;
    for (int column = 0; column < from.board.columns(); ++column) {
        NamedCells cells;
        for (int row = 0; row < from.board.rows(); ++row) cells.push_back(from.board.cell(row, column));
        from.to.add("regular " + pattern + ':' + from.cells.names(cells), from.item.kind.at);
    }
    return std::nullopt;
}

// State k + 1: rising so far, the last one is the k-th digit; the last state: behind the hidden digit.
std::string rising_then(int hidden, const Geometry& board) {
    const int n = board.digits(), before = board.lowest() - 1;
    const int end = n + 2;
    std::string out = "{start 1; accept " + std::to_string(end);
    for (int last = 0; last <= n; ++last) {
        for (int place = last + 1; place <= n; ++place)
            out += "; " + std::to_string(last + 1) + ' ' + number_sign(place + before) + " -> " +
                   std::to_string(place + 1);
        if (hidden - before < last)
            out += "; " + std::to_string(last + 1) + ' ' + number_sign(hidden) + " -> " + std::to_string(end);
    }
    return out + "; " + std::to_string(end) + " . -> " + std::to_string(end) + '}';
}
Problem read_hidden_skyscraper(const IssReading& from) {
    if (from.args.size() < 2 || from.args.size() > 3)
        return missing_in(from.item, "a row or column, as R1, and digits");
    const auto line = line_named(from.args[0], from.board);
    if (!line) return mistake_in(from.args[0], "a row or column, as R1");
    for (std::size_t i = 1; i < from.args.size(); ++i) {
        if (from.args[i].text.empty()) continue;
        const auto digit = number_of(from.args[i].text);
        if (!digit || *digit < from.board.lowest() || *digit >= from.board.lowest() + from.board.digits())
            return mistake_in(from.args[i], "a digit");
        const std::string_view end = i == 1 ? "" : from.args[0].text[0] == 'R' ? " from right" : " from bottom";
        from.to.add("regular " + rising_then(*digit, from.board) + ':' + *line + std::string(end), from.item.kind.at);
    }
    return std::nullopt;
}

std::optional<std::string> no_board_item(const Rule&, const Geometry&) { return std::nullopt; }

}  // namespace

extern const IssShape hidden_skyscraper = {read_hidden_skyscraper, no_board_item};
extern const IssShape dutch_flatmates = {read_dutch_flatmates, no_board_item};
extern const IssShape anti_taxicab = {read_anti_taxicab, no_board_item};
extern const IssShape nothing = {read_nothing, no_board_item};

}  // namespace deduku::formats::iss
