// questions: the table of questions itself, from which the schema for other languages is made.
#include <array>

#include "session/ask.hpp"

namespace deduku::session {
namespace {

std::string_view word_of(Kind kind) {
    constexpr std::array<std::string_view, 7> words = {"flag", "count", "number", "text", "choice", "strings", "pairs"};
    return words[static_cast<std::size_t>(kind)];
}

Json rows_of(std::span<const Member> all) {
    Json out = Json::array();
    for (const Member& member : all) {
        Json row = {{"name", member.name}, {"kind", word_of(member.kind)}};
        if (member.kind == Kind::choice) row["words"] = words_of(member.value);
        if (!member.fallback.empty()) row["fallback"] = member.fallback;
        row["required"] = member.required;
        row["help"] = member.help;
        out.push_back(std::move(row));
    }
    return out;
}

Answered answer_questions(const Asking& /*asking*/, Json& answer) {
    answer["common"] = rows_of(common_members());
    answer["questions"] = Json::array();
    for (const Ask* row : asks())
        answer["questions"].push_back({{"ask", row->word},
                                       {"what", row->what},
                                       {"about_puzzle", row->about_puzzle},
                                       {"any_houses", row->any_houses},
                                       {"members", rows_of(row->members)}});
    return Outcome::positive;
}

}  // namespace

const Ask questions_ask = {"questions", "questions", "the table of these questions", {}, answer_questions,
                           false,       false};

}  // namespace deduku::session
