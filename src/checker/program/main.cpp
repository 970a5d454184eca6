// deduku-check PUZZLE PROOF: the checkers as a separate program.
//
//   $ deduku-check puzzle.txt proof.jsonl
//   accepted: unique
//
// This file reads the operands, with the readers of grid/; check/ decides whether to accept.
#include <fcntl.h>

#include <cerrno>
#include <charconv>
#include <csignal>
#include <cstdio>
#include <cstring>
#include <exception>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>
#include <vector>

#include "checker/program/claim_text.hpp"
#include "checker/program/verdict_json.hpp"
#include "deduku/check.hpp"
#include "deduku/text.hpp"
#include "grid/reading/escapes.hpp"

namespace {

using namespace deduku;

enum Status : int { accepted = 0, refused = 1, usage = 2, bad_input = 65, internal_error = 70 };

constexpr const char* help = R"(Usage: deduku-check [--json] [--box HxW] PUZZLE PROOF

Checks a proof against the puzzle it is about: a ledger in the deduku-proof format (JSON lines),
or a certificate (one line, "deduku-unique-1..." or "deduku-none-1...").
PUZZLE is a file, the puzzle itself, or - (standard input) and must hold one puzzle. Of a board
whose houses are not rows, columns and boxes it is one line of JSON, the header of a ledger.
PROOF is a file, the certificate itself, or -.

  --box    height and width of a box, such as 3x2, if not the usual one of the board
  --json   print the answer as one JSON object
  --help   print this text

Answer                                      Exit status
  accepted: unique                          0
  accepted: solution                        0
  accepted: no solution                     0
  accepted: false A1=4 B7=2 ..              0
  accepted: false if unique A1=4 ..         0
  accepted: not unique                      0
    and, of a puzzle with lines or choices,
    "of the puzzle with 31 houses, .."
  refused: line N, [place:] why             1
  usage error                               2
  PUZZLE or PROOF cannot be read            65
)";

// The operands and options.
struct Request {
    std::string puzzle;
    std::string proof;
    std::optional<Box> box;
    bool json = false;
};

// The lines of the proof, one at a time; a line above the checker's limit is passed on truncated, and refused.
std::function<bool(std::string_view&)> lines_of(std::istream& in, std::string begun = {}) {
    return [&bytes = *in.rdbuf(), line = std::string(), begun = std::move(begun),
            read = std::size_t{0}](std::string_view& out) mutable {
        constexpr int end = std::char_traits<char>::eof();
        const auto next = [&] { return read < begun.size() ? begun[read++] : bytes.sbumpc(); };
        line.clear();
        int c = next();
        if (c == end) return false;
        for (; c != end && c != '\n' && line.size() <= max_line; c = next()) line += static_cast<char>(c);
        out = line;
        return true;
    };
}

// One start position from a stream, or an error: "LINE:COLUMN: ..", or a space and the reason.
std::variant<Start, std::string> read_one(std::istream& in, std::optional<Box> box) {
    if (in.peek() == '{') {
        std::string_view line;
        const auto next = lines_of(in);
        (void)next(line);
        return read_header(line);
    }
    PuzzleReader reader(ReadOptions{box});
    std::optional<Puzzle> puzzle;
    std::vector<char> chunk(std::size_t{1} << 16);
    for (bool more = true; more;) {
        in.read(chunk.data(), static_cast<std::streamsize>(chunk.size()));
        reader.feed({chunk.data(), static_cast<std::size_t>(in.gcount())});
        if (in.bad()) return std::string(" cannot be read");
        more = static_cast<bool>(in);
        if (!more) reader.finish();
        while (auto result = reader.next()) {
            if (const auto* error = std::get_if<ReadError>(&*result))
                return std::to_string(error->line) + ":" + std::to_string(error->column) + ": " + error->text();
            if (puzzle) return std::string(" holds more than one puzzle, expected one");
            puzzle = std::get<Puzzle>(std::move(*result));
        }
    }
    if (!puzzle) return std::string(" holds no puzzle");
    return start_of(*puzzle);
}

// Ledgers start with a brace, certificates with a letter. None if reading fails.
std::optional<Verdict> check_stream(const Start& start, std::istream& in) {
    try {
        std::string blank;  // before the proof
        while (blank.size() < max_certificate &&
               (in.peek() == ' ' || in.peek() == '\t' || in.peek() == '\r' || in.peek() == '\n'))
            blank += static_cast<char>(in.get());
        if (in.peek() != 'd') return check_lines(&start, lines_of(in, blank));
        std::string text(max_certificate + 1, '\0');
        in.read(text.data(), static_cast<std::streamsize>(text.size()));
        if (in.bad()) return std::nullopt;
        text.resize(static_cast<std::size_t>(in.gcount()));
        return check_certificate(start, text);
    } catch (const std::ios_base::failure&) {
        return std::nullopt;
    }
}

// The target of an operand: standard input, a file, or (for a puzzle) the text itself.
class Source {
  public:
    enum class Literal : std::uint8_t { no, yes };

    Source(const std::string& operand, Literal literal) : name_(operand) {
        if (operand == "-") {
            name_ = "<stdin>";
            in_ = &std::cin;
            return;
        }
        std::error_code error;
        const auto status = std::filesystem::status(operand, error);
        if (std::filesystem::is_directory(status)) {
            problem_ = "is a directory, expected a file";
        } else if (literal == Literal::yes && !std::filesystem::exists(status)) {
            name_ = operand.substr(0, 60) + ": no such file, and as a puzzle";
            text_.str(operand);
            in_ = &text_;
        } else {
            errno = 0;
            file_.open(operand, std::ios::binary);
            if (file_)
                in_ = &file_;
            else
                problem_ = std::strerror(errno);
        }
    }

    std::istream* stream() { return in_; }
    int fail(const std::string& message) const {
        std::cerr << "deduku-check: " << visible_line(name_ + ":" + message) << '\n';
        return bad_input;
    }
    int fail() const { return fail(" " + problem_); }

  private:
    std::string name_;
    std::string problem_;
    std::ifstream file_;
    std::istringstream text_;
    std::istream* in_ = nullptr;
};

// Prints the answer; failure to write it must not look like an answer.
int answer(const std::string& text, int status) {
    errno = 0;
    const bool written = std::fwrite(text.data(), 1, text.size(), stdout) == text.size();
    if (std::fflush(stdout) == 0 && written) return status;
    std::fprintf(stderr, "deduku-check: cannot write the answer: %s\n", std::strerror(errno));
    return internal_error;
}

int run(const Request& request) {
    Source puzzle_source(request.puzzle, Source::Literal::yes);
    if (!puzzle_source.stream()) return puzzle_source.fail();
    const auto read = read_one(*puzzle_source.stream(), request.box);
    if (const auto* problem = std::get_if<std::string>(&read)) return puzzle_source.fail(*problem);

    Source proof_source(request.proof, is_certificate(request.proof) ? Source::Literal::yes : Source::Literal::no);
    if (!proof_source.stream()) return proof_source.fail();
    const auto verdict = check_stream(std::get<Start>(read), *proof_source.stream());
    if (!verdict) return proof_source.fail(" cannot be read");

    const auto* yes = std::get_if<Accepted>(&*verdict);
    const int status = yes != nullptr ? accepted : refused;
    if (request.json) return answer(verdict_json(*verdict) + '\n', status);
    return answer((yes != nullptr ? claim_text(*yes) + rules_text(yes->start)
                                  : "refused: " + to_text(std::get<Refused>(*verdict))) +
                      '\n',
                  status);
}

int usage_error(const std::string& message) {
    std::cerr << "deduku-check: " << visible_line(message) << "\nTry deduku-check --help\n";
    return usage;
}

// "3x4": height x width.
std::optional<Box> parse_box(std::string_view text) {
    Box box{0, 0};
    const char* const end = text.data() + text.size();
    const auto height = std::from_chars(text.data(), end, box.height);
    if (height.ec != std::errc{} || height.ptr == end || *height.ptr != 'x') return std::nullopt;
    const auto width = std::from_chars(height.ptr + 1, end, box.width);
    if (width.ec != std::errc{} || width.ptr != end || !is_valid(box)) return std::nullopt;
    return box;
}

int run_words(const std::vector<std::string>& words) {
    Request request;
    std::vector<std::string> operands;
    bool options = true;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (!options || word == "-" || !word.starts_with("-")) {
            operands.push_back(word);
        } else if (word == "--") {
            options = false;
        } else if (word == "--json") {
            request.json = true;
        } else if (word == "--help" || word == "-h") {
            return answer(help, accepted);
        } else if (word == "--box") {
            request.box = ++i < words.size() ? parse_box(words[i]) : std::nullopt;
            if (!request.box) return usage_error("--box needs a height and width such as 2x3");
        } else {
            return usage_error("unknown option " + word);
        }
    }
    if (operands.size() != 2) return usage_error("expected two operands, PUZZLE and PROOF");
    if (operands[0] == "-" && operands[1] == "-") return usage_error("only one operand can be standard input");
    request.puzzle = operands[0];
    request.proof = operands[1];
    std::ios::sync_with_stdio(false);
    return run(request);
}

// Opens closed descriptors on /dev/null, so that no file gets their numbers; writing to them still fails.
void open_standard_descriptors() {
    for (int descriptor = 0; descriptor <= 2; ++descriptor)
        if (fcntl(descriptor, F_GETFD) < 0 && open("/dev/null", O_RDONLY) < 0) return;
}

}  // namespace

int main(int count, char** arguments) {
    open_standard_descriptors();
    std::signal(SIGXFSZ, SIG_IGN);  // so that writing fails
    try {
        return run_words({arguments + 1, arguments + count});
    } catch (const std::exception& error) {
        std::fprintf(stderr, "deduku-check: internal error: %s\n", error.what());
        return internal_error;
    }
}
