#include "session/question.hpp"

#include <algorithm>
#include <charconv>

#include "grid/spelling.hpp"

namespace deduku::session {
namespace {

bool is_list_of_strings(const Json& value) {
    return value.is_array() &&
           std::all_of(value.begin(), value.end(), [](const Json& each) { return each.is_string(); });
}

bool fits(const Member& member, const Json& value) {
    switch (member.kind) {
        case Kind::flag: return value.is_boolean();
        case Kind::count: return value.is_number_unsigned();
        case Kind::number: return value.is_number() && value.get<double>() > 0;
        case Kind::text: return value.is_string() && !value.get_ref<const std::string&>().empty();
        case Kind::choice: {
            const std::vector<std::string_view> words = words_of(member.value);
            return value.is_string() &&
                   std::find(words.begin(), words.end(), value.get_ref<const std::string&>()) != words.end();
        }
        case Kind::strings: return is_list_of_strings(value);
        case Kind::pairs:
            return value.is_array() && std::all_of(value.begin(), value.end(), [](const Json& each) {
                       return is_list_of_strings(each) && each.size() == 2;
                   });
    }
    return false;
}

std::string found(const Json& value) {
    constexpr std::size_t most = 60;
    if (value.is_array() || value.is_object()) return value.is_array() ? "a list" : "an object";
    std::string text = report::json_text(value);
    if (text.size() > most) text = text.substr(0, most) + "..";
    return text;
}

}  // namespace

std::vector<std::string_view> words_of(std::string_view joined) {
    std::vector<std::string_view> out;
    while (!joined.empty()) {
        const auto end = std::min(joined.find('|'), joined.size());
        out.push_back(joined.substr(0, end));
        joined.remove_prefix(std::min(end + 1, joined.size()));
    }
    return out;
}

std::string expectation(const Member& member) {
    switch (member.kind) {
        case Kind::flag: return "true or false";
        case Kind::count: return "a whole number from 0";
        case Kind::number: return "a number above 0";
        case Kind::text: return "a string";
        case Kind::choice: {
            std::string out = "one of ";
            for (std::string_view word : words_of(member.value)) out += std::string(word) + ", ";
            return out.substr(0, out.size() - 2);
        }
        case Kind::strings: return "a list of strings";
        case Kind::pairs: return "a list of lists of two strings";
    }
    return {};
}

Json Error::to_json() const {
    Json out = {{"kind", kind}, {"text", text}};
    if (!member.empty()) out["member"] = member;
    if (line > 0) out["at"] = {{"line", line}, {"column", column}};
    if (!expected.empty()) out["expected"] = expected;
    return out;
}

Question::Question(const Json& object, std::span<const Member> own, std::span<const Member> common)
    : object_(object), own_(own), common_(common) {}

const Member* Question::row(std::string_view name) const {
    for (const std::span<const Member> rows : {own_, common_})
        for (const Member& member : rows)
            if (member.name == name) return &member;
    return nullptr;
}

const Json* Question::value(std::string_view name) const {
    const auto found = object_.find(name);
    return found == object_.end() || found->is_null() ? nullptr : &*found;
}

std::optional<Error> Question::unknown_member() const {
    for (const auto& item : object_.items()) {
        if (row(item.key()) != nullptr) continue;
        std::vector<std::string_view> names;
        for (const std::span<const Member> rows : {own_, common_})
            for (const Member& member : rows) names.push_back(member.name);
        const std::string name(item.key().substr(0, 60));
        return Error{"request", "there is no member '" + name + "' here" + suggestion(name, names), name};
    }
    return std::nullopt;
}

std::optional<Error> Question::problem() const {
    if (auto unknown = unknown_member()) return unknown;
    for (const std::span<const Member> rows : {own_, common_})
        for (const Member& member : rows) {
            const Json* is = value(member.name);
            const std::string name(member.name);
            if (is == nullptr && member.required)
                return Error{"request", "'" + name + "' is missing", name, expectation(member)};
            if (is != nullptr && !fits(member, *is))
                return Error{"request", "'" + name + "' is " + found(*is), name, expectation(member)};
        }
    return std::nullopt;
}

bool Question::given(std::string_view name) const { return value(name) != nullptr; }

bool Question::flag(std::string_view name) const {
    const Json* is = value(name);
    return is != nullptr && is->get<bool>();
}

std::optional<std::uint64_t> Question::count(std::string_view name) const {
    if (const Json* is = value(name)) return is->get<std::uint64_t>();
    const std::string_view fallback = row(name)->fallback;
    std::uint64_t out = 0;
    if (std::from_chars(fallback.data(), fallback.data() + fallback.size(), out).ec != std::errc()) return std::nullopt;
    return out;
}

std::optional<double> Question::number(std::string_view name) const {
    const Json* is = value(name);
    return is == nullptr ? std::nullopt : std::optional<double>(is->get<double>());
}

std::string Question::text(std::string_view name) const {
    const Json* is = value(name);
    return is == nullptr ? std::string(row(name)->fallback) : is->get<std::string>();
}

std::vector<std::string> Question::strings(std::string_view name) const {
    const Json* is = value(name);
    return is == nullptr ? std::vector<std::string>() : is->get<std::vector<std::string>>();
}

std::vector<std::pair<std::string, std::string>> Question::pairs(std::string_view name) const {
    std::vector<std::pair<std::string, std::string>> out;
    if (const Json* is = value(name))
        for (const Json& each : *is) out.emplace_back(each[0].get<std::string>(), each[1].get<std::string>());
    return out;
}

}  // namespace deduku::session
