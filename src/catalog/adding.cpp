#include "catalog/adding.hpp"

#include <algorithm>
#include <numeric>

namespace deduku::catalog {
namespace {

/// Statements that find and insert forms.
class Writer {
  public:
    explicit Writer(Catalog& catalog) : base_(catalog.base()) {}

    /// Stores the entry and returns its number; `fresh`: it was not stored before.
    std::int64_t put(const PuzzleToAdd& entry, bool& fresh) {
        for (std::int64_t id = entry.number; base_.ok(); ++id) {
            insert_.bind(1, id).bind(2, entry.form);
            insert_.bind(3, std::int64_t{entry.clues}).bind(4, std::int64_t{entry.solutions});
            if (!insert_.run()) break;
            fresh = base_.changed() == 1;
            if (fresh || holds(id, entry.form)) return id;
        }
        return 0;
    }
    /// Whether the form is stored under this number.
    bool holds(std::int64_t id, const StoredForm& form) {
        find_.bind(1, id);
        there_ = find_.step();
        const bool same = there_ && find_.form(0) == form;
        find_.reset();
        return same;
    }
    /// Whether the number was in use at the last check.
    bool there() const { return there_; }
    void name(std::int64_t id, const std::string& text) { name_.bind(1, id).bind(2, text).run(); }
    void source(std::int64_t id, std::int64_t file, std::int64_t number) {
        source_.bind(1, id).bind(2, file).bind(3, number).run();
    }

  private:
    Database& base_;
    SqlStatement insert_{base_,
                         "INSERT INTO puzzle(id, form, clues, kind) VALUES(?, ?, ?, ?) ON CONFLICT(id) DO NOTHING"};
    SqlStatement find_{base_, "SELECT form FROM puzzle WHERE id = ?"};
    SqlStatement name_{base_, "INSERT INTO name(puzzle, text) VALUES(?, ?) ON CONFLICT DO NOTHING"};
    SqlStatement source_{base_, "INSERT INTO source(puzzle, file, number) VALUES(?, ?, ?) ON CONFLICT DO NOTHING"};
    bool there_ = false;
};

/// Records how far the source has been read; returns its id.
std::int64_t note(Database& base, const Source& source) {
    SqlStatement row(
        base,
        "INSERT INTO file(path, bytes, hash, puzzles, whole) VALUES(?, ?, ?, ?, ?) ON CONFLICT(bytes, hash) "
        "DO UPDATE SET puzzles = max(puzzles, excluded.puzzles), whole = max(whole, excluded.whole) "
        "RETURNING id");
    row.bind(1, source.path).bind(2, source.bytes).bind(3, source.hash).bind(4, source.puzzles);
    row.bind(5, std::int64_t{source.whole ? 1 : 0});
    return row.step() ? row.number(0) : 0;
}

/// Existing values are replaced only if they are unknown.
std::string unknown_gives_way(const StoredMeasure& measure) {
    std::string values;
    for (std::size_t k = 1; k <= measure.columns.size(); ++k)
        values += ", v" + std::to_string(k) + " = excluded.v" + std::to_string(k);
    const std::string unknown = std::to_string(static_cast<int>(RowState::unknown));
    return "ON CONFLICT(puzzle) DO UPDATE SET state = excluded.state" + values + " WHERE state = " + unknown +
           " AND excluded.state != " + unknown;
}

/// Stores missing ratings; returns how many.
std::int64_t put_ratings(Database& base, NewPuzzles& batch, const std::vector<std::int64_t>& ids) {
    std::int64_t out = 0;
    std::stable_sort(batch.ratings.begin(), batch.ratings.end(), [&](const auto& a, const auto& b) {
        return ids[static_cast<std::size_t>(a.first)] < ids[static_cast<std::size_t>(b.first)];
    });
    for (std::size_t i = 0; i < batch.measures.size(); ++i) {
        SqlStatement insert(base, insertion_of(batch.measures[i]) + ' ' + unknown_gives_way(batch.measures[i]));
        for (const auto& [entry, rating] : batch.ratings) {
            if (rating.measure != i || !base.ok()) continue;
            insert.bind(1, ids[static_cast<std::size_t>(entry)]).bind(2, static_cast<std::int64_t>(rating.state));
            insert.bind(3, rating.values).run();
            out += base.changed();
        }
    }
    return out;
}

}  // namespace

OrTrouble<std::int64_t> puzzles_read(Catalog& catalog, Source& source) {
    SqlStatement row(catalog.base(), "SELECT puzzles, whole FROM file WHERE bytes = ? AND hash = ?");
    row.bind(1, source.bytes).bind(2, source.hash);
    source.puzzles = 0;
    if (row.step()) {
        source.puzzles = row.number(0);
        source.whole = row.number(1) != 0;
    }
    return catalog.base().unless_trouble(source.puzzles);
}

OrTrouble<Added> add(Catalog& catalog, NewPuzzles& batch, const Source* source) {
    Added out;
    std::vector<std::uint32_t> order(batch.entries.size());
    std::iota(order.begin(), order.end(), 0U);
    std::sort(order.begin(), order.end(),
              [&](std::uint32_t a, std::uint32_t b) { return batch.entries[a].number < batch.entries[b].number; });
    std::vector<std::int64_t> ids(batch.entries.size());
    Database& base = catalog.base();
    Transaction all(base);
    if (std::any_of(batch.entries.begin(), batch.entries.end(),
                    [](const PuzzleToAdd& one) { return is_text(one.form); }))
        catalog.allow_lines();
    Writer writer(catalog);
    const std::int64_t file = source != nullptr ? note(base, *source) : 0;
    for (const std::uint32_t i : order) {
        bool fresh = false;
        const std::int64_t id = writer.put(batch.entries[i], fresh);
        if (!base.ok()) return *base.trouble();
        ++(fresh ? out.fresh : out.known);
        ids[i] = id;
        if (source != nullptr) writer.source(id, file, batch.entries[i].place);
    }
    for (const auto& [entry, text] : batch.names) writer.name(ids[static_cast<std::size_t>(entry)], text);
    for (const FilePlace& place : batch.places)
        writer.source(ids[static_cast<std::size_t>(place.entry)], place.file, place.number);
    out.ratings = put_ratings(base, batch, ids);
    for (const RowReport& report : batch.reports) put_report(base, report);
    return all.commit(std::move(out));
}

OrTrouble<std::optional<std::int64_t>> find(Catalog& catalog, const StoredForm& form) {
    Writer writer(catalog);
    std::optional<std::int64_t> out;
    for (std::int64_t id = number_of(form, catalog.bits()); catalog.base().ok(); ++id) {
        const bool same = writer.holds(id, form);
        if (same) out = id;
        if (same || !writer.there()) break;
    }
    return catalog.base().unless_trouble(std::move(out));
}

}  // namespace deduku::catalog
