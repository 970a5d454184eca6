// Verifies the file: its pages, its forms and their numbers, the consistency of its tables.
#include "catalog/catalog.hpp"

namespace deduku::catalog {
namespace {

constexpr std::size_t most_lines = 100;

class Check {
  public:
    Check(Catalog& catalog, std::int64_t each, FunctionRef<bool(const std::string&, int)> is_form)
        : catalog_(catalog), base_(catalog.base()), each_(each), is_form_(is_form) {}

    OrTrouble<std::vector<std::string>> run() {
        SqlStatement pages(base_, "PRAGMA integrity_check(100)");
        while (pages.step())
            if (pages.text(0) != "ok") say(pages.text(0));
        forms();
        const auto measures = catalog_.measures();
        if (base_.trouble()) return *base_.trouble();
        for (const StoredMeasure& row : std::get<std::vector<StoredMeasure>>(measures)) strays(table_of(row));
        strays("name");
        strays("source");
        if (base_.trouble()) return *base_.trouble();
        return std::move(lines_);
    }

  private:
    void say(std::string line) {
        if (lines_.size() < most_lines) lines_.push_back(std::move(line));
    }

    void forms() {
        SqlStatement rows(base_, "SELECT id, form, clues, kind FROM puzzle ORDER BY id");
        std::int64_t next_free = 0;  // colliding forms follow it without a gap
        std::int64_t before = -2;
        for (std::int64_t i = 0; rows.step() && lines_.size() < most_lines; ++i) {
            const std::int64_t id = rows.number(0);
            next_free = id == before + 1 ? next_free : id;
            before = id;
            const auto form = rows.form(1);
            const auto text = form ? text_of(*form) : std::nullopt;
            const std::string where = "puzzle " + std::to_string(id) + ": ";
            if (!text) {
                say(where + "no form");
                continue;
            }
            const std::int64_t number = number_of(*form, catalog_.bits());
            if (number > id || number < next_free) say(where + "its number is " + std::to_string(number));
            if (clues_of(*form) != rows.number(2)) say(where + "has another number of clues");
            if (i % each_ == 0 && !is_form_(*text, static_cast<int>(rows.number(3))))
                say(where + *text + " is not the form of a puzzle of so many solutions");
        }
    }

    void strays(const std::string& table) {
        const auto count =
            base_.number("SELECT count(*) FROM " + table + " WHERE puzzle NOT IN (SELECT id FROM puzzle)");
        if (count > 0) say("table " + table + ": " + std::to_string(count) + " rows without a puzzle");
    }

    Catalog& catalog_;
    Database& base_;
    std::int64_t each_;
    FunctionRef<bool(const std::string&, int)> is_form_;
    std::vector<std::string> lines_;
};

}  // namespace

OrTrouble<std::vector<std::string>> check(Catalog& catalog, std::int64_t each,
                                          FunctionRef<bool(const std::string& form, int solutions)> is_form) {
    return Check(catalog, each, is_form).run();
}

}  // namespace deduku::catalog
