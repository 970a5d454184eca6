#include <algorithm>
#include <array>
#include <charconv>
#include <deque>

#include "deduku/text.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/escapes.hpp"
#include "grid/reading/formats.hpp"
#include "grid/reading/jigsaw.hpp"
#include "grid/reading/line_text.hpp"
#include "grid/reading/utf16.hpp"

namespace deduku {
namespace reading {
namespace {

constexpr std::size_t max_comment_bytes = std::size_t{1} << 16;

void add_line(std::string& text, std::string_view line) {
    if (line.empty()) return;
    if (!text.empty()) text += '\n';
    text += line;
}

}  // namespace

// Takes lines from the buffer one at a time and tries the formats on all waiting lines after each, so the result does
// not depend on the pieces in which the text arrives.
class LineReader {
  public:
    explicit LineReader(ReadOptions options) : options_(options) {}

    void feed(std::string_view chunk) {
        buffer_.erase(0, start_);
        searched_ -= start_;
        start_ = 0;
        bytes_.append(chunk, [this](std::string_view text) { append(text); });
    }

    void finish() {
        bytes_.finish([this](std::string_view text) { append(text); });
        buffer_.append(std::exchange(returns_, 0), '\n');
        finished_ = true;
    }

    std::optional<ReadResult> next() {
        auto result = ready_.empty() ? search() : take_ready();
        if (const auto* puzzle = result ? std::get_if<Puzzle>(&*result) : nullptr) keep_board(*puzzle);
        any_ = any_ || result.has_value();
        if (!result && finished_ && !any_) {
            any_ = true;
            return ReadError{std::max<std::size_t>(line_number_, 1), 1, "the end of the input", "a puzzle"};
        }
        return result;
    }

    std::size_t next_boards(std::string& cells, std::size_t most) {
        const bool between = waiting_.empty() && ready_.empty() && !columns_ && !dropping_line_ && !skipping_block_;
        if (!between || (options_.box && *options_.box != Box{3, 3})) return 0;
        std::size_t count = 0;
        std::size_t end = cells.size();
        // Written directly to their destination; the last line may lack its end.
        cells.resize(end + std::min(most, (buffer_.size() - start_) / board_cells + 1) * board_cells);
        while (end < cells.size()) {
            const Taken taken = take_board(cells.data() + end);
            if (taken == Taken::none) break;
            ++line_number_;
            if (taken == Taken::blank) {
                after_unknown_ = false;
                continue;
            }
            ++count;
            end += board_cells;
        }
        cells.resize(end);
        searched_ = std::max(searched_, start_);
        if (count == 0) return 0;
        any_ = true;
        after_unknown_ = false;
        comments_.clear();
        comment_bytes_ = 0;
        return count;
    }

  private:
    // Carriage returns without a line feed end lines, as in old Macintosh files.
    void append(std::string_view chunk) {
        while (!chunk.empty()) {
            if (chunk.front() == '\r') {
                ++returns_;
                chunk.remove_prefix(1);
                continue;
            }
            if (returns_ > 0) buffer_.append(std::exchange(returns_, 0), chunk.front() == '\n' ? '\r' : '\n');
            const std::size_t end = std::min(chunk.find('\r'), chunk.size());
            buffer_ += chunk.substr(0, end);
            chunk.remove_prefix(end);
        }
    }

    // Most lists have boards of one size, so the geometry is shared.
    void keep_board(const Puzzle& puzzle) {
        if (puzzle.geometry().standard() && puzzle.shared_geometry() != options_.board)
            options_.board = puzzle.shared_geometry();
    }

    std::optional<ReadResult> take_ready() {
        ReadResult result = std::move(ready_.front());
        ready_.pop_front();
        return result;
    }

    enum class Ending : std::uint8_t { open, complete };
    enum class Taken : std::uint8_t { none, line, blank, too_long };

    // For next_boards(): takes the next line if it begins with a board or is blank, otherwise none.
    Taken take_board(char* board) {
        const char* line = buffer_.data() + start_;
        // The usual line, or one with text after the board; next() reads all others.
        if (buffer_.size() - start_ > board_cells && line[board_cells] == '\n') {
            if (!copy_board(line, board)) return Taken::none;
            start_ += board_cells + 1;
            return Taken::line;
        }
        const std::size_t end = buffer_.find('\n', std::max(start_, searched_));
        if (end == buffer_.npos) return Taken::none;
        std::string_view text(line, end - start_);
        if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
        if (!text.empty() && !(may_begin_with_board(text) && copy_board(line, board))) return Taken::none;
        start_ = end + 1;
        return text.empty() ? Taken::blank : Taken::line;
    }

    // 81 characters, alone or before a comment; not a board with its own houses or rules, nor a jigsaw.
    static bool may_begin_with_board(std::string_view line) {
        if (line.size() <= board_cells) return line.size() == board_cells;
        if (line.size() > max_comment_bytes || (line[board_cells] != ' ' && line[board_cells] != '\t')) return false;
        return demands_in(line).empty() && !jigsaw_in(line);
    }

    std::optional<ReadResult> search() {
        while (true) {
            if (auto result = decide(Ending::open)) return result;
            switch (take_line()) {
                case Taken::line: continue;
                case Taken::too_long: return too_long();
                case Taken::blank:
                case Taken::none: break;
            }
            if (!finished_) return std::nullopt;
            if (auto result = decide(Ending::complete)) return result;
            if (waiting_.empty()) return std::nullopt;
        }
    }

    Taken take_line() {
        const std::size_t end = buffer_.find('\n', searched_);
        const bool ended = end != buffer_.npos;
        const std::size_t stop = ended ? end : buffer_.size();
        if (dropping_line_) {
            start_ = searched_ = ended ? end + 1 : stop;
            dropping_line_ = !ended && !finished_;
            return ended ? take_line() : Taken::none;
        }
        searched_ = stop;
        if (waiting_bytes_ + (stop - start_) > max_puzzle_bytes) {
            ++line_number_;
            dropping_line_ = true;
            return Taken::too_long;
        }
        if (!ended && (!finished_ || start_ == stop)) return Taken::none;
        std::string_view text = std::string_view(buffer_).substr(start_, stop - start_);
        if (line_number_ == 0 && text.substr(0, 3) == "\xef\xbb\xbf") text.remove_prefix(3);
        if (!text.empty() && text.back() == '\r') text.remove_suffix(1);
        waiting_.push_back({++line_number_, std::string(text)});
        if (is_hash_board(text)) std::replace(waiting_.back().text.begin(), waiting_.back().text.end(), '#', '.');
        if (!is_comment_line(waiting_.back().text) && text.find('"') == text.npos)
            simplify_frames(waiting_.back().text);
        waiting_bytes_ += waiting_.back().text.size() + 1;
        start_ = searched_ = std::min(stop + 1, buffer_.size());
        return Taken::line;
    }

    ReadError too_long() {
        const std::size_t first = waiting_.empty() ? line_number_ : waiting_.front().number;
        drop(waiting_.size());
        comments_.clear();
        return {first, 1, "more than " + std::to_string(max_puzzle_bytes) + " bytes in one puzzle",
                "at most 4096 cells (64x64)"};
    }

    void drop(std::size_t lines) {
        const auto end = waiting_.begin() + static_cast<std::ptrdiff_t>(lines);
        for (auto it = waiting_.begin(); it != end; ++it) waiting_bytes_ -= it->text.size() + 1;
        waiting_.erase(waiting_.begin(), end);
        wanted_ = 0;
    }

    // Skips blank lines and comments before a puzzle.
    void drop_leading(Ending ending) {
        std::size_t count = 0;
        for (; count < waiting_.size(); ++count) {
            const std::string& line = waiting_[count].text;
            const bool comment = is_comment_line(line);
            const bool blank =
                is_blank_line(line) && std::count(line.begin(), line.end(), '\t') < 3 && line.size() != 9;
            if (comment) keep_comment(line);
            if (comment || blank)
                skipping_block_ = after_unknown_ = false;
            else if (!skipping_block_ && (!is_frame_line(line) || begins_with_empty_rows(count, ending)))
                break;
        }
        if (count > 0) drop(count);
    }

    // Only lines of dashes are waiting: the next line decides their meaning.
    bool all_dashes() const {
        return waiting_.size() <= std::size_t{max_symbols} &&
               std::all_of(waiting_.begin(), waiting_.end(),
                           [](const TextLine& line) { return is_dash_row(line.text); });
    }

    // Lines of dashes are rows if followed by a row of the same length with dashes for cells.
    bool begins_with_empty_rows(std::size_t first, Ending ending) const {
        const std::string_view dashes = trimmed(waiting_[first].text);
        if (!is_dash_row(dashes)) return false;
        for (std::size_t i = first + 1; i < waiting_.size(); ++i) {
            const std::string_view line = trimmed(waiting_[i].text);
            if (line == dashes) continue;
            return line.size() == dashes.size() && line.find('-') != line.npos &&
                   cell_count(waiting_[i]) == line.size();
        }
        return waiting_.size() - first < std::size_t{max_symbols} && ending == Ending::open;
    }

    void keep_comment(std::string_view line) {
        line = trimmed(line).substr(1);
        if (comment_bytes_ + line.size() > max_comment_bytes) return;
        comment_bytes_ += line.size() + 1;
        comments_.emplace_back(line);
    }

    std::optional<ReadResult> decide(Ending ending) {
        while (true) {
            drop_leading(ending);
            if (waiting_.empty()) return std::nullopt;
            if (ending == Ending::open && is_dash_row(waiting_.back().text) && all_dashes()) return std::nullopt;
            if (ending == Ending::open && waiting_.size() < wanted_ && !may_end_block(waiting_.back().text))
                return std::nullopt;
            const Excerpt text{waiting_, ending == Ending::complete, options_, columns_ ? &*columns_ : nullptr};
            std::optional<FoundFormat> found = find_format(text);
            if (!found) {
                if (auto error = unknown_line()) return error;
                continue;
            }
            Parsed& parsed = found->parsed;
            if (!parsed.result) {
                wanted_ = parsed.lines;
                return std::nullopt;
            }
            drop(parsed.lines);
            after_unknown_ = false;
            columns_ = parsed.columns;
            ready_.insert(ready_.end(), parsed.more.begin(), parsed.more.end());
            skipping_block_ = parsed.resume == Resume::next_block;
            if (auto* puzzle = std::get_if<Puzzle>(&*parsed.result)) attach_comments(*puzzle, found->row->read.headers);
            comments_.clear();
            comment_bytes_ = 0;
            return std::move(parsed.result);
        }
    }

    static bool may_end_block(std::string_view line) { return is_blank_line(line) || is_comment_line(line); }

    // One error for all lines of a text that is not a puzzle, but one for each line probably meant as a board.
    std::optional<ReadResult> unknown_line() {
        const TextLine line = std::move(waiting_.front());
        drop(1);
        columns_.reset();
        if (is_blank_line(line.text)) return std::nullopt;
        const bool board = cell_count(line) > std::size_t{max_digits};
        const bool again = after_unknown_ && !board;
        after_unknown_ = true;
        comments_.clear();
        comment_bytes_ = 0;
        if (again) return std::nullopt;
        return unrecognised(line, options_);
    }

    // "#AJane Doe" of .sdk becomes "Author: Jane Doe", "#Uhttps://.." "URL: https://.."; a comment that begins with such
    // a word is kept.
    static std::string_view header_word(std::string_view line) {
        if (line.size() < 2 || line[1] == ' ') return {};
        if (line[1] >= 'a' && line[1] <= 'z' && !is_link(line.substr(1))) return {};
        switch (line.front()) {
            case 'A': return "Author: ";
            case 'B': return "Published: ";
            case 'S': return "Source: ";
            case 'L': return "Level: ";
            case 'U': return "URL: ";
            default: return {};
        }
    }

    void attach_comments(Puzzle& puzzle, Headers headers) const {
        std::string comment;
        for (std::string_view line : comments_) {
            const bool sdk = headers == Headers::sdk || line.starts_with(name_mark);
            const char code = sdk && !line.empty() ? line.front() : ' ';
            const std::string_view word = headers == Headers::sdk ? header_word(line) : std::string_view();
            if (code == 'D' || code == 'T' || code == 'C' || !word.empty()) line.remove_prefix(1);
            if ((code == 'D' || code == 'T') && puzzle.name.empty())
                puzzle.name = from_one_line(trimmed(line));
            else
                add_line(comment, std::string(word) + from_one_line(trimmed(line)));
        }
        add_line(comment, puzzle.comment);
        puzzle.comment = std::move(comment);
    }

    ReadOptions options_;
    std::string buffer_;
    std::size_t returns_ = 0;   // carriage returns at the end of the input so far, still ambiguous
    std::size_t start_ = 0;     // start of the first line not yet taken
    std::size_t searched_ = 0;  // no line end before this position
    std::size_t line_number_ = 0;
    bool dropping_line_ = false;
    bool finished_ = false;
    bool any_ = false;
    std::vector<TextLine> waiting_;
    std::size_t waiting_bytes_ = 0;
    std::deque<ReadResult> ready_;  // found together with one already returned
    std::optional<FieldColumns> columns_;
    Bytes bytes_;
    std::size_t wanted_ = 0;  // number of waiting lines needed before trying again
    bool skipping_block_ = false;
    bool after_unknown_ = false;
    std::vector<std::string> comments_;
    std::size_t comment_bytes_ = 0;
};

}  // namespace reading

class PuzzleReader::State : public reading::LineReader {
  public:
    using LineReader::LineReader;
};

PuzzleReader::PuzzleReader(ReadOptions options) : state_(std::make_unique<State>(options)) {}
PuzzleReader::PuzzleReader(PuzzleReader&&) noexcept = default;
PuzzleReader& PuzzleReader::operator=(PuzzleReader&&) noexcept = default;
PuzzleReader::~PuzzleReader() = default;

void PuzzleReader::feed(std::string_view chunk) { state_->feed(chunk); }

void PuzzleReader::finish() { state_->finish(); }

std::size_t PuzzleReader::next_boards(std::string& cells, std::size_t most) { return state_->next_boards(cells, most); }

std::optional<ReadResult> PuzzleReader::next() { return state_->next(); }

std::optional<Box> parse_box(std::string_view text) {
    Box box;
    const auto cross = text.find('x');
    if (cross == std::string_view::npos) return std::nullopt;
    const auto number = [](std::string_view digits, int& value) {
        const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
        return error == std::errc{} && end == digits.data() + digits.size();
    };
    if (!number(text.substr(0, cross), box.height) || !number(text.substr(cross + 1), box.width)) return std::nullopt;
    return is_valid(box) ? std::optional(box) : std::nullopt;
}

std::vector<ReadResult> read_puzzles(std::string_view text, ReadOptions options) {
    PuzzleReader reader(options);
    reader.feed(text);
    reader.finish();
    std::vector<ReadResult> results;
    while (auto result = reader.next()) results.push_back(std::move(*result));
    return results;
}

}  // namespace deduku
