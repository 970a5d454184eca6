#include "catalog/catalog.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace deduku::catalog {
namespace {

constexpr std::int64_t application = 0x44454455;  // "DEDU"

constexpr const char* schema =
    "CREATE TABLE meta(key TEXT PRIMARY KEY, value) WITHOUT ROWID;"
    "CREATE TABLE puzzle(id INTEGER PRIMARY KEY, form BLOB NOT NULL, clues INTEGER NOT NULL, kind INTEGER NOT NULL);"
    "CREATE TABLE measure(id INTEGER PRIMARY KEY, name TEXT NOT NULL, version TEXT NOT NULL, options TEXT NOT NULL,"
    " columns TEXT NOT NULL, UNIQUE(name, version, options));"
    "CREATE TABLE lease(measure INTEGER, first INTEGER, last INTEGER NOT NULL, owner TEXT NOT NULL,"
    " until REAL NOT NULL, PRIMARY KEY(measure, first)) WITHOUT ROWID;"
    "CREATE TABLE file(id INTEGER PRIMARY KEY, path TEXT NOT NULL, bytes INTEGER NOT NULL, hash INTEGER NOT NULL,"
    " puzzles INTEGER NOT NULL, whole INTEGER NOT NULL, UNIQUE(bytes, hash));"
    "CREATE TABLE source(puzzle INTEGER, file INTEGER, number INTEGER, PRIMARY KEY(puzzle, file, number)) WITHOUT "
    "ROWID;"
    "CREATE TABLE name(puzzle INTEGER, text TEXT, PRIMARY KEY(puzzle, text)) WITHOUT ROWID;"
    "CREATE INDEX name_text ON name(text);";

// Pages of 8 KiB and a cache of 64 MiB were the fastest of those tried (doc/catalog.md).
constexpr const char* on_creation = "PRAGMA page_size = 8192; PRAGMA journal_mode = WAL;";
constexpr const char* on_opening = "PRAGMA cache_size = -65536; PRAGMA cell_size_check = ON; PRAGMA synchronous = ";

std::vector<std::string> split(const std::string& text) {
    std::vector<std::string> out;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(',', from), text.size());
        out.push_back(text.substr(from, end - from));
        from = end + 1;
    }
    return out;
}

/// Any name, quoted for SQL.
std::string quoted(const std::string& name) {
    std::string out = "\"";
    for (const char c : name) out += c == '"' ? "\"\"" : std::string(1, c);
    return out + '"';
}

}  // namespace

std::string table_of(const StoredMeasure& measure) { return "m_" + std::to_string(measure.id); }

std::string values_of(const StoredMeasure& measure) {
    std::string out;
    for (std::size_t k = 1; k <= measure.columns.size(); ++k) out += ", v" + std::to_string(k);
    return out;
}

std::string insertion_of(const StoredMeasure& measure) {
    std::string out = "INSERT INTO " + table_of(measure) + " VALUES(?, ?";
    for (std::size_t k = 0; k < measure.columns.size(); ++k) out += ", ?";
    return out + ')';
}

OrTrouble<std::unique_ptr<Catalog>> Catalog::create(const std::string& file, const Settings& settings,
                                                    const Host& host) {
    auto base = Database::open(file, Database::Open::create, host);
    if (auto* trouble = std::get_if<Trouble>(&base)) return std::move(*trouble);
    std::unique_ptr<Catalog> out(new Catalog(std::get<std::unique_ptr<Database>>(std::move(base))));
    if (!out->set_up(settings)) return *out->base().trouble();
    return out;
}

bool Catalog::set_up(const Settings& settings) {
    if (base_->number("SELECT count(*) FROM sqlite_schema") > 0) base_->fail(Trouble::Kind::unusable, "already exists");
    base_->run(on_creation);
    Transaction all(*base_);
    // Another process may have created it meanwhile.
    if (all.ok() && base_->number("SELECT count(*) FROM sqlite_schema") > 0)
        base_->fail(Trouble::Kind::unusable, "already exists");
    base_->run(schema);
    base_->run("PRAGMA application_id = " + std::to_string(application) +
               "; PRAGMA user_version = " + std::to_string(format));
    bits_ = settings.bits;
    form_ = settings.form;
    const std::pair<std::string_view, FilterValue> rows[] = {{"format", format},
                                                             {"form", form_},
                                                             {"program", settings.program},
                                                             {"created", settings.created},
                                                             {"bits", std::int64_t{bits_}}};
    SqlStatement insert(*base_, "INSERT INTO meta VALUES(?, ?)");
    for (const auto& [key, value] : rows) insert.bind(1, key).bind(2, value).run();
    return make_view() && all.commit();
}

OrTrouble<std::unique_ptr<Catalog>> Catalog::open(const std::string& file, const Host& host, Durable durable) {
    return opened(Database::open(file, Database::Open::existing, host), durable);
}

OrTrouble<std::unique_ptr<Catalog>> Catalog::open_to_read(const std::string& file, const Host& host) {
    return opened(Database::open(file, Database::Open::read, host), Durable::file);
}

OrTrouble<std::unique_ptr<Catalog>> Catalog::opened(OrTrouble<std::unique_ptr<Database>> base, Durable durable) {
    if (auto* trouble = std::get_if<Trouble>(&base)) return std::move(*trouble);
    std::unique_ptr<Catalog> out(new Catalog(std::get<std::unique_ptr<Database>>(std::move(base))));
    const bool every = durable == Durable::every_write;
    if (!out->look_through() || !out->base().run(std::string(on_opening) + (every ? "FULL" : "NORMAL")))
        return *out->base().trouble();
    return out;
}

/// Checks that the file is a puzzle database.
bool Catalog::look_through() {
    const auto whose = base_->number("PRAGMA application_id");
    const auto version = base_->number("PRAGMA user_version");
    if (!base_->ok()) return false;
    if (whose != application) {
        base_->fail(Trouble::Kind::unusable, "an SQLite file, but not a puzzle database ('catalog create' makes one)");
    } else if (version != format && version != format_with_lines) {
        base_->fail(Trouble::Kind::unusable,
                    "a puzzle database of format " + std::to_string(version) + "; this program reads formats " +
                        std::to_string(format) + " and " + std::to_string(format_with_lines) +
                        (version < format ? ": export its puzzles with the version that made it"
                                          : ": it was made by a later version"));
    }
    bits_ = static_cast<int>(base_->number("SELECT value FROM meta WHERE key = 'bits'"));
    form_ = meta("form");
    if (bits_ < 1 || bits_ > 63) base_->fail(Trouble::Kind::failed, "the file is damaged: no bits in its table meta");
    return base_->ok();
}

OrTrouble<std::vector<StoredMeasure>> Catalog::measures() {
    std::vector<StoredMeasure> out;
    SqlStatement rows(*base_, "SELECT id, name, version, options, columns FROM measure ORDER BY id");
    while (rows.step()) out.push_back({rows.number(0), rows.text(1), rows.text(2), rows.text(3), split(rows.text(4))});
    return base_->unless_trouble(std::move(out));
}

OrTrouble<std::vector<StoredMeasure>> Catalog::newest() {
    auto all = measures();
    if (auto* rows = std::get_if<std::vector<StoredMeasure>>(&all)) {
        const std::vector<StoredMeasure> copy = *rows;
        std::erase_if(*rows, [&](const StoredMeasure& row) {
            return std::any_of(copy.begin(), copy.end(),
                               [&](const StoredMeasure& other) { return other.name == row.name && other.id > row.id; });
        });
    }
    return all;
}

bool Catalog::allow_lines() {
    if (base_->number("PRAGMA user_version") >= format_with_lines) return base_->ok();
    const std::string number = std::to_string(format_with_lines);
    return base_->run("PRAGMA user_version = " + number + "; UPDATE meta SET value = " + number +
                      " WHERE key = 'format'");
}

OrTrouble<StoredMeasure> Catalog::measure(const StoredMeasure& wanted) {
    Transaction all(*base_);
    StoredMeasure out = wanted;
    SqlStatement find(*base_, "SELECT id FROM measure WHERE name = ? AND version = ? AND options = ?");
    find.bind(1, wanted.name).bind(2, wanted.version).bind(3, wanted.options);
    if (find.step()) {
        out.id = find.number(0);
    } else {
        const std::string columns = fmt::format("{}", fmt::join(wanted.columns, ","));
        SqlStatement insert(*base_, "INSERT INTO measure(name, version, options, columns) VALUES(?, ?, ?, ?)");
        insert.bind(1, wanted.name).bind(2, wanted.version).bind(3, wanted.options).bind(4, columns).run();
        out.id = base_->last_id();
        base_->run("CREATE TABLE " + table_of(out) + "(puzzle INTEGER PRIMARY KEY, state INTEGER NOT NULL" +
                   values_of(out) + ")");
        // Most filters use the first value: the index makes them take milliseconds if few puzzles have it.
        base_->run("CREATE INDEX " + table_of(out) + "_v1 ON " + table_of(out) + "(v1)");
        make_view();
    }
    find.reset();
    return all.commit(std::move(out));
}

bool Catalog::make_view() {
    const auto all = newest();
    if (!base_->ok()) return false;
    std::string columns =
        "puzzle.id, puzzle.form, puzzle.clues, CASE puzzle.kind WHEN 2 THEN '2+' ELSE puzzle.kind END"
        " AS \"unique\"";
    std::string tables = "puzzle";
    for (const StoredMeasure& row : std::get<std::vector<StoredMeasure>>(all)) {
        if (row.name == "unique") continue;
        for (std::size_t i = 0; i < row.columns.size(); ++i)
            columns += ", " + table_of(row) + ".v" + std::to_string(i + 1) + " AS " + quoted(row.columns[i]);
        tables += " LEFT JOIN " + table_of(row) + " ON " + table_of(row) + ".puzzle = puzzle.id";
    }
    return base_->run("DROP VIEW IF EXISTS v") && base_->run("CREATE VIEW v AS SELECT " + columns + " FROM " + tables);
}

OrTrouble<std::vector<StoredMeasure>> Catalog::drop_old() {
    Transaction all(*base_);
    auto every = measures();
    const auto kept = newest();
    if (base_->trouble()) return *base_->trouble();
    auto& old = std::get<std::vector<StoredMeasure>>(every);
    for (const StoredMeasure& row : std::get<std::vector<StoredMeasure>>(kept))
        std::erase_if(old, [&](const StoredMeasure& one) { return one.id == row.id; });
    for (const StoredMeasure& row : old) {
        const std::string id = std::to_string(row.id);
        base_->run("DROP TABLE " + table_of(row) + "; DELETE FROM measure WHERE id = " + id +
                   "; DELETE FROM lease WHERE measure = " + id);
    }
    return all.commit(std::move(old));
}

OrTrouble<std::int64_t> Catalog::count() { return base_->unless_trouble(base_->number("SELECT count(*) FROM puzzle")); }

OrTrouble<Catalog::Rated> Catalog::rated(const StoredMeasure& measure) {
    Rated out;
    SqlStatement rows(*base_, "SELECT state, count(*) FROM " + table_of(measure) + " GROUP BY state");
    while (rows.step()) {
        const auto state = static_cast<RowState>(rows.number(0));
        (state == RowState::done ? out.done : state == RowState::unknown ? out.unknown : out.none) += rows.number(1);
    }
    return base_->unless_trouble(std::move(out));
}

std::string Catalog::meta(std::string_view key) {
    SqlStatement row(*base_, "SELECT value FROM meta WHERE key = ?");
    row.bind(1, key);
    return row.step() ? row.text(0) : std::string();
}

std::optional<Trouble> Catalog::learn() {
    base_->run("PRAGMA analysis_limit = 1000; ANALYZE");
    return base_->trouble();
}

std::optional<Trouble> Catalog::compact() {
    base_->run("VACUUM");
    learn();
    base_->run("PRAGMA wal_checkpoint(TRUNCATE)");
    return base_->trouble();
}

}  // namespace deduku::catalog
