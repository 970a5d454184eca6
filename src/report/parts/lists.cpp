#include "report/parts/lists.hpp"

#include <algorithm>

#include "grid/rules/tell.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {

std::string candidate_name(const Geometry& geometry, Candidate c, std::string_view sign, Coords coords) {
    return worded("{}{}{}", cell_name(geometry, c.cell, coords), sign, geometry.worth(c));
}

Json list_of(const Geometry& geometry, std::span<const Cell> cells, Coords coords) {
    return Json::list(cells, [&](Cell cell) { return cell_name(geometry, cell, coords); });
}

Json list_of(const Geometry& geometry, std::span<const House> houses) {
    return Json::list(houses, [&](House house) { return house_name(geometry, house); });
}

Json list_of(const Geometry& geometry, std::span<const Candidate> candidates, std::string_view sign) {
    return Json::list(candidates, [&](Candidate c) { return candidate_name(geometry, c, sign); });
}

Json marks_of(const Board& board) {
    return Json::list(board.geometry().every_cell(),
                      [&](Cell cell) { return digit_list_of(board.digits(cell), board.geometry().lowest()); });
}

Json list_of_rules(const Geometry& geometry, Coords coords) {
    // The cells of each pair of braces are a group.
    const auto groups_of = [](const Rule& rule) {
        std::vector<std::vector<Cell>> out = rule.groups;
        for (const std::vector<Rule>& rules : rule.cases)
            out.push_back(rules::all_cells_of(Rule{nullptr, {}, {}, {}, {rules}, {}}));
        return out;
    };
    return Json::list(geometry.rules(), [&](const Rule& rule) -> Json {
        return {{"rule", write_rule(rule, geometry)},
                {"words", rule_sentence(rule, geometry, coords)},
                {"groups",
                 Json::list(groups_of(rule), [&](const auto& group) { return list_of(geometry, group, coords); })}};
    });
}

void ListOfLines::add(std::string_view piece) {
    for (std::size_t end; (end = piece.find('\n')) != piece.npos; piece.remove_prefix(end + 1)) {
        begun_ += piece.substr(0, end);
        end_line();
    }
    begun_ += piece;
}

void ListOfLines::end_line() {
    lines_.push_back(kind_ == ProofLines::json ? Json::written(begun_) : Json(begun_));
    begun_.clear();
}

Json ListOfLines::take() {
    if (!begun_.empty()) end_line();
    return std::move(lines_);
}

Json list_of_lines(std::string_view ledger) {
    ListOfLines out;
    out.add(ledger);
    return out.take();
}

}  // namespace deduku::report
