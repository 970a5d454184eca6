#include "render/ledger_json.hpp"

#include <array>
#include <charconv>
#include <string_view>

namespace deduku {
namespace {

// Appends the ledger's objects to one text.
class Writer {
  public:
    explicit Writer(const Geometry& geometry) : geometry_(geometry) {}

    void header(const Puzzle& puzzle) {
        text_ += R"({"format":"deduku-proof","version":1,"box":[)";
        number(puzzle.box.height);
        text_ += ',';
        number(puzzle.box.width);
        text_ += R"(],"givens":)";
        list(puzzle.cells, [this](Set<Digit> digits) { given(digits); });
        text_ += '}';
    }

    void deduction(const Deduction& deduction) {
        if (const auto* cover = std::get_if<Cover>(&deduction.why)) {
            text_ += R"({"cover":[)";
            sectors(cover->base);
            text_ += ',';
            sectors(cover->cover);
            text_ += ']';
        } else {
            split(std::get<Split>(deduction.why));
        }
        text_ += R"(,"removes":)";
        candidates(deduction.removes);
        text_ += '}';
    }

    void operator()(const Solved& claim) { grid("solved", claim.grid); }
    void operator()(const Unique& claim) { grid("unique", claim.grid); }
    void operator()(const NoSolution& claim) {
        text_ += R"({"claim":"no-solution","empty":)";
        number(index(claim.empty));
        text_ += '}';
    }
    void operator()(const False& claim) {
        text_ += R"({"claim":"false","candidates":)";
        candidates(claim.candidates);
        text_ += '}';
    }

    void end_line() { text_ += '\n'; }
    std::string take() { return std::move(text_); }

  private:
    void number(int value) {
        std::array<char, 12> buffer{};
        const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), value).ptr;
        text_.append(buffer.data(), end);
    }

    template <class Items, class Write>
    void list(const Items& items, Write write) {
        text_ += '[';
        bool first = true;
        for (const auto& item : items) {
            if (!first) text_ += ',';
            first = false;
            write(item);
        }
        text_ += ']';
    }

    void sectors(const std::vector<Sector>& items) {
        list(items, [this](Sector s) { number(index(s)); });
    }
    void candidates(const std::vector<Candidate>& items) {
        list(items, [this](Candidate c) { number(geometry_.number(c)); });
    }
    void digit(Digit d) { number(index(d) + 1); }

    void given(Set<Digit> digits) {
        if (digits == geometry_.all_digits())
            text_ += '0';
        else if (digits.single())
            digit(digits.first());
        else
            list(digits, [this](Digit d) { digit(d); });
    }

    void split(const Split& split) {
        text_ += R"({"split":)";
        number(index(split.on));
        text_ += R"(,"branches":)";
        list(split.branches, [this](const Branch& b) { branch(b); });
    }

    void branch(const Branch& branch) {
        text_ += R"({"keep":)";
        candidates(branch.keep);
        text_ += R"(,"steps":)";
        list(branch.steps, [this](const Deduction& step) { deduction(step); });
        if (branch.empty) {
            text_ += R"(,"empty":)";
            number(index(*branch.empty));
        }
        text_ += '}';
    }

    void grid(std::string_view kind, const Grid& grid) {
        text_ += R"({"claim":")";
        text_ += kind;
        text_ += R"(","grid":)";
        list(grid, [this](Digit d) { digit(d); });
        text_ += '}';
    }

    const Geometry& geometry_;
    std::string text_;
};

}  // namespace

std::string header_json(const Puzzle& puzzle) {
    const Geometry geometry(puzzle.box);
    Writer out(geometry);
    out.header(puzzle);
    return out.take();
}

std::string to_json(const Geometry& geometry, const Deduction& deduction) {
    Writer out(geometry);
    out.deduction(deduction);
    return out.take();
}

std::string to_json(const Geometry& geometry, const Claim& claim) {
    Writer out(geometry);
    std::visit(out, claim);
    return out.take();
}

std::string ledger_text(const Ledger& ledger) {
    const Geometry geometry(ledger.start.box);
    Writer out(geometry);
    out.header(ledger.start);
    out.end_line();
    for (const Deduction& step : ledger.steps) {
        out.deduction(step);
        out.end_line();
    }
    std::visit(out, ledger.claim);
    out.end_line();
    return out.take();
}

}  // namespace deduku
