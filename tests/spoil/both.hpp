// The checkers in C++ and in Python side by side; where it is there, the one that is proved correct beside them.
#pragma once

#include <gtest/gtest.h>
#include <unistd.h>

#include <array>
#include <cstdio>
#include <fstream>
#include <sstream>

#include "deduku/check.hpp"
#include "deduku/text.hpp"
#include "tests/support/proved.hpp"

namespace deduku::spoil {

// Proofs to be checked by both, and what they answer.
class Both {
  public:
    void add(const Puzzle& puzzle, const std::string& text) { add(to_line(puzzle), start_of(puzzle), text); }
    /// `puzzle` is in the words that the checkers in Python read.
    void add(const std::string& puzzle, const Start& start, const std::string& text) { add(puzzle, &start, text); }
    /// A ledger about any puzzle.
    void add(const std::string& text) { add("-", nullptr, text); }
    void add(const std::string& puzzle, const Start* start, const std::string& text) {
        records_ += puzzle + " " + std::to_string(text.size()) + "\n" + text;
        proofs_.push_back(text);
        verdicts_.push_back(start && is_certificate(text) ? check_certificate(*start, text)
                                                          : check_ledger(start, text));
        if (!is_certificate(text)) testing::expect_proved_agrees(verdicts_.back(), puzzle, text);
    }

    /// What the checker in C++ said of the last one.
    const Verdict& last() const { return verdicts_.back(); }
    std::size_t size() const { return verdicts_.size(); }

    // Runs the checker in Python; how many both accepted.
    std::size_t agree() const {
        const std::string name = ::testing::TempDir() + "deduku_python_test_" + std::to_string(getpid());
        std::ofstream(name, std::ios::binary) << records_;
        const std::string command =
            "python3 '" DEDUKU_ROOT "/tests/spoil/python_batch.py' '" DEDUKU_ROOT "/scripts' '" + name + "'";
        FILE* pipe = popen(command.c_str(), "r");
        std::string output;
        std::array<char, 4096> part{};
        while (const std::size_t got = std::fread(part.data(), 1, part.size(), pipe)) output.append(part.data(), got);
        EXPECT_EQ(pclose(pipe), 0);
        std::remove(name.c_str());
        std::istringstream answers(output);
        std::size_t accepted = 0;
        for (std::size_t i = 0; i < size(); ++i) {
            std::string answer;
            if (!std::getline(answers, answer)) {
                ADD_FAILURE() << "no answer " << i;
                return accepted;
            }
            const auto* refused = std::get_if<Refused>(&verdicts_[i]);
            accepted += refused ? 0U : 1U;
            // Of a ledger the same line and place, too, though perhaps another condition of that place.
            const bool ledger = !is_certificate(proofs_[i]);
            const std::string begin = refused && !ledger ? "refused: "
                                      : refused          ? "refused: line " + std::to_string(refused->line) +
                                                      (refused->path.empty() ? ": " : ", " + refused->path + ": ")
                                                : "accepted: ";
            EXPECT_TRUE(answer.starts_with(begin)) << answer << "\n" << begin << "\n" << proofs_[i].substr(0, 2000);
        }
        return accepted;
    }

  private:
    std::string records_;
    std::vector<std::string> proofs_;
    std::vector<Verdict> verdicts_;
};

}  // namespace deduku::spoil
