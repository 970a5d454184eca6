// path: the typed answer.
#pragma once

#include <memory>

#include "method/path/path.hpp"
#include "render/proof/ledger_writer.hpp"
#include "report/path/path.hpp"
#include "session/question/options.hpp"

namespace deduku::session {

/// The notation of steps, from the members notation and coords.
[[nodiscard]] report::StepLine step_lines(const Context& context);

struct PathAnswer {
    PathWanted wanted;
    report::StepList list;
    std::variant<path::Path, std::string_view> found;  ///< or why the other program has no path
    std::unique_ptr<LedgerPieces> proof{};             ///< its ledger, if requested; may be very long

    /// From words, coarse.
    [[nodiscard]] static report::StepList list_of(const Question& question);
    static OrError<PathWanted> read(const Question& question) { return path_wanted(question); }
    static OrError<PathAnswer> find(const PathWanted& wanted, const Context& context);
    void add_to(Json& object, const Context& context) const;
    /// The members before the proof.
    void add_path_to(Json& object, const Context& context) const;
    Outcome outcome() const;
    /// "no path of HoDoKu: several solutions"; empty if there is a path.
    std::string why_not() const;
};

}  // namespace deduku::session
