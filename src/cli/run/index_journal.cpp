#include "cli/run/index_journal.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>

#include "cli/run/files.hpp"
#include "cli/run/output.hpp"
#include "cli/run/system.hpp"

namespace deduku::cli {
namespace {

constexpr std::size_t columns = 11;
constexpr std::size_t largest = std::size_t{1} << 30;

std::string one_line(std::string_view text) {
    std::string out;
    for (char c : text) out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    return out;
}

std::string to_line(const JournalRow& entry) {
    const IndexRow& row = entry.row;
    return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", row.number, row.puzzle, row.name, row.solutions,
                       row.level, row.rating, row.reasonable, row.proof, row.seconds, entry.key, entry.report);
}

bool parse(std::string_view line, JournalRow& entry) {
    std::array<std::string, columns> fields;
    for (std::size_t i = 0; i < columns; ++i) {
        const std::size_t tab = line.find('\t');
        if ((tab == std::string_view::npos) != (i + 1 == columns)) return false;
        fields[i] = line.substr(0, tab);
        line.remove_prefix(tab == std::string_view::npos ? line.size() : tab + 1);
    }
    IndexRow& row = entry.row;
    const auto [end, error] = std::from_chars(fields[0].data(), fields[0].data() + fields[0].size(), row.number);
    if (error != std::errc{} || *end != '\0' || row.number == 0) return false;
    const std::array<std::string*, columns - 1> places = {&row.puzzle, &row.name,       &row.solutions, &row.level,
                                                          &row.rating, &row.reasonable, &row.proof,     &row.seconds,
                                                          &entry.key,  &entry.report};
    for (std::size_t i = 0; i < places.size(); ++i) *places[i] = std::move(fields[i + 1]);
    return true;
}

}  // namespace

IndexJournal::IndexJournal(std::string file, std::string_view made_by) : file_(std::move(file)) {
    const std::string head = fmt::format("# deduku index 2, {}\n", made_by);
    if (!open() || !read(head)) return;
    if (size_ == 0) error_ = write(head);
}

IndexJournal::~IndexJournal() {
    if (descriptor_ >= 0) os().close(descriptor_);
}

/// Opens and locks it, and removes the line a killed run has begun.
bool IndexJournal::open() {
    do {
        descriptor_ = os().open(file_.c_str(), O_RDWR | O_CREAT | O_APPEND);
    } while (descriptor_ < 0 && errno == EINTR);
    if (descriptor_ < 0) {
        error_ = failure(file_, errno);
    } else if (!lock(descriptor_)) {
        error_ = fmt::format("{}: another run is at work in this folder", file_);
    }
    return error_.empty();
}

bool IndexJournal::read(std::string_view head) {
    const auto text = read_file(file_, largest);
    if (const auto* failed = std::get_if<Failure>(&text)) {
        error_ = failed->message;
        return false;
    }
    const auto& found = std::get<std::string>(text);
    const std::size_t whole = found.rfind('\n') == std::string::npos ? 0 : found.rfind('\n') + 1;
    // A head that was cut off is begun again; anything else without a line is no journal.
    const bool ours = whole != 0 ? found.starts_with(head) : head.starts_with(found);
    if (!ours) {
        error_ = fmt::format("{}: made with other options or by another version; choose another folder, or remove it",
                             file_);
        return false;
    }
    for (std::size_t at = whole == 0 ? 0 : head.size(); at < whole;) {
        const std::size_t end = found.find('\n', at);
        JournalRow entry;
        if (!parse(std::string_view(found).substr(at, end - at), entry)) {
            error_ = fmt::format("{}: a line that is no row of an index: {}", file_,
                                 found.substr(at, std::min<std::size_t>(end - at, 60)));
            return false;
        }
        at = end + 1;
        const std::uint64_t number = entry.row.number;
        rows_.insert_or_assign(number, std::move(entry));
    }
    size_ = static_cast<off_t>(whole);
    torn_ = whole != found.size();
    return true;
}

std::string IndexJournal::write(std::string_view line) {
    const auto cut = [&] {
        int result = 0;
        while ((result = os().truncate(descriptor_, size_)) < 0 && errno == EINTR) {
        }
        torn_ = result < 0;
        return !torn_;
    };
    if (torn_ && !cut()) return failure(file_, errno);
    if (write_all(descriptor_, line)) {
        size_ += static_cast<off_t>(line.size());
        return {};
    }
    const int error = errno;
    cut();
    return failure(file_, error);
}

const JournalRow* IndexJournal::find(std::uint64_t number, std::string_view key) const {
    const std::lock_guard lock(mutex_);
    const auto found = rows_.find(number);
    return found != rows_.end() && found->second.key == key ? &found->second : nullptr;
}

void IndexJournal::note(std::uint64_t number) {
    const std::lock_guard lock(mutex_);
    noted_.insert(number);
}

std::string IndexJournal::add(JournalRow entry) {
    entry.row.name = one_line(entry.row.name);
    const std::lock_guard lock(mutex_);
    std::string error = write(to_line(entry));
    if (!error.empty()) return error;
    const std::uint64_t number = entry.row.number;
    rows_.insert_or_assign(number, std::move(entry));
    return {};
}

report::IndexRows IndexJournal::rows(bool noted_only) const {
    report::IndexRows out;
    for (const auto& [number, entry] : rows_)
        if (!noted_only || noted_.contains(number)) out.emplace(number, entry.row);
    return out;
}

std::string IndexJournal::left_over() const {
    std::string out;
    for (auto it = rows_.begin(); it != rows_.end();) {
        const std::uint64_t first = it->first;
        if (noted_.contains(first)) {
            ++it;
            continue;
        }
        std::uint64_t last = first;
        while (++it != rows_.end() && it->first == last + 1 && !noted_.contains(it->first)) ++last;
        out += (out.empty() ? "" : ", ") + (first == last ? std::to_string(first) : fmt::format("{}-{}", first, last));
    }
    return out;
}

}  // namespace deduku::cli
