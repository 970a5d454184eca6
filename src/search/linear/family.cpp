#include "search/linear/family.hpp"

namespace deduku::linear {
namespace {

constexpr int sum_of(unsigned mask) {
    int sum = 0;
    for (int d = 0; d < Family::digits; ++d)
        if ((mask >> d & 1U) != 0) sum += d + 1;
    return sum;
}

constexpr std::array<Family, Family::largest_sum + 1> all_up_to() {
    std::array<Family, Family::largest_sum + 1> out{};
    for (unsigned mask = 0; mask < 1U << Family::digits; ++mask)
        for (auto sum = static_cast<std::size_t>(sum_of(mask)); sum < out.size(); ++sum) out[sum].insert(mask);
    return out;
}

constexpr std::array<Family, Family::largest_sum + 1> families = all_up_to();
constexpr Family none;

}  // namespace

const Family& Family::up_to(int sum) {
    if (sum < 0) return none;
    return families[static_cast<std::size_t>(sum < largest_sum ? sum : largest_sum)];
}

}  // namespace deduku::linear
