// The hypothesis array on the command line: one key and value per line, or JSON.
//
//   all 729
//   pass 1 pairs 275          true hypotheses after rules 1-7 of the first pass
//   round 1 extended 262      and after the conclusions of the first round of E2
#pragma once

#include <optional>
#include <string>

#include "deduku/text.hpp"
#include "method/scenarios/extend.hpp"
#include "report/parts/json.hpp"

namespace deduku::report {

/// The scenarios of picked cells, and the common candidates of all survivors.
class ScenarioTable {
  public:
    /// The maximal number of rows; the common part includes all scenarios.
    static constexpr std::size_t most_rows = 1000;

    void add(std::span<const Digit> digits, scenarios::ScenarioEnd ending, const scenarios::Array& left);
    /// "scenario 1,5 dead-empty" for each row, then "common 8[12]..".
    std::string text() const;
    /// Members table and common.
    void add_to(Json& object) const;

  private:
    struct Row {
        std::vector<Digit> digits;
        scenarios::ScenarioEnd ending;
        int left;  // true hypotheses
    };
    std::vector<Row> rows_;
    std::optional<scenarios::Array> common_;  // the candidates in survivors
};

/// The results for one puzzle; scenarios run on the closed array.
struct ScenariosResult {
    explicit ScenariosResult(const Puzzle& puzzle) : array(scenarios::with_data(puzzle)), data(array.truths()) {}

    scenarios::Array array;  ///< finally the fixpoint
    int data;
    scenarios::Rules rules;  ///< for the passes
    std::vector<scenarios::PassCounts> passes;
    std::optional<Sector> contradiction;
    bool sampled = false;
    std::optional<ScenarioTable> table;  ///< of the picked cells' scenarios, if requested
    std::vector<Cell> picked;
    std::optional<scenarios::ScenarioOutcome> outcome;  ///< of the picked cells' scenarios
    std::optional<scenarios::Extension> extension;      ///< of E2

    bool cut_short() const;
    /// The array of the proof: of E2, or the fixpoint.
    const scenarios::Array& state() const { return extension ? extension->array : array; }
    /// Whether exactly one solution was found.
    bool solved() const;
};

/// The lines up to `fixpoint`.
[[nodiscard]] std::string passes_text(const ScenariosResult& result, Coords coords);
/// {"start":275,"scenarios":254, ..}
[[nodiscard]] Json round_object(const scenarios::Round& round);
/// The lines of a round of E2; `number` starts at 1.
[[nodiscard]] std::string round_text(const scenarios::Round& round, std::size_t number);
/// The lines after those.
[[nodiscard]] std::string rest_text(const ScenariosResult& result, Coords coords);

/// All members about the result.
void add_result(Json& object, const ScenariosResult& result, Coords coords);

}  // namespace deduku::report
