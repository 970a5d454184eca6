// Every text is read as puzzles or refused with a position: links, strings, JSON and rules of other programs and our
// own, with a few bytes changed, or random ones. Puzzles that were read are written and read back unchanged.
#include <gtest/gtest.h>

#include <random>

#include "deduku/rules.hpp"
#include "deduku/text.hpp"
#include "formats/formats.hpp"
#include "formats/lz_string.hpp"
#include "tests/support/links.hpp"
#include "tests/support/penpa.hpp"

namespace deduku::formats {
namespace {

using Texts = std::vector<std::string>;

class Chance {
  public:
    explicit Chance(unsigned seed) : random_(seed) {}
    std::size_t below(std::size_t n) { return random_() % n; }
    template <class List>
    auto one_of(const List& list) {
        return list[below(std::size(list))];
    }

  private:
    std::mt19937 random_;
};

// Returns whether it was a puzzle.
bool check_text(const std::string& text) {
    bool any = false;
    for (const ReadResult& result : read_puzzles(text, {std::nullopt, &all()})) {
        if (const auto* error = std::get_if<ReadError>(&result)) {
            EXPECT_TRUE(error->line >= 1 && error->column >= 1 && !error->found.empty() && !error->expected.empty());
            EXPECT_LT(error->found.size() + error->expected.size(), 1000U);
            continue;
        }
        any = true;
        const auto& puzzle = std::get<Puzzle>(result);
        const auto again = read_puzzles(to_line(puzzle));
        EXPECT_TRUE(again.size() == 1 && std::holds_alternative<Puzzle>(again[0]) &&
                    std::get<Puzzle>(again[0]).geometry() == puzzle.geometry())
            << to_line(puzzle);
    }
    return any;
}

std::string spoiled(std::string text, Chance& chance) {
    for (std::size_t change = 1 + chance.below(3); change > 0; --change) {
        const std::size_t at = chance.below(text.size() + 1), length = chance.below(6),
                          from = chance.below(text.size() + 1);
        switch (chance.below(4)) {
            case 0: text.erase(std::min(at, text.size()), length); break;
            case 1: text.insert(at, text.substr(from, length)); break;
            case 2: text.insert(at, 1, chance.one_of(std::string_view("0123456789~.:;-=/\"[]{},ARCx #%\\\xff"))); break;
            default:
                if (at < text.size())
                    text[at] = chance.one_of(std::string_view("0123456789~.:;-=/\"[]{},ARCx #%\\\xff"));
        }
    }
    return text;
}

std::string link_of_json(const std::string& json) { return "https://www.f-puzzles.com/?load=" + lz_pack(json); }

// Small boards, which are faster to read.
Texts small_texts() {
    Texts out;
    for (const RuleRow* row : rule_rows()) {
        const std::string line = std::string(81, '.') + " rules:" + std::string(row->example);
        out.push_back(line);
        const auto puzzle = std::get<Puzzle>(read_puzzles(line).at(0));
        for (const char* format : {"f-puzzles", "sudokupad", "iss", "iss-link", "killer", "sdk", "rules"})
            if (const Written written_text = written(*written_format(format), puzzle);
                std::holds_alternative<std::string>(written_text))
                out.push_back(std::get<std::string>(written_text));
    }
    for (const char* lines : {"killers", "solo"})
        for (const auto& row : testing::table("tests/data/formats/" + std::string(lines) + ".tsv"))
            out.push_back(row[0]);
    return out;
}

// The JSON in these links.
Texts json_texts(const Texts& texts) {
    Texts out;
    for (const std::string& text : texts)
        for (const std::string_view mark : {"load=", "/scl"})
            if (const std::size_t at = text.find(mark); at != text.npos && text.starts_with("https"))
                if (auto json = lz_unpack([&] {
                        std::string letters = text.substr(at + mark.size());
                        for (const auto& [code, plain] :
                             {std::pair("%2B", "+"), std::pair("%2F", "/"), std::pair("%3D", "=")})
                            for (std::size_t i; (i = letters.find(code)) != letters.npos;) letters.replace(i, 3, plain);
                        letters.pop_back();
                        return letters;
                    }()))
                    out.push_back(*std::move(json));
    return out;
}

std::size_t read_spoiled(const Texts& texts, std::size_t count, unsigned seed) {
    Chance chance(seed);
    const Texts jsons = json_texts(texts);
    EXPECT_GT(jsons.size(), 40U);
    std::size_t puzzles = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const bool json = i % 2 == 0;
        const std::string text = spoiled(chance.one_of(json ? jsons : texts), chance);
        puzzles += check_text(json && i % 4 == 0 ? link_of_json(text) : text) ? 1U : 0U;
    }
    return puzzles;
}

std::string random_cell(Chance& chance) {
    return "R" + std::to_string(chance.below(6)) + 'C' + std::to_string(chance.below(6));
}

// An object of f-puzzles or SudokuPad with members of any kind.
std::string random_json(Chance& chance) {
    constexpr std::array keys = {
        "killercage",  "thermometer", "arrow",           "xv",       "quadruple",  "clone",       "odd",
        "sandwichsum", "whispers",    "littlekillersum", "negative", "antiknight", "extraregion", "line",
        "cages",       "global",      "regions",         "lines",    "metadata",   "rowindexer",  "difference"};
    constexpr std::array members = {"cells",      "lines",     "value",  "values", "cell",
                                    "cloneCells", "direction", "unique", "sum"};
    const auto value = [&]() -> std::string {
        switch (chance.below(8)) {
            case 0: return "true";
            case 1: return std::to_string(chance.below(100));
            case 2: return "\"X\"";
            case 3: return "[[0,1],[1," + std::to_string(chance.below(6)) + "]]";
            case 4: return "[[\"" + random_cell(chance) + "\",\"" + random_cell(chance) + "\"]]";
            case 5: return "\"" + random_cell(chance) + "\"";
            default: return "[\"" + random_cell(chance) + "\",\"" + random_cell(chance) + "\"]";
        }
    };
    std::string out = chance.below(2) == 0 ? R"({"size":4,"grid":)" : R"({"cells":)";
    out += "[[{},{},{},{}],[{},{},{},{}],[{},{},{},{}],[{},{},{},{}]]";
    for (std::size_t i = chance.below(4); i > 0; --i) {
        out += ",\"" + std::string(chance.one_of(keys)) + "\":[{";
        for (std::size_t k = 1 + chance.below(3); k > 0; --k)
            out += "\"" + std::string(chance.one_of(members)) + "\":" + value() + (k > 1 ? "," : "");
        out += "}]";
    }
    return out + '}';
}

std::string random_iss(Chance& chance) {
    constexpr std::array kinds = {"Cage",      "Sum",     "Thermo",       "Whisper",  "WhiteDot", "Arrow",
                                  "PillArrow", "Quad",    "LittleKiller", "XSum",     "Sandwich", "Indexing",
                                  "Jigsaw",    "NoBoxes", "Diagonal",     "EqualSum", "AntiKing", "",
                                  "Renban",    "Modular", "Lockout",      "Between",  "Or",       "NumberedRoom",
                                  "Zipper",    "Windoku", "Entropic"};
    std::string out = ".Shape~4x4";
    for (std::size_t i = 1 + chance.below(4); i > 0; --i) {
        out += '.' + std::string(chance.one_of(kinds));
        for (std::size_t k = chance.below(5); k > 0; --k)
            out += '~' + (chance.below(3) == 0 ? std::to_string(chance.below(30)) : random_cell(chance)) +
                   (chance.below(6) == 0 ? "_2" : "");
    }
    return out;
}

// A line with rules made of the words of the grammar.
std::string random_rules(Chance& chance) {
    constexpr std::array words = {"A1",
                                  "B2",
                                  "C3",
                                  "D4",
                                  "A1-A4",
                                  "r2c3",
                                  "row 3",
                                  "column B from bottom",
                                  "A1 down-right",
                                  "=",
                                  " / ",
                                  "; ",
                                  ":",
                                  "3",
                                  "10",
                                  "E5",
                                  "",
                                  "white",
                                  "up",
                                  "-"};
    std::string out = "................ rules:";
    for (std::size_t i = 1 + chance.below(3); i > 0; --i) {
        out += std::string(rule_rows()[chance.below(rule_rows().size())]->key) + ' ';
        for (std::size_t k = chance.below(7); k > 0; --k) out += std::string(chance.one_of(words)) + ' ';
        out += i > 1 ? "; " : "";
    }
    return out;
}

// Sheets of Penpa with a few bytes changed, before they are packed or after.
std::size_t read_spoiled_sheets(std::size_t count, unsigned seed) {
    Chance chance(seed);
    const std::string layer =
        R"("number":{"18":["1",1,"1"],"27":["2",6,"1"]},"numberS":{"328":["3",1]},"symbol":{"28":[2,"circle_SS",1]},)"
        R"("surface":{"34":3},"thermo":[[18,19],[]],"arrows":[[26,27]],"line":{"34,35":3,"35,43":3},)"
        R"("lineE":{"75,107":2,"89,93":2},"cage":{"328,329":10,"328,330":10,"330,331":10,"329,331":10})";
    const std::string text = testing::penpa_text(4, {.rules = "Normal sudoku rules apply.", .layer = layer});
    const std::string link = testing::penpa_link(text);
    std::size_t puzzles = 0;
    ReadOptions options{std::nullopt, &all()};
    options.partly = true;
    for (std::size_t i = 0; i < count; ++i) {
        const std::string changed = i % 4 == 0 ? spoiled(link, chance) : testing::penpa_link(spoiled(text, chance));
        puzzles += check_text(changed) ? 1U : 0U;
        for (const ReadResult& result : read_puzzles(changed, options))
            puzzles += std::holds_alternative<Puzzle>(result) ? 1U : 0U;
    }
    return puzzles;
}

std::size_t read_random(std::size_t count, unsigned seed) {
    Chance chance(seed);
    std::size_t puzzles = 0;
    for (std::size_t i = 0; i < count; ++i) {
        switch (i % 4) {
            case 0: puzzles += check_text(link_of_json(random_json(chance))) ? 1U : 0U; break;
            case 1: puzzles += check_text(random_json(chance)) ? 1U : 0U; break;
            case 2: puzzles += check_text(random_iss(chance)) ? 1U : 0U; break;
            default: puzzles += check_text(random_rules(chance)) ? 1U : 0U;
        }
    }
    return puzzles;
}

TEST(Spoiled, LinksAndTexts) {
    const std::size_t read = read_spoiled(small_texts(), 300, 1);
    EXPECT_GT(read, 20U);
    EXPECT_LT(read, 280U);
}
TEST(Spoiled, SheetsOfPenpa) {
    const std::size_t read = read_spoiled_sheets(600, 5);
    EXPECT_GT(read, 50U);
    EXPECT_LT(read, 1000U);
}
TEST(Spoiled, RandomLinksAndTexts) {
    const std::size_t read = read_random(1000, 2);
    EXPECT_GT(read, 50U);
    EXPECT_LT(read, 950U);
}

TEST(ExhaustiveSpoiled, LinksAndTexts) { EXPECT_GT(read_spoiled(small_texts(), 10'000, 3), 1000U); }
TEST(ExhaustiveSpoiled, SheetsOfPenpa) { EXPECT_GT(read_spoiled_sheets(20'000, 6), 1000U); }
TEST(ExhaustiveSpoiled, RandomLinksAndTexts) { EXPECT_GT(read_random(10'000, 4), 1000U); }

}  // namespace
}  // namespace deduku::formats
