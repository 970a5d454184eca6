// SQLite with errors as values: a file, statements with bound values, transactions.
//
//   Database --prepare--> Statement --bind, step--> rows
//      |
//      +-- trouble() keeps the first error; later calls do nothing
//
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "catalog/key.hpp"
#include "report/filter/filter.hpp"

struct sqlite3;
struct sqlite3_stmt;

namespace deduku::catalog {

using filter::Filter;
using filter::FilterValue;

/// An error, with the name of the file.
struct Trouble {
    enum class Kind : std::uint8_t {
        unusable,     ///< the file is missing, has another format, or exists already
        failed,       ///< the disk is full, a call failed, the file is damaged
        interrupted,  ///< stopped by the caller
    };
    Kind kind = Kind::failed;
    std::string message{};
};

template <class T>
using OrTrouble = std::variant<T, Trouble>;

/// Services of the caller: the library has no clock, no threads, and opens no files by itself.
struct Host {
    /// Another process is writing: waits a little, for the n-th time; false: give up.
    std::function<bool(int times)> wait;
    /// Returns true once the current work must end.
    std::function<bool()> stop;
    /// The name of the SQLite VFS for all access to files; empty: the default one.
    std::string files{};
};

class Database;

/// A statement, reusable with other values. Positions of values start at 1, of columns at 0.
class SqlStatement {
  public:
    SqlStatement(Database& base, std::string_view sql);
    ~SqlStatement();
    SqlStatement(const SqlStatement&) = delete;
    SqlStatement& operator=(const SqlStatement&) = delete;

    SqlStatement& bind(int position, std::int64_t number);
    SqlStatement& bind(int position, double number);
    /// Text and bytes must remain valid until the next reset().
    SqlStatement& bind(int position, std::string_view text);
    SqlStatement& bind(int position, const std::string& text) { return bind(position, std::string_view(text)); }
    SqlStatement& bind(int position, std::span<const std::uint8_t> bytes);
    /// Bytes, or a line as text; must remain valid like text.
    SqlStatement& bind(int position, const StoredForm& form);
    SqlStatement& bind(int position, const FilterValue& value);
    /// Binds all values, starting at this position.
    SqlStatement& bind(int position, const std::vector<FilterValue>& values);

    /// Advances to the next row; false: there is none, or an error.
    bool step();
    /// Runs the statement completely and resets it. False: error.
    bool run();
    void reset();

    std::int64_t number(int column) const;
    double real(int column) const;
    /// The form of a puzzle; none if it is neither text nor the right number of bytes.
    std::optional<StoredForm> form(int column) const;
    std::string text(int column) const;
    FilterValue value(int column) const;

  private:
    bool checked(int code);

    Database& base_;
    sqlite3_stmt* statement_ = nullptr;
};

class Database {
  public:
    enum class Open : std::uint8_t { existing, create, read };

    /// The host must outlive it. `read`: a file that cannot be written is read as it is; nobody may write to it
    /// meanwhile.
    static OrTrouble<std::unique_ptr<Database>> open(const std::string& file, Open how, const Host& host);
    ~Database();
    Database(const Database&) = delete;
    Database& operator=(const Database&) = delete;

    const std::string& file() const { return file_; }
    /// Runs statements without values. False: error.
    bool run(const std::string& sql);
    /// The first column of the first row; 0 if there is none, or on error.
    std::int64_t number(std::string_view sql, const std::vector<FilterValue>& values = {});
    /// The number of rows changed by the last statement.
    std::int64_t changed() const;
    std::int64_t last_id() const;

    bool ok() const { return !trouble_; }
    const std::optional<Trouble>& trouble() const { return trouble_; }
    /// The result, or the Trouble if there was an error.
    template <class T>
    OrTrouble<T> unless_trouble(T found) const {
        if (trouble_) return *trouble_;
        return found;
    }
    /// Records the error, unless there is one already.
    void fail(Trouble::Kind kind, const std::string& why);
    void fail_with_code(int code);

  private:
    friend class SqlStatement;
    friend class Transaction;
    explicit Database(std::string file) : file_(std::move(file)) {}

    void open_file(const std::string& name, int flags, const Host& host);
    void open_to_read(const Host& host);
    /// Rolls the transaction back, even after an error.
    void roll_back();

    std::string file_;
    sqlite3* base_ = nullptr;
    bool open_ = false;
    std::optional<Trouble> trouble_;
};

/// A transaction up to commit(), exclusive from its start. Rolled back unless committed.
class Transaction {
  public:
    explicit Transaction(Database& base) : base_(base), open_(base.run("BEGIN IMMEDIATE")) {}
    ~Transaction();
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;

    bool ok() const { return open_ && base_.ok(); }
    /// False: nothing of it was stored.
    bool commit();
    template <class T>
    OrTrouble<T> commit(T found) {
        commit();
        return base_.unless_trouble(std::move(found));
    }

  private:
    Database& base_;
    bool open_;
};

}  // namespace deduku::catalog
