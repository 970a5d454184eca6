#include <stdio.h>
#include <string.h>

#include "deduku.h"

int main(void) {
    const char* question = "{\"ask\":\"rate\",\"by\":[\"hdp\"],\"puzzle\":"
                           "\"8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..\"}";
    deduku_session* session = deduku_open(NULL);
    puts(deduku_ask(session, question, strlen(question), NULL));
    deduku_close(session);
    return 0;
}
