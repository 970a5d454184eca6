// The exit statuses of the program, and their order of precedence.
//
//   internal 70  >  usage 2  >  bad_input 65  >  negative 1  >  ok 0        interrupted 130
#pragma once

#include <cstdint>

namespace deduku::cli {

enum class Status : std::uint8_t {
    ok = 0,
    negative = 1,    ///< not unique, not solved by this method, proof refused, unknown
    usage = 2,       ///< the command line itself is wrong
    bad_input = 65,  ///< an operand or a puzzle in it cannot be read
    internal = 70,   ///< a result could not be computed or written
    interrupted = 130,
};

/// The status that takes precedence.
constexpr Status worse(Status a, Status b) {
    constexpr auto rank = [](Status status) {
        switch (status) {
            case Status::ok: return 0;
            case Status::negative: return 1;
            case Status::bad_input: return 2;
            case Status::usage: return 3;
            case Status::internal: return 4;
            case Status::interrupted: return 5;
        }
        return 4;
    };
    return rank(a) < rank(b) ? b : a;
}

}  // namespace deduku::cli
