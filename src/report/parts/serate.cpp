#include "report/parts/serate.hpp"

#include "deduku/text.hpp"
#include "report/parts/worded.hpp"

namespace deduku::report {
namespace {

// "0.07s", "2m05s", "1h30m", "3d04h"
std::string time_words(double seconds) {
    const auto hundredths = static_cast<std::uint64_t>(seconds * 100);
    const std::uint64_t whole = hundredths / 100, minutes = whole / 60, hours = minutes / 60;
    if (minutes == 0) return worded("{}.{:02}s", whole, hundredths % 100);
    if (hours == 0) return worded("{}m{:02}s", minutes, whole % 60);
    if (hours < 24) return worded("{}h{:02}m", hours, minutes % 60);
    return worded("{}d{:02}h", hours / 24, hours % 24);
}

std::string tenths_words(const se::SeRating* rating, int se::SeRating::*of) {
    if (rating == nullptr) return "-";
    return rating->unknown ? "unknown" : worded("{}.{}", rating->*of / 10, rating->*of % 10);
}

std::string technique_words(const se::SeRating* rating, int se::SeRating::*of, se::Title se::SeRating::*by) {
    if (rating == nullptr || rating->unknown || rating->*of == 0 || (rating->stuck && of == &se::SeRating::er))
        return "-";
    return name_of(rating->*by);
}

std::string grid_words(const Puzzle& puzzle) {
    std::string out;
    for (Set<Digit> set : puzzle.cells) out += static_cast<char>(set.single() ? '1' + index(set.first()) : '0');
    return out;
}

std::string marks_words(const Puzzle& puzzle) {
    std::string out;
    for (Set<Digit> set : puzzle.cells)
        for (int digit = 0; digit < puzzle.box().digits(); ++digit)
            out += static_cast<char>(set.has(static_cast<Digit>(digit)) ? '1' + digit : '.');
    return out;
}

std::string converted(char letter, const Rated& rated) {
    using se::SeRating;
    switch (letter) {
        case 'g': return to_line(rated.puzzle);
        case 'i': return grid_words(rated.puzzle);
        case 'm': return marks_words(rated.puzzle);
        case 'n': return std::to_string(rated.number);
        case 'r': return tenths_words(rated.rating, &SeRating::er);
        case 'p': return tenths_words(rated.rating, &SeRating::ep);
        case 'd': return tenths_words(rated.rating, &SeRating::ed);
        case 'R': return technique_words(rated.rating, &SeRating::er, &SeRating::er_by);
        case 'P': return technique_words(rated.rating, &SeRating::ep, &SeRating::ep_by);
        case 'D': return technique_words(rated.rating, &SeRating::ed, &SeRating::ed_by);
        case 'e': return time_words(rated.seconds);
        case 'l': return "\n";
        case 't': return "\t";
        default: return std::string(1, letter);
    }
}

}  // namespace

std::string serate_line(std::string_view format, const Rated& rated) {
    std::string out;
    for (std::size_t i = 0; i < format.size(); ++i) {
        if (format[i] != '%' || i + 1 == format.size())
            out += format[i];
        else
            out += converted(format[++i], rated);
    }
    return out;
}

}  // namespace deduku::report
