// query, export: print puzzles, with their columns.
//
//   # puzzle TAB unique TAB clues TAB name TAB hdp TAB er ..
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <numeric>

#include "cli/catalog/parts.hpp"
#include "cli/each.hpp"
#include "cli/kept_form.hpp"
#include "cli/measures.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::cli {
namespace {

std::string rate_first(std::string_view column, const method::MethodRow& row, const std::string& file) {
    return fmt::format("no puzzle there has a value of {}; rate it first: deduku catalog rate {} --by {}", column, file,
                       row.word);
}

/// The columns named by --columns, or all.
std::vector<std::size_t> wanted_columns(const Request& request, const catalog::Columns& columns) {
    std::vector<std::size_t> out;
    if (!request.values.given("columns")) {
        out.resize(columns.places().size());
        std::iota(out.begin(), out.end(), std::size_t{0});
        return out;
    }
    std::vector<std::string_view> names;
    for (const catalog::ColumnPlace& place : columns.places()) names.push_back(place.name);
    const std::vector<filter::Column> all = filter_columns(columns, request.operands.front());
    for (const std::string& name : request.values.strings("columns")) {
        const auto found = std::find_if(all.begin(), all.end(), [&](const auto& one) { return one.name == name; });
        if (found == all.end()) throw UsageError("--columns: " + not_one_of(name, names));
        if (!found->missing.empty()) throw UsageError("--columns: " + found->missing);
        out.push_back(static_cast<std::size_t>(found - all.begin()));
    }
    return out;
}

Json json_value(const filter::FilterValue& value) {
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return *whole;
    if (const auto* real = std::get_if<double>(&value)) return *real;
    if (const auto* text = std::get_if<std::string>(&value)) return *text;
    return nullptr;
}

/// Rows in their output format.
class Table {
  public:
    enum class Shape : std::uint8_t { table, lines, json };

    Table(const catalog::Columns& columns, const std::vector<std::size_t>& wanted, Shape shape) : shape_(shape) {
        for (const std::size_t column : wanted) names_.push_back(columns.places()[column].name);
        if (shape == Shape::table) out_.write(fmt::format("# puzzle{}\n", tabbed(names_)));
    }

    bool add(const std::string& puzzle, const std::vector<filter::FilterValue>& row) {
        if (shape_ == Shape::json) {
            Json object = report::json_head("catalog");
            object["puzzle"] = puzzle;
            for (std::size_t i = 0; i < row.size(); ++i) object[names_[i]] = json_value(row[i]);
            out_.write(json_line(object));
        } else {
            std::vector<std::string> texts;
            if (shape_ == Shape::table)
                for (const filter::FilterValue& value : row) texts.push_back(filter::to_text(value));
            out_.write(puzzle + tabbed(texts) + '\n');
        }
        return out_.state() == Output::State::open && stop_asked() == Stop::none;
    }
    Status finish() { return close(out_); }

  private:
    static std::string tabbed(const std::vector<std::string>& texts) {
        std::string out;
        for (const std::string& text : texts) out += '\t' + text;
        return out;
    }

    Shape shape_;
    std::vector<std::string> names_;
    Output out_;
};

/// Converts a form for output.
using Shown = std::function<std::string(const std::string& form)>;

/// In another form; lines, which do not have it, stay as stored.
Shown in_form(canon::FormKind wanted) {
    return [wanted, forms = std::make_shared<canon::Forms>()](const std::string& form) {
        if (catalog::is_text(catalog::form_of(form))) return form;
        Meter meter;
        const auto found = wanted == canon::FormKind::solution ? solved(puzzle_of(form), meter) : std::nullopt;
        if (wanted == canon::FormKind::solution && (!found || found->only() == nullptr)) return form;
        return kept_form(wanted, digits_of(form), found ? found->only() : nullptr, *forms);
    };
}

Status print_rows(const Request& request, catalog::Catalog& catalog, const catalog::Columns& columns,
                  const catalog::WantedColumns& wanted, Table::Shape shape, const Shown& shown = {}) {
    Table table(columns, wanted.columns, request.json() ? Table::Shape::json : shape);
    const auto each = [&](const std::string& form, const std::vector<filter::FilterValue>& row) {
        return table.add(shown ? shown(form) : form, row);
    };
    const auto trouble = catalog::select(catalog, columns, wanted, each);
    const Status status = table.finish();
    if (trouble) throw *trouble;
    return stop_asked() == Stop::interrupted ? Status::interrupted : status;
}

Status run_query(const Request& request) {
    const auto catalog = open_to_read(request);
    const auto columns = taken(catalog::Columns::of(*catalog));
    const std::string text = request.operands.size() > 1 ? request.operands[1] : "";
    catalog::WantedColumns wanted;
    wanted.filter = parse_where("query", text, filter_columns(columns, request.operands.front()));
    wanted.columns = wanted_columns(request, columns);
    if (const auto limit = request.values.count("limit"))
        wanted.limit = static_cast<std::int64_t>(std::min<std::uint64_t>(*limit, INT64_MAX));
    if (!request.values.given("count")) return print_rows(request, *catalog, columns, wanted, Table::Shape::table);
    const std::int64_t count = taken(catalog::count(*catalog, columns, wanted.filter));
    if (!request.json()) return print(fmt::format("{}\n", count));
    Json object = report::json_head("catalog");
    object["count"] = count;
    return print(json_line(object));
}

Status run_export(const Request& request) {
    const auto catalog = open_to_read(request);
    const auto columns = taken(catalog::Columns::of(*catalog));
    catalog::WantedColumns wanted;
    wanted.filter =
        parse_where("--where", request.values.text("where"), filter_columns(columns, request.operands.front()));
    const std::string& to = request.values.text("to");
    const bool with_columns = to != "lines" || request.json() || request.values.given("columns");
    if (with_columns) wanted.columns = wanted_columns(request, columns);
    const Table::Shape shape = to == "json"   ? Table::Shape::json
                               : with_columns ? Table::Shape::table
                                              : Table::Shape::lines;
    const auto form = canon::parse_form(request.values.text("form"));
    return print_rows(request, *catalog, columns, wanted, shape, form ? in_form(*form) : Shown());
}

}  // namespace

std::vector<filter::Column> filter_columns(const catalog::Columns& columns, const std::string& file) {
    std::vector<filter::Column> out;
    for (const catalog::ColumnPlace& place : columns.places()) out.push_back(session::column_of(place.name));
    for (const method::MethodRow* row : method::methods()) {
        if (row->measure == nullptr) continue;
        for (const std::string_view name : row->measure->columns)
            if (!columns.find(name)) out.push_back({std::string(name), {}, {}, rate_first(name, *row, file)});
    }
    return out;
}

constinit const CommandPart catalog_query = {"query",
                                             "FILE [EXPR]",
                                             "prints the puzzles that satisfy a condition, with their columns",
                                             "columns|limit|count",
                                             run_query,
                                             0,
                                             1};
constinit const CommandPart catalog_export = {
    "export", "FILE", "prints puzzles, one per line, as input for other commands; --columns adds columns",
    "where|columns|form|to", run_export};

}  // namespace deduku::cli
