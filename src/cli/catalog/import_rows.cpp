// Results in other formats, row by row.
//
//   {"program":"deduku 0.1.0","puzzle":"8...","te":{"te":2}}     te, 0.1.0: 2
//   "id";"puzzle";"te"                                           te of this version
#include <fmt/format.h>

#include <algorithm>

#include "cli/catalog/filling.hpp"
#include "cli/catalog/parts.hpp"
#include "cli/each.hpp"
#include "cli/kept_form.hpp"
#include "cli/run/files.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "deduku/text.hpp"

namespace deduku::cli {
namespace {

constexpr std::size_t rows_at_once = 100000;

/// The name of a column's member in the JSON object of the measure.
std::string member_of(const method::Measure& measure, std::size_t column, const std::string& options) {
    const auto& names = measure.members.empty() ? measure.columns : measure.members;
    const bool productive = names[column] == "passes" && options.find("count=productive") != std::string::npos;
    return productive ? "productive" : std::string(names[column]);
}

std::string text_of(const Json& value) {
    if (value.is_null()) return "-";
    if (value.is_boolean()) return value.get<bool>() ? "yes" : "no";
    return value.is_string() ? value.get<std::string>() : value.dump();
}

/// The text of a member; empty if missing.
std::string text_member(const Json& object, std::string_view name) {
    const Json* const found = object.find(name);
    return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}

/// The fields of a line of a table; a doubled quote inside quotes is one quote.
std::vector<std::string> fields_of(std::string_view line, char separator) {
    std::vector<std::string> out(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        const char c = line[i];
        if (c == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"') {
            out.back() += line[++i];
        } else if (c == '"' && (quoted || out.back().empty())) {
            quoted = !quoted;
        } else if (c == separator && !quoted) {
            out.emplace_back();
        } else if (c != '\r') {
            out.back() += c;
        }
    }
    return out;
}

class Rows {
  public:
    Rows(Adding& adding, const method::MethodOptions& options, const std::string& file)
        : adding_(adding), options_(options), file_(file), form_(form_of(adding.catalog)) {}

    void take(std::string_view line) {
        ++line_;
        const std::size_t begin = line.find_first_not_of(" \t\r");
        if (begin == std::string_view::npos) return;
        if (line[begin] == '{') {
            take_object(line);
        } else if (head_.empty()) {
            take_head(line);
        } else if (line[0] != '#') {
            take_fields(fields_of(line, separator_));
        }
        if (batch_.entries.size() >= rows_at_once) flush();
    }
    void flush() {
        adding_.counts.added += taken(catalog::add(adding_.catalog, batch_, nullptr));
        batch_.clear();
    }
    Status status() const { return status_; }

  private:
    [[noreturn]] void refuse(const std::string& why) const {
        throw BadOperand(fmt::format("{}:{}: {}", file_, line_, why));
    }

    /// Index of the measure among those of the batch.
    std::uint32_t index_of(const catalog::StoredMeasure& wanted) {
        const auto same = [&](const catalog::StoredMeasure& one) {
            return one.name == wanted.name && one.version == wanted.version && one.options == wanted.options;
        };
        const auto found = std::find_if(batch_.measures.begin(), batch_.measures.end(), same);
        if (found == batch_.measures.end()) {
            batch_.measures.push_back(taken(adding_.catalog.measure(wanted)));
            return static_cast<std::uint32_t>(batch_.measures.size() - 1);
        }
        return static_cast<std::uint32_t>(found - batch_.measures.begin());
    }

    /// "# puzzle TAB hdp", "id,puzzle,te"
    void take_head(std::string_view line) {
        constexpr std::string_view known = "\t;,";
        const auto* const found =
            std::find_if(known.begin(), known.end(), [&](char c) { return line.find(c) != std::string_view::npos; });
        separator_ = found == known.end() ? '\t' : *found;
        if (line.starts_with("# ")) line.remove_prefix(2);
        head_ = fields_of(line, separator_);
        puzzle_ = place_of("puzzle");
        if (puzzle_ == head_.size())
            refuse("no results of 'rate': expected a heading with 'puzzle', or objects in JSON");
        for (const method::MethodRow* row : method::methods()) {
            if (row->measure == nullptr || row->word == "unique") continue;
            std::vector<std::size_t> places;
            for (const std::string_view column : row->measure->columns) places.push_back(place_of(column));
            if (std::count(places.begin(), places.end(), head_.size()) == 0)
                columns_.emplace_back(index_of(measure_of(*row, options_)), places);
        }
        if (columns_.empty()) refuse("the heading has no measure of 'rate' with all its columns");
    }
    std::size_t place_of(std::string_view column) const {
        return static_cast<std::size_t>(std::find(head_.begin(), head_.end(), column) - head_.begin());
    }

    void take_fields(const std::vector<std::string>& fields) {
        if (fields.size() != head_.size())
            refuse(fmt::format("{} fields, and {} in the heading", fields.size(), head_.size()));
        if (!take_puzzle(fields[puzzle_])) return;
        for (const auto& [measure, places] : columns_) {
            std::vector<std::string> texts;
            for (const std::size_t place : places) texts.push_back(fields[place]);
            add_rating(measure, texts, false);
        }
        if (const std::size_t name = place_of("name"); name < fields.size()) add_name(fields[name]);
    }

    void take_object(std::string_view line) {
        const Json object = Json::parse(line);
        if (!object.is_object() || !object.contains("puzzle") || !object["puzzle"].is_string())
            refuse("found no object of JSON with a puzzle");
        if (!take_puzzle(object["puzzle"].get<std::string>())) return;
        const std::string program = text_member(object, "program");
        for (const method::MethodRow* row : method::methods()) {
            if (row->measure == nullptr || row->word == "unique") continue;
            const auto found = object.find(row->word);
            const Json& members = found != object.end() && found->is_object() ? *found : object;
            const bool nested = &members != &object;
            const std::string made_by = nested ? text_member(members, "options") : std::string();
            std::vector<std::string> texts;
            for (std::size_t i = 0; i < row->measure->columns.size(); ++i) {
                const std::string member =
                    nested ? member_of(*row->measure, i, made_by) : std::string(row->measure->columns[i]);
                if (const auto value = members.find(member);
                    value != members.end() && !value->is_array() && !value->is_object())
                    texts.push_back(text_of(*value));
                else if (nested)
                    texts.emplace_back("-");  // e.g. the girth of a puzzle without a rating
            }
            if (texts.size() != row->measure->columns.size()) continue;
            catalog::StoredMeasure measure = measure_of(*row, options_);
            if (nested) measure.options = made_by;
            constexpr std::string_view own = "deduku ";
            if (program.starts_with(own)) measure.version = program.substr(own.size());
            const std::uint32_t index = index_of(measure);
            add_rating(index, texts, nested && text_member(members, "outcome") == "unknown");
        }
        if (const auto name = object.find("name"); name != object.end() && name->is_string())
            add_name(name->get<std::string>());
    }

    /// The entry is stored last, once all its values have their index.
    bool take_puzzle(const std::string& text) {
        ++adding_.counts.read;
        const auto read = read_puzzles(text);
        const auto* puzzle = read.size() == 1 ? std::get_if<Puzzle>(&read.front()) : nullptr;
        std::string why = puzzle == nullptr ? "found no puzzle" : why_not_kept(*puzzle);
        Meter meter;
        const auto found = why.empty() ? solved(*puzzle, meter) : std::nullopt;
        if (why.empty() && !found) why = "unknown within the limits";
        if (!why.empty()) {
            ++adding_.counts.refused;
            print_message(fmt::format("{}:{}: {}", file_, line_, why));
            status_ = Status::bad_input;
            return false;
        }
        const std::string form = kept_form(form_, *puzzle, found->only(), forms_);
        if (const auto entry = entry_of(form, found->count, adding_.catalog.bits())) batch_.entries.push_back(*entry);
        return true;
    }
    std::int64_t last_entry() const { return static_cast<std::int64_t>(batch_.entries.size()) - 1; }

    void add_rating(std::uint32_t measure, const std::vector<std::string>& texts, bool unknown) {
        catalog::StoredRating rating{measure, catalog::RowState::none, {}};
        for (const std::string& text : texts) {
            rating.values.push_back(text.empty() ? filter::FilterValue() : filter::value_of(text));
            if (!text.empty() && text != "-") rating.state = catalog::RowState::done;
            unknown = unknown || text == "unknown";
        }
        if (unknown) rating.state = catalog::RowState::unknown;
        batch_.ratings.emplace_back(last_entry(), std::move(rating));
    }
    void add_name(const std::string& name) {
        if (!name.empty() && name != "-") batch_.names.emplace_back(last_entry(), name);
    }

    Adding& adding_;
    const method::MethodOptions& options_;
    const std::string& file_;
    canon::FormKind form_;
    canon::Forms forms_;
    std::uint64_t line_ = 0;
    char separator_ = '\t';
    std::vector<std::string> head_;
    std::size_t puzzle_ = 0;
    std::vector<std::pair<std::uint32_t, std::vector<std::size_t>>> columns_;  // measures, positions of columns
    catalog::NewPuzzles batch_;
    Status status_ = Status::ok;
};

}  // namespace

Status import_rows(Adding& adding, const method::MethodOptions& options, const std::string& file) {
    Rows rows(adding, options, file);
    or_bad_operand(read_lines(file, [&](std::string_view line, std::uint64_t) {
        rows.take(line);
        return stop_asked() == Stop::none;
    }));
    if (stop_asked() != Stop::none) return Status::interrupted;
    rows.flush();
    return rows.status();
}

}  // namespace deduku::cli
