// The reduction log: the events of a report as the published program writes them.
//
//   # * LEVEL 0 PASS 1 ROUND 1 (AUTO SOLVE) (G8)
//   # * PAIR G8: 3,9 BLK 9
//   # G7: 3,9,5 # reduction candidate for 3,9
//   # G7: 3,9 # 3 pairs
#include "deduku/text.hpp"
#include "method/hdp/autosolve.hpp"

namespace deduku::hdp {
namespace {

std::string house_text(const Geometry& geometry, House house) {
    const HouseKind kind = geometry.kind(house);
    const std::string number = std::to_string(geometry.ordinal(house) + 1);
    return std::string(name_of(kind)) + ' ' + (kind == HouseKind::column ? house_label(geometry, house) : number);
}

std::string result_text(const TestedBranch& result) {
    switch (result.outcome) {
        case BranchOutcome::contradiction: return "CTR";
        case BranchOutcome::solution: return "SOL";
        case BranchOutcome::open: return std::to_string(result.pairs) + " pairs";
    }
    return {};
}

void append(std::vector<std::string>& out, const Geometry& geometry, const Event& event) {
    const auto number = [](int n) { return std::to_string(n); };
    const std::string statement = to_text(geometry, Statement{event.cell, event.digits});
    switch (event.kind) {
        case Event::Kind::reduction: out.emplace_back("# * PAIR REDUCTION .."); return;
        case Event::Kind::round:
            out.push_back("# * LEVEL " + number(event.level) + " PASS " + number(event.pass) + " ROUND " +
                          number(event.round) + " (AUTO SOLVE) (" + cell_name(geometry, event.cell) + ")");
            out.push_back("# * " + event.position);
            return;
        case Event::Kind::pair:
            out.push_back("# * PAIR " + to_text(geometry, Statement{event.cell, event.pair}) + " " +
                          house_text(geometry, event.house));
            return;
        case Event::Kind::candidate: {
            const std::string pair = digit_list(event.pair);
            out.push_back("# " + cell_name(geometry, event.cell) + ": " + pair + "," +
                          digit_list(event.digits - event.pair) + " # reduction candidate for " + pair);
            return;
        }
        case Event::Kind::branch: out.push_back("# " + statement + " # " + result_text(event.result)); return;
        case Event::Kind::fact: out.push_back("# * FACT " + statement); return;
        case Event::Kind::constraint_pair:
            out.push_back("# * CONSTRAINT PAIR " + cell_name(geometry, event.cell) + "," +
                          cell_name(geometry, event.other) + ": " + digit_list(event.digits));
            return;
        case Event::Kind::hypothesis: out.push_back("# * HYPOTHESIS " + statement); return;
        case Event::Kind::counted_twice: return;
        case Event::Kind::unsolved: out.emplace_back("# * UNSOLVED!"); return;
    }
}

}  // namespace

std::vector<std::string> log_lines(const HdpReport& report) {
    std::vector<std::string> out;
    for (const Event& event : report.events) append(out, report.initial.geometry(), event);
    return out;
}

std::string position_text(const Board& board) {
    Puzzle position(board.shared_geometry());
    for (Cell cell : position.cells.ids())
        if (const Set<Digit> digits = board.digits(cell); digits.single()) position.cells[cell] = digits;
    return to_line(position);
}

}  // namespace deduku::hdp
