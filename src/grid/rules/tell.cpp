#include "grid/rules/tell.hpp"

#include "grid/line_labels.hpp"
#include "grid/module.hpp"
#include "grid/rules/cells.hpp"

namespace deduku {

std::string Telling::cells(std::size_t group) const {
    std::string out;
    for (Cell cell : rule.groups[group]) out += (out.empty() ? "" : ", ") + name(cell);
    return out;
}

std::string Telling::line(std::size_t group) const {
    return rules::cell_ranges(rule.groups[group], board, coords, ", ");
}

std::string Telling::listed_cells() const {
    std::vector<std::string> names;
    for (Cell cell : rule.groups[0]) names.push_back(name(cell));
    return rules::listed(names);
}

std::string Telling::side() const {
    const std::vector<Cell>& line = rule.groups[0];
    const bool back = line.back() < line.front();
    if (board.row(line.front()) == board.row(line.back()))
        return "row " + row_label(board, board.row(line.front()), coords) + (back ? " from the right" : "");
    return "column " + column_label(board, board.column(line.front()), coords) + (back ? " from the bottom" : "");
}

namespace rules {

std::string said(std::string_view sentence, std::initializer_list<std::string> parts) {
    std::string out;
    for (const std::string& part : parts) {
        const std::size_t hole = std::min(sentence.find("{}"), sentence.size());
        out += sentence.substr(0, hole);
        out += part;
        sentence.remove_prefix(std::min(hole + 2, sentence.size()));
    }
    return out += sentence;
}

std::string listed(const std::vector<std::string>& words) {
    std::string out;
    for (std::size_t i = 0; i < words.size(); ++i)
        out += (i == 0 ? "" : i + 1 == words.size() ? " and " : ", ") + words[i];
    return out;
}

}  // namespace rules

std::string rule_sentence(const Rule& rule, const Geometry& board, Coords coords) {
    needs(Module::more);
    return rule.row->tell({rule, board, coords});
}

}  // namespace deduku
