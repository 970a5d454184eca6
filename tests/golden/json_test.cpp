// The output of --format json is JSON, one object a line and a puzzle, with the members of doc/json.md.
#include "tests/golden/json_run.hpp"

namespace deduku::testing {
namespace {

const std::string puzzle = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const std::string solution = "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

TEST(JsonOutput, solve) {
    const Result result = run("deduku solve --json " + puzzle + " 1234............ 11..............");
    ASSERT_EQ(result.objects.size(), 3U);
    EXPECT_EQ(result.status, 1);
    for (const Json& object : result.objects) expect_head(object, "solve");
    EXPECT_EQ(result.objects[0].at("puzzle"), puzzle);
    EXPECT_EQ(result.objects[0].at("result"), "unique");
    EXPECT_EQ(result.objects[0].at("solution"), solution);
    EXPECT_EQ(result.objects[0].at("box"), Json::parse("[3,3]"));
    EXPECT_EQ(result.objects[1].at("result"), "several");
    EXPECT_EQ(result.objects[1].at("solutions"), 2);
    EXPECT_FALSE(result.objects[1].at("exact").get<bool>());
    EXPECT_EQ(result.objects[2].at("result"), "none");
    EXPECT_TRUE(result.objects[2].at("solution").is_null());
}

TEST(JsonOutput, bench) {
    const Result result = run("deduku bench --json --rounds 3 --seconds 0.001 --clock cpu " + solution);
    EXPECT_EQ(result.status, 0);
    ASSERT_GE(result.objects.size(), 6U);
    for (const Json& object : result.objects) {
        expect_head(object, "bench");
        EXPECT_EQ(object.at("list"), "<argument>");
        EXPECT_EQ(object.at("puzzles"), 1);
        EXPECT_EQ(object.at("boards"), 2000);
        EXPECT_EQ(object.at("threads"), 1);
        EXPECT_EQ(object.at("clock"), "cpu");
        EXPECT_EQ(object.at("rounds").size(), 3U);
        EXPECT_GT(object.at("per_second"), 0);
        EXPECT_EQ(object.at("guesses"), 0);
        if (object.at("lanes") == 0) continue;
        for (const char* member : {"sweeps", "sweeps_a_step", "busy_lanes", "settled_lanes"}) {
            EXPECT_GT(object.at(member), 0) << member;
        }
    }
    EXPECT_EQ(result.objects.front().at("limit"), 1);
    EXPECT_EQ(result.objects.back().at("limit"), 2);
    EXPECT_EQ(result.objects.back().at("engine"), "by-sectors");
    EXPECT_EQ(result.objects.back().at("lanes"), 0);
}

TEST(JsonOutput, solve_all) {
    const Result result = run("deduku solve --format json --all 1234............ ................");
    ASSERT_EQ(result.objects.size(), 2U);
    EXPECT_EQ(result.objects[0].at("all").size(), 12U);
    EXPECT_EQ(result.objects[0].at("solutions"), 12);
    EXPECT_TRUE(result.objects[0].at("exact").get<bool>());
    EXPECT_EQ(result.objects[1].at("all").size(), 288U);
}

TEST(JsonOutput, solve_all_without_solution_and_cut_short) {
    const Result result = run("deduku solve --json --all --max-nodes 0 " + puzzle + " 11..............");
    ASSERT_EQ(result.objects.size(), 2U);
    EXPECT_EQ(result.objects[0].at("result"), "unknown");
    EXPECT_FALSE(result.objects[0].at("exact").get<bool>());
    EXPECT_TRUE(result.objects[1].at("all").empty());
}

TEST(JsonOutput, hdp) {
    const Result result = run("deduku hdp --json " + puzzle);
    ASSERT_EQ(result.objects.size(), 1U);
    EXPECT_EQ(result.status, 0);
    const Json& object = result.objects[0];
    expect_head(object, "hdp");
    EXPECT_EQ(object.at("level"), "hard");
    EXPECT_EQ(object.at("solution"), solution);
    EXPECT_EQ(object.at("deep").at("chains"), 24);
    EXPECT_EQ(object.at("deep").at("lines").size(), 25U);
    EXPECT_EQ(object.at("pairs"), Json::parse(R"(["G8: 3,9"])"));
    EXPECT_EQ(object.at("positions").at("solved"), solution);
    EXPECT_TRUE(object.at("constraint").is_null());
    EXPECT_EQ(object.at("options_hash").get<std::string>().size(), 8U);
}

TEST(JsonOutput, hdp_replay) {
    const Result result =
        run("f=$(mktemp); echo 'DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6' >$f; echo nonsense >>$f;"
            "deduku hdp --json --replay $f " +
            puzzle + "; s=$?; rm $f; exit $s");
    ASSERT_EQ(result.objects.size(), 1U);
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.objects[0].at("failed"), 2);
    EXPECT_EQ(result.objects[0].at("lines")[0].at("verdict"), "holds");
}

TEST(JsonOutput, scenarios) {
    const Result result = run("deduku scenarios --json --extend pairs --drop empty " + puzzle + " 1..1............");
    ASSERT_EQ(result.objects.size(), 2U);
    EXPECT_EQ(result.status, 1);
    const Json& object = result.objects[0];
    expect_head(object, "scenarios");
    EXPECT_EQ(object.at("all"), 729);
    EXPECT_EQ(object.at("data"), 561);
    EXPECT_EQ(object.at("passes"), Json::parse(R"([{"start":561,"pairs":275,"unique":275},
                                                   {"start":275,"pairs":275,"unique":275}])"));
    EXPECT_EQ(object.at("fixpoint"), 275);
    EXPECT_TRUE(object.at("contradiction").is_null());
    ASSERT_EQ(object.at("rounds").size(), 3U);
    const Json& round = object.at("rounds")[0];
    EXPECT_EQ(round.at("scenarios"), 31696);
    EXPECT_EQ(round.at("dead_empty"), 5316);
    EXPECT_EQ(round.at("dead_place"), 677);
    EXPECT_EQ(round.at("extended"), 262);
    EXPECT_EQ(round.at("refuted").get<int>() + round.at("falsified").get<int>(), 275 - 262);
    EXPECT_EQ(object.at("extended"), 81);
    EXPECT_EQ(object.at("distinct"), 1);
    EXPECT_EQ(object.at("solutions"), Json::array({solution}));
    EXPECT_EQ(object.at("state"), solution);
    EXPECT_FALSE(object.at("cut_short").get<bool>());
    EXPECT_EQ(object.at("options_hash").get<std::string>().size(), 8U);
    EXPECT_EQ(result.objects[1].at("contradiction"), "A1 has no digit");
    EXPECT_FALSE(result.objects[1].contains("scenarios"));
}

TEST(JsonOutput, scenarios_picked) {
    const Result result = run("deduku scenarios --json --sample 5 --seed 3 --pick r1c2,r1c3 --coords rc " + puzzle);
    ASSERT_EQ(result.objects.size(), 1U);
    const Json& object = result.objects[0];
    EXPECT_EQ(object.at("picked"), Json::parse(R"(["r1c2","r1c3"])"));
    EXPECT_EQ(object.at("possible"), 20);
    EXPECT_TRUE(object.at("sampled").get<bool>());
    EXPECT_EQ(object.at("scenarios"), 5);
    EXPECT_EQ(object.at("distinct"), 0);
    EXPECT_TRUE(object.at("solutions").empty());
    EXPECT_FALSE(object.contains("rounds"));
}

TEST(JsonOutput, prove) {
    const Result result = run("deduku prove --json " + puzzle + " 11..............");
    ASSERT_EQ(result.objects.size(), 2U);
    expect_head(result.objects[0], "prove");
    EXPECT_EQ(result.objects[0].at("claim"), "unique");
    const Json& proof = result.objects[0].at("proof");
    EXPECT_EQ(proof.front().at("format"), "deduku-proof");
    EXPECT_EQ(proof.back().at("claim"), "unique");
    EXPECT_EQ(proof.size(), result.objects[0].at("deductions").get<std::size_t>() + 2);
    EXPECT_GE(result.objects[0].at("deductions_in_all"), result.objects[0].at("deductions"));
    std::size_t bytes = 0;
    for (const Json& line : proof) bytes += line.dump().size() + 1;
    EXPECT_EQ(result.objects[0].at("bytes"), bytes);
    EXPECT_EQ(result.objects[1].at("claim"), "no solution");
}

TEST(JsonOutput, prove_not_reached) {
    const Result result = run("deduku prove --json --by reasonable " + puzzle + " 2>/dev/null");
    ASSERT_EQ(result.objects.size(), 1U);
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.objects[0].at("result"), "unreached");
    EXPECT_TRUE(result.objects[0].at("proof").empty());
}

TEST(JsonOutput, prove_untrue) {
    const Result result = run("deduku prove --json --goal unique 1234............ 2>/dev/null");
    ASSERT_EQ(result.objects.size(), 1U);
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.objects[0].at("result"), "untrue");
}

TEST(JsonOutput, check) {
    const Result result = run("deduku prove " + puzzle + " | deduku check --format json " + puzzle + " -");
    ASSERT_EQ(result.objects.size(), 1U);
    EXPECT_EQ(result.status, 0);
    EXPECT_EQ(result.objects[0].at("verdict"), "accepted");
}

TEST(JsonOutput, list) {
    const Result result = run("deduku list --json");
    ASSERT_GE(result.objects.size(), 9U);
    for (const Json& object : result.objects) {
        expect_head(object, "list");
        EXPECT_FALSE(object.at("key").get<std::string>().empty());
        EXPECT_TRUE(object.at("letter").is_null() || object.at("letter").get<std::string>().size() == 1U);
        EXPECT_TRUE(object.at("rests_on_uniqueness").is_boolean());
        EXPECT_FALSE(object.at("rests_on_uniqueness").get<bool>() && object.at("letter").is_string());
        EXPECT_GT(object.at("difficulty").get<int>(), 0);
        EXPECT_FALSE(object.at("example").get<std::string>().empty());
    }
}

TEST(JsonOutput, convert) {
    const Result result = run("deduku convert --json --to sdk '" + puzzle + " # a \"quoted\" word'");
    ASSERT_EQ(result.objects.size(), 1U);
    expect_head(result.objects[0], "convert");
    EXPECT_EQ(result.objects[0].at("comment"), "a \"quoted\" word");
    EXPECT_NE(result.objects[0].at("text").get<std::string>().find("8........\n"), std::string::npos);
}

TEST(JsonOutput, invalid_utf8_in_comments_gives_valid_json) {
    const Result result = run("printf '%s # \\377\\376\\n' " + puzzle + " | deduku convert --json");
    ASSERT_EQ(result.objects.size(), 1U);
}

TEST(JsonOutput, analyze) {
    const Result result = run("deduku analyze --json " + puzzle + " 1234............ 11..............");
    ASSERT_EQ(result.objects.size(), 3U);
    EXPECT_EQ(result.status, 1);
    const Json& object = result.objects[0];
    expect_head(object, "analyze");
    EXPECT_EQ(object.at("clues"), 21);
    EXPECT_EQ(object.at("solutions"), "1");
    EXPECT_EQ(object.at("solution"), solution);
    EXPECT_EQ(object.at("candidates").size(), 81U);
    EXPECT_EQ(object.at("candidates")[0], Json::parse("[8]"));
    EXPECT_EQ(object.at("hdp").at("level"), "hard");
    EXPECT_TRUE(object.at("proof").at("accepted").get<bool>());
    EXPECT_EQ(object.at("proof").at("claim"), "unique");
    EXPECT_EQ(result.objects[1].at("solutions"), "2+");
    EXPECT_TRUE(result.objects[1].at("proof").is_null());
    EXPECT_EQ(result.objects[2].at("proof").at("claim"), "no solution");
}

const std::string ocean = ".....1..2.1..3..4.5..6.......4.....1.7..8..3.2.....6..9....2.......4..7...35..8..";

TEST(JsonOutput, steps) {
    const Result result = run("deduku steps --json -q T1 --trace '...43.1..1..4...'");
    ASSERT_EQ(result.objects.size(), 1U);
    EXPECT_EQ(result.status, 0);
    const Json& object = result.objects[0];
    expect_head(object, "steps");
    EXPECT_EQ(object.at("order"), "T1");
    EXPECT_EQ(object.at("outcome"), "solved");
    EXPECT_EQ(object.at("steps"), 3);
    EXPECT_EQ(object.at("groups"), Json::parse(R"([{"group":"T1","steps":3}])"));
    EXPECT_EQ(object.at("uses"), Json::parse(R"({"T1":3})"));
    EXPECT_FALSE(object.at("propositions").get<bool>());
    EXPECT_EQ(object.at("solution"), "1234341221434321");
    EXPECT_EQ(object.at("options"), "count=passes inside=batch order=T1");
    EXPECT_EQ(object.at("options_hash").get<std::string>().size(), 8U);
    ASSERT_EQ(object.at("trace").size(), 3U);
    const Json found = Json::parse(
        R"([{"technique":"T1","name":"naked single","pattern":null,"places":["B1=2","D2=2","A3=2"],"removes":[]}])");
    EXPECT_EQ(object.at("trace")[0].at("found"), found);
    EXPECT_FALSE(object.contains("rated"));
}

TEST(JsonOutput, steps_with_a_series) {
    const std::string series = " -Z 'T1V(1)||T1H1P(T1H1{B2B3}T2)V(6)' -f '%(V)x %o' ";
    const Result result = run("deduku steps --json" + series + ocean + "; deduku steps --json -q T1W --trace" + series +
                              ocean + " ..343412..434321");
    ASSERT_EQ(result.objects.size(), 3U);
    EXPECT_EQ(result.status, 1);
    const Json& alone = result.objects[0];
    EXPECT_EQ(alone.at("order"), "T1H1P(T1H1{B2B3}T2)");
    EXPECT_EQ(alone.at("passes"), 9);
    EXPECT_EQ(alone.at("productive"), 5);
    EXPECT_EQ(alone.at("girth"), 35);
    EXPECT_FALSE(alone.contains("trace"));
    EXPECT_EQ(alone.at("line"), "6 solved");
    EXPECT_EQ(alone.at("rated").at("series"), "T1V(1) || T1H1P(T1H1{B2B3}T2)V(6)");
    EXPECT_EQ(alone.at("rated").at("label"), 6);
    EXPECT_EQ(alone.at("rated").at("rating"), 99707);
    EXPECT_EQ(alone.at("rated").at("solved_by"), 2);
    const Json& both = result.objects[1];
    EXPECT_EQ(both.at("order"), "T1W");
    EXPECT_EQ(both.at("outcome"), "stuck");
    EXPECT_EQ(both.at("groups").size(), 4U);  // T1, W2, W3, W4
    EXPECT_EQ(both.at("line"), "6 stuck");
    EXPECT_EQ(both.at("rated").at("passes"), 9);
    EXPECT_TRUE(both.at("trace").empty());
    EXPECT_TRUE(both.at("rated").at("trace").is_array());
    const Json& two = result.objects[2].at("rated");
    EXPECT_TRUE(two.at("label").is_null());
    EXPECT_TRUE(two.at("rating").is_null());
    EXPECT_TRUE(two.at("several").get<bool>());
    EXPECT_EQ(two.at("trace")[0].at("width"), 2);
    EXPECT_EQ(two.at("trace")[0].at("tested")[0],
              Json::parse(R"({"candidate":"A1=1","verdict":"solution","girth":3})"));
}

TEST(JsonOutput, rate) {
    const Result result =
        run("deduku rate --json --check-invariance 2 --seed 5 " + ocean + " 1234............ 2>/dev/null");
    ASSERT_EQ(result.objects.size(), 2U);
    EXPECT_EQ(result.status, 1);
    const Json& object = result.objects[0];
    expect_head(object, "rate");
    EXPECT_EQ(object.at("unique"), "1");
    EXPECT_EQ(object.at("hdp").at("options_hash").get<std::string>().size(), 8U);
    EXPECT_EQ(object.at("steps").at("label"), 6);
    EXPECT_EQ(object.at("steps").at("passes"), 9);
    EXPECT_EQ(object.at("steps").at("rating"), 99707);
    EXPECT_NE(object.at("steps").at("options").get<std::string>().find(" series=T1H1P4(T1H1)V(2) || "),
              std::string::npos);
    EXPECT_FALSE(object.at("reasonable").get<bool>());
    EXPECT_EQ(object.at("invariance"), Json::parse(R"({"checked":2,"seed":5,"differences":[]})"));
    const Json& several = result.objects[1];
    EXPECT_EQ(several.at("unique"), "2+");
    EXPECT_EQ(several.at("steps").at("outcome"), "not unique");
    EXPECT_TRUE(several.at("steps").at("rating").is_null());
    EXPECT_FALSE(several.contains("invariance"));
}

// A naked single in box 3, then the last digit of row 1.
TEST(JsonOutput, hint) {
    const Result result =
        run("deduku hint --json .....167..2...79.4.9..58.....1.253..8.....4...6......9......1....4.....7.3..82... "
            "12.4..1.2...4321");
    ASSERT_EQ(result.objects.size(), 2U);
    EXPECT_EQ(result.objects[0].at("look"), Json::parse(R"(["box 3"])"));
    EXPECT_EQ(result.objects[1].at("look"), Json::parse(R"(["row 1"])"));
}

TEST(JsonOutput, progress) {
    const Result result = run("deduku solve --progress json " + puzzle + " 2>&1 >/dev/null");
    ASSERT_GE(result.objects.size(), 1U);
    EXPECT_EQ(result.objects.back().at("progress").at("done"), 1);
}

}  // namespace
}  // namespace deduku::testing
