#include "method/depth/candidates.hpp"

namespace deduku::depth {

Variables::Variables() {
    for (std::size_t c = 0; c < all_candidates; ++c) {
        const std::size_t cell = c / 9;
        const std::size_t digit = c % 9;
        const std::size_t row = cell / 9;
        const std::size_t column = cell % 9;
        const std::size_t box = row / 3 * 3 + column / 3;
        const std::size_t in_box = row % 3 * 3 + column % 3;
        const std::array<std::array<std::size_t, 2>, 4> places = {{{cell, digit},
                                                                   {81 + row * 9 + digit, column},
                                                                   {162 + column * 9 + digit, row},
                                                                   {243 + box * 9 + digit, in_box}}};
        for (std::size_t kind = 0; kind < 4; ++kind) {
            of[c][kind] = static_cast<std::uint16_t>(places[kind][0]);
            members[places[kind][0]][places[kind][1]] = static_cast<Candidate9>(c);
        }
    }
    for (std::size_t c = 0; c < all_candidates; ++c)
        for (const std::uint16_t variable : of[c])
            for (const Candidate9 other : members[variable])
                if (other != c) linked[c].add(other);
}

Position::Position(const Variables& variables, const Row& row) : variables_(&variables) {
    for (Candidate9 c = 0; c < all_candidates; ++c) {
        if ((row[c / 9] >> c % 9 & 1) == 0) continue;
        left_.add(c);
        for (const std::uint16_t variable : variables.of[c]) ++count_[variable];
    }
    for (std::size_t variable = 0; variable < all_variables; ++variable)
        if (count_[variable] == 1)
            for (const Candidate9 c : variables.members[variable])
                if (left_.has(c)) alone_.add(c);
}

bool Position::remove(Candidate9 c) {
    left_.drop(c);
    bool good = true;
    for (const std::uint16_t variable : variables_->of[c]) {
        const int count = --count_[variable];
        if (count == 0) good = false;
        if (count != 1) continue;
        for (const Candidate9 other : variables_->members[variable])
            if (left_.has(other)) alone_.add(other);
    }
    return good;
}

bool Position::place(Candidate9 c) {
    if (!left_.has(c)) return false;
    if (placed_.has(c)) return true;
    placed_.add(c);
    ++number_placed_;
    bool good = true;
    left_.each_of_both(variables_->linked[c], [&](Candidate9 other) { good = remove(other) && good; });
    return good;
}

bool Position::close() {
    for (Candidates now = alone(); !now.empty(); now = alone()) {
        bool good = true;
        now.each([&](Candidate9 c) { good = good && place(c); });
        if (!good) return false;
    }
    return true;
}

int Position::layers_to_contradiction(const Candidates& without, int most) {
    for (int layer = 1; layer <= most; ++layer) {
        const Candidates now = alone().without(without);
        if (now.empty()) return most + 1;
        bool good = true;
        now.each([&](Candidate9 c) { good = good && place(c); });
        if (!good) return layer;
    }
    return most + 1;
}

Row Position::row() const {
    Row out{};
    left_.each([&](Candidate9 c) { out[c / 9] |= static_cast<std::uint16_t>(1U << c % 9); });
    return out;
}

}  // namespace deduku::depth
