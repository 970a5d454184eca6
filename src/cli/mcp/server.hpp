// A server of the Model Context Protocol, without its transport: messages in, messages out.
//
//   initialize, ping, tools/list                      answered at once
//   tools/call, resources/list, resources/read        queued for one of a few threads; answered in any order
//   notifications/cancelled                           ends a call at once, without an answer
//
// Revisions: https://modelcontextprotocol.io/specification/2025-11-25
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "cli/mcp/message.hpp"
#include "cli/mcp/tools.hpp"

namespace deduku::cli::mcp {

/// The maximal number of waiting and running calls.
inline constexpr std::size_t most_calls = 256;

class Server {
  public:
    struct Limits {
        double seconds;    ///< per call
        unsigned threads;  ///< calls that run in parallel
    };

    /// `to` receives one line at a time; calls do not overlap.
    Server(const Limits& limits, std::function<void(std::string_view line)> to, Fallback fallback);
    ~Server();
    Server(const Server&) = delete;
    Server& operator=(const Server&) = delete;

    /// Handles a message of the client, without its line end.
    void take(std::string_view line);
    /// Handles a line that was too long to be read.
    void refuse_long_line();
    /// Waits until all calls are answered; after the limit of one call it ends those still at work. `look` is called now
    /// and then while it waits.
    void finish(const std::function<void()>& look = {});

  private:
    // A request in progress. Its progress value rises with every event.
    struct Call {
        Json id;
        Json progress_token;  // null: no progress requested
        std::function<Json(Call&)> work;
        std::atomic<bool> cancelled{false};
        std::uint64_t told = 0;
    };

    void send(std::string_view line);
    void answer(const Message& message);
    [[nodiscard]] Json initialized(const Json& params);
    void begin_tool(const Message& message);
    void begin_page(const Message& message);
    void begin(const Message& message, std::function<Json(Call&)> work_on);
    void cancel(const Json& params);
    void tell_progress(Call& call, const Json& event);
    void work();
    void run(Call& call);

    Limits limits_;
    std::function<void(std::string_view)> send_;
    Fallback fallback_;
    Tools tools_;
    bool ready_ = false;  // after initialize
    std::mutex sending_;
    std::mutex guard_;                  // guards the members below
    std::condition_variable changed_;   // a call waits, or no more will come
    std::condition_variable answered_;  // a call is no longer open, after the last one
    std::deque<std::shared_ptr<Call>> waiting_;
    std::map<std::string, std::shared_ptr<Call>> open_;  // by id
    bool closed_ = false;
    std::atomic<bool> over_{false};  // calls are to end
    std::vector<std::thread> threads_;
};

}  // namespace deduku::cli::mcp
