// Orders as text and as moves of the table; order_parse.cpp reads them.
//
//   Group{{{B,2}}, {{H,1}}}  ->  "{B2:H1}"           bare T  ->  three groups: T2, T3, T4
#include "method/steps/order.hpp"

#include <algorithm>
#include <array>

namespace deduku::steps {
namespace {

struct Named {
    std::string_view name;
    std::string_view text;
};

constexpr std::array<Named, 6> named_orders = {{
    {"inferior", "{T1H1}"},
    {"ulterior", "{B2:H1}"},
    {"superior-plus", "{T1H1B2B3T2H2W2T3H3}{W3T4H4W4}"},
    {"hardest",
     "T1H1P4(T1H1)V(2) || T1H1P8(T1H1)V(3) || T1H1{B2B3}T2H2W2T3H3W3T4H4W4P(T1H1)V(4)"
     " || T1H1P(T1H1{B2B3})V(5) || T1H1P(T1H1{B2B3}T2)V(6) || T1H1P(T1H1{B2B3}T2H2)V(7)"},
    // The author's series ends here; nested propositions are an addition of Deduku.
    {"hardest-plus", "hardest || T1H1P(T1H1P(T1H1))V(8)"},
    // with_rules(hardest)
    {"hardest-rules",
     "T1H1LKDZIP4(T1H1LKDZI)V(2) || T1H1LKDZIP8(T1H1LKDZI)V(3)"
     " || T1H1LKDZI{B2B3}T2H2W2T3H3W3T4H4W4P(T1H1LKDZI)V(4) || T1H1LKDZIP(T1H1LKDZI{B2B3})V(5)"
     " || T1H1LKDZIP(T1H1LKDZI{B2B3}T2)V(6) || T1H1LKDZIP(T1H1LKDZI{B2B3}T2H2)V(7)"},
}};

void append(std::string& out, const TechniqueGroup& group) {
    if (group.braced) out += '{';
    for (std::size_t part = 0; part < group.parts.size(); ++part) {
        if (part > 0) out += ':';
        for (const OrderItem& item : group.parts[part]) {
            out += item.letter;
            if (item.size > 0) out += std::to_string(item.size);
        }
    }
    if (group.braced) out += '}';
}

// The expansion of a letter without size.
struct Shorthand {
    std::vector<Move> moves;
    bool one_group = false;  // for a bare letter: one group of all moves, or one group for each
};

Shorthand written_out(char letter) {
    if (const Move alone = find_move(letter, 0); alone.technique != nullptr) return {{alone}, true};
    Shorthand out;
    // A letter of any size stands for the usual sizes; one with fixed sizes stands for all of them.
    const auto any = [letter](const Technique& row) { return row.letter == letter && row.max_size == any_size; };
    const auto rows = ordered_techniques();
    out.one_group = std::none_of(rows.begin(), rows.end(), any);
    const int first = out.one_group ? 1 : 2, last = out.one_group ? any_size : 4;
    for (int size = first; size <= last; ++size)
        if (const Move move = find_move(letter, size); move.technique != nullptr) out.moves.push_back(move);
    return out;
}

}  // namespace

std::string SyntaxError::text() const {
    return "column " + std::to_string(column) + ": found " + found + ", expected " + expected;
}

std::string to_text(const Order& order) {
    std::string out;
    for (const TechniqueGroup& group : order.groups) append(out, group);
    if (order.inner.empty()) return out;
    out += 'P';
    if (order.girth > 0) out += std::to_string(order.girth);
    return out + '(' + to_text(order.inner.front()) + ')';
}

std::string to_text(const Series& series) {
    std::string out;
    for (const Labelled& each : series.orders) {
        if (&each != &series.orders.front()) out += " || ";
        out += to_text(each.order);
        if (each.label) out += "V(" + std::to_string(*each.label) + ')';
        if (each.no_guess) out += "-G";
    }
    return out;
}

std::string_view named(std::string_view name) {
    for (const Named& each : named_orders)
        if (each.name == name) return each.text;
    return {};
}

std::string_view default_name(const Geometry& geometry) {
    return geometry.constrained() ? "hardest-rules" : "hardest-plus";
}

namespace {

bool is_single(const TechniqueGroup& group) {
    const std::vector<OrderItem>& items = group.parts.front();
    return group.parts.size() == 1 && std::all_of(items.begin(), items.end(), [](const OrderItem& item) {
               return find_move(item.letter, item.size).technique != nullptr &&
                      find_move(item.letter, item.size).technique->effect == Effect::places;
           });
}

void add_rules(Order& order) {
    std::vector<TechniqueGroup> more;
    for (const char letter : std::string_view("LKDZI")) more.push_back({{{{letter, 0}}}, false});
    const auto behind = std::find_if_not(order.groups.begin(), order.groups.end(), is_single);
    order.groups.insert(behind, more.begin(), more.end());
    for (Order& inner : order.inner) add_rules(inner);
}

}  // namespace

Series with_rules(Series series) {
    for (Labelled& each : series.orders) add_rules(each.order);
    return series;
}

Series default_series(const Geometry& geometry) {
    return std::get<Series>(parse_series(named(default_name(geometry))));
}

std::vector<Moves> expanded(const Order& order) {
    std::vector<Moves> out;
    for (const TechniqueGroup& group : order.groups) {
        Moves moves;
        for (const auto& part : group.parts) {
            moves.emplace_back();
            for (const OrderItem& item : part) {
                if (item.size > 0) {
                    moves.back().push_back(find_move(item.letter, item.size));
                    continue;
                }
                const Shorthand all = written_out(item.letter);
                if (group.braced || all.one_group) {
                    moves.back().insert(moves.back().end(), all.moves.begin(), all.moves.end());
                    continue;
                }
                // A bare item is a group by itself.
                for (const Move& move : all.moves) out.push_back({{move}});
            }
        }
        if (!moves.front().empty()) out.push_back(std::move(moves));
    }
    return out;
}

std::optional<Move> unknown_to(const Geometry& geometry, const Order& order) {
    for (const Moves& group : expanded(order))
        for (const std::vector<Move>& part : group)
            for (const Move& move : part)
                if (!move.technique->knows(geometry) && !move.technique->reads_rules()) return move;
    return order.inner.empty() ? std::nullopt : unknown_to(geometry, order.inner.front());
}

std::vector<std::string> group_names(const Order& order) {
    std::vector<std::string> list;
    for (const Moves& moves : expanded(order)) {
        Order alone{{{{}, moves.size() > 1 || moves.front().size() > 1}}, {}, 0};
        for (const std::vector<Move>& part : moves) {
            auto& items = alone.groups.front().parts.emplace_back();
            for (const Move& move : part) items.push_back({move.technique->letter, move.size});
        }
        list.push_back(to_text(alone));
    }
    return list;
}

}  // namespace deduku::steps
