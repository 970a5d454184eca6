// The own cells that rules can name, before any rule is read that may name them.
//
//   killer 9 of v: A1 B1; layer doubler 0 1; value v digit * (1 + doubler)      doubler.A1 .. , v.A1 ..
#include "grid/rules/cells.hpp"
#include "grid/rules/forms/layer.hpp"
#include "grid/rules/outside.hpp"
#include "grid/rules/parsed.hpp"

namespace deduku::rules {
namespace {

class Declarations {
  public:
    explicit Declarations(const GeometryPtr& plain) : plain_(plain), board_(plain) {}

    std::optional<RuleError> take_all(std::string_view text) {
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(find_outside(text, ";\n", at), text.size());
            const std::vector<RulePart> words = words_of({text.substr(at, end - at), at});
            const RuleRow* row = words.empty() ? nullptr : find_rule(words[0].text);
            if (row != nullptr && row->declare != nullptr)
                if (auto error = take({text.substr(at, end - at), at}, words)) return error;
            at = end + 1;
        }
        return std::nullopt;
    }

    void add(const Rule& rule) {
        if (rule.row->declare == nullptr) return;
        std::vector<OwnCell> cells = board_->own_cells();
        rule.row->declare(rule, *board_, cells);
        Constraints own;
        own.cells = std::move(cells);
        board_ = std::make_shared<const Geometry>(plain_, std::move(own), std::vector<Rule>{});
    }

    const GeometryPtr& board() const { return board_; }

  private:
    std::optional<RuleError> take(RulePart part, const std::vector<RulePart>& words) {
        auto parsed = parse(part.text, *board_);
        if (auto* error = std::get_if<RuleError>(&parsed))
            return RuleError{part.at + error->at, std::move(error->found), std::move(error->expected)};
        if (words.size() > 1 && layer_named(*board_, words[1].text))
            return RuleError{words[1].at, "a second layer " + std::string(words[1].text), "another name"};
        add(std::get<ParsedRules>(parsed).rules[0]);
        if (board_->own_cells().size() > max_own_cells)
            return RuleError{part.at, "more than " + std::to_string(max_own_cells) + " own cells",
                             "fewer or smaller layers"};
        return std::nullopt;
    }

    const GeometryPtr& plain_;
    GeometryPtr board_;
};

}  // namespace

std::variant<GeometryPtr, RuleError> with_layers(const GeometryPtr& plain, std::span<const Rule> rules,
                                                 std::string_view text) {
    Declarations declarations(plain);
    for (const Rule& rule : rules) declarations.add(rule);
    if (auto error = declarations.take_all(text)) return *std::move(error);
    return declarations.board();
}

}  // namespace deduku::rules
