#include "session/reasons/claims.hpp"

#include <algorithm>
#include <array>

#include "deduku/techniques.hpp"
#include "grid/reading/cell_text.hpp"
#include "grid/reading/query.hpp"
#include "grid/reading/spelling.hpp"

namespace deduku::session {
namespace {

using Problem = std::string;  // empty: none

std::string cut(std::string_view text) { return "'" + std::string(text.substr(0, 60)) + "'"; }

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && (text.front() == ' ' || text.front() == ',')) text.remove_prefix(1);
    while (!text.empty() && (text.back() == ' ' || text.back() == ',' || text.back() == '.')) text.remove_suffix(1);
    return text;
}

/// Reads the parts of one step.
class ClaimReader {
  public:
    ClaimReader(const Geometry& board, Coords coords) : board_(board), coords_(coords) {}

    ClaimedStep take() { return std::move(out_); }

    Problem read(const Json& step) {
        if (step.is_string()) return read_line(step.get<std::string>());
        if (!step.is_object()) return "neither a line nor an object";
        coords_ = Coords::sheet;  // as in the members of all answers
        return read_object(step);
    }

  private:
    Problem read_object(const Json& step) {
        for (const std::string_view name : {"placed", "removed", "written", "claim"})
            if (const Json* member = step.find(name); member != step.end())
                if (Problem problem = read_claims(*member); !problem.empty()) return problem;
        if (out_.claims.empty()) return "no claim in 'placed', 'removed', 'written' or 'claim'";
        const Json* technique = step.find("technique");
        if (technique == step.end() || technique->is_null()) return {};
        if (!technique->is_string()) return "'technique' is not a word";
        const auto move = path::parse_move(technique->get<std::string>());
        if (const auto* problem = std::get_if<std::string>(&move)) return *problem;
        out_.reason = path::PlayersReason{std::get<Move>(move)};
        return read_pattern(step);
    }

    Problem read_pattern(const Json& step) {
        if (const Json* cells = step.find("cells"); cells != step.end())
            for (const Json& cell : *cells) {
                const auto found =
                    cell.is_string() ? parse_cell(board_, cell.get<std::string>(), coords_) : std::nullopt;
                if (!found) return "'cells' has what is not a cell of the board";
                out_.reason->cells.push_back(*found);
            }
        if (const Json* digits = step.find("digits"); digits != step.end())
            for (const Json& digit : *digits) {
                const auto number = digit.is_number_unsigned() ? digit.get<std::uint64_t>() : max_digits + 1U;
                const auto lowest = static_cast<std::uint64_t>(board_.lowest());
                if (number < lowest || number - lowest >= static_cast<std::uint64_t>(board_.digits()))
                    return "'digits' has what is not a digit of the board";
                out_.reason->digits.insert(static_cast<Digit>(number - lowest));
            }
        return {};
    }

    // Null, a text of claims, or a list of these.
    Problem read_claims(const Json& claims) {
        if (claims.is_null()) return {};
        if (claims.is_string()) return read_result(claims.get<std::string>());
        for (const Json& each : claims) {
            if (!each.is_string()) return "a claim is not a text";
            if (Problem problem = read_result(each.get<std::string>()); !problem.empty()) return problem;
        }
        return {};
    }

    // "C2,C5<>1, C9<>9", "C5=3", "C2!=1": before a sign all cells since the last claim.
    Problem read_result(std::string_view text) {
        std::vector<Cell> cells;
        for (std::string_view left = trimmed(text); !left.empty();) {
            const std::size_t end = std::min(left.find(','), left.size());
            const std::string_view part = trimmed(left.substr(0, end));
            left = trimmed(left.substr(end));
            const std::size_t sign = part.find_first_of("<!=");
            const auto cell = parse_cell(board_, trimmed(part.substr(0, sign)), coords_);
            if (!cell) return cut(part) + " is not a claim, CELL=DIGIT or CELL!=DIGIT";
            cells.push_back(*cell);
            if (sign == part.npos) continue;
            if (Problem problem = add(cells, part.substr(sign)); !problem.empty()) return problem;
            cells.clear();
        }
        return cells.empty() ? Problem() : cut(text) + " ends without a digit";
    }

    Problem add(const std::vector<Cell>& cells, std::string_view sign_and_digit) {
        const bool holds = sign_and_digit.starts_with('=');
        if (!holds && !sign_and_digit.starts_with("<>") && !sign_and_digit.starts_with("!="))
            return cut(sign_and_digit) + " is not a claim, CELL=DIGIT or CELL!=DIGIT";
        const std::string digit(trimmed(sign_and_digit.substr(holds ? 1 : 2)));
        for (const Cell cell : cells) {
            const auto found = subject_of({{}, cell_name(board_, cell, coords_), digit}, board_, coords_);
            if (const auto* problem = std::get_if<std::string>(&found)) return *problem;
            const auto& subject = std::get<Subject>(found);
            if (!subject.digit) return cut(digit) + " is not a digit";
            out_.claims.push_back({{subject.cell, *subject.digit}, holds});
        }
        return {};
    }

    // "TITLE: PATTERN => CLAIMS", "TITLE: CLAIM (HOUSE)", "CLAIMS"
    Problem read_line(std::string_view line) {
        const std::size_t arrow = line.find(" => ");
        const std::size_t colon = line.find(": ");
        if (arrow == line.npos && colon == line.npos) return read_result(line);
        const std::string_view title = line.substr(0, std::min(colon, arrow));
        const std::string_view rest = colon < arrow ? line.substr(colon + 2) : std::string_view();
        if (Problem problem = read_title(trimmed(title)); !problem.empty()) return problem;
        if (arrow != line.npos) {
            read_cells(rest.substr(0, std::min(rest.find(" => "), rest.size())));
            return read_result(line.substr(arrow + 4));
        }
        return read_result(rest.substr(0, rest.find(" (")));
    }

    Problem read_title(std::string_view title) {
        for (const Move& move : path::by_difficulty())
            if (same_word(path::title_of(move), title)) {
                out_.reason = path::PlayersReason{move};
                return {};
            }
        return cut(title) + " is not the name of a technique";
    }

    // All names of cells in the text.
    void read_cells(std::string_view text) {
        while (!text.empty()) {
            const std::size_t end = std::min(text.find_first_of(" ,()/-=+:;"), text.size());
            if (const auto cell = parse_cell(board_, text.substr(0, end), coords_)) out_.reason->cells.push_back(*cell);
            text.remove_prefix(std::min(end + 1, text.size()));
        }
    }

    const Geometry& board_;
    Coords coords_;
    ClaimedStep out_;
};

}  // namespace

std::variant<ClaimedStep, std::string> read_claims(const Json& step, const Geometry& board, Coords coords) {
    ClaimReader reader(board, coords);
    if (std::string problem = reader.read(step); !problem.empty()) return problem;
    ClaimedStep out = reader.take();
    if (out.claims.empty()) return "no claim";
    return out;
}

}  // namespace deduku::session
