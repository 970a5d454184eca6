#include "checker/program/verdict_json.hpp"

namespace deduku {
namespace {

// A text in quotes, for JSON.
std::string json_string(std::string_view text) {
    constexpr std::string_view hex = "0123456789abcdef";
    std::string out = "\"";
    for (char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            out += {'\\', c};
        else if (byte < 0x20 || byte > 0x7e)
            out += {'\\', 'u', '0', '0', hex[byte >> 4], hex[byte & 15]};
        else
            out += c;
    }
    return out + '"';
}

std::string digits_text(const std::vector<int>& numbers) {
    std::string out;
    for (int x : numbers) out += (out.empty() ? "" : ",") + std::to_string(x);
    return "[" + out + "]";
}

std::string accepted_json(const Accepted& answer) {
    const std::string list = digits_text(answer.numbers);
    const std::string head = R"({"version":1,"verdict":"accepted","proved":)";
    switch (answer.what) {
        case Proved::solution: return head + R"("solution","grid":)" + list + "}";
        case Proved::unique: return head + R"("unique","grid":)" + list + "}";
        case Proved::no_solution: return head + R"("no-solution"})";
        case Proved::false_candidates: return head + R"("false","candidates":)" + list + "}";
        case Proved::false_if_unique: return head + R"("false","if":"unique","candidates":)" + list + "}";
        case Proved::not_unique: return head + R"("not-unique"})";
    }
    return {};
}

std::string refused_json(const Refused& answer) {
    return R"({"version":1,"verdict":"refused","line":)" + std::to_string(answer.line) + R"(,"path":)" +
           json_string(answer.path) + R"(,"rule":)" + json_string(answer.rule) + R"(,"detail":)" +
           json_string(answer.detail) + "}";
}

}  // namespace

// The position of a ledger with an empty claim.
std::variant<Start, std::string> read_header(std::string_view line) {
    int number = 0;
    Verdict verdict = check_lines(nullptr, [&](std::string_view& next) {
        next = ++number == 1 ? line : R"({"claim":"false","candidates":[]})";
        return number <= 2;
    });
    if (const auto* refused = std::get_if<Refused>(&verdict)) return " is no header of a ledger: " + refused->rule;
    return std::get<Accepted>(std::move(verdict)).start;
}

std::string verdict_json(const Verdict& verdict) {
    const auto* yes = std::get_if<Accepted>(&verdict);
    return yes != nullptr ? accepted_json(*yes) : refused_json(std::get<Refused>(verdict));
}

}  // namespace deduku
