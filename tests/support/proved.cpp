#include "tests/support/proved.hpp"

#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <cstdio>

namespace deduku::testing {
namespace {

// The program of src/checker/proved/tests/batch.ml, one question at a time.
class Batch {
  public:
    explicit Batch(const char* program) {
        std::array<int, 2> to{}, from{};
        if (pipe(to.data()) != 0 || pipe(from.data()) != 0) return;
        child_ = fork();
        if (child_ == 0) {
            dup2(to[0], 0), dup2(from[1], 1);
            for (int end : {to[0], to[1], from[0], from[1]}) close(end);
            execl(program, program, static_cast<char*>(nullptr));
            _exit(127);
        }
        close(to[0]), close(from[1]);
        questions_ = fdopen(to[1], "wb");
        answers_ = fdopen(from[0], "rb");
    }
    Batch(const Batch&) = delete;
    Batch& operator=(const Batch&) = delete;
    ~Batch() {
        if (questions_) std::fclose(questions_);
        if (answers_) std::fclose(answers_);
        if (child_ > 0) waitpid(child_, nullptr, 0);
    }

    std::string ask(const std::string& puzzle, std::string_view ledger) {
        if (!questions_ || !answers_) return "no answer";
        std::fprintf(questions_, "%s %zu\n", puzzle.c_str(), ledger.size());
        std::fwrite(ledger.data(), 1, ledger.size(), questions_);
        std::fflush(questions_);
        std::string out;
        int c = std::fgetc(answers_);
        for (; c != EOF && c != '\n'; c = std::fgetc(answers_)) out += static_cast<char>(c);
        return c == EOF ? "no answer" : out;
    }

  private:
    pid_t child_ = -1;
    std::FILE* questions_ = nullptr;
    std::FILE* answers_ = nullptr;
};

constexpr std::string_view program = DEDUKU_PROVED_BATCH;

constexpr std::array<std::string_view, 6> words = {"solution", "unique",          "no solution",
                                                   "false",    "false if unique", "not unique"};

// The beginning of an equal answer.
std::string beginning(const Verdict& verdict) {
    if (const auto* accepted = std::get_if<Accepted>(&verdict))
        return "accepted: " + std::string(words[static_cast<std::size_t>(accepted->what)]);
    const auto& refused = std::get<Refused>(verdict);
    return "refused: line " + std::to_string(refused.line) + (refused.path.empty() ? ": " : ", " + refused.path + ": ");
}

}  // namespace

bool has_proved_checker() { return !program.empty(); }

std::string proved_answer(const std::string& puzzle, std::string_view ledger) {
    static Batch batch((std::signal(SIGPIPE, SIG_IGN), program.data()));
    return batch.ask(puzzle, ledger);
}

// Careful: "accepted: false" does not equal "accepted: false if unique".
bool is_same(std::string_view answer, const Verdict& verdict) {
    const std::string wanted = beginning(verdict);
    if (!answer.starts_with(wanted)) return false;
    const std::string_view rest = answer.substr(wanted.size());
    return std::holds_alternative<Refused>(verdict) || rest.empty() || (rest[0] == ' ' && !rest.starts_with(" if "));
}

std::vector<std::string> proved_answers(const std::string& file) {
    std::vector<std::string> out;
    FILE* answers = popen(("'" + std::string(program) + "' < '" + file + "'").c_str(), "r");
    std::string line;
    for (int c = std::fgetc(answers); c != EOF; c = std::fgetc(answers))
        if (c != '\n')
            line += static_cast<char>(c);
        else
            out.push_back(std::move(line)), line.clear();
    EXPECT_EQ(pclose(answers), 0);
    return out;
}

void expect_proved_agrees(const Verdict& verdict, const std::string& puzzle, std::string_view ledger) {
    if (!has_proved_checker()) return;
    const std::string answer = proved_answer(puzzle, ledger);
    EXPECT_TRUE(is_same(answer, verdict))
        << "the proved checker: " << answer << "\nthe one in C++: " << beginning(verdict) << "\n"
        << puzzle << "\n"
        << ledger.substr(0, 4000);
}

}  // namespace deduku::testing
