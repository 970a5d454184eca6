// catalog: what is known about very many puzzles, in one file.
//
//   deduku catalog create all.deduku-catalog
//   deduku catalog add all.deduku-catalog puzzles.txt
//   deduku catalog query all.deduku-catalog 'clues = 17 and er > 7'
#include <fmt/format.h>

#include <array>

#include "cli/catalog/parts.hpp"
#include "cli/method_choice.hpp"
#include "cli/run/output.hpp"
#include "cli/run/sqlite_files.hpp"
#include "session/options.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<const CommandPart*, 10> catalog_parts = {
    &catalog_create, &catalog_add,    &catalog_rate,   &catalog_query, &catalog_export,
    &catalog_import, &catalog_chunks, &catalog_status, &catalog_check, &catalog_compact};

const std::string catalog_by_help = fmt::format("rate: these measures only, joined by commas: {}", measure_words());

const std::array<Option, 17> catalog_command_options = {{
    {"form", Kind::choice, "solution|minlex|gsf|pattern|maxlex", "",
     "create: what a puzzle is known by: solution (default), minlex or gsf; export: the form to print"},
    {"where", Kind::text, "EXPR", "", "rate, export: only puzzles that pass, in the grammar of 'query'"},
    {"columns", Kind::strings, "LIST", "", "query, export: these columns, joined by commas (query: default all)"},
    {"to", Kind::choice, "lines|tsv|json", "lines", "export: bare puzzles, or a table with all columns, or objects"},
    {"limit", Kind::count, "N", "", "query: at most so many puzzles"},
    {"count", Kind::flag, "", "", "query: how many there are, instead of the puzzles"},
    {"keep", Kind::flag, "", "", "add: what stands beside a puzzle becomes its name"},
    {"durable", Kind::flag, "", "", "add, rate: every write survives a power cut, not only a killed program"},
    {"all", Kind::flag, "", "", "check: every form, not one in a hundred"},
    {"drop_old", Kind::flag, "", "", "compact: drop measures of which there is a newer version"},
    {"by", Kind::strings, "LIST", "", catalog_by_help},
    {"again", Kind::flag, "", "", "rate: first forget what is unknown, so that it is found anew"},
    {"chunk", Kind::number, "S", "10", "rate: store after so many seconds; a killed run loses no more"},
    {"lease", Kind::number, "S", "60", "rate: after so many seconds without a sign others take over"},
    {"series", Kind::text, "SERIES", "hardest-plus", "rate: as for 'rate'", 'Z'},
    session::se_profile_member,
    {"unchecked", Kind::flag, "", "", "rate: 'se' also rates puzzles without exactly one solution"},
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
    return taken(catalog::Catalog::open(request.operands.front(), catalog_host(),
                                        durable ? catalog::Durable::every_write : catalog::Durable::file));
}

canon::Form form_of(const catalog::Catalog& catalog) {
    return canon::parse_form(catalog.form()).value_or(canon::Form::solution);
}

const std::string catalog_details =
    "A catalogue is an SQLite file in which each puzzle of 9x9 stands once, whatever isomorph of it was added: by the\n"
    "canonical form through its solution ('canon --form solution'; minlex where it has not one solution). Ratings\n"
    "stand beside it, with the version and options that made them. Many may read it, and several write it at once;\n"
    "whatever is killed loses nothing and doubles nothing. Not for file systems of a network (NFS): 'batch' is.\n" +
    std::string("\nWhat, first of the operands:") + part_lines(catalog_parts) +
    "\n"
    "\n"
    "EXPR compares columns with numbers and words: and, or, not, ( ), < <= = != >= >, in (..), is unknown.\n"
    "  clues = 17 and (er > 7.1 or te >= 2) and not hdp in (easy, medium) and backdoor is unknown\n"
    "What is unknown passes no comparison, nor its opposite. Words of hdp, hodoku, unique and reasonable have their\n"
    "order: hdp >= hard. A comma is an 'and'.\n"
    "The exit status is 65 if the file is no catalogue; 1 if 'check' finds a fault, or if 'rate' leaves something "
    "unknown.";

extern const Command catalog_command = {
    "catalog",
    "create|add|rate|query|export|import|chunks|status|check|compact FILE [EXPR | PUZZLE]...",
    "what is known about very many puzzles, in one file that is added to and asked",
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
};

}  // namespace deduku::cli
