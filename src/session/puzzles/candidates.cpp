// candidates: the digits that the givens leave in each cell.
#include <array>

#include "report/parts/lists.hpp"
#include "report/parts/whole_board.hpp"
#include "session/question/row.hpp"

namespace deduku::session {
namespace {

constexpr std::array candidates_members = std::to_array<Option>({
    {"marks", MemberType::choice, report::marks_words, "left",
     "none: the digits the puzzle allows; peers: those no given excludes; left: those that singles, locked candidates "
     "and subsets leave, and the simplest techniques of rules"},
});

struct CandidatesAnswer {
    Board board;

    static OrError<report::Marks> read(const Question& question) { return report::marks_of(question.text("marks")); }
    static OrError<CandidatesAnswer> find(report::Marks marks, const Context& context) {
        return CandidatesAnswer{report::marked_board(context.puzzle, marks)};
    }
    void add_to(Json& object, const Context& /*context*/) const {
        object["candidates"] = report::marks_of(board);
        object["contradiction"] = board.contradictory();
    }
    Outcome outcome() const { return board.contradictory() ? Outcome::negative : Outcome::positive; }
};

}  // namespace

extern const QuestionRow candidates_question = {30,
                                                "candidates",
                                                "candidates",
                                                "the candidates that the givens leave",
                                                candidates_members,
                                                answer_by<CandidatesAnswer>,
                                                true,
                                                false,
                                                Boards::all};

}  // namespace deduku::session
