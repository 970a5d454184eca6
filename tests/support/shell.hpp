// Programs in use: a command in a shell, its output and its exit status.
#pragma once
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <cstdio>
#include <string>

namespace deduku::testing {

struct Outcome {
    int status = -1;
    std::string output;  // both streams
};

/// Runs `command` in a shell.
[[nodiscard]] inline Outcome shell(const std::string& command) {
    FILE* pipe = popen((command + " 2>&1").c_str(), "r");
    Outcome out;
    if (!pipe) return out;
    for (int c = std::fgetc(pipe); c != EOF; c = std::fgetc(pipe)) out.output += static_cast<char>(c);
    out.status = WEXITSTATUS(pclose(pipe));
    return out;
}

inline void expect(const Outcome& outcome, int status, const std::string& output) {
    EXPECT_EQ(outcome.status, status);
    EXPECT_EQ(outcome.output, output);
}

// The published 4x4 puzzle and its proof (its name quoted for the shell), for programs that check proofs.
inline constexpr const char* four = "...43.1..1..4...";
inline constexpr const char* proof_of_four = "'" DEDUKU_ROOT "/data/golden/four.jsonl'";

[[nodiscard]] inline std::string operands(const std::string& first, const std::string& second) {
    return first + " " + second;
}

/// That proof after an edit by `sed`, piped into the program.
[[nodiscard]] inline std::string changed(const std::string& change) {
    return "sed '" + change + "' " + proof_of_four + " | ";
}

}  // namespace deduku::testing
