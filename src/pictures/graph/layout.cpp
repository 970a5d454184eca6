// A horizontal graph is laid out like a vertical one and turned at the end: `x` is across and `y` is along.
//
//             |              the origin of a unit is the end of its arrow
//         +---+---+
//         |       |          a box; the arrows to the units below spread out under it
//         +-------+
//          /     \           the child on the main path is straight below, the others beside it;
//      +---+   +---+         if there is none, the box is centred above them
#include "pictures/graph/layout.hpp"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "pictures/graph/hanging.hpp"

namespace deduku::graph {
namespace {

constexpr double beside = 14;   // between neighbours
constexpr double between = 22;  // between a box and the units below it; more for arrows far to the side
constexpr double between_across = 30;
constexpr double most_between = 46;
constexpr double under = 12;  // below a unit without children
constexpr double tip_length = 6;
constexpr double padding = 8;          // of a cluster
constexpr double corridor = 6;         // half the room for an arrow that leaves a cluster
constexpr double without_end = 1.0e7;  // longer than any picture

// The position of a unit: extent to the left and right of its origin, and downwards.
struct Place {
    double left = 0;
    double right = 0;
    double height = 0;
    double inset = 0;  // from the top of a cluster to its contents
    double aside = 0;  // of the origin: from that of the unit around or above it, in the end from the paper's
    double on = 0;
    double least = 0;  // extent with everything that hangs below it
    double most = 0;
    double deepest = 0;
    Contour contour{};
};

class Placer {
  public:
    explicit Placer(const Graph& graph)
        : graph_(graph), tree_(hang(graph)), places_(tree_.units.size()), leads_out_(graph.nodes.size(), none) {
        for (std::size_t edge = 0; edge < graph.edges.size(); ++edge)
            if (const std::size_t above = tree_.above[edge];
                above != none && tree_.units[above].kind != Unit::Kind::node)
                leads_out_[graph.edges[edge].from] = edge;
    }

    GraphLayout place() {
        for (std::size_t i = tree_.units.size(); i-- > 0;) {
            if (tree_.units[i].kind == Unit::Kind::node)
                measure_node(i);
            else
                measure_frame(i);
            hang_below(i);
        }
        for (std::size_t i = 0; i < tree_.units.size(); ++i) {
            for (std::size_t other : tree_.units[i].inside) move_by(places_[other], places_[i]);
            for (std::size_t other : tree_.units[i].below) move_by(places_[other], places_[i]);
        }
        return read();
    }

  private:
    Size turned(Size size) const { return graph_.across ? Size{size.height, size.width} : size; }

    void measure_node(std::size_t unit) {
        const Size size = turned(size_of(graph_, graph_.nodes[tree_.units[unit].index]).whole);
        Place& place = places_[unit];
        place.right = size.width / 2;
        place.left = -place.right;
        place.height = size.height;
    }

    // The units inside, side by side, and the border around them. The label is at the top, or at the left if turned.
    void measure_frame(std::size_t unit) {
        const Unit& of = tree_.units[unit];
        Place& place = places_[unit];
        if (of.inside.empty()) return;
        side_by_side(of.inside);
        place.left = without_end;
        place.right = -without_end;
        for (std::size_t other : of.inside) {
            const Place& inner = places_[other];
            place.left = std::min(place.left, inner.aside + inner.least);
            place.right = std::max(place.right, inner.aside + inner.most);
            place.height = std::max(place.height, inner.deepest);
        }
        if (of.kind == Unit::Kind::cluster) add_border(place, of);
        for (std::size_t other : of.inside) places_[other].on = place.inset;
    }

    void add_border(Place& place, const Unit& of) const {
        const Size label = size_of(graph_.clusters[of.index]);
        const double width = label.width + 2 * padding;
        place.right += padding;
        if (graph_.across) {
            place.inset = 2 * padding;
            place.left -= label.height + padding;
            place.height = std::max(place.height + place.inset + padding, width);
            return;
        }
        place.inset = label.height + 1.5 * padding;
        place.left -= padding;
        place.height += place.inset + padding;
        if (of.edge != none) {
            place.left = std::min(place.left, -width);  // the arrow enters behind the label
        } else if (const double missing = width - (place.right - place.left); missing > 0) {
            place.left -= missing / 2;
            place.right += missing / 2;
        }
    }

    // Places units from left to right, the first at 0; returns their outline.
    Contour side_by_side(const std::vector<std::size_t>& units) {
        Contour all = std::move(places_[units.front()].contour);
        for (auto unit = units.begin() + 1; unit != units.end(); ++unit) put_right(all, *unit);
        return all;
    }

    void hang_below(std::size_t unit) {
        const Unit& of = tree_.units[unit];
        Place& place = places_[unit];
        place.least = place.left;
        place.most = place.right;
        place.deepest = place.height;
        if (of.below.empty()) {
            if (const std::size_t out = of.kind == Unit::Kind::node ? leads_out_[of.index] : none; out != none) {
                const double start = offset_of_part(graph_.edges[out]);
                place.contour.put_above(without_end, start - corridor, start + corridor);
            }
            place.contour.put_above(place.height + under, place.left, place.right);
            return;
        }
        const std::optional<std::size_t> leading = leads_on(unit);
        place.contour = leading ? around(of.below, *leading) : side_by_side(of.below);
        const double to_side = leading ? straight_below(unit, *leading) : -middle_of(of.below);
        place.contour.shift(to_side);
        for (std::size_t other : of.below) places_[other].aside += to_side;
        const double room = room_below(unit);
        double left = place.left;
        double right = place.right;
        for (std::size_t other : of.below) {
            Place& lower = places_[other];
            lower.on = place.height + room;
            left = std::min(left, lower.aside - tip_length);
            right = std::max(right, lower.aside + tip_length);
            place.least = std::min(place.least, lower.aside + lower.least);
            place.most = std::max(place.most, lower.aside + lower.most);
            place.deepest = std::max(place.deepest, lower.on + lower.deepest);
        }
        place.contour.put_above(room, left, right);
        place.contour.put_above(place.height, place.left, place.right);
    }

    // Places the leading unit at 0 and the others beside it: by the order of their parts, else on the nearer side, or
    // in their order if both sides are equal.
    Contour around(const std::vector<std::size_t>& units, std::size_t leading) {
        Contour all = std::move(places_[leading].contour);
        const auto middle = std::find(units.begin(), units.end(), leading);
        const std::size_t part = part_of(leading);
        const auto free = [&](std::size_t unit) { return part_of(unit) == none && part == none; };
        for (auto at = middle; at != units.begin();)
            if (--at; !free(*at)) put_left(all, *at);
        for (auto at = middle + 1; at != units.end(); ++at)
            if (!free(*at)) put_right(all, *at);
        for (std::size_t unit : units) {
            if (unit == leading || !free(unit)) continue;
            const Contour& one = places_[unit].contour;
            const double saved = all.clearance(one, beside) - one.clearance(all, beside);
            if (saved > (unit < leading ? -beside : beside))
                put_left(all, unit);
            else
                put_right(all, unit);
        }
        return all;
    }

    std::size_t part_of(std::size_t unit) const { return graph_.edges[tree_.units[unit].edge].part; }

    void put_left(Contour& all, std::size_t unit) {
        Place& place = places_[unit];
        place.aside = -place.contour.clearance(all, beside);
        place.contour.shift(place.aside);
        place.contour.join(std::move(all));
        all = std::move(place.contour);
    }

    void put_right(Contour& all, std::size_t unit) {
        Place& place = places_[unit];
        place.aside = all.clearance(place.contour, beside);
        place.contour.shift(place.aside);
        all.join(std::move(place.contour));
    }

    double middle_of(const std::vector<std::size_t>& units) const {
        return (places_[units.front()].aside + places_[units.back()].aside) / 2;
    }

    // The move of the main child: units with children are placed below the box, others below the start of the arrow.
    double straight_below(std::size_t unit, std::size_t leading) const {
        const bool ends = tree_.units[leading].below.empty() || tree_.units[unit].kind != Unit::Kind::node;
        return ends ? port(tree_.units[leading].edge) : 0;
    }

    // Arrows that go far to the side need more room.
    double room_below(std::size_t unit) const {
        double furthest = 0;
        for (std::size_t other : tree_.units[unit].below)
            furthest = std::max(furthest, std::abs(places_[other].aside - port(tree_.units[other].edge)));
        return std::min(most_between, (graph_.across ? between_across : between) + furthest / 12);
    }

    // The child that follows as a fact, or the one with the largest subtree.
    std::optional<std::size_t> leads_on(std::size_t unit) const {
        const std::vector<std::size_t>& below = tree_.units[unit].below;
        if (below.size() == 1) return below.front();
        const auto is_fact = [&](std::size_t other) {
            return graph_.edges[tree_.units[other].edge].arrow == Arrow::fact;
        };
        const auto fact = std::find_if(below.begin(), below.end(), is_fact);
        if (fact != below.end())
            return std::count_if(below.begin(), below.end(), is_fact) == 1 ? std::optional(*fact) : std::nullopt;
        std::size_t all = 0;
        for (std::size_t other : below) all += tree_.units[other].nodes;
        for (std::size_t other : below)
            if (2 * tree_.units[other].nodes > all && !graph_.across) return other;
        return std::nullopt;
    }

    // The start of an arrow, from the origin of the unit that its target hangs below.
    double port(std::size_t edge) const {
        const Edge& arrow = graph_.edges[edge];
        double out = offset_of_part(arrow);
        // In a cluster that the arrow leaves, positions are still relative to the surrounding unit.
        std::size_t unit = tree_.of_node[arrow.from];
        for (; unit != tree_.above[edge]; unit = tree_.units[unit].parent) out += places_[unit].aside;
        return out;
    }

    double offset_of_part(const Edge& arrow) const {
        const NodeSize size = size_of(graph_, graph_.nodes[arrow.from]);
        if (arrow.part == none) return 0;
        const Size whole = turned(size.whole);
        double out = -whole.width / 2 + (graph_.across ? size.head : 0);
        for (std::size_t i = 0; i < arrow.part; ++i) out += turned(size.parts[i]).width;
        return out + turned(size.parts[arrow.part]).width / 2;
    }

    static void move_by(Place& place, const Place& origin) {
        place.aside += origin.aside;
        place.on += origin.on;
    }

    // The layout from the top left corner of the paper, turned back.
    GraphLayout read() const {
        const Place& paper = places_.front();
        GraphLayout out;
        out.size = turned({paper.right - paper.left, paper.height});
        out.nodes.resize(graph_.nodes.size());
        out.clusters.resize(graph_.clusters.size());
        for (std::size_t i = 1; i < places_.size(); ++i) {
            const Unit& unit = tree_.units[i];
            const Place& place = places_[i];
            if (unit.kind == Unit::Kind::node)
                out.nodes[unit.index] = point(place.aside, place.on + place.height / 2);
            else
                out.clusters[unit.index] = {point(place.aside + place.left, place.on),
                                            point(place.aside + place.right, place.on + place.height)};
        }
        for (std::size_t edge = 0; edge < graph_.edges.size(); ++edge) out.edges.push_back(curve(edge));
        return out;
    }

    GraphPoint point(double aside, double on) const {
        const double x = aside - places_.front().left;
        return graph_.across ? GraphPoint{on, x} : GraphPoint{x, on};
    }

    // Straight out of the clusters that it leaves, a bow to the side, and straight into those that it enters.
    Curve curve(std::size_t edge) const {
        const Edge& arrow = graph_.edges[edge];
        const Place& from = places_[tree_.of_node[arrow.from]];
        const Place& to = places_[tree_.of_node[arrow.to]];
        const bool hangs = tree_.above[edge] != none;
        const double start = from.aside + offset_of_part(arrow);
        const double bottom = from.on + from.height;
        const Place& above = hangs ? places_[tree_.above[edge]] : from;
        const double leave = above.on + above.height;
        const double end = to.on - tip_length;
        const double arrive = std::min(end, hangs ? places_[tree_.top[edge]].on : end);
        const double bend = hangs ? (arrive - leave) * 0.6 : std::max(arrive - leave, 2 * between) / 2;
        Curve out{{point(start, bottom)}, point(to.aside, to.on)};
        const auto straight = [&](double aside, double a, double b) {
            if (b - a < 0.5) return;
            for (const double part : {1.0 / 3, 2.0 / 3, 1.0}) out.points.push_back(point(aside, a + (b - a) * part));
        };
        straight(start, bottom, leave);
        out.points.insert(out.points.end(),
                          {point(start, leave + bend), point(to.aside, arrive - bend), point(to.aside, arrive)});
        straight(to.aside, arrive, end);
        return out;
    }

    const Graph& graph_;
    Hanging tree_;
    std::vector<Place> places_;
    std::vector<std::size_t> leads_out_;  // for each node its arrow that leaves the cluster, or none
};

}  // namespace

GraphLayout lay_out(const Graph& graph) { return Placer(graph).place(); }

}  // namespace deduku::graph
