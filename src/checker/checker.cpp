#include <algorithm>

#include "deduku/check.hpp"

namespace deduku {

Verdict check_ledger(const Start* start, std::string_view text) {
    return check_lines(start, [&text](std::string_view& line) {
        if (text.empty()) return false;
        line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(line.size() + 1, text.size()));
        return true;
    });
}

std::string to_text(const Refused& refused) {
    std::string out = "line " + std::to_string(refused.line);
    if (!refused.path.empty()) out += ", " + refused.path;
    out += ": " + refused.rule;
    return refused.detail.empty() ? out : out + " (" + refused.detail + ")";
}

}  // namespace deduku
