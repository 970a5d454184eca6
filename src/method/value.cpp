#include "deduku/methods.hpp"

namespace deduku::method {

std::string to_text(const Value& value) {
    if (const auto* yes = std::get_if<bool>(&value.is)) return *yes ? "yes" : "no";
    if (const auto* number = std::get_if<std::int64_t>(&value.is)) return std::to_string(*number);
    if (const auto* number = std::get_if<Tenths>(&value.is))
        return std::to_string(number->tenths / 10) + '.' + std::to_string(number->tenths % 10);
    if (const auto* text = std::get_if<std::string>(&value.is)) return *text;
    return "-";
}

}  // namespace deduku::method
