#include "method/depth/candidates.hpp"

namespace deduku::depth {

namespace {

// For each candidate, its cell and then its digit in each house: `add(candidate, variable)`.
template <class Add>
void for_each_variable(const Geometry& geometry, Add&& add) {
    for (const Candidate c : geometry.every_candidate())
        for (const Sector sector : geometry.sectors_of(c))
            add(static_cast<std::size_t>(geometry.number(c)), static_cast<std::size_t>(index(sector)));
}

template <class Variables>
void link_all(Variables& variables) {
    for (std::size_t c = 0; c < all_candidates; ++c)
        for (const std::uint16_t variable : variables.of[c])
            for (const Candidate9 other : variables.members[variable])
                if (other != c) variables.linked[c].insert(other);
}

}  // namespace

StandardVariables::StandardVariables(const Geometry& geometry) {
    std::array<std::size_t, most> size{};
    std::array<std::size_t, all_candidates> in{};
    for_each_variable(geometry, [&](std::size_t c, std::size_t variable) {
        of[c][in[c]++] = static_cast<std::uint16_t>(variable);
        members[variable][size[variable]++] = static_cast<Candidate9>(c);
    });
    link_all(*this);
}

HouseVariables::HouseVariables(const Geometry& geometry) : members(static_cast<std::size_t>(geometry.sectors())) {
    std::vector<std::size_t> size(members.size());
    for_each_variable(geometry, [&](std::size_t c, std::size_t variable) {
        of[c].push_back(static_cast<std::uint16_t>(variable));
        members[variable][size[variable]++] = static_cast<Candidate9>(c);
    });
    link_all(*this);
}

template <class Variables>
DepthPosition<Variables>::DepthPosition(const Variables& variables, const MaskRow& row) : variables_(&variables) {
    for (Candidate9 c = 0; c < all_candidates; ++c) {
        if ((row[c / 9] >> c % 9 & 1) == 0) continue;
        left_.insert(c);
        for (const std::uint16_t variable : variables.of[c]) ++count_[variable];
    }
    for (std::size_t variable = 0; variable < variables.members.size(); ++variable)
        if (count_[variable] == 1)
            for (const Candidate9 c : variables.members[variable])
                if (left_.has(c)) alone_.insert(c);
}

template <class Variables>
bool DepthPosition<Variables>::remove(Candidate9 c) {
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

template <class Variables>
bool DepthPosition<Variables>::place(Candidate9 c) {
    if (!left_.has(c)) return false;
    if (placed_.has(c)) return true;
    placed_.insert(c);
    ++number_placed_;
    bool good = true;
    (left_ & variables_->linked[c]).for_each([&](int other) { good = remove(static_cast<Candidate9>(other)) && good; });
    return good;
}

template <class Variables>
bool DepthPosition<Variables>::close() {
    for (NineCandidates now = alone(); !now.empty(); now = alone()) {
        bool good = true;
        now.for_each([&](int c) { good = good && place(static_cast<Candidate9>(c)); });
        if (!good) return false;
    }
    return true;
}

template <class Variables>
int DepthPosition<Variables>::layers_to_contradiction(const NineCandidates& without, int most) {
    for (int layer = 1; layer <= most; ++layer) {
        const NineCandidates now = alone() - without;
        if (now.empty()) return most + 1;
        bool good = true;
        now.for_each([&](int c) { good = good && place(static_cast<Candidate9>(c)); });
        if (!good) return layer;
    }
    return most + 1;
}

template class DepthPosition<StandardVariables>;
template class DepthPosition<HouseVariables>;

}  // namespace deduku::depth
