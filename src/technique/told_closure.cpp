#include "technique/told_closure.hpp"

#include "technique/rules/rule_closure.hpp"

namespace deduku {

ToldClosure::ToldClosure(const Geometry& geometry, std::vector<Move> moves)
    : moves_(std::move(moves)), rules_(closure_of_rules(geometry)) {}

void ToldClosure::run(Board& board, std::vector<Deduction>& out) {
    do close_recorded(board, moves_, out);
    while (run_rules(rules_.get(), board, out));
}

}  // namespace deduku
