#include "cli/method_choice.hpp"

#include <fmt/format.h>

#include "method/method.hpp"

namespace deduku::cli {
namespace {

bool finds_out(const method::Method& row) { return row.find != nullptr; }
bool has_measure(const method::Method& row) { return row.measure != nullptr; }

std::string words_of_rows(bool (*offered)(const method::Method&), std::string_view between) {
    std::string text;
    for (const method::Method* row : method::methods())
        if (offered(*row)) text += fmt::format("{}{}", text.empty() ? "" : between, row->word);
    return text;
}

std::string lines_of_rows(bool (*offered)(const method::Method&)) {
    std::string text;
    for (const method::Method* row : method::methods())
        if (offered(*row)) text += fmt::format("\n  {:12}{}: {}", row->word, row->title, row->finds);
    return text;
}

}  // namespace

std::string_view finder_words() {
    static const std::string words = words_of_rows(finds_out, "|");
    return words;
}

std::string_view finder_words_or_auto() {
    static const std::string words = "auto|" + words_of_rows(finds_out, "|");
    return words;
}

std::string_view measure_words() {
    static const std::string words = words_of_rows(has_measure, ",");
    return words;
}

std::string finder_lines() { return lines_of_rows(finds_out); }
std::string measure_lines() { return lines_of_rows(has_measure); }

}  // namespace deduku::cli
