// What --format json prints is JSON, one object a line and a puzzle, with the members doc/json.md promises.
#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace {

using Json = nlohmann::json;

const std::string puzzle = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
const std::string solution = "812753649943682175675491283154237896369845721287169534521974368438526917796318452";

struct Result {
    std::vector<Json> objects;
    int status = -1;
};

/// Runs a shell line with `deduku` in PATH; every line of its output must be a JSON object.
Result run(const std::string& line) {
    const std::string command = "PATH=" DEDUKU_BIN ":$PATH; " + line;
    FILE* pipe = popen(command.c_str(), "r");
    std::string text;
    std::array<char, 4096> block{};
    for (std::size_t got; (got = std::fread(block.data(), 1, block.size(), pipe)) > 0;) text.append(block.data(), got);
    Result result;
    const int state = pclose(pipe);
    result.status = WIFEXITED(state) ? WEXITSTATUS(state) : -1;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        EXPECT_NE(end, std::string::npos) << "no line end after the last object";
        const Json object = Json::parse(text.substr(at, end - at), nullptr, false);
        EXPECT_TRUE(object.is_object()) << text.substr(at, end - at);
        result.objects.push_back(object);
        at = end == std::string::npos ? text.size() : end + 1;
    }
    return result;
}

void expect_head(const Json& object, const std::string& command) {
    EXPECT_EQ(object.at("version"), 1);
    EXPECT_EQ(object.at("program").get<std::string>().rfind("deduku ", 0), 0U);
    EXPECT_EQ(object.at("command"), command);
}

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
    EXPECT_EQ(result.objects[1].at("claim"), "no solution");
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
        EXPECT_EQ(object.at("letter").get<std::string>().size(), 1U);
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

TEST(JsonOutput, comment_that_is_no_utf8_is_still_json) {
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
    const Json found =
        Json::parse(R"([{"technique":"T1","name":"naked single","places":["B1=2","D2=2","A3=2"],"removes":[]}])");
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

// The lines of an array as a proof, given to the checker.
int check_proof(const std::string& of, const Json& proof) {
    std::string lines;
    for (const Json& line : proof) lines += line.dump() + "\n";
    return run("f=$(mktemp); cat >$f <<'END'\n" + lines + "END\ndeduku check --json " + of +
               " $f; s=$?; rm $f; exit $s")
        .status;
}

TEST(JsonOutput, explain) {
    const Result result =
        run("deduku explain --json --coords sheet-up ...43.1..1..4... A4=1 A4!=3 E1 --set A4,C4 1 2>/dev/null");
    ASSERT_EQ(result.objects.size(), 1U);
    EXPECT_EQ(result.status, 2);
    const Json& object = result.objects[0];
    expect_head(object, "explain");
    EXPECT_EQ(object.at("method"), "reasonable");
    EXPECT_EQ(object.at("outcome"), "solved");
    const Json& answers = object.at("answers");
    ASSERT_EQ(answers.size(), 3U);
    EXPECT_EQ(answers[0].at("query"), "A4=1");
    EXPECT_EQ(answers[0].at("cell"), "A1");
    EXPECT_EQ(answers[0].at("digit"), 1);
    EXPECT_EQ(answers[0].at("verdict"), "is");
    EXPECT_EQ(answers[0].at("left"), Json::parse("[1]"));
    EXPECT_EQ(answers[0].at("text"), "1 is on A4: discovered while checking [1] on column A and finding it only on A4");
    EXPECT_FALSE(answers[0].contains("chain"));
    EXPECT_EQ(answers[1].at("verdict"), "is not");
    EXPECT_NE(answers[2].at("error").get<std::string>().find("no cell"), std::string::npos);
    const Json& set = object.at("sets")[0];
    EXPECT_EQ(set.at("cells"), Json::parse(R"(["A1","C1"])"));
    EXPECT_EQ(set.at("least"), 1);
    EXPECT_EQ(set.at("most"), 1);
    EXPECT_EQ(set.at("inside"), Json::parse(R"(["row 1"])"));
    EXPECT_TRUE(set.at("closest").get<bool>());
}

TEST(JsonOutput, explain_chains_are_proofs) {
    const std::string last = "4526783916.792.4588.94.5672.41.56789.687.95.479584..36583.94.67974.6.8.5126587943";
    for (const std::string method : {"", " --method hdp", " --order T1H1BTHWXY"}) {
        const Result result =
            run("deduku explain --json --chain" + method + " " + last + " D7=2 F8 D8!=1 --set D8,D7 1");
        ASSERT_EQ(result.objects.size(), 1U);
        const Json& object = result.objects[0];
        EXPECT_EQ(object.at("method"), method.empty() ? "reasonable" : method[3] == 'm' ? "hdp" : "steps T1H1BTHWXY");
        EXPECT_EQ(result.status, method.empty() ? 1 : 0);
        for (const Json& answer : object.at("answers")) {
            EXPECT_FALSE(answer.at("chain").empty());
            EXPECT_EQ(answer.at("chain").size() + 2, answer.at("proof").size());
            EXPECT_EQ(check_proof(last, answer.at("proof")), 0);
        }
        EXPECT_EQ(check_proof(last, object.at("sets")[0].at("proof")), 0);
        if (!method.empty()) continue;
        const Json& answer = object.at("answers")[0];
        EXPECT_EQ(answer.at("verdict"), "undecided");
        EXPECT_EQ(answer.at("suppositions"), Json::parse(R"([{"digit":2,"result":"contradicts"}])"));
        const Json& split = answer.at("chain").back();
        EXPECT_EQ(split.at("kind"), "split");
        EXPECT_EQ(split.at("removes"), Json::parse(R"(["D7!=2"])"));
        EXPECT_EQ(split.at("branches")[0].at("suppose"), Json::parse(R"(["D7=2"])"));
        EXPECT_FALSE(split.at("branches")[0].at("steps").empty());
        EXPECT_TRUE(split.at("branches")[1].at("end").is_null());
    }
}

// A puzzle with several solutions has no HDP chain to a solution: what pair reduction found is explained all the same.
TEST(JsonOutput, explain_facts_of_hdp) {
    const std::string open = "8.........59.......76.........572......493.1....816.9....954167...621938...738245";
    const Result result = run("deduku explain --json --chain --method hdp " + open + " A6 C1 G1 D7");
    ASSERT_EQ(result.objects.size(), 1U);
    EXPECT_EQ(result.objects[0].at("outcome"), "open");
    int splits = 0;
    for (const Json& answer : result.objects[0].at("answers")) {
        EXPECT_EQ(check_proof(open, answer.at("proof")), 0);
        for (const Json& step : answer.at("chain")) splits += step.at("kind") == "split" ? 1 : 0;
    }
    EXPECT_GT(splits, 0);
}

TEST(JsonOutput, explain_contradiction) {
    const Result result = run("deduku explain --json 11.............. A1");
    ASSERT_EQ(result.objects.size(), 1U);
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.objects[0].at("outcome"), "contradiction");
    const Json& shown = result.objects[0].at("contradiction");
    EXPECT_EQ(shown.at("chain").size(), 1U);
    EXPECT_EQ(check_proof("11..............", shown.at("proof")), 0);
    EXPECT_FALSE(result.objects[0].contains("answers"));
}

TEST(JsonOutput, progress) {
    const Result result = run("deduku solve --progress json " + puzzle + " 2>&1 >/dev/null");
    ASSERT_GE(result.objects.size(), 1U);
    EXPECT_EQ(result.objects.back().at("progress").at("done"), 1);
}

}  // namespace
