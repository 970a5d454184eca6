// index --from: the puzzles of a database as a table for browsers.
//
//   columns of the database --> kinds (words, numbers, text) --> report/html/table_page
//
#include <fmt/format.h>

#include <map>

#include "cli/catalog/parts.hpp"
#include "cli/index/site.hpp"
#include "cli/measures.hpp"
#include "cli/run/files.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "report/html/table_page.hpp"
#include "report/parts/json.hpp"

namespace deduku::cli {
namespace {

constexpr std::int64_t most_rows = 1000000;

/// The kinds of values in a column, determined row by row.
struct Seen {
    bool any = false;
    bool text = false;
    bool real = false;
    std::map<std::string, std::uint64_t> words{};

    void add(const filter::FilterValue& value, bool worded) {
        any = any || !std::holds_alternative<std::monostate>(value);
        text = text || std::holds_alternative<std::string>(value);
        real = real || std::holds_alternative<double>(value);
        if (worded) ++words[filter::to_text(value)];
    }
};

class CatalogPage {
  public:
    CatalogPage(const catalog::Columns& columns, const std::vector<std::size_t>& wanted) {
        for (const std::size_t i : wanted) names_.push_back(session::column_of(columns.places()[i].name));
        seen_.resize(names_.size());
    }

    bool add(const std::string& puzzle, const std::vector<filter::FilterValue>& row) {
        std::vector<std::string> texts = {puzzle};
        for (std::size_t i = 0; i < row.size(); ++i) {
            seen_[i].add(row[i], !names_[i].words.empty());
            texts.push_back(filter::to_text(row[i]));
        }
        page.rows.push_back(std::move(texts));
        return stop_asked() == Stop::none;
    }

    /// Empty columns are omitted.
    void finish() {
        page.columns = {{"puzzle", report::TableColumn::Kind::puzzle}};
        std::vector<std::size_t> kept = {0};
        for (std::size_t i = 0; i < names_.size(); ++i) {
            if (!seen_[i].any) continue;
            kept.push_back(i + 1);
            page.columns.push_back(column(i));
        }
        for (std::vector<std::string>& row : page.rows) {
            std::vector<std::string> some;
            for (const std::size_t i : kept) some.push_back(std::move(row[i]));
            row = std::move(some);
        }
    }

    report::TablePage page;

  private:
    report::TableColumn column(std::size_t i) {
        using Kind = report::TableColumn::Kind;
        report::TableColumn out;
        out.name = names_[i].name;
        out.id = "column-" + out.name;
        for (const std::string& word : names_[i].words) {
            const auto count = seen_[i].words.find(word);
            if (count == seen_[i].words.end()) continue;
            out.words.push_back(word);
            if (out.name == "hdp") page.legend.push_back(fmt::format("{}: {}", word, report::grouped(count->second)));
        }
        out.kind = !out.words.empty() ? Kind::word : seen_[i].text ? Kind::text : Kind::number;
        out.decimals = seen_[i].real ? 1 : 0;
        out.filtered = out.words.size() != 1;
        return out;
    }

    std::vector<filter::Column> names_;
    std::vector<Seen> seen_;
};

std::string page_of(const Request& request) {
    Request opened = request;
    opened.operands = {request.values.text("from")};
    const auto catalog = open_to_read(opened);
    const auto columns = taken(catalog::Columns::of(*catalog));
    catalog::WantedColumns wanted;
    wanted.filter =
        parse_where("--where", request.values.text("where"), filter_columns(columns, opened.operands.front()));
    wanted.limit = most_rows + 1;
    for (std::size_t i = 0; i < columns.places().size(); ++i)
        if (columns.places()[i].name != "source") wanted.columns.push_back(i);  // no paths in the rows of a page
    CatalogPage out(columns, wanted.columns);
    const auto trouble = catalog::select(
        *catalog, columns, wanted, [&](const std::string& puzzle, const auto& row) { return out.add(puzzle, row); });
    if (trouble) throw *trouble;
    if (out.page.rows.size() > most_rows)
        throw BadOperand(fmt::format("{}: more than {} puzzles, too many for a page; select some with --where",
                                     opened.operands.front(), most_rows));
    out.finish();
    const std::size_t count = out.page.rows.size();
    out.page.title = request.values.text("title");
    out.page.count = report::puzzles_counted(count);
    out.page.made_by = report::program_name();
    return report::table_html(out.page);
}

}  // namespace

Status index_from_catalog(const Request& request, const std::string& folder) {
    if (!request.operands.empty()) throw UsageError("--from: the puzzles are those of the database; name no others");
    try {
        const std::string page = page_of(request);
        if (stop_asked() != Stop::none) return Status::interrupted;
        or_bad_operand(make_folder(folder));
        const std::string error = write_file(folder + "index.html", page, Sync::yes);
        if (!error.empty()) print_message("deduku: " + error);
        return error.empty() ? Status::ok : Status::internal;
    } catch (const catalog::Trouble& trouble) {
        return status_of(trouble);
    }
}

}  // namespace deduku::cli
