// What deduku-rate.wasm answers: the questions of deduku.wasm, ratings and pictures.
#include <array>

#include "grid/reading/spelling.hpp"
#include "method/method.hpp"
#include "session/question/options.hpp"
#include "smaller/techniques.hpp"

using namespace deduku;

void smaller::hand_on_hard() { deduku_host_more(); }

namespace deduku::method {
extern const MethodRow unique_row, steps_row, path_row, reasonable_row, scenarios_row, search_row;
}
std::span<const method::MethodRow* const> method::methods() {
    static constexpr std::array rows = {&unique_row,     &hdp_row,       &steps_row, &path_row,
                                        &reasonable_row, &scenarios_row, &search_row};
    return rows;
}
const method::MethodRow* method::find_method(std::string_view word) {
    for (const MethodRow* row : methods())
        if (row->word == word) return row;
    deduku_host_more();
}

namespace deduku::session {
extern const QuestionRow read_question, solve_question, candidates_question, hdp_question, replay_question,
    branch_question, steps_question, rate_question, path_question, hint_question, scenarios_question, explain_question,
    prove_question, draw_question;
}
std::span<const session::QuestionRow* const> session::question_rows() {
    static constexpr std::array rows = {&read_question,   &solve_question,  &candidates_question, &hdp_question,
                                        &replay_question, &branch_question, &steps_question,      &rate_question,
                                        &path_question,   &hint_question,   &scenarios_question,  &explain_question,
                                        &prove_question,  &draw_question};
    return rows;
}
const session::QuestionRow* session::find_question(std::string_view word) {
    for (const QuestionRow* row : question_rows())
        if (row->word == word) return row;
    deduku_host_more();
}

// Errors that list all measures.
std::string deduku::not_one_of(std::string_view, std::span<const std::string_view>) { deduku_host_more(); }
