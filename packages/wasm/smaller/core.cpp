// What deduku.wasm alone answers, and where it hands on the rest: hints beyond triples to deduku-hint.wasm, ratings and
// proofs to deduku-rate.wasm, all else to deduku-more.wasm.
#include <algorithm>
#include <array>

#include "method/known.hpp"
#include "method/method.hpp"
#include "method/path/pruning.hpp"
#include "method/reasonable/reasonable.hpp"
#include "method/time/time.hpp"
#include "session/question/options.hpp"
#include "smaller/techniques.hpp"

using namespace deduku;

void smaller::hand_on_hard() { deduku_host_hint(); }

namespace deduku::method {
extern const MethodRow path_row, reasonable_row, search_row;
}
std::span<const method::MethodRow* const> method::methods() {
    static constexpr std::array rows = {&hdp_row, &path_row, &reasonable_row, &search_row};
    return rows;
}
const method::MethodRow* method::find_method(std::string_view word) {
    for (const MethodRow* row : methods())
        if (row->word == word) return row;
    deduku_host_rate();
}

namespace deduku::session {
extern const QuestionRow read_question, solve_question, candidates_question, hdp_question, replay_question,
    branch_question, path_question, hint_question, explain_question;
}
std::span<const session::QuestionRow* const> session::question_rows() {
    static constexpr std::array rows = {&read_question, &solve_question,  &candidates_question,
                                        &hdp_question,  &replay_question, &branch_question,
                                        &path_question, &hint_question,   &explain_question};
    return rows;
}
const session::QuestionRow* session::find_question(std::string_view word) {
    for (const QuestionRow* row : question_rows())
        if (row->word == word) return row;
    if (word == "steps" || word == "rate" || word == "scenarios" || word == "draw" || word == "prove")
        deduku_host_rate();
    deduku_host_more();
}

// Steps that a path can leave out, on boards with rules.
std::vector<path::NeededStep> path::needed_steps(const Path&) { deduku_host_hint(); }

// Words of ratings.
const time::TimeRating* method::time_rating(Known&) { deduku_host_rate(); }
time::TimeLevel time::level_of(const path::Path&) { deduku_host_rate(); }
// For boards with own cells only.
reasonable::ReasonableRun reasonable::run(const Puzzle&) { deduku_host_more(); }

session::OrError<steps::Series> session::series_of(const Question&, std::string_view) { deduku_host_rate(); }
std::string steps::to_text(const Series&) { deduku_host_rate(); }
