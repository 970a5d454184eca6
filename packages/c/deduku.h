/* Deduku from C, and from whatever can call C: questions and answers in JSON, and boards in bulk.
 *
 *   deduku_session* d = deduku_open(NULL);
 *   size_t length;
 *   const char* answer = deduku_ask(d, "{\"ask\":\"solve\",\"puzzle\":\"8..\"}", 30, &length);
 *   deduku_close(d);
 *
 * Questions and answers: doc/json.md. Nothing is thrown and nothing printed. A session is used by one thread at a time;
 * any number of sessions side by side. */
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

/* What the library itself has not; each may be null. They are called from the thread that asks. */
typedef struct deduku_hooks {
    void* context;                /* handed to them */
    double (*now)(void* context); /* seconds of any clock; null: no limits of time, no times in answers */
    int (*stop)(void* context);   /* not 0: give up what is asked, with what was found so far */
    /* Hears what happens on the way: a JSON object of `length` bytes, gone when it returns (doc/session.md, "Events"). */
    void (*tell)(void* context, const char* event, size_t length);
} deduku_hooks;

/* A session; null if there is no memory. The hooks are copied; null: none. */
DEDUKU_API deduku_session* deduku_open(const deduku_hooks* hooks);
/* Ends it, and the life of its last answer. Null is let pass. */
DEDUKU_API void deduku_close(deduku_session* session);

/* The answer to a question of `length` bytes: UTF-8, ended by a zero, `*answer_length` bytes without it (may be null).
 * It lives until the next question or the end of the session. Never null: what is wrong is an answer, too. */
DEDUKU_API const char* deduku_ask(deduku_session* session, const char* question, size_t length, size_t* answer_length);

/* Solves `n` boards of 9x9, 81 bytes each, row by row: 0 to 9, or their characters; '.' is empty, too. Up to `limit`
 * solutions of each are looked for. `first`: 81 digits 1 to 9 for each board, zeros where there is no solution; may be
 * null. `counts`: the number of solutions, at most 255; may be null. Returns how many boards from the first on are
 * done: `n`, or less if stopped, or if board number `result` has a byte that is none of these. */
DEDUKU_API uint64_t deduku_solve_many(deduku_session* session, const uint8_t* boards, uint64_t n, uint32_t limit, uint8_t* first,
                           uint8_t* counts);

/* Canonical forms of `n` boards, as above, by `form`: "minlex", "gsf", "pattern", "maxlex", "solution" (doc/canon.md).
 * `forms`: 81 digits 0 to 9 for each board. `automorphisms`: ways that lead to the form; may be null. Zeros where a digit
 * appears twice in a row or column, and, of "solution", where there is not exactly one solution. Returns how many boards
 * are done, likewise; 0 if there is no such form. */
DEDUKU_API uint64_t deduku_canon_many(deduku_session* session, const uint8_t* boards, uint64_t n, const char* form, uint8_t* forms,
                           uint32_t* automorphisms);

/* {"library":"0.1.0","schema":1,"kernel":"AVX3","features":["cadical"]} */
DEDUKU_API const char* deduku_version(void);

#ifdef __cplusplus
}
#endif

#endif
