// The values of a line in a ledger: keys, numbers within limits, lists without repeats. Violations
// are reported to Conditions; zeros and empty lists are read instead.
//
//   {"cover":[[3],[19]],"removes":[3,7]}   ->   fields: cover, removes   ->   sets [3] [19], set 3 7
#pragma once

#include <array>
#include <utility>

#include "checker/json.hpp"

namespace deduku::checker {

using Integers = std::vector<int>;

[[nodiscard]] decltype(auto) at(auto& list, int i) { return list[static_cast<std::size_t>(i)]; }
[[nodiscard]] bool contains(const auto& list, const auto& item) {
    return std::find(list.begin(), list.end(), item) != list.end();
}

class Values : public Conditions {
  protected:
    std::string_view from(const LedgerValue& key) const { return bytes.substr(static_cast<std::size_t>(key.number)); }
    bool says(const LedgerValue& value, std::string_view text) const {
        return value.kind == ValueKind::string && from(value).starts_with(text) && from(value)[text.size()] == '"';
    }
    const LedgerValue* find(const LedgerValue& object, std::string_view name) const {
        if (object.kind != ValueKind::object) return nullptr;
        for (const LedgerValue* key = object.begin(); key != object.end(); key = key[1].end())
            if (says(*key, name)) return key + 1;
        return nullptr;
    }
    // The values of these keys; only those after `needed` may be missing (null), only keys "x-.." may be added.
    template <std::size_t K>
    auto fields(const LedgerValue& object, const char* const (&names)[K], std::size_t needed = K) {
        std::array<const LedgerValue*, K> out{};
        for (std::size_t i = 0; i < K; ++i) {
            out[i] = find(object, names[i]);
            if (!out[i] && i < needed && !require(false, "a key is missing", -1, names[i])) out[i] = &nothing;
        }
        if (object.kind != ValueKind::object) return out;  // a key is missing
        for (const LedgerValue* key = object.begin(); key != object.end(); key = key[1].end())
            require(contains(out, key + 1) || from(*key).starts_with("x-"), "an unknown or repeated key");
        return out;
    }
    // Any number: at most nine digits, in version 2 with an optional sign.
    int whole(const LedgerValue& value) {
        return require(value.kind == ValueKind::number, "a value of the wrong kind") ? value.number : 0;
    }
    int number(const LedgerValue& value, std::size_t limit, const char* what) {
        const int out = whole(value);
        const bool within = out >= 0 && static_cast<std::size_t>(out) < limit;
        return require(within, "a number out of range", out, what) ? out : 0;
    }
    void each(const LedgerValue& list, const auto& visit) {
        require(list.kind == ValueKind::list, "a value of the wrong kind");
        for (const LedgerValue* item = list.begin(); hold() && item != list.end(); item += item->span) visit(*item);
    }
    Integers list(const LedgerValue& value, std::size_t limit, const char* what) {
        Integers out;
        require(value.span <= 2 + std::max(limit, cells), "a list longer than the board");
        each(value, [&](const LedgerValue& item) { out.push_back(number(item, limit, what)); });
        return out;
    }
    // A list that is not empty, without duplicates.
    Integers set(const LedgerValue& value, std::size_t limit, const char* what) {
        Integers out = list(value, limit, what);
        std::sort(out.begin(), out.end());
        require(!out.empty(), "an empty list");
        require(std::adjacent_find(out.begin(), out.end()) == out.end(), "a list with repeats");
        return out;
    }
    std::vector<Integers> sets(const LedgerValue& value, std::size_t limit, const char* what) {
        std::vector<Integers> out;
        each(value, [&](const LedgerValue& item) { out.push_back(set(item, limit, what)); });
        return out;
    }
    // [[number, factor],..], each number once, in text order.
    std::vector<Start::Term> terms(const LedgerValue& value, std::size_t limit, const char* what) {
        std::vector<Start::Term> out;
        Integers numbers;
        require(value.span <= 1 + 3 * limit, "a list longer than the board");
        each(value, [&](const LedgerValue& item) {
            if (!require(item.kind == ValueKind::list && item.span == 3, "not a pair of numbers")) return;
            out.push_back({number(item.begin()[0], limit, what), whole(item.begin()[1])});
            numbers.push_back(out.back().candidate);
        });
        std::sort(numbers.begin(), numbers.end());
        require(std::adjacent_find(numbers.begin(), numbers.end()) == numbers.end(), "a list with repeats");
        return out;
    }
    // Visits the items of a list; each has its number in the path of a refusal.
    void walk(const LedgerValue& list, const char* name, const auto& visit) {
        const std::size_t length = here.path.size();
        int number = 0;
        each(list, [&](const LedgerValue& item) {
            here.path += (length == 0 ? "" : " > ") + (name + std::to_string(number++));
            visit(item);
            here.path.resize(length);
        });
    }

    std::string_view bytes;  // of the line
    std::size_t cells = 0;   // of the board

  private:
    static constexpr LedgerValue nothing{ValueKind::list, 1, 0};  // the value of a missing key
};

}  // namespace deduku::checker
