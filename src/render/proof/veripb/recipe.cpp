#include "render/proof/veripb/recipe.hpp"

#include <algorithm>
#include <array>
#include <charconv>

#include "deduku/board.hpp"
#include "render/proof/formula/opb.hpp"

namespace deduku {
namespace {

constexpr std::string_view header = "pseudo-Boolean proof version 1.2";
constexpr std::array<std::string_view, 6> allowed = {"f", "p", "u", "#", "w", "c"};

// The variables of a line "1 ~x3 1 ~x7 >= 1 ;", less one; empty if it is not such a line.
std::vector<int> variables_of(std::string_view line, std::string_view before) {
    std::vector<int> out;
    while (line.starts_with(before)) {
        line.remove_prefix(before.size());
        int number = 0;
        const auto read = std::from_chars(line.data(), line.data() + line.size(), number);
        if (read.ec != std::errc{}) return {};
        out.push_back(number - 1);
        line.remove_prefix(static_cast<std::size_t>(read.ptr - line.data()));
        line.remove_prefix(std::min<std::size_t>(line.size(), 1));
    }
    return out;
}

// The claim whose opposite is the last line of a formula, if it can be one.
Claim claim_of_line(const Geometry& geometry, std::string_view line) {
    const auto inside = [&](int v) { return v >= 0 && v < geometry.candidates(); };
    const std::vector<int> not_all = variables_of(line, "1 ~x"), some = variables_of(line, "1 x");
    if (static_cast<int>(not_all.size()) == geometry.cells() && std::all_of(not_all.begin(), not_all.end(), inside)) {
        Unique unique;
        for (int v : not_all) unique.grid.push_back(geometry.candidate(v).digit);
        return unique;
    }
    False listed;
    if (std::all_of(some.begin(), some.end(), inside))
        for (int v : some) listed.candidates.push_back(geometry.candidate(v));
    return listed;
}

}  // namespace

std::variant<Claim, std::string> claim_of_opb(const Puzzle& puzzle, std::string_view opb) {
    if (opb == opb_formula(puzzle, NoSolution{})) return Claim{NoSolution{}};
    const std::string_view without_end = opb.substr(0, opb.empty() ? 0 : opb.size() - 1);
    const std::string_view last = opb.substr(std::min(without_end.rfind('\n') + 1, opb.size()));
    Claim claim = claim_of_line(puzzle.geometry(), last);
    if (opb != opb_formula(puzzle, claim))
        return "the formula is not that of this puzzle: --formula of 'deduku prove' writes it";
    const auto* unique = std::get_if<Unique>(&claim);
    if (unique && !solves(unique->grid, puzzle)) return "the formula excludes a grid that is no solution of the puzzle";
    return claim;
}

std::size_t most_opb_bytes(const Puzzle& puzzle) {
    const auto candidates = static_cast<std::size_t>(puzzle.geometry().candidates());
    return opb_formula(puzzle, NoSolution{}).size() + 64 + 12 * candidates;
}

void VeripbLines::refuse(const std::string& why) {
    if (refused_.empty()) refused_ = "line " + std::to_string(line_) + ": " + why;
}

void VeripbLines::end_word() {
    if (line_ == 1) {
        if (first_ != header) refuse("expected '" + std::string(header) + "'");
    } else if (std::find(allowed.begin(), allowed.end(), first_) == allowed.end()) {
        refuse("'" + first_ + "' may change what is proved: only f, p, u, #, w and c are taken");
    }
    first_.clear();
    in_first_ = false;
}

bool VeripbLines::feed(std::string_view bytes) {
    for (char c : bytes) {
        if (!refused_.empty()) return false;
        if (c == '\n') {
            if (in_first_) end_word();
            in_first_ = true;
            ++line_;
        } else if (c < ' ' || c > '~') {
            // Checkers might read other characters as line ends.
            refuse("a character that is not plain text");
        } else if (in_first_ && c == ' ' && line_ > 1) {
            end_word();
        } else if (in_first_) {
            first_ += c;
            if (first_.size() > header.size()) refuse("a word that no line starts with");
        }
    }
    return refused_.empty();
}

std::string VeripbLines::finish() {
    if (refused_.empty() && (line_ == 1 || !first_.empty() || !in_first_)) refuse("the last line has no end");
    return refused_;
}

}  // namespace deduku
