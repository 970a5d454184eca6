// list: the table of techniques.
#include "session/puzzles/list.hpp"

#include "session/question/row.hpp"

namespace deduku::session {
namespace {

struct ListAnswer {
    static OrError<std::monostate> read(const Question& /*question*/) { return std::monostate{}; }
    static OrError<ListAnswer> find(std::monostate /*none*/, const Context& /*context*/) { return ListAnswer{}; }
    void add_to(Json& object, const Context& /*context*/) const {
        object["techniques"] = Json::list(techniques(), technique_object);
    }
    Outcome outcome() const { return Outcome::positive; }
};

}  // namespace

Json technique_object(const Technique& row) {
    Json object;
    object["key"] = row.key;
    object["letter"] = row.in_orders() ? Json(std::string(1, row.letter)) : Json(nullptr);
    object["name"] = row.name;
    object["family"] = row.family;
    object["min_size"] = row.min_size;
    object["max_size"] = row.max_size == any_size ? Json(nullptr) : Json(row.max_size);
    object["difficulty"] = difficulty_of(row, row.min_size);
    object["rests_on_uniqueness"] = row.rests_on_uniqueness();
    object["example"] = row.example;
    return object;
}

extern const QuestionRow list_question = {250,   "list", "list", "the table of techniques", {}, answer_by<ListAnswer>,
                                          false, false};

}  // namespace deduku::session
