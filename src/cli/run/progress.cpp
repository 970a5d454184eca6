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

}  // namespace

Progress::Progress(ProgressStyle style, double delay) : style_(style), next_(delay) {}

bool Progress::due() const { return style_ != ProgressStyle::none && seconds() >= next_; }

void Progress::update(std::uint64_t done, std::optional<std::uint64_t> total, const std::optional<Within>& within) {
    if (!due()) return;
    const double now = seconds();
    next_ = now + period;
    std::optional<double> fraction;
    if (total) fraction = *total > done ? static_cast<double>(done) / static_cast<double>(*total) : 1.0;
    show(done, fraction, within, now);
}

void Progress::show(std::uint64_t done, std::optional<double> fraction, const std::optional<Within>& within,
                    double now) {
    if (style_ == ProgressStyle::json) {
        const std::string share = fraction ? fmt::format("{:.4f}", *fraction) : "null";
        std::string inside;
        if (within)
            inside = fmt::format(",\"within\":{{\"unit\":\"{}\",\"done\":{},\"total\":{}}}", within->unit, within->done,
                                 within->total);
        print_progress(fmt::format("{{\"progress\":{{\"done\":{},\"fraction\":{},\"seconds\":{:.2f}{}}}}}\n", done,
                                   share, now, inside));
        return;
    }
    visible_ = true;
    if (within) {
        const double share =
            static_cast<double>(within->done) / static_cast<double>(std::max<std::uint64_t>(within->total, 1));
        const std::string of = within->of_one ? fmt::format("puzzle {}: ", done + 1) : "";
        print_progress(
            fmt::format("\r{}  {}{} of {} {}\x1b[K", bar(share), of, within->done, within->total, within->unit));
        return;
    }
    std::string text = fraction ? bar(*fraction) + "  " : "";
    text += fmt::format("{} puzzles", done);
    if (fraction) text += fmt::format("  {:.0f} %", *fraction * 100);
    text += fmt::format("  {:.0f}/s", static_cast<double>(done) / now);
    if (fraction && done > 0) text += fmt::format("  {:.0f} s left", now / *fraction - now);
    print_progress(fmt::format("\r{}\x1b[K", text));
}

void Progress::clear() {
    if (visible_) print_progress("\r\x1b[K");
    visible_ = false;
}

void Progress::finish(std::uint64_t done) {
    clear();
    if (style_ == ProgressStyle::json) show(done, 1.0, {}, seconds());
}

}  // namespace deduku::cli
