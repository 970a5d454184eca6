/* Questions in, answers out, a line each, by the C ABI.
 *
 *   echo '{"ask":"solve","puzzle":"8.."}' | deduku-ask            {"version":1, .. "result":"unique", ..}
 *   deduku-ask --version                                         {"library":"0.1.0", ..}
 *   deduku-ask --solve-many LIMIT < boards                       for each line of 81 characters: count TAB solution
 *   deduku-ask --canon-many FORM < boards                        likewise: automorphisms TAB form
 *   deduku-ask --events < questions                              the events of each on lines before its answer
 *   deduku-ask --again N < questions                             each N times; the answers of the last time */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "deduku.h"

static double now(void* unused) {
    struct timespec t;
    (void)unused;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void tell(void* unused, const char* event, size_t length) {
    (void)unused;
    fwrite(event, 1, length, stdout);
    putchar('\n');
}

enum { cells = 81, most = 1000000 };

/* Boards of standard input, a line each; how many. */
static uint64_t read_boards(uint8_t* boards) {
    uint64_t n = 0;
    char line[256];
    while (n < most && fgets(line, sizeof line, stdin)) memcpy(boards + n++ * cells, line, cells);
    return n;
}

static void print_boards(const uint8_t* boards, const uint32_t* numbers, uint64_t n) {
    uint64_t i;
    for (i = 0; i < n; ++i) {
        int k;
        printf("%u\t", (unsigned)numbers[i]);
        for (k = 0; k < cells; ++k) putchar('0' + boards[i * cells + (uint64_t)k]);
        putchar('\n');
    }
}

/* Solutions up to the limit, or forms. */
static int many(deduku_session* session, uint32_t limit, const char* form) {
    uint8_t* boards = malloc((size_t)most * cells);
    uint8_t* results = malloc((size_t)most * cells);
    uint8_t* counts = malloc(most);
    uint32_t* numbers = malloc(most * sizeof(uint32_t));
    const uint64_t n = read_boards(boards);
    uint64_t done, i;
    if (form != NULL) {
        done = deduku_canon_many(session, boards, n, form, results, numbers);
    } else {
        done = deduku_solve_many(session, boards, n, limit, results, counts);
        for (i = 0; i < done; ++i) numbers[i] = counts[i];
    }
    print_boards(results, numbers, done);
    free(boards);
    free(results);
    free(counts);
    free(numbers);
    return done == n ? 0 : 1;
}

int main(int argc, char** argv) {
    const int events = argc == 2 && strcmp(argv[1], "--events") == 0;
    deduku_hooks hooks = {NULL, now, NULL, events ? tell : NULL};
    deduku_session* session = deduku_open(&hooks);
    char* question = NULL;
    size_t room = 0;
    long again = 1;
    int status = 0;
    if (session == NULL) return 70;
    if (argc == 2 && strcmp(argv[1], "--version") == 0) {
        puts(deduku_version());
    } else if (argc == 3 && strcmp(argv[1], "--solve-many") == 0) {
        status = many(session, (uint32_t)strtoul(argv[2], NULL, 10), NULL);
    } else if (argc == 3 && strcmp(argv[1], "--canon-many") == 0) {
        status = many(session, 0, argv[2]);
    } else {
        if (argc == 3 && strcmp(argv[1], "--again") == 0) again = strtol(argv[2], NULL, 10);
        ssize_t length;
        while ((length = getline(&question, &room, stdin)) > 0) {
            size_t size = 0;
            const char* answer = NULL;
            long i;
            if (question[length - 1] == '\n') --length;
            for (i = 0; i < again; ++i) answer = deduku_ask(session, question, (size_t)length, &size);
            fwrite(answer, 1, size, stdout);
            putchar('\n');
        }
    }
    free(question);
    deduku_close(session);
    return status;
}
