// What deduku-hint.wasm answers: hints and paths by all techniques.
#include <array>

#include "method/method.hpp"
#include "session/question/row.hpp"
#include "smaller/techniques.hpp"

using namespace deduku;

std::span<const Technique> deduku::techniques() {
    static constexpr auto table = smaller::techniques();
    return table;
}

namespace deduku::method {
extern const MethodRow path_row;
}
std::span<const method::MethodRow* const> method::methods() {
    static constexpr std::array rows = {&path_row};
    return rows;
}
const method::MethodRow* method::find_method(std::string_view word) {
    if (word == path_row.word) return &path_row;
    deduku_host_more();
}

namespace deduku::session {
extern const QuestionRow path_question, hint_question;
}
std::span<const session::QuestionRow* const> session::question_rows() {
    static constexpr std::array rows = {&path_question, &hint_question};
    return rows;
}
const session::QuestionRow* session::find_question(std::string_view word) {
    for (const QuestionRow* row : question_rows())
        if (row->word == word) return row;
    deduku_host_more();
}
