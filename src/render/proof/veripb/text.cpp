#include "render/proof/veripb/text.hpp"

#include <algorithm>
#include <string>

namespace deduku::proof {

void VeripbText::line(std::string_view verb, std::string_view body) {
    std::string text(verb);
    text += ' ';
    text += body;
    text += '\n';
    write_(text);
}

long VeripbText::add(int level, std::string_view verb, std::string_view body) {
    if (to_wipe_ > 0 && level >= to_wipe_) {
        line("w", std::to_string(to_wipe_));
        to_wipe_ = 0;
    }
    if (level != level_) line("#", std::to_string(level));
    level_ = level;
    highest_ = std::max(highest_, level);
    line(verb, body);
    return ++last_id_;
}

void VeripbText::begin(long constraints) {
    write_("pseudo-Boolean proof version 1.2\n");
    line("f", std::to_string(constraints));
    last_id_ = constraints;
}

long VeripbText::sum(int level, std::string_view body) { return add(level, "p", body); }

long VeripbText::rup(int level, std::string_view clause) { return add(level, "u", std::string(clause) + " ;"); }

void VeripbText::wipe(int level) {
    if (highest_ < level) return;
    to_wipe_ = to_wipe_ > 0 ? std::min(to_wipe_, level) : level;
    highest_ = level - 1;
}

void VeripbText::conclude(long id) { line("c", std::to_string(id)); }

}  // namespace deduku::proof
