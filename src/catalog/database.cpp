#include "catalog/database.hpp"

#include <sqlite3.h>

#include <cerrno>
#include <cstring>

namespace deduku::catalog {
namespace {

// SQLite checks for a stop after so many steps: every few milliseconds.
constexpr int steps_between_looks = 20000;

int on_busy(void* host, int times) { return static_cast<const Host*>(host)->wait(times) ? 1 : 0; }
int on_progress(void* host) { return static_cast<const Host*>(host)->stop() ? 1 : 0; }

Trouble::Kind kind_of(int code) {
    switch (code & 0xFF) {
        case SQLITE_NOTADB:
        case SQLITE_CANTOPEN:
        case SQLITE_PERM:
        case SQLITE_READONLY: return Trouble::Kind::unusable;
        case SQLITE_INTERRUPT:
        case SQLITE_BUSY: return Trouble::Kind::interrupted;
        default: return Trouble::Kind::failed;
    }
}

/// The system error of the last failure; 0: unknown.
int system_error(sqlite3* base) {
    if (base == nullptr) return 0;
    if (const int known = sqlite3_system_errno(base); known != 0) return known;
    // SQLite does not store the error of a failed commit.
    sqlite3_vfs* files = nullptr;
    sqlite3_file_control(base, "main", SQLITE_FCNTL_VFS_POINTER, static_cast<void*>(&files));
    return files == nullptr ? 0 : files->xGetLastError(files, 0, nullptr);
}

/// Whether a file exists, or may be read and written, by SQLite's word for that.
bool may(const std::string& name, int how, const Host& host) {
    sqlite3_vfs* const files = sqlite3_vfs_find(host.files.empty() ? nullptr : host.files.c_str());
    int yes = 0;
    return files->xAccess(files, name.c_str(), how, &yes) == SQLITE_OK && yes != 0;
}

/// False for an existing file that cannot be written.
bool may_write(const std::string& file, const Host& host) {
    return !may(file, SQLITE_ACCESS_EXISTS, host) || may(file, SQLITE_ACCESS_READWRITE, host);
}

/// The URI of a file, with the characters that are special in URIs as numbers.
std::string uri_without_locks(const std::string& file) {
    constexpr std::string_view hex = "0123456789ABCDEF";
    std::string out = file.starts_with("//") ? "file:/." : "file:";
    for (const char c : file) {
        if (c != '%' && c != '?' && c != '#') {
            out += c;
            continue;
        }
        const auto byte = static_cast<unsigned char>(c);
        out += {'%', hex[byte >> 4U], hex[byte & 15U]};
    }
    return out + "?immutable=1";
}

}  // namespace

SqlStatement::SqlStatement(Database& base, std::string_view sql) : base_(base) {
    if (base_.ok())
        checked(sqlite3_prepare_v3(base_.base_, sql.data(), static_cast<int>(sql.size()), SQLITE_PREPARE_PERSISTENT,
                                   &statement_, nullptr));
}

SqlStatement::~SqlStatement() { sqlite3_finalize(statement_); }

bool SqlStatement::checked(int code) {
    if (code == SQLITE_OK || code == SQLITE_ROW || code == SQLITE_DONE) return true;
    base_.fail_with_code(code);
    return false;
}

SqlStatement& SqlStatement::bind(int position, std::int64_t number) {
    if (statement_ != nullptr) checked(sqlite3_bind_int64(statement_, position, number));
    return *this;
}
SqlStatement& SqlStatement::bind(int position, double number) {
    if (statement_ != nullptr) checked(sqlite3_bind_double(statement_, position, number));
    return *this;
}
SqlStatement& SqlStatement::bind(int position, std::string_view text) {
    if (statement_ != nullptr)
        checked(sqlite3_bind_text64(statement_, position, text.data(), text.size(), SQLITE_STATIC, SQLITE_UTF8));
    return *this;
}
SqlStatement& SqlStatement::bind(int position, std::span<const std::uint8_t> bytes) {
    if (statement_ != nullptr)
        checked(sqlite3_bind_blob64(statement_, position, bytes.data(), bytes.size(), SQLITE_STATIC));
    return *this;
}
SqlStatement& SqlStatement::bind(int position, const StoredForm& form) {
    if (const auto* line = std::get_if<std::string>(&form)) return bind(position, std::string_view(*line));
    return bind(position, std::span<const std::uint8_t>(std::get<Packed>(form)));
}
SqlStatement& SqlStatement::bind(int position, const FilterValue& value) {
    if (const auto* whole = std::get_if<std::int64_t>(&value)) return bind(position, *whole);
    if (const auto* real = std::get_if<double>(&value)) return bind(position, *real);
    if (const auto* text = std::get_if<std::string>(&value)) return bind(position, std::string_view(*text));
    if (statement_ != nullptr) checked(sqlite3_bind_null(statement_, position));
    return *this;
}
SqlStatement& SqlStatement::bind(int position, const std::vector<FilterValue>& values) {
    for (const FilterValue& value : values) bind(position++, value);
    return *this;
}

bool SqlStatement::step() {
    if (statement_ == nullptr || !base_.ok()) return false;
    const int code = sqlite3_step(statement_);
    checked(code);
    return code == SQLITE_ROW;
}

bool SqlStatement::run() {
    while (step()) {
    }
    reset();
    return base_.ok();
}

void SqlStatement::reset() {
    if (statement_ != nullptr) sqlite3_reset(statement_);
}

std::int64_t SqlStatement::number(int column) const { return sqlite3_column_int64(statement_, column); }
double SqlStatement::real(int column) const { return sqlite3_column_double(statement_, column); }

std::string SqlStatement::text(int column) const {
    const unsigned char* const text = sqlite3_column_text(statement_, column);
    if (text == nullptr) return {};
    return {text, text + sqlite3_column_bytes(statement_, column)};
}

std::optional<StoredForm> SqlStatement::form(int column) const {
    if (sqlite3_column_type(statement_, column) == SQLITE_TEXT) return text(column);
    Packed out{};
    const void* const bytes = sqlite3_column_blob(statement_, column);
    if (static_cast<std::size_t>(sqlite3_column_bytes(statement_, column)) != out.size()) return std::nullopt;
    std::memcpy(out.data(), bytes, out.size());
    return out;
}

FilterValue SqlStatement::value(int column) const {
    switch (sqlite3_column_type(statement_, column)) {
        case SQLITE_NULL: return {};
        case SQLITE_INTEGER: return number(column);
        case SQLITE_FLOAT: return real(column);
        default: return text(column);
    }
}

OrTrouble<std::unique_ptr<Database>> Database::open(const std::string& file, Open how, const Host& host) {
    std::unique_ptr<Database> out(new Database(file));
    if (how == Open::read)
        out->open_to_read(host);
    else if (how == Open::existing && !may_write(file, host))
        out->fail_with_code(SQLITE_READONLY);  // SQLite would leave a FILE-shm that the owner cannot write
    else
        out->open_file(file, SQLITE_OPEN_READWRITE | (how == Open::create ? SQLITE_OPEN_CREATE : 0), host);
    if (out->trouble()) return *out->trouble();
    return out;
}

void Database::open_file(const std::string& name, int flags, const Host& host) {
    sqlite3_close_v2(base_);
    base_ = nullptr;
    trouble_.reset();
    const char* const files = host.files.empty() ? nullptr : host.files.c_str();
    const int code = sqlite3_open_v2(name.c_str(), &base_, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, files);
    open_ = code == SQLITE_OK;
    if (!open_) return fail_with_code(code);
    // The handlers only read the host's data.
    void* const lent = const_cast<Host*>(&host);
    sqlite3_busy_handler(base_, on_busy, lent);
    sqlite3_progress_handler(base_, steps_between_looks, on_progress, lent);
    // Code in the file, such as triggers, is never run.
    sqlite3_db_config(base_, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(base_, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(base_, SQLITE_DBCONFIG_ENABLE_TRIGGER, 0, nullptr);
}

// SQLite writes locks of readers to FILE-shm. Where it cannot, or would leave a file that the owner of the database
// cannot write, the database is opened without locks, unless FILE-wal has changes that such a reader would miss.
void Database::open_to_read(const Host& host) {
    const auto open_as_it_is = [&] {
        open_file(uri_without_locks(file_), SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, host);
    };
    const bool changed = may(file_ + "-wal", SQLITE_ACCESS_EXISTS, host);
    const bool in_use = changed || may(file_ + "-shm", SQLITE_ACCESS_EXISTS, host);
    if (!in_use && !may_write(file_, host)) return open_as_it_is();
    open_file(file_, SQLITE_OPEN_READWRITE, host);
    number("SELECT count(*) FROM sqlite_schema");
    if (!trouble_ || trouble_->kind != Trouble::Kind::unusable) return;
    if (!changed) return open_as_it_is();
    trouble_.reset();
    fail(Trouble::Kind::unusable, "has changes in " + file_ + "-wal; read it once where both can be written");
}

Database::~Database() { sqlite3_close_v2(base_); }

bool Database::run(const std::string& sql) {
    if (!ok()) return false;
    const int code = sqlite3_exec(base_, sql.c_str(), nullptr, nullptr, nullptr);
    if (code != SQLITE_OK) fail_with_code(code);
    return ok();
}

std::int64_t Database::number(std::string_view sql, const std::vector<FilterValue>& values) {
    SqlStatement one(*this, sql);
    one.bind(1, values);
    return one.step() ? one.number(0) : 0;
}

std::int64_t Database::changed() const { return sqlite3_changes64(base_); }
std::int64_t Database::last_id() const { return sqlite3_last_insert_rowid(base_); }

void Database::fail(Trouble::Kind kind, const std::string& why) {
    if (!trouble_) trouble_ = Trouble{kind, file_ + ": " + why};
}

void Database::fail_with_code(int code) {
    const Trouble::Kind kind = kind_of(code);
    std::string why = sqlite3_errstr(code & 0xFF);
    if ((code & 0xFF) == SQLITE_NOTADB) why = "not a puzzle database";
    const int last = system_error(base_);
    if ((code & 0xFF) == SQLITE_CANTOPEN && last != 0) why = std::strerror(last);
    const bool no_second_file = (code & 0xFF) == SQLITE_CANTOPEN && last == ENOENT && open_;  // FILE-wal, FILE-shm
    if ((code & 0xFF) == SQLITE_READONLY || no_second_file) why = "the file or its folder cannot be written";
    if ((code & 0xFF) == SQLITE_FULL) why = "No space left on device";
    if ((code & 0xFF) == SQLITE_IOERR) why = last != 0 ? std::strerror(last) : "disk I/O error";
    if ((code & 0xFF) == SQLITE_CORRUPT) why = "the file is damaged";
    if ((code & 0xFF) == SQLITE_CONSTRAINT || (code & 0xFF) == SQLITE_ERROR)
        why = base_ != nullptr ? sqlite3_errmsg(base_) : why;
    if (kind == Trouble::Kind::interrupted) why = "stopped";
    fail(kind, why);
}

void Database::roll_back() { sqlite3_exec(base_, "ROLLBACK", nullptr, nullptr, nullptr); }

Transaction::~Transaction() {
    if (open_) base_.roll_back();
}

bool Transaction::commit() {
    if (!ok() || !base_.run("COMMIT")) return false;
    open_ = false;
    return true;
}

}  // namespace deduku::catalog
