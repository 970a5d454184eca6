#include "method/path/hodoku/singles.hpp"

namespace deduku::hodoku {

Singles::Singles(const Geometry& geometry)
    : geometry_(geometry),
      digits_(geometry.cells(), geometry.all_digits()),
      written_(geometry.cells(), false),
      count_(geometry.houses()) {
    for (House house : geometry.every_house()) count_[house].fill(9);
}

// Rows first, then columns, then boxes. The digit being written to the cell does not become a hidden single.
void Singles::leave_houses(Candidate c, Leaves as) {
    for (const Membership& in : geometry_.houses_of(c.cell)) {
        if (--count_[in.house][static_cast<std::size_t>(c.digit)] != 1 || as == Leaves::written) continue;
        for (Cell cell : geometry_.cells_of(in.house))
            if (digits_[cell].has(c.digit)) {
                hidden_.push_back({cell, c.digit});
                break;
            }
    }
}

void Singles::erase(Candidate c) {
    if (!digits_[c.cell].has(c.digit)) return;
    digits_[c.cell].erase(c.digit);
    if (digits_[c.cell].single()) naked_.push_back({c.cell, digits_[c.cell].first()});
    leave_houses(c, Leaves::erased);
}

void Singles::write(Candidate c) {
    const Set<Digit> had = digits_[c.cell];
    written_[c.cell] = true;
    digits_[c.cell] = {};
    for (Cell cell : geometry_.peers_of(c.cell)) erase({cell, c.digit});
    for (Digit digit : had) leave_houses({c.cell, digit}, digit == c.digit ? Leaves::written : Leaves::erased);
}

bool Singles::alone_in(House house, Digit digit) const {
    const auto& count = count_[house];
    for (std::size_t d = 0; d < count.size(); ++d)
        if (d != static_cast<std::size_t>(digit) && count[d] != 0) return false;
    return true;
}

std::optional<std::pair<Candidate, House>> Singles::full_house() const {
    for (std::size_t i = naked_done_; i < naked_.size(); ++i) {
        if (written_[naked_[i].cell]) continue;
        for (const Membership& in : geometry_.houses_of(naked_[i].cell))
            if (alone_in(in.house, naked_[i].digit)) return std::pair(naked_[i], in.house);
    }
    return std::nullopt;
}

std::optional<Candidate> Singles::naked() {
    while (naked_done_ < naked_.size()) {
        const Candidate c = naked_[naked_done_++];
        if (!written_[c.cell]) return c;
    }
    return std::nullopt;
}

std::optional<std::pair<Candidate, House>> Singles::hidden() {
    while (hidden_done_ < hidden_.size()) {
        const Candidate c = hidden_[hidden_done_++];
        if (written_[c.cell]) continue;
        for (const Membership& in : geometry_.houses_of(c.cell))
            if (count_[in.house][static_cast<std::size_t>(c.digit)] == 1) return std::pair(c, in.house);
    }
    return std::nullopt;
}

}  // namespace deduku::hodoku
