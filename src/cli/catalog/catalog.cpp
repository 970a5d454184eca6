// catalog: a puzzle database in one file.
//
//   deduku catalog create all.deduku-catalog
//   deduku catalog add all.deduku-catalog puzzles.txt
//   deduku catalog query all.deduku-catalog 'clues = 17 and er > 7'
#include <fmt/format.h>

#include <array>

#include "cli/catalog/parts.hpp"
#include "cli/measures.hpp"
#include "cli/run/output.hpp"
#include "cli/run/sqlite_files.hpp"
#include "session/question/options.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<const CommandPart*, 10> catalog_parts = {
    &catalog_create, &catalog_add,    &catalog_rate,   &catalog_query, &catalog_export,
    &catalog_import, &catalog_chunks, &catalog_status, &catalog_check, &catalog_compact};

const std::string catalog_by_help = fmt::format("rate: only these measures, separated by commas: {}", measure_words());

const std::array<Option, 17> catalog_command_options = {{
    {"form", MemberType::choice, "solution|minlex|gsf|pattern|maxlex", "",
     "create: canonical form of the entries: solution (default), minlex or gsf; export: form to print"},
    {"where", MemberType::text, "EXPR", "", "rate, export: only puzzles that satisfy a condition, as in 'query'"},
    {"columns", MemberType::strings, "LIST", "", "query, export: columns, separated by commas (query: default all)"},
    {"to", MemberType::choice, "lines|tsv|json", "lines",
     "export: puzzles only, a table with all columns, or JSON objects"},
    {"limit", MemberType::count, "N", "", "query: at most N puzzles"},
    {"count", MemberType::flag, "", "", "query: print only the number of puzzles"},
    {"keep", MemberType::flag, "", "", "add: store the text that follows each puzzle as its name"},
    {"durable", MemberType::flag, "", "", "add, rate: make every write survive a power failure"},
    {"all", MemberType::flag, "", "", "check: verify every form, not one in a hundred"},
    {"drop_old", MemberType::flag, "", "", "compact: drop ratings that have a newer version"},
    {"by", MemberType::strings, "LIST", "", catalog_by_help},
    {"again", MemberType::flag, "", "", "rate: retry puzzles that are unknown"},
    {"chunk", MemberType::number, "S", "10", "rate: store results every S seconds; a killed run loses no more"},
    {"lease", MemberType::number, "S", "60", "rate: other workers take over after S seconds without a sign of life"},
    {"series", MemberType::text, "SERIES", "hardest-plus", "rate: as for 'rate'", 'Z'},
    session::se_profile_member,
    {"unchecked", MemberType::flag, "", "", "rate: also rate puzzles without exactly one solution by 'se'"},
}};

Status run_catalog(const Request& request) {
    try {
        return run_part(request, catalog_parts, catalog_command_options);
    } catch (const catalog::Trouble& trouble) {
        return status_of(trouble);
    }
}

}  // namespace

std::unique_ptr<catalog::Catalog> open_catalog(const Request& request) {
    const bool durable = request.values.given("durable");
    const std::string& file = request.operands.front();
    need_regular_file(file);
    if (!exists(file))
        throw catalog::Trouble{catalog::Trouble::Kind::unusable,
                               fmt::format("{0}: no such file; 'deduku catalog create {0}' makes a database", file)};
    return taken(
        catalog::Catalog::open(file, catalog_host(), durable ? catalog::Durable::every_write : catalog::Durable::file));
}

std::unique_ptr<catalog::Catalog> open_to_read(const Request& request) {
    need_regular_file(request.operands.front());
    return taken(catalog::Catalog::open_to_read(request.operands.front(), catalog_host()));
}

canon::FormKind form_of(const catalog::Catalog& catalog) {
    return canon::parse_form(catalog.form()).value_or(canon::FormKind::solution);
}

const std::string catalog_details =
    R"(A puzzle database is an SQLite file that stores each 9x9 puzzle once, up to isomorphism: by the canonical form through
its solution ('canon --form solution'; minlex if it does not have exactly one solution), with its ratings and the
version and options that produced them. Puzzles of other sizes, with other houses or with rules are stored as the line
that 'convert' prints; ratings that such a board does not have remain unknown. Several processes may read and write it
at once. Interrupted runs resume; nothing is lost or duplicated. Not for network file systems (NFS): use 'batch' there.

Subcommands:)" +
    part_lines(catalog_parts) +
    R"(

EXPR compares columns with numbers and words: and, or, not, ( ), < <= = != >= >, in (..), is unknown.
  clues = 17 and (er > 7.1 or te >= 2) and not hdp in (easy, medium) and backdoor is unknown
Unknown values behave as in SQL. The values of hdp, hodoku, unique and reasonable are ordered: hdp >= hard. A comma
means 'and'.
The exit status is 65 if the file is not a puzzle database; 1 if 'check' finds a fault or 'rate' leaves unknown values.)";

extern const Command catalog_command = {
    260,
    "catalog",
    "create|add|rate|query|export|import|chunks|status|check|compact FILE [EXPR | PUZZLE]...",
    "puzzle database: add, rate, query",
    catalog_details,
    catalog_command_options,
    run_catalog,
    R"($ deduku catalog create all.deduku-catalog
$ deduku catalog add all.deduku-catalog top1465.txt
read: 1465, new: 1464, known: 1, not kept: 0
$ deduku catalog query --columns clues all.deduku-catalog 'clues = 17'
# puzzle	clues
..
)",
    Boards::all,
};

}  // namespace deduku::cli
