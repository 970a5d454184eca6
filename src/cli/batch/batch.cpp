// batch: a long rating, or other work on each puzzle of a list, in chunks, on one machine or many.
//
//   deduku batch plan puzzles.txt --out job --by te      job/plan.json
//   deduku batch start job --on slurm                    job/done/000000.tsv ..
//   deduku batch merge job                               prints the output of `rate --by te puzzles.txt`
#include <fmt/format.h>

#include <array>

#include "cli/batch/plan.hpp"
#include "cli/measures.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<const CommandPart*, 5> batch_parts = {&batch_plan, &batch_run, &batch_todo, &batch_start,
                                                           &batch_merge};

const std::string batch_by_help = fmt::format("plan: only these measures, separated by commas: {}", measure_words());

const std::array<Option, 12> batch_command_options = {{
    {"out", MemberType::text, "DIR/", "",
     "plan: folder for the plan and its results (default: NAME-batch here, for NAME.txt)"},
    {"by", MemberType::strings, "LIST", "", batch_by_help},
    {"run", MemberType::text, "WORDS", "",
     "plan: this command instead of 'rate', trace or rate, with its options: 'trace --words short'"},
    {"chunk", MemberType::number, "S", "600", "plan: work per chunk, in seconds of one thread"},
    {"puzzles", MemberType::count, "N", "", "plan: puzzles per chunk, instead of --chunk"},
    {"whole", MemberType::flag, "", "", "todo: read every result and count damaged ones as missing"},
    {"on", MemberType::choice, "local|parallel|slurm", "local", "start: how to run the chunks"},
    {"tasks", MemberType::count, "K", "1",
     "start: chunks at a time (local, parallel: per machine; slurm: in total, 0 = no limit)"},
    {"nodes", MemberType::text, "FILE", "",
     "start --on parallel: list of machines, in the format of GNU parallel's --sshloginfile"},
    {"with", MemberType::text, "WORDS", "",
     "start: additional options for sbatch or parallel: '--partition=long --time=2:00:00'"},
    {"into", MemberType::text, "CATALOG", "",
     "merge: store the results in this puzzle database instead of printing them"},
    {"manifest", MemberType::text, "FILE.json", "",
     "merge: also write program, command, input, and the number and hash of all lines to this file"},
}};

Status run_batch(const Request& request) { return run_part(request, batch_parts, batch_command_options); }

}  // namespace

const std::string batch_details =
    R"(Rates the puzzles of a file, or traces them, in independent chunks. 'plan' divides a file with one puzzle per line into byte ranges; 'run'
rates one of them and writes its results to a separate file; 'start' runs all chunks without results, by the chosen
means, until none is missing; 'merge' prints the results in input order, byte for byte as the command would. Interrupted
chunks are run again; finished ones are not.

Subcommands:)" +
    part_lines(batch_parts) +
    R"(

'start --on slurm' submits job arrays with sbatch and waits for them; '--on parallel' runs GNU parallel. All machines
must see DIR and the input under the same names. -j, --timeout and --max-nodes apply to each chunk (give the last two
to 'plan').
The exit status is 65 if a puzzle could not be read, 1 if chunks are missing.)";

extern const Command batch_command = {
    270,
    "batch",
    "plan|run|todo|start|merge FILE | DIR [NUMBER]",
    "rate or trace long lists in chunks, on one machine or a cluster",
    batch_details,
    batch_command_options,
    run_batch,
    R"($ deduku batch plan top1465.txt --out job --by te --puzzles 500
..
$ deduku batch start job --tasks 2 -j 1 2>said
$ deduku batch merge job | head -n 2
# puzzle	te
..
)",
};

}  // namespace deduku::cli
