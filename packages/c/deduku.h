/* Deduku for C, and for any language that can call C: questions and answers in JSON, and boards in bulk.
 *
 *   deduku_session* d = deduku_open(NULL);
 *   size_t length;
 *   const char* answer = deduku_ask(d, "{\"ask\":\"solve\",\"puzzle\":\"8..\"}", 30, &length);
 *   deduku_close(d);
 *
 * Questions and answers: doc/json.md. Nothing is thrown and nothing printed. A session is used by one thread at a time;
 * several sessions may run in parallel. */
#ifndef DEDUKU_H
#define DEDUKU_H

#include <stddef.h>
#include <stdint.h>

#if defined(__GNUC__)
#define DEDUKU_API __attribute__((visibility("default")))
#else
#define DEDUKU_API
#endif

#ifdef __cplusplus
extern "C" {
#endif

typedef struct deduku_session deduku_session;

/* Functions that the library needs from outside; each may be null. They are called from the thread that asks. */
typedef struct deduku_hooks {
    void* context;                /* handed to them */
    double (*now)(void* context); /* seconds of any clock; null: no limits of time, no times in answers */
    int (*stop)(void* context);   /* not 0: stop the question, with the results so far */
    /* Receives an event during a question: a JSON object of `length` bytes, valid until it returns (doc/session.md). */
    void (*tell)(void* context, const char* event, size_t length);
} deduku_hooks;

/* Opens a session; null if there is no memory. The hooks are copied; null: none. */
DEDUKU_API deduku_session* deduku_open(const deduku_hooks* hooks);
/* Closes a session and releases its last answer. Null is ignored. */
DEDUKU_API void deduku_close(deduku_session* session);

/* The answer to a question of `length` bytes: UTF-8, ended by a zero, `*answer_length` bytes without it (may be null).
 * It is valid until the next question or the end of the session. Never null: errors are answers, too. */
DEDUKU_API const char* deduku_ask(deduku_session* session, const char* question, size_t length, size_t* answer_length);

/* Solves `n` boards of 9x9, 81 bytes each, row by row: 0 to 9, or their characters; '.' is also empty. Looks for up to
 * `limit` solutions of each. `first`: 81 digits 1 to 9 for each board, zeros if there is no solution; may be
 * null. `counts`: the number of solutions, at most 255; may be null. Returns the number of boards done, from the
 * first on: `n`, or less if stopped, or if board number `result` has any other byte. */
DEDUKU_API uint64_t deduku_solve_many(deduku_session* session, const uint8_t* boards, uint64_t n, uint32_t limit, uint8_t* first,
                           uint8_t* counts);

/* Canonical forms of `n` boards, as above, by `form`: "minlex", "gsf", "pattern", "maxlex", "solution" (doc/canon.md).
 * `forms`: 81 digits 0 to 9 for each board. `automorphisms`: their number for each board; may be null. Zeros if a
 * digit appears twice in a row or column, and, for "solution", if there is not exactly one solution. Returns the
 * number of boards done, likewise; 0 if there is no such form. */
DEDUKU_API uint64_t deduku_canon_many(deduku_session* session, const uint8_t* boards, uint64_t n, const char* form, uint8_t* forms,
                           uint32_t* automorphisms);

/* {"library":"0.1.0","schema":1,"kernel":"AVX3","features":["cadical"]} */
DEDUKU_API const char* deduku_version(void);

#ifdef __cplusplus
}
#endif

#endif
