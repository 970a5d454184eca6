#include "render/proof/veripb/text.hpp"

#include <algorithm>

namespace deduku::proof {

struct VeripbText::Verbs {
    std::string_view header, sum, rup, level, wipe, line_end;
};

const VeripbText::Verbs& VeripbText::verbs_of(VeripbVersion version) {
    static constexpr Verbs v1_2{"1.2", "p", "u", "#", "w", "\n"};
    static constexpr Verbs v3_0{"3.0", "pol", "rup", "setlvl", "wiplvl", " ;\n"};
    return version == VeripbVersion::v1_2 ? v1_2 : v3_0;
}

VeripbText::VeripbText(VeripbVersion version, std::function<void(std::string_view)> write)
    : version_(version), verbs_(verbs_of(version)), write_(std::move(write)) {}

void VeripbText::line(std::string_view verb, std::string_view body) {
    std::string text(verb);
    text += ' ';
    text += body;
    // A constraint ends with a semicolon in every version.
    text += verb == verbs_.rup ? " ;\n" : verbs_.line_end;
    write_(text);
}

long VeripbText::add(int level, std::string_view verb, std::string_view body) {
    if (to_wipe_ > 0 && level >= to_wipe_) {
        line(verbs_.wipe, std::to_string(to_wipe_));
        to_wipe_ = 0;
    }
    if (level != level_) line(verbs_.level, std::to_string(level));
    level_ = level;
    highest_ = std::max(highest_, level);
    line(verb, body);
    return ++last_id_;
}

void VeripbText::begin(long constraints) {
    write_("pseudo-Boolean proof version " + std::string(verbs_.header) + "\n");
    line("f", std::to_string(constraints));
    last_id_ = constraints;
}

long VeripbText::sum(int level, std::string_view body) { return add(level, verbs_.sum, body); }

long VeripbText::rup(int level, std::string_view clause) { return add(level, verbs_.rup, clause); }

void VeripbText::wipe(int level) {
    if (highest_ < level) return;
    to_wipe_ = to_wipe_ > 0 ? std::min(to_wipe_, level) : level;
    highest_ = level - 1;
}

void VeripbText::conclude(long id) {
    if (version_ == VeripbVersion::v1_2) return line("c", std::to_string(id));
    write_("output NONE ;\n");
    line("conclusion", "UNSAT : " + std::to_string(id));
    write_("end pseudo-Boolean proof ;\n");
}

}  // namespace deduku::proof
