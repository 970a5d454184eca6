#include "cli/where.hpp"

#include <fmt/format.h>

#include <charconv>
#include <optional>

#include "cli/option.hpp"
#include "grid/spelling.hpp"

namespace deduku::cli {
namespace {

std::optional<double> number_of(const std::string& text) {
    double out = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), out);
    if (read.ec != std::errc() || read.ptr != text.data() + text.size()) return std::nullopt;
    return out;
}

bool compares(int order, const std::string& how) {
    if (how == "<") return order < 0;
    if (how == "<=") return order <= 0;
    if (how == "=") return order == 0;
    if (how == "!=") return order != 0;
    return how == ">=" ? order >= 0 : order > 0;
}

}  // namespace

Where::Where(const std::string& text) {
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t end = std::min(text.find(',', from), text.size());
        terms_.push_back(term_of(text.substr(from, end - from)));
        from = end + 1;
    }
}

Where::Term Where::term_of(const std::string& text) {
    const std::size_t end = text.find_first_of("<>=!");
    const std::size_t value = end == std::string::npos ? end : text.find_first_not_of("<>=!", end);
    if (end == 0 || value == std::string::npos)
        throw UsageError(fmt::format("--where: '{}' is not a term such as te>=2 or hdp=hard", text));
    const std::string name = text.substr(0, end);
    Term out{nullptr, 0, text.substr(end, value - end), text.substr(value)};
    std::vector<std::string_view> names;
    for (const method::Method* row : method::methods()) {
        if (row->measure == nullptr) continue;
        for (std::size_t i = 0; i < row->measure->columns.size(); ++i) {
            names.push_back(row->measure->columns[i]);
            if (names.back() != name) continue;
            out.measure = row->measure;
            out.column = i;
        }
    }
    if (out.measure == nullptr)
        throw UsageError(
            fmt::format("--where: '{}' is not one of {}{}", name, fmt::join(names, ", "), suggestion(name, names)));
    const bool equal = out.how == "=" || out.how == "!=";
    if (!equal && out.how != "<" && out.how != "<=" && out.how != ">" && out.how != ">=")
        throw UsageError(fmt::format("--where: '{}' is not one of < <= = != >= >", out.how));
    if (!equal && !number_of(out.value))
        throw UsageError(fmt::format("--where: '{}' is not a number; words are compared by = and !=", out.value));
    return out;
}

bool Where::holds(const Term& term, const method::Value& value) {
    const std::string text = to_text(value);
    if (text == "-" || text == "unknown") return false;
    const auto left = number_of(text);
    const auto right = number_of(term.value);
    if (left && right) return compares(*left < *right ? -1 : *left > *right ? 1 : 0, term.how);
    return (term.how == "=" && text == term.value) || (term.how == "!=" && text != term.value);
}

bool Where::passes(method::Known& known) const {
    for (const Term& term : terms_)
        if (!holds(term, term.measure->values(known)[term.column])) return false;
    return true;
}

}  // namespace deduku::cli
