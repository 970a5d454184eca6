#include "cli/index/site.hpp"

#include <fcntl.h>
#include <fmt/format.h>

#include <array>
#include <cerrno>
#include <ctime>

#include "cli/each.hpp"
#include "cli/kept_form.hpp"
#include "cli/run/files.hpp"
#include "cli/run/sqlite_files.hpp"
#include "cli/run/system.hpp"
#include "deduku/text.hpp"
#include "report/parts/json.hpp"

namespace deduku::cli {
namespace {

report::IndexRow row_of(catalog::RowReport&& report) {
    return {static_cast<std::uint64_t>(report.number),
            std::move(report.line),
            std::move(report.name),
            std::move(report.solutions),
            std::move(report.level),
            std::move(report.rating),
            std::move(report.reasonable),
            std::move(report.proof),
            std::move(report.seconds)};
}

}  // namespace

catalog::Settings catalog_settings(const std::string& form) {
    std::array<char, 32> date{};
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::strftime(date.data(), date.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
    return {.program = report::program_name(), .created = date.data(), .form = form};
}

Site::Site(const std::string& folder, const std::string& made_by) : file_(folder + "index.deduku-catalog") {
    if (const std::string old = folder + "index.tsv"; exists(old))
        throw BadOperand(old +
                         ": the journal of an earlier version, which this one does not read; choose another "
                         "folder, or remove it to have all reports made anew");
    do {
        locked_ = os().open(file_.c_str(), O_RDWR | O_CREAT);
    } while (locked_ < 0 && errno == EINTR);
    if (locked_ < 0) throw BadOperand(failure(file_, errno));
    try {
        if (!lock(locked_)) throw BadOperand(file_ + ": another run is at work in this folder");
        open(made_by);
    } catch (...) {
        catalog_.reset();
        os().close(locked_);
        throw;
    }
}

// Closing any descriptor of the file would release SQLite's locks on it, so ours is closed last.
Site::~Site() {
    catalog_.reset();
    os().close(locked_);
}

void Site::open(const std::string& made_by) {
    need_regular_file(file_);
    auto opened = catalog::Catalog::open(file_, catalog_host());
    if (const auto* why = std::get_if<catalog::Trouble>(&opened)) {
        if (why->kind != catalog::Trouble::Kind::unusable) throw *why;
        // A new file, or one whose creator was killed before it wrote anything.
        auto created = catalog::Catalog::create(file_, catalog_settings("solution"), catalog_host());
        if (const auto* also = std::get_if<catalog::Trouble>(&created))
            throw also->kind == catalog::Trouble::Kind::unusable ? *why : *also;
        opened = std::move(created);
    }
    catalog_ = std::get<0>(std::move(opened));
    if (const auto trouble = catalog::begin_reports(*catalog_, made_by)) throw *trouble;
    const std::string made = catalog::reports_made_by(*catalog_);
    if (catalog_->base().trouble()) throw *catalog_->base().trouble();
    if (made != made_by)
        throw BadOperand(file_ +
                         ": made with other options or by another version; choose another folder, or remove it");
}

catalog::OrTrouble<std::string> Site::seen(std::uint64_t number, const std::string& key) {
    const std::lock_guard guard(mutex_);
    if (seen_.size() <= number) seen_.resize(number + 1);
    seen_[number] = true;
    auto found = catalog::find_report(*catalog_, static_cast<std::int64_t>(number), key);
    if (auto* trouble = std::get_if<catalog::Trouble>(&found)) return std::move(*trouble);
    const auto& report = std::get<0>(found);
    return report ? report->page : std::string();
}

std::optional<catalog::Trouble> Site::add(const Puzzle& puzzle, const Solutions* solutions, catalog::RowReport report) {
    const std::lock_guard guard(mutex_);
    catalog::NewPuzzles batch;
    if (solutions != nullptr && why_not_kept(puzzle).empty()) {
        const KeptSolutions found = solved(*solutions);
        const std::string form = kept_form(canon::FormKind::solution, puzzle, found.only(), forms_);
        if (const auto entry = entry_of(form, found.count, catalog_->bits())) batch.entries.push_back(*entry);
        if (const std::string name = kept_of(puzzle); !batch.entries.empty() && !name.empty())
            batch.names.emplace_back(0, name);
    }
    batch.reports.push_back(std::move(report));
    const auto added = catalog::add(*catalog_, batch, nullptr);
    if (const auto* trouble = std::get_if<catalog::Trouble>(&added)) return *trouble;
    return std::nullopt;
}

catalog::OrTrouble<report::IndexRows> Site::rows(Rows which, std::string& left_over) {
    report::IndexRows out;
    std::vector<std::int64_t> others;
    const auto trouble = catalog::each_report(*catalog_, [&](catalog::RowReport&& report) {
        const auto number = static_cast<std::uint64_t>(report.number);
        const bool here = number < seen_.size() && seen_[number];
        if (!here) others.push_back(report.number);
        if (here || which == Rows::all) out.emplace(number, row_of(std::move(report)));
    });
    if (trouble) return *trouble;
    left_over = ranges(others, ", ");
    return out;
}

}  // namespace deduku::cli
