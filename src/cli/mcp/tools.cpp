#include "cli/mcp/tools.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "cli/raster/raster.hpp"
#include "cli/run/seed.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::cli::mcp {
namespace {

struct Tool {
    std::string_view question;
    std::string_view title;
    std::string_view description;
};

constexpr std::array tools = std::to_array<Tool>({
    {"reading", "Read words and drawings",
     "Shows how the words and drawings of a published puzzle (a link of SudokuPad or f-puzzles) are read as rules: "
     "each "
     "sentence with its rule, what is missing, and whether the solution confirms it."},
    {"read", "Read puzzles", "Shows how a text, file or link is understood: givens, size, name, or the mistake in it."},
    {"solve", "Solve", "Tells whether a puzzle has no, one or several solutions, and gives the first."},
    {"hint", "Next step",
     "Mistakes on the board first; otherwise the easiest next step with its technique, cells and reason. The board in "
     "play "
     "follows [State] in the puzzle."},
    {"path", "Solving path", "All steps to the solution, the easiest technique first. Long; 'hint' gives one step."},
    {"explain", "Explain a digit", "Why a digit is, or is not, in a cell. Queries such as I4=4 and I8!=3."},
    {"judge", "Judge a claim",
     "Tells whether I4=4 or I4!=4 follows from the board in play by one step, by more, or not, and which technique "
     "shows it. With 'claims', judges each step of an answer with its reason, and scores it."},
    {"candidates", "Candidates", "The digits still possible in each cell."},
    {"analyze", "Analyze", "Number of solutions, solving path, ratings and more in one answer."},
    {"rate", "Rate", "Ratings of difficulty, such as 'se' (Sudoku Explainer) and 'hodoku'."},
    {"prove", "Prove", "A proof that the puzzle has exactly one solution, or none; 'check' verifies it."},
    {"check", "Check a proof", "Verifies a proof or certificate with a checker that shares no code with the solver."},
    {"minimal", "Redundant givens", "Tells whether every given is needed, and which are redundant."},
    {"rules", "Check rules",
     "The rules in words; which of them and of the givens contradict each other, and which rules are superfluous."},
    {"generate", "Generate", "New puzzles with exactly one solution; 'where' sets their difficulty."},
    {"draw", "Draw", "A picture of the board, of a step of the path, or of a stage of a proof."},
    {"convert", "Convert", "Writes the puzzle in another format, or as a link."},
});

const Tool* find_tool(std::string_view name) {
    const auto found =
        std::find_if(tools.begin(), tools.end(), [&](const Tool& tool) { return tool.question == name; });
    return found == tools.end() ? nullptr : &*found;
}

// Members that the server sets itself.
bool is_ours(std::string_view member) { return member == "ask" || member == "id" || member == "number"; }

Json schema_of(const Json& member) {
    const std::string kind = member["kind"].get<std::string>();
    Json out = Json::object();
    if (kind == "flag") out["type"] = "boolean";
    if (kind == "count" || kind == "number") out["type"] = kind == "count" ? "integer" : "number";
    if (kind == "count") out["minimum"] = 0;
    if (kind == "number") out["exclusiveMinimum"] = 0;
    if (kind == "text" || kind == "choice") out["type"] = "string";
    if (kind == "choice") out["enum"] = member["words"];
    if (kind == "strings" || kind == "pairs" || kind == "records") out["type"] = "array";
    const Json text = {{"type", "string"}};
    if (kind == "strings") out["items"] = text;
    if (kind == "pairs") out["items"] = {{"type", "array"}, {"items", text}, {"minItems", 2}, {"maxItems", 2}};
    if (kind == "records") out["items"] = {{"type", {"object", "string"}}};
    out["description"] = member["help"];
    if (const Json* fallback = member.find("fallback"); fallback != member.end() && out["type"] == Json("string"))
        out["default"] = *fallback;
    return out;
}

// The members that a tool accepts.
Json input_schema(const Json& question, const Json& common) {
    Json properties = Json::object();
    Json required = Json::array();
    const bool about_puzzle = question["about_puzzle"].get<bool>();
    for (const Json* rows : {&common, &question["members"]})
        for (const Json& member : *rows) {
            const std::string name = member["name"].get<std::string>();
            if (is_ours(name) || (name == "puzzle" && !about_puzzle)) continue;
            properties[name] = schema_of(member);
            if (member["required"].get<bool>() || name == "puzzle") required.push_back(name);
        }
    return {{"type", "object"}, {"properties", properties}, {"required", required}, {"additionalProperties", false}};
}

Json content_of(std::string text) { return Json::array({Json({{"type", "text"}, {"text", std::move(text)}})}); }

Json failed(std::string text) { return {{"content", content_of(std::move(text))}, {"isError", true}}; }

// "puzzle, line 1, column 5: found end of line; expected .."
std::string error_text(const Json& error) {
    const auto text = [&](std::string_view name) {
        const Json* member = error.find(name);
        return member == error.end() ? std::string() : member->get<std::string>();
    };
    std::string out = text("member");
    if (const Json* at = error.find("at"); at != error.end())
        out += ", line " + (*at)["line"].dump() + ", column " + (*at)["column"].dump();
    out += (out.empty() ? "" : ": ") + text("text");
    if (const std::string expected = text("expected"); !expected.empty()) out += "; expected " + expected;
    return out;
}

std::string base64(std::string_view bytes) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = group << 8 | (i + k < bytes.size() ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k) out += i + k > bytes.size() ? '=' : letters[group >> (18 - 6 * k) & 63];
    }
    return out;
}

// Adds the picture in a format that clients show; nothing if there is none.
void add_picture(const Json& answer, const session::Hooks& hooks, Json& result) {
    Meter meter(unlimited, hooks.stop);
    const auto png = png_of(answer["svg"].get<std::string>(), 1, meter);
    if (!std::holds_alternative<std::string>(png)) return;
    result["content"] =
        content_of(answer["title"].get<std::string>() + ". " + answer["description"].get<std::string>());
    result["content"].push_back(
        {{"type", "image"}, {"data", base64(std::get<std::string>(png))}, {"mimeType", "image/png"}});
}

Json question_of(const std::string& name, const Json& arguments, double seconds) {
    Json out = {{"ask", name}};
    out.update(arguments);
    const Json* given = arguments.find("seconds");
    if (given == arguments.end() || (given->is_number() && given->get<double>() > seconds)) out["seconds"] = seconds;
    // PNG cannot follow the theme of the reader's system.
    if (name == "generate" && !arguments.contains("seed")) out["seed"] = seed_of_now();
    if (name == "draw" && !arguments.contains("theme")) out["theme"] = "light";
    return out;
}

}  // namespace

Tools::Tools() {
    const Json table = Json::parse(session::ask(R"({"ask":"questions"})"));
    for (const Tool& tool : tools)
        for (const Json& question : table["questions"]) {
            if (question["ask"] != Json(tool.question)) continue;
            list_.push_back({{"name", tool.question},
                             {"title", tool.title},
                             {"description", tool.description},
                             {"inputSchema", input_schema(question, table["common"])},
                             {"annotations", {{"readOnlyHint", true}, {"openWorldHint", false}}}});
        }
}

bool Tools::has(std::string_view name) { return find_tool(name) != nullptr; }

std::string Tools::suggestion_for(std::string_view name) {
    std::vector<std::string_view> names;
    for (const Tool& tool : tools) names.push_back(tool.question);
    return suggestion(name, names);
}

Json Tools::call(const std::string& name, const Json& arguments, double seconds, const session::Hooks& hooks) {
    for (const auto& item : arguments.items())
        if (is_ours(item.key())) return failed("unknown argument '" + std::string(item.key()) + "'");
    const std::string text = session::ask(question_of(name, arguments, seconds).dump(), hooks);
    if (text.size() > most_answer)
        return failed("the answer has " + std::to_string(text.size()) + " bytes; expected at most " +
                      std::to_string(most_answer) + ": ask for less");
    const Json answer = Json::parse(text);
    if (const Json* error = answer.find("error"); error != answer.end()) return failed(error_text(*error));
    Json result = {{"content", content_of(text)}, {"structuredContent", answer}, {"isError", false}};
    if (name == "draw") add_picture(answer, hooks, result);
    return result;
}

}  // namespace deduku::cli::mcp
