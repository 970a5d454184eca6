#include "cli/mcp/server.hpp"

#include <algorithm>
#include <array>
#include <chrono>
#include <new>

#include "cli/mcp/pages.hpp"
#include "cli/run/stop.hpp"
#include "cli/run/threads.hpp"

namespace deduku::cli::mcp {
namespace {

// Newest first. 2025-03-26 is not supported, because it has batches.
constexpr std::array<std::string_view, 3> revisions = {"2025-11-25", "2025-06-18", "2024-11-05"};

constexpr std::string_view instructions =
    "Sudoku with checked reasons. A puzzle is text: 81 characters with . for blanks, a grid, a link of f-puzzles or "
    "SudokuPad, or any other usual format; rules such as killer cages follow a line after 'rules:'. Use 'hint' for the "
    "next step, 'explain' to test a single claim, 'prove' and 'check' for proofs. Do not trust an answer with isError.";

// Thrown by functions that handle a request.
struct Refused {
    RequestError why;
};

double now() { return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count(); }

std::string text_of(const Json& params, std::string_view name) {
    const Json* found = params.find(name);
    if (found == params.end() || !found->is_string())
        throw Refused{{Code::bad_params, "'" + std::string(name) + "' is not a string"}};
    return found->get<std::string>();
}

// Lists have no second page.
void refuse_cursor(const Json& params) {
    if (params.contains("cursor")) throw Refused{{Code::bad_params, "'cursor' was not issued by this server"}};
}

Json progress_token_of(const Json& params) {
    const Json* meta = params.find("_meta");
    if (meta == params.end()) return {};
    const Json* token = meta->find("progressToken");
    return token != meta->end() && (token->is_string() || token->is_number()) ? *token : Json();
}

}  // namespace

Server::Server(const Limits& limits, std::function<void(std::string_view)> to, Fallback fallback)
    : limits_(limits), send_(std::move(to)), fallback_(std::move(fallback)) {
    start_threads(threads_, limits_.threads, [this] { return [this] { work(); }; });
}

Server::~Server() { finish(); }

void Server::finish(const std::function<void()>& look) {
    using namespace std::chrono_literals;
    const double end = now() + limits_.seconds;
    std::unique_lock lock(guard_);
    closed_ = true;
    changed_.notify_all();
    while (!open_.empty() && !over_) {
        answered_.wait_for(lock, 50ms);
        over_ = now() >= end;
        if (look) look();
    }
    lock.unlock();
    for (std::thread& thread : threads_) thread.join();
    threads_.clear();
}

void Server::send(std::string_view line) {
    const std::lock_guard lock(sending_);
    send_(line);
}

void Server::refuse_long_line() { send(error_line({}, {Code::bad_request, "the message is longer than 64 MiB"})); }

void Server::take(std::string_view line) {
    if (line.find_first_not_of(" \t\r") == line.npos) return;
    const auto read = read_message(line);
    if (const auto* bad = std::get_if<Unreadable>(&read)) return send(error_line(bad->id, bad->why));
    const auto& message = std::get<Message>(read);
    if (message.id.is_null()) {
        if (message.method == "notifications/cancelled") cancel(message.params);
        return;
    }
    if (message.method.empty()) return;
    try {
        answer(message);
    } catch (const Refused& refused) {
        send(error_line(message.id, refused.why));
    }
}

void Server::answer(const Message& message) {
    const std::string& method = message.method;
    const auto tell = [&](Json result) { send(result_line(message.id, std::move(result))); };
    if (method == "ping") return tell(Json::object());
    if (method == "initialize") return tell(initialized(message.params));
    if (!ready_) throw Refused{{Code::bad_request, "the first request is 'initialize'"}};
    if (method == "tools/call") return begin_tool(message);
    if (method == "resources/read") return begin_page(message);
    if (method.ends_with("/list")) refuse_cursor(message.params);
    if (method == "tools/list") return tell({{"tools", tools_.list()}});
    if (method == "resources/list") return begin(message, [](Call&) { return Json({{"resources", list_pages()}}); });
    if (method == "resources/templates/list")
        return tell(
            {{"resourceTemplates", Json::array({Json({{"uriTemplate", std::string(pages_uri) + "{file}"},
                                                      {"name", "technique"},
                                                      {"title", "A technique's page (.md) or picture (.svg)"}})})}});
    throw Refused{{Code::no_method, "unknown method '" + method.substr(0, 60) + "'"}};
}

Json Server::initialized(const Json& params) {
    const std::string wanted = text_of(params, "protocolVersion");
    ready_ = true;
    const bool known = std::find(revisions.begin(), revisions.end(), wanted) != revisions.end();
    return {{"protocolVersion", known ? wanted : std::string(revisions[0])},
            {"capabilities", {{"tools", Json::object()}, {"resources", Json::object()}}},
            {"serverInfo", {{"name", "deduku"}, {"title", "Deduku"}, {"version", report::program_version}}},
            {"instructions", instructions}};
}

void Server::begin_tool(const Message& message) {
    const std::string name = text_of(message.params, "name");
    if (!Tools::has(name))
        throw Refused{{Code::bad_params, "unknown tool '" + name.substr(0, 60) + "'" + Tools::suggestion_for(name)}};
    const Json* given = message.params.find("arguments");
    Json arguments = given == message.params.end() ? Json::object() : *given;
    if (!arguments.is_object()) throw Refused{{Code::bad_params, "'arguments' is not an object"}};
    begin(message, [this, name, arguments = std::move(arguments)](Call& call) {
        session::Hooks hooks;
        hooks.now = now;
        hooks.stop = [this, &call] { return call.cancelled || over_ || stop_asked() != Stop::none; };
        hooks.fallback = fallback_;
        if (!call.progress_token.is_null()) hooks.tell = [&](const Json& event) { tell_progress(call, event); };
        return Tools::call(name, arguments, limits_.seconds, hooks);
    });
}

void Server::begin_page(const Message& message) {
    const std::string uri = text_of(message.params, "uri");
    begin(message, [uri](Call&) {
        const auto page = read_page(uri);
        if (!page) throw Refused{{Code::no_resource, "unknown resource", {{"uri", uri}}}};
        return *page;
    });
}

void Server::begin(const Message& message, std::function<Json(Call&)> work_on) {
    const auto call = std::make_shared<Call>();
    call->id = message.id;
    call->progress_token = progress_token_of(message.params);
    call->work = std::move(work_on);
    {
        const std::lock_guard lock(guard_);
        if (open_.size() == most_calls) throw Refused{{Code::busy, "too many simultaneous calls: wait for answers"}};
        if (!open_.emplace(call->id.dump(), call).second)
            throw Refused{{Code::bad_request, "another call with this id is not answered yet"}};
        waiting_.push_back(call);
    }
    changed_.notify_one();
}

void Server::cancel(const Json& params) {
    const Json* id = params.find("requestId");
    if (id == params.end()) return;
    const std::lock_guard lock(guard_);
    const auto found = open_.find(id->dump());
    if (found == open_.end()) return;
    found->second->cancelled = true;
}

// {"progress":{"done":2,"total":4,"unit":"parts"}}, {"step":{..}}, {"member":"hdp", ..}
void Server::tell_progress(Call& call, const Json& event) {
    if (call.cancelled) return;
    Json params = {{"progressToken", call.progress_token}, {"progress", ++call.told}};
    if (const Json* progress = event.find("progress"); progress != event.end()) {
        params["progress"] = (*progress)["done"];
        params["total"] = (*progress)["total"];
        params["message"] = (*progress)["unit"];
    }
    if (const Json* step = event.find("step"); step != event.end()) params["message"] = (*step)["line"];
    if (const Json* member = event.find("member"); member != event.end()) params["message"] = *member;
    send(notification_line("notifications/progress", std::move(params)));
}

void Server::work() {
    while (true) {
        std::shared_ptr<Call> call;
        {
            std::unique_lock lock(guard_);
            changed_.wait(lock, [this] { return closed_ || !waiting_.empty(); });
            if (waiting_.empty()) return;
            call = std::move(waiting_.front());
            waiting_.pop_front();
        }
        run(*call);
    }
}

void Server::run(Call& call) {
    std::string line;
    if (!call.cancelled) try {
            line = result_line(call.id, call.work(call));
        } catch (const Refused& refused) {
            line = error_line(call.id, refused.why);
        } catch (const std::bad_alloc&) {
            line = error_line(call.id, {Code::internal, "there is not enough memory"});
        }
    bool cancelled = false;
    {
        const std::lock_guard lock(guard_);
        open_.erase(call.id.dump());
        cancelled = call.cancelled;
        if (closed_) answered_.notify_one();
    }
    if (!cancelled) send(line);
}

}  // namespace deduku::cli::mcp
