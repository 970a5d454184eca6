#include "cli/run/proof_output.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>

#include "cli/run/output.hpp"

namespace deduku::cli {
ProofOutput::~ProofOutput() {
    if (descriptor_ < 0) return;
    struct stat info {};
    const bool regular = fstat(descriptor_, &info) == 0 && S_ISREG(info.st_mode);
    ::close(descriptor_);
    // Half a proof is worth nothing.
    if (regular && (!finished_ || failed())) ::unlink(file_.c_str());
}

void ProofOutput::open() {
    descriptor_ = ::open(file_.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (descriptor_ < 0) error_ = fmt::format("{}: {}", file_, std::strerror(errno));
}

void ProofOutput::write(std::string_view text) {
    bytes_ += text.size();
    if (file_.empty()) {
        lines_ == Lines::plain ? job_.out(text) : add_items(text);
        unsent_ += text.size();
        if (unsent_ < output_block) return;
        unsent_ = 0;
        if (!job_.send_out()) error_ = "nobody reads it";
        return;
    }
    if (descriptor_ < 0 && !failed()) open();
    if (failed()) return;
    block_ += text;
    if (block_.size() < output_block) return;
    if (!write_all(descriptor_, block_)) error_ = fmt::format("{}: {}", file_, std::strerror(errno));
    block_.clear();
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

std::string ProofOutput::finish() {
    if (descriptor_ >= 0 && !failed() && !write_all(descriptor_, block_))
        error_ = fmt::format("{}: {}", file_, std::strerror(errno));
    block_.clear();
    finished_ = true;
    return error_;
}

std::string file_for(const std::string& wanted, std::uint64_t number, std::string_view extension) {
    if (wanted == "-") return {};
    if (wanted.empty() || wanted.back() != '/') return wanted;
    return fmt::format("{}{:04}{}", wanted, number, extension);
}

}  // namespace deduku::cli
