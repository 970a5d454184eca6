// questions: the table of questions itself, the source of the schema for other languages.
#include <array>
#include <utility>

#include "session/question/row.hpp"

namespace deduku::session {
namespace {

std::string_view word_of(MemberType kind) {
    constexpr std::array<std::string_view, 10> words = {"flag", "count",  "number",  "text",  "choice",
                                                        "text", "choice", "strings", "pairs", "records"};
    return words[static_cast<std::size_t>(kind)];
}

// Names of options as they are in questions: --stop-at is 'stop_at'.
std::string help_of(const Option& member) {
    std::string out;
    bool name = false;
    for (std::size_t i = 0; i < member.help.size(); ++i) {
        const char c = member.help[i];
        const bool begins = member.help.substr(i).starts_with("--");
        if (name && c != '-' && (c < 'a' || c > 'z')) out += std::exchange(name, false) ? "'" : "";
        if (begins) out += '\'';
        out += begins ? "" : std::string(1, name && c == '-' ? '_' : c);
        name = name || begins;
        i += begins ? 1 : 0;
    }
    return name ? out + '\'' : out;
}

Json rows_of(std::span<const Option> all) {
    return Json::list(all, [](const Option& member) {
        Json row = {{"name", member.name}, {"kind", word_of(member.kind)}};
        if (word_of(member.kind) == "choice") row["words"] = choices_of(member);
        if (!member.otherwise.empty()) row["fallback"] = member.otherwise;
        row["required"] = member.required;
        row["help"] = help_of(member);
        return row;
    });
}

struct QuestionsAnswer {
    static OrError<std::monostate> read(const Question& /*question*/) { return std::monostate{}; }
    static OrError<QuestionsAnswer> find(std::monostate /*none*/, const Context& /*context*/) {
        return QuestionsAnswer{};
    }
    void add_to(Json& object, const Context& /*context*/) const {
        object["common"] = rows_of(common_members());
        object["questions"] = Json::list(question_rows(), [](const QuestionRow* row) -> Json {
            return {{"ask", row->word},
                    {"what", row->what},
                    {"about_puzzle", row->about_puzzle},
                    {"any_houses", row->about_puzzle && row->boards != Boards::standard},
                    {"members", rows_of(row->members)}};
        });
    }
    Outcome outcome() const { return Outcome::positive; }
};

}  // namespace

extern const QuestionRow questions_question = {
    260, "questions", "questions", "the table of these questions", {}, answer_by<QuestionsAnswer>, false, false};

}  // namespace deduku::session
