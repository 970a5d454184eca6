#include "session/question/question.hpp"

#include <algorithm>

#include "formats/formats.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::session {
namespace {

bool is_list_of_strings(const Json& value) {
    return value.is_array() &&
           std::all_of(value.begin(), value.end(), [](const Json& each) { return each.is_string(); });
}

bool fits(const Option& member, const Json& value) {
    switch (member.kind) {
        case MemberType::flag: return value.is_boolean();
        case MemberType::count: return value.is_number_unsigned();
        case MemberType::number: return value.is_number() && value.get<double>() > 0;
        case MemberType::method:
        case MemberType::text: return value.is_string() && !value.get_ref<const std::string&>().empty();
        case MemberType::format:
        case MemberType::choice: {
            const std::vector<std::string_view> words = choices_of(member);
            return value.is_string() &&
                   std::find(words.begin(), words.end(), value.get_ref<const std::string&>()) != words.end();
        }
        case MemberType::strings: return is_list_of_strings(value);
        case MemberType::pairs:
            return value.is_array() && std::all_of(value.begin(), value.end(), [](const Json& each) {
                       return is_list_of_strings(each) && each.size() == 2;
                   });
        case MemberType::records:
            return value.is_array() && std::all_of(value.begin(), value.end(), [](const Json& each) {
                       return each.is_string() || each.is_object();
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

std::vector<std::string_view> choices_of(const Option& member) {
    return split(member.kind == MemberType::format ? formats::written_words() : member.value, '|');
}

std::string expectation(const Option& member) {
    switch (member.kind) {
        case MemberType::flag: return "true or false";
        case MemberType::count: return "a whole number from 0";
        case MemberType::number: return "a number above 0";
        case MemberType::method:
        case MemberType::text: return "a string";
        case MemberType::format:
        case MemberType::choice: {
            std::string out = "one of ";
            for (std::string_view word : choices_of(member)) out += std::string(word) + ", ";
            return out.substr(0, out.size() - 2);
        }
        case MemberType::strings: return "a list of strings";
        case MemberType::pairs: return "a list of lists of two strings";
        case MemberType::records: return "a list of objects or strings";
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

std::string_view Question::default_of(std::string_view name) const {
    for (const std::span<const Option> rows : {own_, common_})
        for (const Option& member : rows)
            if (member.name == name) return member.otherwise;
    return {};
}

const Json* Question::value(std::string_view name) const {
    const auto found = object_->find(name);
    return found == object_->end() || found->is_null() ? nullptr : &*found;
}

std::optional<Error> Question::unknown_member() const {
    std::vector<std::string_view> names;
    for (const std::span<const Option> rows : {own_, common_})
        for (const Option& member : rows) names.push_back(member.name);
    for (const auto& item : object_->items()) {
        if (std::find(names.begin(), names.end(), item.key()) != names.end()) continue;
        const std::string name(item.key().substr(0, 60));
        return Error{"request", "unknown member '" + name + "'" + suggestion(name, names), name};
    }
    return std::nullopt;
}

std::optional<Error> Question::problem() const {
    if (auto unknown = unknown_member()) return unknown;
    for (const std::span<const Option> rows : {own_, common_})
        for (const Option& member : rows) {
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
    const std::string_view otherwise = default_of(name);
    return otherwise.empty() ? std::nullopt : std::optional(Json::parse(otherwise).get<std::uint64_t>());
}

std::optional<double> Question::number(std::string_view name) const {
    if (const Json* is = value(name)) return is->get<double>();
    const std::string_view otherwise = default_of(name);
    return otherwise.empty() ? std::nullopt : std::optional(Json::parse(otherwise).get<double>());
}

std::string Question::text(std::string_view name) const {
    const Json* is = value(name);
    if (is == nullptr) return std::string(default_of(name));
    return is->is_string() ? is->get<std::string>() : report::json_text(*is);
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

std::vector<Json> Question::records(std::string_view name) const {
    const Json* is = value(name);
    return is == nullptr ? std::vector<Json>() : std::vector<Json>(is->begin(), is->end());
}

}  // namespace deduku::session
