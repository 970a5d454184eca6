// check: whether a proof or a certificate holds.
#include "deduku/check.hpp"

#include <array>

#include "deduku/board.hpp"
#include "session/question/row.hpp"

namespace deduku::session {
namespace {

constexpr std::array check_members = {
    Option{"proof", MemberType::text, "PROOF", "", "the lines of a ledger, or a certificate", 0, true}};

struct CheckAnswer {
    Verdict verdict;

    static OrError<std::string> read(const Question& question) { return question.text("proof"); }
    static OrError<CheckAnswer> find(const std::string& proof, const Context& context) {
        return CheckAnswer{is_certificate(proof) ? check_certificate(start_of(context.puzzle), proof)
                                                 : check(&context.puzzle, proof)};
    }
    void add_to(Json& object, const Context& context) const;
    Outcome outcome() const {
        return std::holds_alternative<Accepted>(verdict) ? Outcome::positive : Outcome::negative;
    }
};

// Members verdict, proved, grid, if, candidates; or line, path, rule, detail: as deduku-check --json says it.
void CheckAnswer::add_to(Json& object, const Context& /*context*/) const {
    if (const auto* refused = std::get_if<Refused>(&verdict)) {
        object["verdict"] = "refused";
        object["line"] = refused->line;
        object["path"] = refused->path;
        object["rule"] = refused->rule;
        object["detail"] = refused->detail;
        return;
    }
    constexpr std::array<std::string_view, 6> words = {"solution", "unique", "no-solution",
                                                       "false",    "false",  "not-unique"};
    const auto& accepted = std::get<Accepted>(verdict);
    object["verdict"] = "accepted";
    object["proved"] = words[static_cast<std::size_t>(accepted.what)];
    switch (accepted.what) {
        case Proved::solution:
        case Proved::unique: object["grid"] = accepted.numbers; break;
        case Proved::false_if_unique: object["if"] = "unique"; [[fallthrough]];
        case Proved::false_candidates: object["candidates"] = accepted.numbers; break;
        case Proved::no_solution:
        case Proved::not_unique: break;
    }
}

}  // namespace

extern const QuestionRow check_question = {
    160,  "check", "check",    "whether a proof or a certificate holds", check_members, answer_by<CheckAnswer>,
    true, false,   Boards::all};

}  // namespace deduku::session
