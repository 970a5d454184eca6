#include "cli/run/child.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <thread>

#include "cli/run/output.hpp"
#include "cli/run/status.hpp"
#include "cli/run/stop.hpp"

namespace deduku::cli {
namespace {

/// Arguments for exec; valid while the words are.
std::vector<char*> arguments_of(std::vector<std::string>& words) {
    std::vector<char*> out;
    for (std::string& word : words) out.push_back(word.data());
    out.push_back(nullptr);
    return out;
}

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

// In the child: becomes the program, or reports the error.
[[noreturn]] void become(const std::vector<char*>& arguments, int report) {
    std::signal(SIGPIPE, SIG_DFL);
    execvp(arguments[0], arguments.data());
    const int error = errno;
    [[maybe_unused]] const ssize_t told = ::write(report, &error, sizeof error);  // else: the status reports it
    _exit(static_cast<int>(Status::internal));
}

// Waits for the child; returns its exit status. `for_others`: it writes to our output.
int end_of(pid_t child, const std::string& name, bool for_others) {
    int state = 0;
    // A signal sent only to this program woke us: pass it on to the child.
    while (waitpid(child, &state, 0) < 0 && errno == EINTR)
        if (stop_asked() != Stop::none) kill(child, SIGTERM);
    if (WIFEXITED(state)) return WEXITSTATUS(state);
    if (stop_asked() == Stop::interrupted) return static_cast<int>(Status::interrupted);
    if (WTERMSIG(state) == SIGPIPE && for_others) return 0;  // the reader is gone
    throw std::runtime_error(fmt::format("{} ended by signal {}", name, WTERMSIG(state)));
}

using Pipe = std::array<int, 2>;

Pipe new_pipe() {
    Pipe out{};
    if (pipe2(out.data(), O_CLOEXEC) != 0) throw std::runtime_error(std::strerror(errno));
    return out;
}

/// Starts the program with these as stdin and stdout; -1 keeps ours.
pid_t start(std::vector<std::string> words, int in, int out) {
    const std::vector<char*> arguments = arguments_of(words);
    const pid_t child = fork();
    if (child < 0) throw std::runtime_error(std::strerror(errno));
    if (child > 0) return child;
    if (in >= 0) dup2(in, STDIN_FILENO);
    if (out >= 0) dup2(out, STDOUT_FILENO);
    std::signal(SIGPIPE, SIG_DFL);
    execvp(arguments[0], arguments.data());
    print_message(fmt::format("deduku: cannot run {}: {}", words[0], std::strerror(errno)));
    _exit(static_cast<int>(Status::internal));
}

}  // namespace

int run_child(std::vector<std::string> words, Said* said) {
    const std::vector<char*> arguments = arguments_of(words);
    const File out = said ? temporary() : nullptr, errors = said ? temporary() : nullptr;
    const Pipe report = new_pipe();  // carries errno of a failed exec
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

std::string own_program() {
    std::error_code error;
    const auto path = std::filesystem::read_symlink("/proc/self/exe", error);
    return error ? "deduku" : path.string();
}

int run_filter(std::vector<std::string> words, FunctionRef<void(const Give&)> feed,
               FunctionRef<void(std::string_view)> take) {
    const Pipe in = new_pipe();
    const Pipe out = new_pipe();
    const pid_t child = start(std::move(words), in[0], out[1]);
    ::close(in[0]);
    ::close(out[1]);
    std::thread feeder([&] {
        feed([&](std::string_view bytes) { return stop_asked() == Stop::none && write_all(in[1], bytes); });
        ::close(in[1]);
    });
    std::string buffer(std::size_t{1} << 16, '\0');
    bool told = false;
    while (true) {
        if (stop_asked() != Stop::none && !told) {
            kill(child, SIGTERM);
            told = true;
        }
        if (!told && wait_readable(out[0], 100) == Wait::not_yet) continue;
        const ssize_t count = ::read(out[0], buffer.data(), buffer.size());
        if (count == 0 || (count < 0 && errno != EINTR)) break;
        if (count > 0) take({buffer.data(), static_cast<std::size_t>(count)});
    }
    ::close(out[0]);
    feeder.join();
    int state = 0;
    while (waitpid(child, &state, 0) < 0 && errno == EINTR) {
    }
    return WIFEXITED(state) ? WEXITSTATUS(state) : -1;
}

void run_many(const std::vector<std::vector<std::string>>& programs, std::size_t at_once, FunctionRef<void()> look) {
    using namespace std::chrono_literals;
    std::vector<pid_t> running;
    bool told = false;
    for (std::size_t next = 0; next < programs.size() || !running.empty();) {
        const bool stopping = stop_asked() != Stop::none;
        while (!stopping && next < programs.size() && running.size() < at_once)
            running.push_back(start(programs[next++], -1, -1));
        if (stopping && !told)
            for (const pid_t child : running) kill(child, SIGTERM);
        told = stopping;
        if (stopping && running.empty()) break;
        const auto ended =
            std::erase_if(running, [](pid_t child) { return waitpid(child, nullptr, WNOHANG) == child; });
        look();
        if (ended == 0) std::this_thread::sleep_for(20ms);
    }
}

}  // namespace deduku::cli
