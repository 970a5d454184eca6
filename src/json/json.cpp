#include "json/json.hpp"

#include <algorithm>
#include <vector>

namespace deduku {

// A list has no names.
struct Json::Parts {
    std::vector<Json> values{};
    std::vector<std::string> names{};
};

Json::Json(Type type) { become(type); }

Json::Json(std::initializer_list<Part> parts) {
    const bool members = std::all_of(parts.begin(), parts.end(), [](const Part& part) {
        return part.value_.is_array() && part.value_.size() == 2 && part.value_.front().is_string();
    });
    if (!members) {
        *this = array(parts);
        return;
    }
    become(Type::object);
    for (const Part& part : parts) {
        Json* pair = part.value_.begin();
        is_.parts->names.push_back(std::move(*pair[0].is_.text));
        is_.parts->values.push_back(std::move(pair[1]));
    }
}

Json::Json(const Json& other) : type_(other.type_), is_(other.is_) {
    if (has_text()) is_.text = new std::string(*other.is_.text);
    if (is_array() || is_object()) is_.parts = new Parts(*other.is_.parts);
}

Json::Json(Json&& other) noexcept : type_(std::exchange(other.type_, Type::null)), is_(other.is_) {}

Json& Json::operator=(Json other) noexcept {
    std::swap(type_, other.type_);
    std::swap(is_, other.is_);
    return *this;
}

Json::~Json() {
    if (has_text()) delete is_.text;
    if (is_array() || is_object()) delete is_.parts;
}

Json Json::array() { return Json(Type::list); }
Json Json::object() { return Json(Type::object); }

Json Json::written(std::string_view text) {
    Json out(text);
    out.type_ = Type::written;
    return out;
}

Json Json::array(std::initializer_list<Part> parts) {
    Json out(Type::list);
    for (const Part& part : parts) out.push_back(std::move(part.value_));
    return out;
}

// Of a value that is null.
void Json::become(Type type) {
    type_ = type;
    if (is_array() || is_object()) is_.parts = new Parts;
}

void Json::set(bool value) {
    type_ = Type::boolean;
    is_.boolean = value;
}

void Json::set(std::int64_t value) {
    if (value >= 0) return set(static_cast<std::uint64_t>(value));
    type_ = Type::negative;
    is_.negative = value;
}

void Json::set(std::uint64_t value) {
    type_ = Type::count;
    is_.count = value;
}

void Json::set(double value) {
    type_ = Type::real;
    is_.real = value;
}

void Json::set(std::string_view value) { set(std::string(value)); }

void Json::set(std::string&& value) {
    type_ = Type::text;
    is_.text = new std::string(std::move(value));
}

std::size_t Json::size() const {
    if (is_array() || is_object()) return is_.parts->values.size();
    return is_null() ? 0 : 1;
}

const Json* Json::begin() const { return is_array() || is_object() ? is_.parts->values.data() : nullptr; }
const Json* Json::end() const {
    return is_array() || is_object() ? is_.parts->values.data() + is_.parts->values.size() : nullptr;
}
Json* Json::begin() { return const_cast<Json*>(std::as_const(*this).begin()); }
Json* Json::end() { return const_cast<Json*>(std::as_const(*this).end()); }

std::string_view Json::name_of(std::size_t part) const { return is_.parts->names[part]; }

const Json* Json::find(std::string_view name) const {
    if (!is_object()) return end();
    const auto& names = is_.parts->names;
    return begin() + (std::find(names.begin(), names.end(), name) - names.begin());
}
Json* Json::find(std::string_view name) { return const_cast<Json*>(std::as_const(*this).find(name)); }

Json& Json::operator[](std::string_view name) {
    if (is_null()) become(Type::object);
    if (Json* found = find(name); found != end()) return *found;
    is_.parts->names.emplace_back(name);
    return is_.parts->values.emplace_back();
}

void Json::push_back(Json value) { emplace_back(std::move(value)); }

Json& Json::emplace_back(Json value) {
    if (is_null()) become(Type::list);
    is_.parts->values.push_back(std::move(value));
    return back();
}

void Json::update(const Json& other) {
    for (const auto& item : other.items()) (*this)[item.key()] = item.value();
}

double Json::number() const {
    if (type_ == Type::real) return is_.real;
    return type_ == Type::negative ? static_cast<double>(is_.negative) : static_cast<double>(is_.count);
}

// Below zero as its two's complement.
std::uint64_t Json::whole() const {
    if (type_ == Type::real) return static_cast<std::uint64_t>(static_cast<std::int64_t>(is_.real));
    return type_ == Type::negative ? static_cast<std::uint64_t>(is_.negative) : is_.count;
}

bool Json::equals(const Json& other) const {
    if (is_number() && other.is_number() && type_ != other.type_) return number() == other.number();
    if (type_ != other.type_ || size() != other.size()) return false;
    switch (type_) {
        case Type::boolean: return is_.boolean == other.is_.boolean;
        case Type::negative:
        case Type::count: return is_.count == other.is_.count;
        case Type::real: return is_.real == other.is_.real;
        case Type::text:
        case Type::written: return *is_.text == *other.is_.text;
        case Type::list: return std::equal(begin(), end(), other.begin());
        case Type::object:
            for (const auto& item : items()) {
                const Json* found = other.find(item.key());
                if (found == other.end() || !(*found == item.value())) return false;
            }
            return true;
        case Type::null:
        case Type::discarded: break;
    }
    return true;
}

}  // namespace deduku
