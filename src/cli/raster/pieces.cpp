#include "cli/raster/pieces.hpp"

#include <algorithm>
#include <functional>
#include <vector>

namespace deduku::cli {
namespace {

struct Tag {
    std::string_view text;  // with < and >
    std::size_t begin = 0;

    std::size_t end() const { return begin + text.size(); }
    bool closes() const { return text.starts_with("</"); }
    bool is_alone() const { return text.ends_with("/>"); }
    std::string_view name() const {
        const std::string_view rest = text.substr(closes() ? 2 : 1);
        return rest.substr(0, rest.find_first_of(" />"));
    }
};

// The next tag from `at` on; empty at the end.
Tag tag_from(std::string_view svg, std::size_t at) {
    const std::size_t begin = std::min(svg.find('<', at), svg.size());
    const std::size_t end = svg.find('>', begin);
    return {end == svg.npos ? std::string_view() : svg.substr(begin, end + 1 - begin), begin};
}

bool defines(std::string_view name) { return name == "defs" || name == "style" || name == "title" || name == "desc"; }
bool holds_others(const Tag& tag) { return tag.name() == "svg" || tag.name() == "g"; }

class Cutter {
  public:
    Cutter(std::string_view svg, std::size_t most, const std::function<bool(std::string_view)>& take)
        : svg_(svg), most_(most), take_(take) {}

    void cut() {
        const Tag root = tag_from(svg_, 0);
        head_ = svg_.substr(0, root.end());
        begin_ = root.end();
        for (Tag tag = tag_from(svg_, begin_); !tag.text.empty(); tag = tag_from(svg_, tag.end())) {
            if (tag.closes() && open_.empty()) {
                (void)hand_out(tag.begin);
                return;
            }
            move_over(tag);
            const bool between = std::all_of(open_.begin(), open_.end(), holds_others);
            if (between && tag.end() - begin_ >= most_ && !hand_out(tag.end())) return;
        }
    }

  private:
    // A definition is known in its piece and in all later ones.
    void move_over(const Tag& tag) {
        if (tag.closes()) {
            const Tag opened = open_.back();
            open_.pop_back();
            if (defines(tag.name())) defined_ += svg_.substr(opened.begin, tag.end() - opened.begin);
        } else if (!tag.is_alone()) {
            open_.push_back(tag);
        }
    }

    bool hand_out(std::size_t end) {
        std::string piece = head_ + known_;
        for (const Tag& tag : opened_) piece += tag.text;
        piece += svg_.substr(begin_, end - begin_);
        for (auto tag = open_.rbegin(); tag != open_.rend(); ++tag) ((piece += "</") += tag->name()) += '>';
        piece += "</svg>";
        begin_ = end;
        opened_ = open_;
        known_ = defined_;
        return take_(piece);
    }

    std::string_view svg_;
    std::size_t most_;
    const std::function<bool(std::string_view)>& take_;
    std::string head_;                // everything before the contents of the picture
    std::string defined_, known_;     // definitions so far, and before this piece
    std::vector<Tag> open_, opened_;  // tags open now, and at the start of this piece
    std::size_t begin_ = 0;
};

}  // namespace

void each_piece(std::string_view svg, std::size_t most, FunctionRef<bool(std::string_view piece)> take) {
    if (svg.size() <= most)
        (void)take(svg);
    else
        Cutter(svg, most, take).cut();
}

}  // namespace deduku::cli
