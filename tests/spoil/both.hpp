// The checkers in C++ and in Python compared; if available, also the proved one.
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

// Proofs for both checkers, and their answers.
class Both {
  public:
    void add(const Puzzle& puzzle, const std::string& text) { add(to_line(puzzle), start_of(puzzle), text); }
    /// `puzzle` is in the format of the checkers in Python.
    void add(const std::string& puzzle, const Start& start, const std::string& text) { add(puzzle, &start, text); }
    /// A ledger about any puzzle.
    void add(const std::string& text) { add("-", nullptr, text); }
    void add(const std::string& puzzle, const Start* start, const std::string& text) {
        const std::string record = puzzle + " " + std::to_string(text.size()) + "\n" + text;
        records_ += record;
        proofs_.push_back(text);
        const bool certificate = start && is_certificate(text);
        verdicts_.push_back(certificate ? check_certificate(*start, text) : check_ledger(start, text));
        if (certificate) return;
        ledgers_.push_back(verdicts_.size() - 1);
        ledger_records_ += record;
    }

    /// The answer of the checker in C++ to the last proof.
    const Verdict& last() const { return verdicts_.back(); }
    std::size_t size() const { return verdicts_.size(); }

    // Runs the other checkers; returns the number of proofs that all accepted.
    std::size_t agree() const {
        const std::string name = ::testing::TempDir() + "deduku_python_test_" + std::to_string(getpid());
        if (testing::has_proved_checker()) proved_agrees(name);
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
            // For ledgers line and place are compared, though the violated condition may differ.
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
    void proved_agrees(const std::string& name) const {
        std::ofstream(name, std::ios::binary) << ledger_records_;
        const std::vector<std::string> answers = testing::proved_answers(name);
        ASSERT_EQ(answers.size(), ledgers_.size());
        for (std::size_t i = 0; i < answers.size(); ++i)
            EXPECT_TRUE(testing::is_same(answers[i], verdicts_[ledgers_[i]]))
                << "the proved checker: " << answers[i] << "\n"
                << proofs_[ledgers_[i]].substr(0, 2000);
    }

    std::string records_;
    std::string ledger_records_;        // without certificates
    std::vector<std::size_t> ledgers_;  // their places
    std::vector<std::string> proofs_;
    std::vector<Verdict> verdicts_;
};

}  // namespace deduku::spoil
