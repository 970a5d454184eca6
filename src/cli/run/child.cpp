#include "cli/run/child.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <memory>
#include <stdexcept>

#include "cli/run/status.hpp"
#include "cli/run/stop.hpp"

namespace deduku::cli {
namespace {

struct CloseFile {
    void operator()(std::FILE* file) const { std::fclose(file); }
};
using File = std::unique_ptr<std::FILE, CloseFile>;

File temporary() {
    File file(std::tmpfile());
    if (!file) throw std::runtime_error(fmt::format("cannot make a temporary file: {}", std::strerror(errno)));
    return file;
}

std::string start_of(std::FILE* file) {
    std::string out(std::size_t{1} << 16, '\0');
    std::rewind(file);
    out.resize(std::fread(out.data(), 1, out.size(), file));
    return out;
}

// In the child: becomes the program, or tells why not.
[[noreturn]] void become(const std::vector<char*>& arguments, int report) {
    std::signal(SIGPIPE, SIG_DFL);
    execvp(arguments[0], arguments.data());
    const int error = errno;
    [[maybe_unused]] const ssize_t told = ::write(report, &error, sizeof error);  // else: the status says it
    _exit(static_cast<int>(Status::internal));
}

// Waits; the exit status. `for_others`: what it prints goes where ours would.
int end_of(pid_t child, const std::string& name, bool for_others) {
    int state = 0;
    // Woken by a signal that only this program got: it is for the child, too.
    while (waitpid(child, &state, 0) < 0 && errno == EINTR)
        if (stop_asked() != Stop::none) kill(child, SIGTERM);
    if (WIFEXITED(state)) return WEXITSTATUS(state);
    if (stop_asked() == Stop::interrupted) return static_cast<int>(Status::interrupted);
    if (WTERMSIG(state) == SIGPIPE && for_others) return 0;  // nobody reads the answer
    throw std::runtime_error(fmt::format("{} ended by signal {}", name, WTERMSIG(state)));
}

}  // namespace

std::vector<char*> arguments_of(std::vector<std::string>& words) {
    std::vector<char*> out;
    for (std::string& word : words) out.push_back(word.data());
    out.push_back(nullptr);
    return out;
}

int run_child(std::vector<std::string> words, Said* said) {
    const std::vector<char*> arguments = arguments_of(words);
    const File out = said ? temporary() : nullptr, errors = said ? temporary() : nullptr;
    std::array<int, 2> report{};  // carries errno of a failed exec
    if (pipe2(report.data(), O_CLOEXEC) != 0) throw std::runtime_error(std::strerror(errno));
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error(std::strerror(errno));
    if (child == 0) {
        if (said) dup2(fileno(out.get()), STDOUT_FILENO), dup2(fileno(errors.get()), STDERR_FILENO);
        become(arguments, report[1]);
    }
    ::close(report[1]);
    int error = 0;
    const bool failed = ::read(report[0], &error, sizeof error) == sizeof error;
    ::close(report[0]);
    const int status = end_of(child, words[0], said == nullptr);
    if (failed) throw std::runtime_error(fmt::format("cannot run {}: {}", words[0], std::strerror(error)));
    if (said) *said = {start_of(out.get()), start_of(errors.get())};
    return status;
}

}  // namespace deduku::cli
