#include "cli/run/progress.hpp"

#include <fmt/format.h>

#include <algorithm>

#include "cli/run/output.hpp"

namespace deduku::cli {
namespace {

constexpr double period = 0.2;

std::string bar(double fraction) {
    constexpr std::size_t width = 24;
    const auto full = static_cast<std::size_t>(std::clamp(fraction, 0.0, 1.0) * static_cast<double>(width));
    return fmt::format("[{}{}]", std::string(full, '#'), std::string(width - full, '-'));
}

// The share of the work that is done; none if it is unknown.
std::optional<double> share_of(std::uint64_t done, std::optional<std::uint64_t> total) {
    if (!total) return std::nullopt;
    return *total > done ? static_cast<double>(done) / static_cast<double>(*total) : 1.0;
}

std::optional<std::uint64_t> total_of(const Within& within) {
    return within.total > 0 ? std::optional(within.total) : std::nullopt;
}

}  // namespace

Progress::Progress(ProgressStyle style, double delay, unsigned parts) : style_(style), next_(delay), parts_(parts) {}

bool Progress::due() const { return style_ != ProgressStyle::none && seconds() >= next_; }

void Progress::update(std::uint64_t done, std::optional<std::uint64_t> total, const std::optional<Within>& within) {
    if (!due()) return;
    const double now = seconds();
    next_ = now + period;
    std::optional<double> fraction = share_of(done, total);
    if (within && !within->of_one && !fraction) fraction = share_of(within->done, total_of(*within));
    if (fraction) fraction = of_run(*fraction);
    show(done, fraction, within, now);
}

void Progress::show_json(std::uint64_t done, std::optional<double> fraction, const std::optional<Within>& within,
                         double now) {
    const std::string share = fraction ? fmt::format("{:.4f}", *fraction) : "null";
    std::string inside;
    if (within)
        inside = fmt::format(",\"within\":{{\"unit\":\"{}\",\"done\":{},\"total\":{}}}", within->unit, within->done,
                             within->total > 0 ? std::to_string(within->total) : "null");
    print_progress(fmt::format("{{\"progress\":{{\"done\":{},\"fraction\":{},\"seconds\":{:.2f}{}}}}}\n", done, share,
                               now, inside));
}

void Progress::show(std::uint64_t done, std::optional<double> fraction, const std::optional<Within>& within,
                    double now) {
    if (style_ == ProgressStyle::json) return show_json(done, fraction, within, now);
    visible_ = true;
    if (within && within->total > 0) {
        const double own = *share_of(within->done, within->total);
        const std::string of = within->of_one ? fmt::format("puzzle {}: ", done + 1) : "";
        print_progress(fmt::format("\r{}  {}{} of {} {}\x1b[K", bar(within->of_one ? own : of_run(own)), of,
                                   within->done, within->total, within->unit));
        return;
    }
    std::string text = fraction ? bar(*fraction) + "  " : "";
    text += fmt::format("{} puzzles", done);
    if (within) text += fmt::format("  {} {}", within->done, within->unit);
    if (fraction) text += fmt::format("  {:.0f} %", *fraction * 100);
    text += fmt::format("  {:.0f}/s", static_cast<double>(done) / now);
    if (fraction && *fraction > 0) text += fmt::format("  {:.0f} s left", now / *fraction - now);
    print_progress(fmt::format("\r{}\x1b[K", text));
}

void Progress::clear() {
    if (visible_) print_progress("\r\x1b[K");
    visible_ = false;
}

void Progress::finish(std::uint64_t done) {
    if (++part_ < parts_) return;
    clear();
    if (style_ == ProgressStyle::json) show(done, 1.0, {}, seconds());
}

}  // namespace deduku::cli
