#include "cli/run/index_journal.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <fstream>
#include <sstream>

#include "cli/run/output.hpp"

namespace deduku::cli {
namespace {

constexpr std::size_t columns = 9;

std::string one_line(std::string_view text) {
    std::string out;
    for (char c : text) out += static_cast<unsigned char>(c) < ' ' ? ' ' : c;
    return out;
}

std::string to_line(const IndexRow& row) {
    return fmt::format("{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\t{}\n", row.number, row.puzzle, one_line(row.name),
                       row.solutions, row.level, row.rating, row.reasonable, row.proof, row.seconds);
}

bool parse(std::string_view line, IndexRow& row) {
    std::array<std::string, columns> fields;
    for (std::size_t i = 0; i < columns; ++i) {
        const std::size_t tab = line.find('\t');
        if ((tab == std::string_view::npos) != (i + 1 == columns)) return false;
        fields[i] = line.substr(0, tab);
        line.remove_prefix(tab == std::string_view::npos ? line.size() : tab + 1);
    }
    const auto [end, error] = std::from_chars(fields[0].data(), fields[0].data() + fields[0].size(), row.number);
    if (error != std::errc{} || *end != '\0' || row.number == 0) return false;
    row.puzzle = fields[1];
    row.name = fields[2];
    row.solutions = fields[3];
    row.level = fields[4];
    row.rating = fields[5];
    row.reasonable = fields[6];
    row.proof = fields[7];
    row.seconds = fields[8];
    return true;
}

}  // namespace

IndexJournal::IndexJournal(std::string file, std::string_view made_by) : file_(std::move(file)) {
    const std::string head = fmt::format("# deduku index 1, {}\n", made_by);
    std::ostringstream text;
    text << std::ifstream(file_).rdbuf();
    const std::string found = text.str();
    const std::size_t whole = found.rfind('\n') == std::string::npos ? 0 : found.rfind('\n') + 1;
    if (whole != 0 && found.compare(0, head.size(), head) != 0) {
        error_ = fmt::format("{}: made with other options or by another version; choose another folder, or remove it",
                             file_);
        return;
    }
    for (std::size_t at = whole == 0 ? 0 : head.size(); at < whole;) {
        const std::size_t end = found.find('\n', at);
        IndexRow row;
        if (!parse(std::string_view(found).substr(at, end - at), row)) {
            error_ = fmt::format("{}: a line that is no row of an index: {}", file_,
                                 found.substr(at, std::min<std::size_t>(end - at, 60)));
            return;
        }
        at = end + 1;
        const std::uint64_t number = row.number;
        rows_.insert_or_assign(number, std::move(row));
    }
    descriptor_ = open(file_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0666);
    const bool ready = descriptor_ >= 0 && ftruncate(descriptor_, static_cast<off_t>(whole)) == 0 &&
                       lseek(descriptor_, 0, SEEK_END) >= 0 && (whole != 0 || write_all(descriptor_, head));
    if (!ready) error_ = fmt::format("{}: {}", file_, std::strerror(errno));
}

IndexJournal::~IndexJournal() {
    if (descriptor_ >= 0) ::close(descriptor_);
}

const IndexRow* IndexJournal::find(std::uint64_t number, std::string_view puzzle) const {
    const std::lock_guard lock(mutex_);
    const auto found = rows_.find(number);
    return found != rows_.end() && found->second.puzzle == puzzle ? &found->second : nullptr;
}

std::string IndexJournal::add(IndexRow row) {
    const std::lock_guard lock(mutex_);
    if (!write_all(descriptor_, to_line(row))) return fmt::format("{}: {}", file_, std::strerror(errno));
    row.name = one_line(row.name);
    const std::uint64_t number = row.number;
    rows_.insert_or_assign(number, std::move(row));
    return {};
}

}  // namespace deduku::cli
