#include "tests/faults/faulty_run.hpp"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "cli/program/app.hpp"
#include "cli/run/stop.hpp"

namespace deduku::test {

namespace fs = std::filesystem;

RunFolder::RunFolder() {
    std::string name = fs::temp_directory_path() / "deduku-fault-XXXXXX";
    path_ = mkdtemp(name.data());
}
RunFolder::~RunFolder() { fs::remove_all(path_); }

std::string text_of_file(const fs::path& file) {
    std::ostringstream text;
    text << std::ifstream(file, std::ios::binary).rdbuf();
    return text.str();
}

Outcome run_in(const fs::path& folder, const std::vector<std::string>& words, Fault fault, std::uint64_t at) {
    std::array<int, 2> report{};
    if (pipe(report.data()) != 0) throw std::runtime_error("pipe");
    const pid_t child = fork();
    if (child == 0) {
        if (chdir(folder.c_str()) != 0) _exit(99);
        dup2(open("stdout", O_WRONLY | O_CREAT | O_TRUNC, 0666), STDOUT_FILENO);
        dup2(open("stderr", O_WRONLY | O_CREAT | O_TRUNC, 0666), STDERR_FILENO);
        FaultySystem calls(fault, at);
        cli::catch_signals();
        cli::set_os(&calls);
        Outcome own;
        own.status = static_cast<int>(cli::run_program(words));
        own.met = calls.met();
        own.calls = calls.calls();
        if (write(report[1], &own, sizeof own) != sizeof own) _exit(99);
        _exit(own.status);
    }
    close(report[1]);
    Outcome out;
    if (read(report[0], &out, sizeof out) != sizeof out) out.status = -1;
    close(report[0]);
    int state = 0;
    waitpid(child, &state, 0);
    if (!WIFEXITED(state)) out.status = -1;
    return out;
}

}  // namespace deduku::test
