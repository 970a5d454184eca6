// Colours of a terminal, or nothing.
#pragma once

#include <string>
#include <string_view>

namespace deduku::report {

struct Paint {
    bool on = false;

    std::string bold(std::string_view text) const { return in("1", text); }
    std::string faint(std::string_view text) const { return in("2", text); }
    std::string green(std::string_view text) const { return in("32", text); }
    std::string yellow(std::string_view text) const { return in("33", text); }
    std::string red(std::string_view text) const { return in("31", text); }

  private:
    std::string in(std::string_view code, std::string_view text) const {
        if (!on) return std::string(text);
        return "\x1b[" + std::string(code) + "m" + std::string(text) + "\x1b[0m";
    }
};

}  // namespace deduku::report
