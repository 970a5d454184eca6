// The output of `explain --json`: the members of doc/json.md, and chains as proofs that the checker accepts.
#include "tests/golden/json_run.hpp"

namespace deduku::testing {
namespace {

// Runs the checker on the lines of an array as a proof.
int check_proof(const std::string& of, const Json& proof) {
    std::string lines;
    for (const Json& line : proof) lines += line.dump() + "\n";
    return run("f=$(mktemp); cat >$f <<'END'\n" + lines + "END\ndeduku check --json " + of +
               " $f; s=$?; rm $f; exit $s")
        .status;
}

TEST(ExplainJson, answers) {
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
    EXPECT_EQ(answers[0].at("text"), "A4 is 1: the only place for 1 in column A");
    EXPECT_FALSE(answers[0].contains("chain"));
    EXPECT_EQ(answers[1].at("verdict"), "is not");
    EXPECT_NE(answers[2].at("error").get<std::string>().find("not a cell"), std::string::npos);
    const Json& set = object.at("sets")[0];
    EXPECT_EQ(set.at("cells"), Json::parse(R"(["A1","C1"])"));
    EXPECT_EQ(set.at("least"), 1);
    EXPECT_EQ(set.at("most"), 1);
    EXPECT_EQ(set.at("inside"), Json::parse(R"(["row 1"])"));
    EXPECT_TRUE(set.at("closest").get<bool>());
}

TEST(ExplainJson, chains_are_proofs) {
    const std::string last = "4526783916.792.4588.94.5672.41.56789.687.95.479584..36583.94.67974.6.8.5126587943";
    for (const std::string method : {" --method reasonable", " --method hdp", " --order T1H1BTHWXY"}) {
        const bool reasonable = method.ends_with("reasonable");
        const Result result =
            run("deduku explain --json --chain" + method + " " + last + " D7=2 F8 D8!=1 --set D8,D7 1");
        ASSERT_EQ(result.objects.size(), 1U);
        const Json& object = result.objects[0];
        EXPECT_EQ(object.at("method"), reasonable ? "reasonable" : method[3] == 'm' ? "hdp" : "steps T1H1BTHWXY");
        EXPECT_EQ(result.status, reasonable ? 1 : 0);
        for (const Json& answer : object.at("answers")) {
            EXPECT_FALSE(answer.at("chain").empty());
            EXPECT_EQ(answer.at("chain").size() + 2, answer.at("proof").size());
            EXPECT_EQ(check_proof(last, answer.at("proof")), 0);
        }
        EXPECT_EQ(check_proof(last, object.at("sets")[0].at("proof")), 0);
        if (!reasonable) continue;
        const Json& answer = object.at("answers")[0];
        EXPECT_EQ(answer.at("verdict"), "undecided");
        EXPECT_EQ(answer.at("suppositions"), Json::parse(R"([{"digit":2,"result":"contradicts"}])"));
        const Json& split = answer.at("chain").back();
        EXPECT_EQ(split.at("kind"), "split");
        EXPECT_EQ(split.at("removes"), Json::parse(R"(["D7!=2"])"));
        EXPECT_EQ(split.at("cells"), Json::parse(R"(["D7"])"));
        // "if D7 is 2, no place is left for 1 in row 6"
        EXPECT_EQ(split.at("branches")[0].at("houses"), Json::parse(R"(["row 6"])"));
        EXPECT_EQ(split.at("branches")[0].at("suppose"), Json::parse(R"(["D7=2"])"));
        EXPECT_FALSE(split.at("branches")[0].at("steps").empty());
        EXPECT_TRUE(split.at("branches")[1].at("end").is_null());
    }
}

// Row 1 has its 4 in D1, row 3 its 1 in B3, so A1 is the only place for 1 in column A.
TEST(ExplainJson, steps_list_premises) {
    const Result result = run("deduku explain --json --chain ...43.1..1..4... A1=1");
    ASSERT_EQ(result.objects.size(), 1U);
    const Json& chain = result.objects[0].at("answers")[0].at("chain");
    ASSERT_EQ(chain.size(), 2U);
    EXPECT_EQ(chain[0].at("given"), true);
    EXPECT_EQ(chain[0].at("cells"), Json::parse(R"(["B3"])"));
    EXPECT_EQ(chain[0].at("cover"), Json::parse(R"(["row 3"])"));
    EXPECT_EQ(chain[1].at("given"), false);
    EXPECT_EQ(chain[1].at("cells"), Json::parse(R"(["A1"])"));
    EXPECT_EQ(chain[1].at("houses"), Json::parse(R"(["column A"])"));
}

// A puzzle with several solutions has no HDP chain to a solution; the finds of pair reduction are still explained.
TEST(ExplainJson, facts_of_hdp) {
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

TEST(ExplainJson, contradiction) {
    const Result result = run("deduku explain --json 11.............. A1");
    ASSERT_EQ(result.objects.size(), 1U);
    EXPECT_EQ(result.status, 1);
    EXPECT_EQ(result.objects[0].at("outcome"), "contradiction");
    const Json& shown = result.objects[0].at("contradiction");
    EXPECT_EQ(shown.at("chain").size(), 1U);
    EXPECT_EQ(check_proof("11..............", shown.at("proof")), 0);
    EXPECT_FALSE(result.objects[0].contains("answers"));
}

}  // namespace
}  // namespace deduku::testing
