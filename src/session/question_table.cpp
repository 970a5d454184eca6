
#include "grid/in_order.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

/// The rows of the sources (src/rows.cmake).
std::vector<const QuestionRow*> rows_of_questions();

namespace {

std::vector<const QuestionRow*> in_place() {
    std::vector<const QuestionRow*> rows = rows_of_questions();
    put_in_order(rows, [](const QuestionRow* a, const QuestionRow* b) { return a->place < b->place; });
    return rows;
}

}  // namespace

std::span<const QuestionRow* const> question_rows() {
    static const std::vector<const QuestionRow*> rows = in_place();
    return rows;
}

const QuestionRow* find_question(std::string_view word) {
    for (const QuestionRow* row : question_rows())
        if (row->word == word) return row;
    return nullptr;
}

}  // namespace deduku::session
