#include "method/depth/candidates.hpp"

namespace deduku::depth {

Variables::Variables() {
    std::array<std::size_t, all_variables> size{};
    for (Candidate9 c = 0; c < all_candidates; ++c) {
        const auto of_house = [&](int house) { return static_cast<std::uint16_t>(81 + house * 9 + c % 9); };
        const auto& in = lanes::houses_of[c / 9];
        of[c] = {static_cast<std::uint16_t>(c / 9), of_house(in[0]), of_house(in[1]), of_house(in[2])};
        for (const std::uint16_t variable : of[c]) members[variable][size[variable]++] = c;
    }
    for (std::size_t c = 0; c < all_candidates; ++c)
        for (const std::uint16_t variable : of[c])
            for (const Candidate9 other : members[variable])
                if (other != c) linked[c].insert(other);
}

Position::Position(const Variables& variables, const Row& row) : variables_(&variables) {
    for (Candidate9 c = 0; c < all_candidates; ++c) {
        if ((row[c / 9] >> c % 9 & 1) == 0) continue;
        left_.insert(c);
        for (const std::uint16_t variable : variables.of[c]) ++count_[variable];
    }
    for (std::size_t variable = 0; variable < all_variables; ++variable)
        if (count_[variable] == 1)
            for (const Candidate9 c : variables.members[variable])
                if (left_.has(c)) alone_.insert(c);
}

bool Position::remove(Candidate9 c) {
    left_.erase(c);
    bool good = true;
    for (const std::uint16_t variable : variables_->of[c]) {
        const int count = --count_[variable];
        if (count == 0) good = false;
        if (count != 1) continue;
        for (const Candidate9 other : variables_->members[variable])
            if (left_.has(other)) alone_.insert(other);
    }
    return good;
}

bool Position::place(Candidate9 c) {
    if (!left_.has(c)) return false;
    if (placed_.has(c)) return true;
    placed_.insert(c);
    ++number_placed_;
    bool good = true;
    (left_ & variables_->linked[c]).for_each([&](int other) { good = remove(static_cast<Candidate9>(other)) && good; });
    return good;
}

bool Position::close() {
    for (Candidates now = alone(); !now.empty(); now = alone()) {
        bool good = true;
        now.for_each([&](int c) { good = good && place(static_cast<Candidate9>(c)); });
        if (!good) return false;
    }
    return true;
}

int Position::layers_to_contradiction(const Candidates& without, int most) {
    for (int layer = 1; layer <= most; ++layer) {
        const Candidates now = alone() - without;
        if (now.empty()) return most + 1;
        bool good = true;
        now.for_each([&](int c) { good = good && place(static_cast<Candidate9>(c)); });
        if (!good) return layer;
    }
    return most + 1;
}

}  // namespace deduku::depth
