// mcp: a server of the Model Context Protocol on standard input and output, for programs and language models.
//
//   stdin: one message on each line --> Server (threads) --> stdout: one message on each line
#include <poll.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

#include "cli/each.hpp"
#include "cli/mcp/server.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/system.hpp"

namespace deduku::cli {
namespace {

constexpr std::size_t longest_line = session::max_question;
constexpr std::size_t block = std::size_t{1} << 16;

/// Writes answers to standard output. After a failure the run is to stop.
class Answers {
  public:
    void write(std::string_view line) {
        if (write_all(STDOUT_FILENO, line, Patience::until_stopped)) return;
        if (errno != EPIPE && stop_asked() == Stop::none) error_ = std::strerror(errno);
        ask_to_stop(Stop::unread);
    }
    /// The first failure; empty if there is none, or if the client has closed the pipe.
    const std::string& error() const { return error_; }

    /// Stops the run if the client has closed the pipe.
    static void look_for_client() {
        pollfd output{STDOUT_FILENO, 0, 0};
        if (poll(&output, 1, 0) > 0 && (output.revents & POLLERR) != 0) ask_to_stop(Stop::unread);
    }

  private:
    std::string error_;
};

/// Splits pieces into lines; replaces lines that are too long by an error.
class Lines {
  public:
    explicit Lines(mcp::Server& server) : server_(server) {}

    void take(std::string_view piece) {
        while (!piece.empty()) {
            const std::size_t end = piece.find('\n');
            add(piece.substr(0, end));
            if (end == piece.npos) return;
            finish();
            piece.remove_prefix(end + 1);
        }
    }
    void finish() {
        if (too_long_)
            server_.refuse_long_line();
        else
            server_.take(line_);
        line_.clear();
        too_long_ = false;
    }

  private:
    void add(std::string_view text) {
        too_long_ = too_long_ || line_.size() + text.size() > longest_line;
        if (too_long_)
            line_ = std::string();
        else
            line_ += text;
    }

    mcp::Server& server_;
    std::string line_;
    bool too_long_ = false;
};

Status serve(mcp::Server& server) {
    Lines lines(server);
    std::array<char, block> buffer{};
    while (wait_readable(STDIN_FILENO, -1) == Wait::ready) {
        const ssize_t count = os().read(STDIN_FILENO, buffer.data(), buffer.size());
        if (count < 0 && errno == EINTR) continue;
        if (count < 0) {
            print_message("deduku: " + failure("<stdin>", errno));
            return Status::bad_input;
        }
        if (count == 0) break;
        lines.take({buffer.data(), static_cast<std::size_t>(count)});
    }
    lines.finish();
    return Status::ok;
}

Status run_mcp(const Request& request) {
    if (!request.operands.empty()) throw UsageError("takes no operands: messages come from standard input");
    if (isatty(STDIN_FILENO) == 1)
        print_error("deduku: waiting for messages of the Model Context Protocol; end with Ctrl-D\n");
    constexpr double usual_seconds = 60;
    constexpr unsigned fewest_threads = 4;
    const unsigned threads =
        request.values.given("jobs") ? thread_count(request) : std::max(thread_count(request), fewest_threads);
    Answers answers;
    mcp::Server server(
        {request.values.number("timeout").value_or(usual_seconds), threads},
        [&answers](std::string_view line) { answers.write(line); }, default_fallback());
    const Status status = serve(server);
    server.finish(Answers::look_for_client);
    if (stop_asked() == Stop::interrupted) return Status::interrupted;
    if (answers.error().empty()) return status;
    print_message("deduku: cannot write the answers: " + answers.error());
    return Status::internal;
}

}  // namespace

extern const Command mcp_command = {
    280,
    "mcp",
    "",
    "serve programs and language models over the Model Context Protocol",
    R"(Reads messages from standard input and writes answers to standard output, one per line. Clients start the server with
'deduku mcp'. Tools: solve, hint, path, explain, rate, prove, check and more, with the members listed in doc/session.md.
Resources: the pages of the techniques. --timeout limits each call (60 seconds if not given), --jobs the calls that run
at the same time. Further calls wait. At the end of its input the server answers the calls it has, within --timeout for all
of them together, and ends; at once if its output is closed.)",
    {},
    run_mcp,
    R"($ echo '{"jsonrpc":"2.0","id":1,"method":"ping"}' | deduku mcp
{"jsonrpc":"2.0","id":1,"result":{}}
)",
};

}  // namespace deduku::cli
