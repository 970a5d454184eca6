#include "render/graph/contour.hpp"

#include <algorithm>
#include <limits>

namespace deduku::graph {

void Contour::put_above(double height, double left, double right) {
    down_ += height;
    bands_.push_back({height - down_, left - aside_, right - aside_});
}

Contour::Band Contour::from_top(std::size_t i) const {
    const Band& band = bands_[bands_.size() - 1 - i];
    return {band.bottom + down_, band.left + aside_, band.right + aside_};
}

double Contour::clearance(const Contour& other, double gap) const {
    double out = std::numeric_limits<double>::lowest();
    for (std::size_t i = 0, j = 0; i < bands_.size() && j < other.bands_.size();) {
        const Band left = from_top(i);
        const Band right = other.from_top(j);
        out = std::max(out, left.right + gap - right.left);
        if (left.bottom <= right.bottom) ++i;
        if (right.bottom <= left.bottom) ++j;
    }
    return out;
}

void Contour::join(Contour other) {
    std::vector<Band> both;  // from the top, as far as both reach
    std::size_t i = 0;
    std::size_t j = 0;
    while (i < bands_.size() && j < other.bands_.size()) {
        const Band left = from_top(i);
        const Band right = other.from_top(j);
        both.push_back({std::min(left.bottom, right.bottom), left.left, right.right});
        if (left.bottom <= right.bottom) ++i;
        if (right.bottom <= left.bottom) ++j;
    }
    if (j < other.bands_.size()) {
        std::swap(*this, other);
        std::swap(i, j);
    }
    // What is left of the deeper one stays where it is.
    bands_.resize(bands_.size() - i);
    for (std::size_t k = both.size(); k-- > 0;)
        bands_.push_back({both[k].bottom - down_, both[k].left - aside_, both[k].right - aside_});
}

}  // namespace deduku::graph
