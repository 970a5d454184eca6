// check: does a proof hold? Answered by deduku-check, a program of its own that shares no code with
// what makes proofs; this command only finds and runs it.
//
//   deduku check puzzle.sdk proof.jsonl     accepted: unique
//   deduku check puzzle.sdk deduku-unique-1.BkKKCUPaREtQR9-8ESIOe0Do
#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <climits>
#include <csignal>
#include <cstring>
#include <stdexcept>

#include "cli/commands.hpp"
#include "cli/run/stop.hpp"

namespace deduku::cli {
namespace {

/// deduku-check in the folder of this program.
std::string checker_path() {
    std::array<char, PATH_MAX> path{};
    const ssize_t length = readlink("/proc/self/exe", path.data(), path.size());
    if (length <= 0) throw std::runtime_error("cannot find the folder of this program");
    std::string name(path.data(), static_cast<std::size_t>(length));
    return name.substr(0, name.rfind('/') + 1) + "deduku-check";
}

/// Runs the program and waits for it; its exit status, or a text that says why there is none.
Status run_child(std::vector<std::string> words) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    std::array<int, 2> report{};  // carries errno of a failed exec
    if (pipe2(report.data(), O_CLOEXEC) != 0) throw std::runtime_error(std::strerror(errno));
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error(std::strerror(errno));
    if (child == 0) {
        std::signal(SIGPIPE, SIG_DFL);
        execv(arguments[0], arguments.data());
        const int error = errno;
        [[maybe_unused]] const ssize_t told = ::write(report[1], &error, sizeof error);  // else: the status says it
        _exit(static_cast<int>(Status::internal));
    }
    ::close(report[1]);
    int error = 0;
    const bool failed = ::read(report[0], &error, sizeof error) == sizeof error;
    ::close(report[0]);
    int state = 0;
    // Woken by a signal that only this program got: it is for the child, too.
    while (waitpid(child, &state, 0) < 0 && errno == EINTR)
        if (stop_asked() != Stop::none) kill(child, SIGTERM);
    if (failed) throw std::runtime_error(fmt::format("cannot run {}: {}", words[0], std::strerror(error)));
    if (WIFEXITED(state)) return static_cast<Status>(WEXITSTATUS(state));
    if (stop_asked() == Stop::interrupted) return Status::interrupted;
    if (WTERMSIG(state) == SIGPIPE) return Status::ok;  // nobody reads the answer
    throw std::runtime_error(fmt::format("{} ended by signal {}", words[0], WTERMSIG(state)));
}

Status run_check(const Request& request) {
    if (request.operands.size() != 2) throw UsageError("needs two operands: PUZZLE and PROOF");
    std::vector<std::string> words = {checker_path()};
    if (request.json()) words.emplace_back("--json");
    if (const std::string& box = request.values.text("box"); !box.empty()) words.insert(words.end(), {"--box", box});
    words.emplace_back("--");
    words.insert(words.end(), request.operands.begin(), request.operands.end());
    return run_child(std::move(words));
}

}  // namespace

const Command check_command = {
    "check",
    "PUZZLE PROOF",
    "check a proof, or a certificate, with the independent checker",
    "PUZZLE is a puzzle or a file of one; PROOF is a file as written by 'deduku prove' (- = standard input), or a\n"
    "certificate as printed by 'deduku certificate', itself or in a file.\n"
    "Answers 'accepted: what was proved' or 'refused: line, why' with exit status 1.",
    {},
    run_check,
};

}  // namespace deduku::cli
