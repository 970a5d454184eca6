#include "cli/option.hpp"

#include <gtest/gtest.h>

#include <set>

#include "cli/commands.hpp"

namespace deduku::cli {
namespace {

Option option(MemberType kind, std::string_view value = "") { return {"name", kind, value, "", "help"}; }

TEST(Option, counts_are_whole_numbers) {
    const Option count = option(MemberType::count);
    EXPECT_EQ(problem(count, "0"), "");
    EXPECT_EQ(problem(count, "18446744073709551615"), "");
    for (const char* wrong : {"", "-1", "1.5", "1x", " 1", "18446744073709551616"})
        EXPECT_NE(problem(count, wrong), "") << wrong;
}

TEST(Option, seconds_are_above_zero) {
    const Option seconds = option(MemberType::number);
    EXPECT_EQ(problem(seconds, "0.25"), "");
    for (const char* wrong : {"", "0", "-1", "nan", "inf", "1s", "1e400"})
        EXPECT_NE(problem(seconds, wrong), "") << wrong;
}

TEST(Option, choices_suggest_the_closest_word) {
    const Option choice = option(MemberType::choice, "breadth|depth");
    EXPECT_EQ(problem(choice, "depth"), "");
    EXPECT_NE(problem(choice, "dept").find("did you mean 'depth'"), std::string::npos);
    EXPECT_EQ(problem(choice, "zzz").find("did you mean"), std::string::npos);
}

TEST(Option, values_are_those_of_questions) {
    EXPECT_EQ(value_of(option(MemberType::count), "3"), Json(3));
    EXPECT_EQ(value_of(option(MemberType::number), "0.25"), Json(0.25));
    EXPECT_EQ(value_of(option(MemberType::strings), "a,b"), Json({"a", "b"}));
    EXPECT_EQ(value_of(option(MemberType::text), "3"), Json("3"));
    EXPECT_EQ(typed_name("max_nodes"), "max-nodes");
}

TEST(Option, given_values_override_defaults) {
    Request request;
    const Option limit = {"limit", MemberType::count, "N", "7", "help"};
    request.values = {*request.members, {&limit, 1}, common_options()};
    EXPECT_FALSE(request.values.given("limit"));
    EXPECT_EQ(request.values.count("limit"), 7U);
    (*request.members)["limit"] = 3;
    EXPECT_EQ(Request(request).values.count("limit"), 3U);
    EXPECT_EQ(request.values.text("unheard_of"), "");
}

TEST(Commands, names_and_options_are_unique) {
    std::set<std::string_view> names;
    for (const Command& command : commands()) {
        EXPECT_TRUE(names.insert(command.name).second) << command.name;
        EXPECT_EQ(find_command(command.name)->name, command.name);
        std::set<std::string_view> options;
        std::set<char> letters = {0};
        const auto add = [&](const Option& row) {
            EXPECT_TRUE(options.insert(row.name).second) << command.name << " --" << row.name;
            EXPECT_TRUE(row.letter == 0 || letters.insert(row.letter).second) << command.name << " -" << row.letter;
            EXPECT_TRUE(row.otherwise.empty() || problem(row, std::string(row.otherwise)).empty()) << row.name;
        };
        for (const Option& row : common_options()) add(row);
        for (const Option& row : command.options) add(row);
    }
}

TEST(Status, the_worse_of_two) {
    EXPECT_EQ(worse(Status::ok, Status::negative), Status::negative);
    EXPECT_EQ(worse(Status::negative, Status::bad_input), Status::bad_input);
    EXPECT_EQ(worse(Status::usage, Status::bad_input), Status::usage);
    EXPECT_EQ(worse(Status::internal, Status::usage), Status::internal);
}

}  // namespace
}  // namespace deduku::cli
