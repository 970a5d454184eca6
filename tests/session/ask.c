/* Questions in, answers out, a line each, by the C ABI.
 *
 *   echo '{"ask":"solve","puzzle":"8.."}' | deduku-ask            {"version":1, .. "result":"unique", ..}
 *   deduku-ask --version                                         {"library":"0.1.0", ..}
 *   deduku-ask --solve-many LIMIT < boards                       for each line of 81 characters: count TAB solution
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

static int solve_many(deduku_session* session, uint32_t limit) {
    enum { cells = 81, most = 1000000 };
    uint8_t* boards = malloc((size_t)most * cells);
    uint8_t* first = malloc((size_t)most * cells);
    uint8_t* counts = malloc(most);
    uint64_t n = 0, done, i;
    char line[256];
    while (n < most && fgets(line, sizeof line, stdin)) memcpy(boards + n++ * cells, line, cells);
    done = deduku_solve_many(session, boards, n, limit, first, counts);
    for (i = 0; i < done; ++i) {
        int k;
        printf("%d\t", counts[i]);
        for (k = 0; k < cells; ++k) putchar('0' + first[i * cells + (uint64_t)k]);
        putchar('\n');
    }
    free(boards);
    free(first);
    free(counts);
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
        status = solve_many(session, (uint32_t)strtoul(argv[2], NULL, 10));
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
