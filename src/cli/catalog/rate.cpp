// rate: computes missing ratings, in any number of threads, processes and runs; also lists the workers.
//
//   thread: claim --> rate puzzle by puzzle --> store --> claim ..     each with its own connection
//   main:   renews the leases, shows progress, stops the threads
//
// The size of a claim depends on the time taken by the previous one.
#include <fmt/format.h>
#include <sys/types.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <mutex>
#include <thread>

#include "catalog/leases.hpp"
#include "cli/answering.hpp"
#include "cli/catalog/parts.hpp"
#include "cli/each.hpp"
#include "cli/kept_form.hpp"
#include "cli/measures.hpp"
#include "cli/run/lane_worker.hpp"
#include "cli/run/output.hpp"
#include "cli/run/sqlite_files.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/threads.hpp"
#include "report/parts/json.hpp"

namespace deduku::cli {
namespace {

using namespace std::chrono_literals;

double seconds_now() {
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
}

std::string host_name() {
    std::array<char, 256> name{};
    return gethostname(name.data(), name.size() - 1) == 0 ? name.data() : "?";
}

/// "host/4711/1763860000": a process, and its start time.
std::string this_owner() { return fmt::format("{}/{}/{:.3f}", host_name(), getpid(), seconds_now()); }

/// Whether the owner is a process of this machine that has ended.
bool is_gone(const std::string& owner) {
    const std::string here = host_name() + '/';
    if (!owner.starts_with(here)) return false;
    const long process = std::strtol(owner.c_str() + here.size(), nullptr, 10);
    return process > 0 && kill(static_cast<pid_t>(process), 0) < 0 && errno == ESRCH;
}

/// The requested measures, with their names in the file.
struct Wanted {
    RatingRows rows;
    method::MethodOptions options;
    std::vector<catalog::StoredMeasure> measures;
};

Wanted wanted_of(const Request& request, catalog::Catalog& catalog) {
    Wanted out;
    out.rows = value_or_usage(session::rating_rows(request.values));
    out.options = rating_options(request.values);
    std::erase_if(out.rows, [](const method::MethodRow* row) { return row->word == "unique"; });
    if (out.rows.empty()) throw UsageError("--by: 'unique' is known of every puzzle");
    for (const method::MethodRow* row : out.rows)
        out.measures.push_back(taken(catalog.measure(measure_of(*row, out.options))));
    return out;
}

/// The state shared by all threads of a run.
struct Shared {
    std::mutex mutex;  // guards all members below
    std::int64_t from = 0;
    std::optional<catalog::Trouble> trouble;
    std::atomic<std::uint64_t> rated{0};    ///< puzzles
    std::atomic<std::uint64_t> unknown{0};  ///< values not computed within a limit
    std::atomic<std::uint64_t> lost{0};     ///< puzzles whose lease had expired
    std::atomic<unsigned> at_work{0};
};

class Rater {
  public:
    Rater(const Request& request, const Wanted& wanted, std::string owner, Shared& shared)
        : wanted_(wanted),
          shared_(shared),
          limits_(limits_of(request)),
          chunk_(*request.values.number("chunk")),
          lease_(*request.values.number("lease")),
          catalog_(open_catalog(request)),
          columns_(taken(catalog::Columns::of(*catalog_))),
          leases_(
              *catalog_, columns_, wanted.measures,
              parse_where("--where", request.values.text("where"), filter_columns(columns_, request.operands.front())),
              std::move(owner)) {}

    catalog::Leases& leases() { return leases_; }
    catalog::Catalog& catalog() { return *catalog_; }

    /// Works until no puzzles are left, for this run or others.
    void work() {
        while (stop_asked() == Stop::none) {
            const catalog::TakenPuzzles claim = next();
            if (claim.puzzles.empty()) {
                if (!taken(leases_.others_at_work(seconds_now()))) return;
                take_from_the_dead();
                std::this_thread::sleep_for(50ms);
                continue;
            }
            do_claim(claim);
        }
    }

  private:
    catalog::TakenPuzzles next() {
        const std::lock_guard lock(shared_.mutex);
        const double now = seconds_now();
        catalog::TakenPuzzles out = taken(leases_.claim(shared_.from, size_, now, now + lease_));
        if (out.puzzles.empty() && shared_.from > 0) {
            shared_.from = 0;  // puzzles released by others, and new ones
            out = taken(leases_.claim(0, size_, now, now + lease_));
        }
        if (!out.puzzles.empty()) shared_.from = out.last + 1;
        return out;
    }

    void take_from_the_dead() {
        for (const catalog::Lease& lease : taken(catalog::leases(*catalog_)))
            if (is_gone(lease.owner))
                if (const auto trouble = leases_.release(lease.owner)) throw *trouble;
    }

    void do_claim(const catalog::TakenPuzzles& claim) {
        const auto begin = Clock::now();
        std::vector<catalog::Result> results;
        std::uint64_t done = 0;
        std::uint64_t unknown = 0;
        for (const catalog::Todo& todo : claim.puzzles) {
            if (!rate(todo, results, unknown)) break;
            ++done;
            // The last claims of a run, or harder puzzles than before: store partial results.
            if (std::chrono::duration<double>(Clock::now() - begin).count() > 4 * chunk_) break;
        }
        if (!taken(leases_.store(claim, results))) {
            shared_.lost += done;
            return;
        }
        shared_.rated += done;
        shared_.unknown += unknown;
        if (done < claim.puzzles.size()) {
            const std::lock_guard lock(shared_.mutex);
            shared_.from = std::min(shared_.from, claim.first);
        }
        const double took = std::chrono::duration<double>(Clock::now() - begin).count();
        const double fits = static_cast<double>(std::max<std::uint64_t>(done, 1)) * chunk_ / std::max(took, 1e-6);
        size_ = std::clamp<std::int64_t>(static_cast<std::int64_t>(std::min(fits, 1e6)), 1, std::min(4 * size_, most));
    }

    /// False: the run is to stop.
    bool rate(const catalog::Todo& todo, std::vector<catalog::Result>& results, std::uint64_t& unknown) {
        Job job(limits_);
        const auto puzzle = puzzle_of_form(catalog::text_of(todo.form).value_or(""));
        if (!puzzle)
            throw catalog::Trouble{catalog::Trouble::Kind::failed, "the file is damaged: a puzzle without a form"};
        method::Known known(*puzzle, wanted_.options, job.meter());
        std::vector<catalog::Result> own;
        for (std::size_t i = 0; i < wanted_.rows.size(); ++i) {
            if ((todo.missing >> i & 1) == 0) continue;
            const method::MethodRow& row = *wanted_.rows[i];
            catalog::Result result{todo.id, static_cast<std::uint32_t>(i), {}, {}};
            for (const method::Value& value : row.values(known))
                result.values.push_back(filter::value_of(to_text(value)));
            const bool rated = row.rated(known);
            const bool cut = job.meter().exhausted() && !rated;
            result.state = rated ? catalog::RowState::done : cut ? catalog::RowState::unknown : catalog::RowState::none;
            unknown += cut ? 1 : 0;
            own.push_back(std::move(result));
        }
        if (job.abandoned() || stop_asked() != Stop::none) return false;
        std::move(own.begin(), own.end(), std::back_inserter(results));
        return true;
    }

    static constexpr std::int64_t most = 20000;

    const Wanted& wanted_;
    Shared& shared_;
    Limits limits_;
    double chunk_;
    double lease_;
    std::unique_ptr<catalog::Catalog> catalog_;
    catalog::Columns columns_;
    catalog::Leases leases_;
    std::int64_t size_ = 8;
};

/// Runs a part of the work; stores its Trouble in `shared`, which ends the others.
template <class Part>
void guarded(Shared& shared, const Part& part) {
    const auto note = [&](catalog::Trouble trouble) {
        const std::lock_guard lock(shared.mutex);
        if (!shared.trouble) shared.trouble = std::move(trouble);
        ask_to_stop(Stop::unread);
    };
    try {
        part();
    } catch (const catalog::Trouble& trouble) {
        note(trouble);
    } catch (const std::exception& error) {
        note({catalog::Trouble::Kind::failed, fmt::format("internal error: {}", error.what())});
    }
}

/// Renews the leases and shows the progress until all threads are done.
void watch(const Request& request, Rater& own, std::int64_t left, Shared& shared) {
    const double lease = *request.values.number("lease");
    Progress progress = make_progress(request);
    double renewed = seconds_now();
    while (shared.at_work > 0) {
        std::this_thread::sleep_for(20ms);
        const std::uint64_t done = shared.rated;
        progress.update(done, static_cast<std::uint64_t>(left));
        if (seconds_now() < renewed + lease / 4) continue;
        renewed = seconds_now();
        guarded(shared, [&] {
            if (const auto trouble = own.leases().renew(renewed + lease)) throw *trouble;
        });
    }
    progress.finish(shared.rated);
}

Status run_rate_catalog(const Request& request) {
    const auto catalog = open_catalog(request);
    const Wanted wanted = wanted_of(request, *catalog);
    const std::string owner = this_owner();
    Shared shared;
    Rater own(request, wanted, owner, shared);  // reports an invalid --where before any work
    if (request.values.given("again")) taken(own.leases().forget_unknown());
    const std::int64_t left = taken(own.leases().left());
    std::vector<std::thread> threads;
    const unsigned count = thread_count(request);
    shared.at_work = count;
    const auto work = [&] {
        guarded(shared, [&] { Rater(request, wanted, owner, shared).work(); });
        --shared.at_work;
    };
    start_threads(threads, count, [&] { return work; });
    shared.at_work -= count - static_cast<unsigned>(threads.size());
    watch(request, own, left, shared);
    for (std::thread& thread : threads) thread.join();
    guarded(shared, [&] {
        if (const auto trouble = own.leases().release(owner)) throw *trouble;
        if (shared.rated > 0 && stop_asked() == Stop::none)
            if (const auto trouble = own.catalog().learn()) throw *trouble;
    });
    print_error(fmt::format("rated: {}, unknown: {}{}\n", shared.rated.load(), shared.unknown.load(),
                            shared.lost > 0 ? fmt::format("; too late, others had them: {}", shared.lost.load()) : ""));
    if (stop_asked() == Stop::interrupted) return Status::interrupted;
    if (shared.trouble) throw *shared.trouble;
    return shared.unknown > 0 ? Status::negative : Status::ok;
}

Status run_chunks(const Request& request) {
    const auto catalog = open_to_read(request);
    std::string text = "# measure\tfirst\tlast\towner\tseconds left\n";
    for (const catalog::Lease& lease : taken(catalog::leases(*catalog)))
        text += fmt::format("{}\t{}\t{}\t{}\t{:.0f}\n", lease.measure, lease.first, lease.last, lease.owner,
                            std::max(0.0, lease.until - seconds_now()));
    return print(text);
}

}  // namespace

catalog::StoredMeasure measure_of(const method::MethodRow& row, const method::MethodOptions& options) {
    const Puzzle blank = puzzle_of(std::string(lanes::cells, '.'));
    Meter meter;
    method::Known known(blank, options, meter);
    catalog::StoredMeasure out;
    out.name = row.word;
    out.version = report::program_version;
    if (row.measure->made_by != nullptr) out.options = row.measure->made_by(known);
    out.columns.assign(row.measure->columns.begin(), row.measure->columns.end());
    return out;
}

constinit const CommandPart catalog_rate = {
    "rate", "FILE", "computes missing ratings; several processes may run at once",
    "by|where|again|chunk|lease|series|se_profile|unchecked|durable", run_rate_catalog};
constinit const CommandPart catalog_chunks = {"chunks", "FILE", "shows the puzzles being rated and their workers", "",
                                              run_chunks};

}  // namespace deduku::cli
