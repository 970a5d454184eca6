#include "method/steps/order.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "tests/support/positions.hpp"

namespace deduku::steps {
namespace {

using testing::below;
using testing::Random;

Series parsed(std::string_view text) {
    const auto result = parse_series(text);
    if (const auto* error = std::get_if<SyntaxError>(&result)) ADD_FAILURE() << text << ": " << error->text();
    return std::holds_alternative<Series>(result) ? std::get<Series>(result) : Series{};
}

std::string letters() {
    std::string out;
    for (const Technique& row : ordered_techniques())
        if (out.find(row.letter) == std::string::npos) out += row.letter;
    return out;
}

bool has(char letter) { return letters().find(letter) != std::string::npos; }

TEST(Order, language_words_are_not_technique_letters) {
    for (char reserved : {'P', 'V', 'G', 'S', 'R'}) EXPECT_FALSE(has(reserved)) << reserved;
}

TEST(Order, reads_each_part) {
    const Series series = parsed("T1H{B2:H1T}P4(T1P({B}))V(2)-G||B");
    ASSERT_EQ(series.orders.size(), 2U);
    const Labelled& first = series.orders[0];
    const Order innermost{{TechniqueGroup{{{OrderItem{'B', 0}}}, true}}, {}, 0};
    const Order inner{{TechniqueGroup{{{OrderItem{'T', 1}}}, false}}, {innermost}, 0};
    EXPECT_EQ(first.order.groups.size(), 3U);
    EXPECT_EQ(first.order.groups[0], (TechniqueGroup{{{OrderItem{'T', 1}}}, false}));
    EXPECT_EQ(first.order.groups[1], (TechniqueGroup{{{OrderItem{'H', 0}}}, false}));
    EXPECT_EQ(first.order.groups[2],
              (TechniqueGroup{{{OrderItem{'B', 2}}, {OrderItem{'H', 1}, OrderItem{'T', 0}}}, true}));
    ASSERT_EQ(first.order.inner.size(), 1U);
    EXPECT_EQ(first.order.inner[0], inner);
    EXPECT_EQ(first.order.girth, 4);
    EXPECT_EQ(first.label, 2);
    EXPECT_TRUE(first.no_guess);
    EXPECT_EQ(series.orders[1], (Labelled{Order{{TechniqueGroup{{{OrderItem{'B', 0}}}, false}}, {}, 0}, {}, false}));
}

TEST(Order, canonical_spellings_round_trip) {
    for (const char* text : {"T1", "T64", "T", "{T}", "{T1H1}", "{B2:H1}", "{B2:H1:T1H1}", "T1{H1}T2", "P()", "P(T1)",
                             "T1P()", "P1000000(T1H1)", "P(P(P2({T1})))", "T1V(1)", "T1V(9999)-G", "T1-G",
                             "T1P(T1)V(2) || B || P()-G", "T1H1P4(T1H1)V(2) || T1H1P8(T1H1)V(3)"})
        EXPECT_EQ(to_text(parsed(text)), text);
    EXPECT_EQ(to_text(parsed("T1{B2:H1}P3(T1)V(4)").orders[0].order), "T1{B2:H1}P3(T1)");
}

TEST(Order, white_space_separates_words) {
    const std::string_view tight = "T1H1{B2:H1}P4(T1H1)V(2)-G||T2V(3)";
    EXPECT_EQ(parsed(" T1\tH1 { B2\n:\r\nH1 } P4 ( T1 H1 ) V ( 2 ) -G || T2 V(3) "), parsed(tight));
    EXPECT_EQ(parsed("T1H1{B2:H1}P4(T1H1)-G V(2)||T2V(3)"), parsed(tight));
}

TEST(Order, spelling_of_the_source_is_read) {
    // G. Fowler: -qT1H2B2-G -Z'T1H2P(T1H1)V(2)||T1H2BP(T1H1B)V(3)'
    EXPECT_EQ(to_text(parsed("T1H2B2-G")), "T1H2B2-G");
    EXPECT_EQ(to_text(parsed("T1H2P(T1H1)V(2)||T1H2BP(T1H1B)V(3)")), "T1H2P(T1H1)V(2) || T1H2BP(T1H1B)V(3)");
}

TEST(Order, names_in_a_series_expand_to_orders) {
    const std::string hardest(named("hardest"));
    EXPECT_EQ(to_text(parsed("hardest || T1H1V(9)")), hardest + " || T1H1V(9)");
    EXPECT_EQ(to_text(parsed(" inferior||ulterior ")), "{T1H1} || {B2:H1}");
    for (const auto& [text, column] :
         {std::pair{"hardest || T1V(7)", 16}, {"T1V(7)||hardest", 9}, {"hardest V(9)", 9}}) {
        const auto result = parse_series(text);
        ASSERT_TRUE(std::holds_alternative<SyntaxError>(result)) << text;
        EXPECT_EQ(std::get<SyntaxError>(result).column, static_cast<std::size_t>(column)) << text;
    }
}

TEST(Order, named_orders) {
    EXPECT_EQ(named("inferior"), "{T1H1}");
    EXPECT_EQ(named("ulterior"), "{B2:H1}");
    EXPECT_EQ(named("superior-plus"), "{T1H1B2B3T2H2W2T3H3}{W3T4H4W4}");
    EXPECT_EQ(named("superior"), "");
    EXPECT_EQ(named(""), "");
    for (const char* name : {"inferior", "ulterior", "superior-plus", "hardest"})
        EXPECT_EQ(to_text(parsed(named(name))), named(name));
    const Series hardest = parsed(named("hardest"));
    ASSERT_EQ(hardest.orders.size(), 6U);
    for (int label = 2; label <= 7; ++label)
        EXPECT_EQ(hardest.orders[static_cast<std::size_t>(label - 2)].label, label);
    EXPECT_EQ(hardest.orders[0].order.girth, 4);
    EXPECT_EQ(hardest.orders[1].order.girth, 8);
    EXPECT_EQ(hardest.orders[2].order.girth, 0);
}

// A technique of the table, with or without its size.
OrderItem random_item(Random& random) {
    const auto rows = ordered_techniques();
    const Technique& row = rows[static_cast<std::size_t>(below(random, static_cast<int>(rows.size())))];
    if (row.max_size == 0 || below(random, 3) == 0) return {row.letter, 0};
    return {row.letter, row.min_size + below(random, row.max_size - row.min_size + 1)};
}

TechniqueGroup random_group(Random& random) {
    if (below(random, 2) == 0) return {{{random_item(random)}}, false};
    TechniqueGroup group{{}, true};
    const int parts = 1 + below(random, 3);
    for (int i = 0; i < parts; ++i) {
        group.parts.emplace_back();
        const int items = 1 + below(random, 4);
        for (int j = 0; j < items; ++j) group.parts.back().push_back(random_item(random));
    }
    return group;
}

Order random_order(Random& random, int depth) {
    Order order;
    const int groups = below(random, 4);
    for (int i = 0; i < groups; ++i) order.groups.push_back(random_group(random));
    if (depth < deepest_nesting && below(random, 4) != 0) {
        order.inner.push_back(random_order(random, depth + 1));
        if (below(random, 2) == 0) order.girth = 1 + below(random, below(random, 2) == 0 ? 9 : largest_girth);
    }
    if (depth == 0 && order.groups.empty() && order.inner.empty()) order.groups.push_back(random_group(random));
    return order;
}

Series random_series(Random& random) {
    Series series;
    const int orders = 1 + below(random, 4);
    int label = 0;
    for (int i = 0; i < orders; ++i) {
        Labelled each{random_order(random, 0), {}, below(random, 3) == 0};
        label += 1 + below(random, 2000);
        if (below(random, 2) == 0) each.label = label;
        series.orders.push_back(std::move(each));
    }
    return series;
}

TEST(Order, printed_orders_round_trip) {
    Random random(5);
    for (int i = 0; i < 2000; ++i) {
        const Series series = random_series(random);
        const std::string text = to_text(series);
        ASSERT_EQ(parsed(text), series) << text;
        ASSERT_EQ(to_text(parsed(text)), text);
    }
}

// "T2 T3 T4 | B2 B3 : H1" for the groups of an order.
std::string moves(std::string_view text) {
    std::string out;
    for (const Moves& group : expanded(parsed(text).orders[0].order)) {
        if (!out.empty()) out += "| ";
        for (std::size_t part = 0; part < group.size(); ++part) {
            if (part > 0) out += ": ";
            for (const Move& move : group[part]) {
                EXPECT_EQ(move.technique, find_move(move.technique->letter, move.size).technique);
                out += move.technique->letter + (move.size > 0 ? std::to_string(move.size) : "") + " ";
            }
        }
    }
    return out.substr(0, out.size() - 1);
}

TEST(Order, abbreviations_are_expanded) {
    EXPECT_EQ(moves("T1H1"), "T1 | H1");
    EXPECT_EQ(moves("{T1H1}B2"), "T1 H1 | B2");
    EXPECT_EQ(moves("T1 T B H H5"), "T1 | T2 | T3 | T4 | B2 B3 | H2 | H3 | H4 | H5");
    EXPECT_EQ(moves("{T}{B2:H}{T1 B:T1}"), "T2 T3 T4 | B2 : H2 H3 H4 | T1 B2 B3 : T1");
    EXPECT_EQ(expanded(parsed("P(T1)").orders[0].order).size(), 0U);
    EXPECT_EQ(moves("T1P(H1)"), "T1");
    EXPECT_EQ(moves("C C1 {X C}"), "C1 C2 C3 | C1 | X C1 C2 C3");
    EXPECT_EQ(moves("W X {W Y:X}"), "W2 | W3 | W4 | X | W2 W3 W4 Y : X");
}

}  // namespace
}  // namespace deduku::steps
