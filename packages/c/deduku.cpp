// The C ABI: one catch around the session, and the fallback for searches that it supplies.
#include "deduku.h"

#include <new>
#include <string>

#include "session/bulk.hpp"
#include "session/session.hpp"

#ifdef DEDUKU_CADICAL
#include "deduku/cadical.hpp"
#elif !defined(__wasm__)
#include "deduku/learning.hpp"
#endif

struct deduku_session {
    deduku::session::Hooks hooks;
    deduku::session::Memo memo;
    std::string answer;
};

namespace {

deduku::Fallback default_fallback() {
#ifdef DEDUKU_CADICAL
    return deduku::fallback_by_learning_then_clauses;
#elif defined(__wasm__)
    // A page should answer that the result is unknown rather than search for an unlimited time.
    return [](const deduku::Board&, std::span<const deduku::Nogood>, const deduku::SearchRequest&, deduku::Meter&) {
        return deduku::Solutions{0, {}, deduku::SearchEnd::budget, 0};
    };
#else
    return deduku::fallback_by_learning;
#endif
}

#ifdef DEDUKU_CADICAL
constexpr auto cadical = deduku::session::Cadical::present;
#else
constexpr auto cadical = deduku::session::Cadical::absent;
#endif

[[maybe_unused]] constexpr const char* no_memory = R"({"error":{"kind":"memory","text":"there is not enough memory"}})";

}  // namespace

deduku_session* deduku_open(const deduku_hooks* hooks) {
    auto* session = new (std::nothrow) deduku_session;
    if (session == nullptr) return nullptr;
    session->hooks.fallback = default_fallback();
    session->hooks.memo = &session->memo;
    if (hooks == nullptr) return session;
    if (hooks->now != nullptr)
        session->hooks.now = [now = hooks->now, context = hooks->context] { return now(context); };
    if (hooks->stop != nullptr)
        session->hooks.stop = [stop = hooks->stop, context = hooks->context] { return stop(context) != 0; };
    if (hooks->tell != nullptr)
        session->hooks.tell = [tell = hooks->tell, context = hooks->context](const deduku::report::Json& event) {
            const std::string text = deduku::report::json_text(event);
            tell(context, text.data(), text.size());
        };
    return session;
}

void deduku_close(deduku_session* session) { delete session; }

const char* deduku_ask(deduku_session* session, const char* question, size_t length, size_t* answer_length) {
    session->answer.clear();
#if __cpp_exceptions
    try {
        session->answer = deduku::session::ask({question, length}, session->hooks);
    } catch (const std::bad_alloc&) {
        session->answer = no_memory;
    }
#else
    session->answer = deduku::session::ask({question, length}, session->hooks);
#endif
    if (answer_length != nullptr) *answer_length = session->answer.size();
    return session->answer.c_str();
}

namespace {

deduku::session::OnBoardsBegun hearing(const deduku_session* session, uint64_t n) {
    if (!session->hooks.tell) return {};
    return [session, n](std::uint64_t boards_begun) {
        deduku::session::progress_events(session->hooks.tell)(boards_begun, n, "boards");
    };
}

}  // namespace

uint64_t deduku_solve_many(deduku_session* session, const uint8_t* boards, uint64_t n, uint32_t limit, uint8_t* first,
                           uint8_t* counts) {
    return deduku::session::solve_many({boards, n, limit, first, counts}, session->hooks.stop, hearing(session, n));
}

uint64_t deduku_canon_many(deduku_session* session, const uint8_t* boards, uint64_t n, const char* form, uint8_t* forms,
                           uint32_t* automorphisms) {
    const auto which = deduku::canon::parse_form(form);
    if (!which) return 0;
    return deduku::session::canon_many({boards, n, *which, forms, automorphisms}, session->hooks.stop,
                                       hearing(session, n));
}

const char* deduku_version(void) {
    static const std::string text = deduku::session::version_text(cadical);
    return text.c_str();
}
