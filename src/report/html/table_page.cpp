#include "report/html/table_page.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

#include "report/parts/json.hpp"
#include "report/templates/page.hpp"
#include "report/templates/template.hpp"

namespace deduku::report {
namespace {

constexpr std::size_t rows_in_markup = 100;
constexpr std::array<std::string_view, 4> kinds = {"text", "number", "word", "puzzle"};

std::string_view kind_word(const TableColumn& column) { return kinds[static_cast<std::size_t>(column.kind)]; }

Json json_cell(const TableColumn& column, const std::string& text) {
    if (text == "-") return nullptr;
    char* end = nullptr;
    const double number = std::strtod(text.c_str(), &end);  // a browser's library has no std::from_chars for it
    if (column.kind != TableColumn::Kind::number || end == text.c_str()) return text;
    if (column.decimals == 0) return static_cast<std::int64_t>(number);
    return number;
}

std::string data_of(const TablePage& page) {
    Json out;
    out["columns"] = Json::list(page.columns, [](const TableColumn& column) {
        Json one = {{"name", column.name}, {"kind", kind_word(column)}};
        if (column.kind == TableColumn::Kind::word) one["words"] = column.words;
        if (column.decimals > 0) one["decimals"] = column.decimals;
        return one;
    });
    out["link"] = page.link;
    Json rows = Json::array();
    for (std::size_t i = 0; i < page.rows.size(); ++i) {
        Json row = Json::array();
        for (std::size_t k = 0; k < page.columns.size(); ++k)
            row.push_back(json_cell(page.columns[k], page.rows[i][k]));
        if (!page.files.empty()) row.push_back(page.files[i]);
        rows.push_back(std::move(row));
    }
    out["rows"] = std::move(rows);
    return out.dump();
}

/// File names are generated; the text is not.
Slots cell_of(const TablePage& page, std::size_t row, std::size_t column) {
    const bool linked = column == page.link && !page.files.empty();
    return {{{"kind", std::string(kind_word(page.columns[column]))},
             {"file", linked ? page.files[row] : ""},
             {"text", page.rows[row][column]}}};
}

SlotList rows_of(const TablePage& page) {
    SlotList out;
    for (std::size_t i = 0; i < std::min(page.rows.size(), rows_in_markup); ++i) {
        SlotList cells;
        for (std::size_t k = 0; k < page.columns.size(); ++k) cells.push_back(cell_of(page, i, k));
        out.push_back({{{"cells", std::move(cells)}}});
    }
    return out;
}

}  // namespace

std::string grouped(std::uint64_t number) {
    std::string out = std::to_string(number);
    for (std::size_t at = out.size(); at > 3; at -= 3) out.insert(at - 3, 1, ',');
    return out;
}

std::string puzzles_counted(std::uint64_t number) { return grouped(number) + (number == 1 ? " puzzle" : " puzzles"); }

std::string table_html(const TablePage& page) {
    SlotList columns, choices, ranges, legend;
    for (const std::string& text : page.legend) legend.push_back({{{"text", text}}});
    for (std::size_t i = 0; i < page.columns.size(); ++i) {
        const TableColumn& column = page.columns[i];
        columns.push_back({{{"name", column.name}}});
        if (!column.filtered || column.kind == TableColumn::Kind::text || column.kind == TableColumn::Kind::puzzle)
            continue;
        const Slots control = {{{"id", column.id}, {"name", column.name}, {"column", std::to_string(i)}}};
        if (column.kind == TableColumn::Kind::number) {
            ranges.push_back(control);
            continue;
        }
        SlotList words;
        for (const std::string& word : column.words) words.push_back({{{"word", word}}});
        choices.push_back(control);
        choices.back().values["words"] = std::move(words);
    }
    HtmlPage out;
    out.title = page.title;
    out.body = filled(index_page, {{{"title", page.title},
                                    {"count", page.count},
                                    {"legend", std::move(legend)},
                                    {"choices", std::move(choices)},
                                    {"ranges", std::move(ranges)},
                                    {"columns", std::move(columns)},
                                    {"rows", rows_of(page)},
                                    {"made_by", page.made_by}}});
    out.data = data_of(page);
    out.style = report_style;
    out.script = index_script;
    return html_page(out);
}

}  // namespace deduku::report
