#include "cli/proof_output.hpp"

#include "cli/run/output.hpp"

namespace deduku::cli {

void ProofOutput::write(std::string_view text) {
    bytes_ += text.size();
    if (file_.empty()) {
        lines_ == Lines::plain ? job_.out_bytes(text) : add_items(text);
        unsent_ += text.size();
        if (unsent_ < output_block) return;
        unsent_ = 0;
        if (!job_.send_out()) unread_ = true;
        return;
    }
    place_.write(text);
}

std::string ProofOutput::finish() {
    if (unread_) return "nobody reads it";
    return file_.empty() ? std::string() : place_.finish();
}

void ProofOutput::add_items(std::string_view text) {
    const bool quoted = lines_ == Lines::strings;
    std::string out;
    for (char c : text) {
        if (c == '\n') {
            if (quoted) out += line_begun_ ? "\"" : "\"\"";
            line_begun_ = false;
            continue;
        }
        if (!line_begun_) {
            if (items_) out += ',';
            if (quoted) out += '"';
            line_begun_ = items_ = true;
        }
        if (quoted && (c == '"' || c == '\\')) out += '\\';
        out += c;
    }
    job_.out(out);
}

}  // namespace deduku::cli
