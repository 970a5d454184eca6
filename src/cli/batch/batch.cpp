// batch: a long rating in chunks, on one machine or many.
//
//   deduku batch plan puzzles.txt --out job --by te      job/plan.json
//   deduku batch start job --on slurm                    job/done/000000.tsv ..
//   deduku batch merge job                               as `rate --by te puzzles.txt` would have printed it
#include <fmt/format.h>

#include <array>

#include "cli/batch/parts.hpp"
#include "cli/method_choice.hpp"

namespace deduku::cli {
namespace {

constexpr std::array<const CommandPart*, 5> batch_parts = {&batch_plan, &batch_run, &batch_todo, &batch_start,
                                                           &batch_merge};

const std::string batch_by_help = fmt::format("plan: these measures only, joined by commas: {}", measure_words());

const std::array<Option, 10> batch_command_options = {{
    {"out", Kind::text, "DIR/", "", "plan: the folder of the plan and its results (needed)"},
    {"by", Kind::strings, "LIST", "", batch_by_help},
    {"chunk", Kind::number, "S", "600", "plan: a chunk is about so much work for one thread"},
    {"puzzles", Kind::count, "N", "", "plan: puzzles a chunk, instead of --chunk"},
    {"whole", Kind::flag, "", "",
     "todo: read every result, and count those as missing that are not as they were written"},
    {"on", Kind::choice, "local|parallel|slurm", "local", "start: what runs the chunks"},
    {"tasks", Kind::count, "K", "1",
     "start: chunks at once (local, parallel: on each machine; slurm: in all, 0 = no limit)"},
    {"nodes", Kind::text, "FILE", "",
     "start --on parallel: machines, a line each, as --sshloginfile of GNU parallel has them"},
    {"with", Kind::text, "WORDS", "", "start: more options for sbatch or parallel: '--partition=long --time=2:00:00'"},
    {"into", Kind::text, "CATALOG", "", "merge: the results go into this catalogue, instead of being printed"},
}};

Status run_batch(const Request& request) { return run_part(request, batch_parts, batch_command_options); }

}  // namespace

const std::string batch_details =
    "Rates the puzzles of a file in chunks that know nothing of each other. 'plan' cuts a file of one puzzle a line "
    "into\n"
    "ranges of bytes; 'run' rates one of them and writes its results to a file of its own; 'start' has all run that "
    "have\n"
    "no results yet, by whatever starts programs here, until none is missing; 'merge' prints them in the order of the\n"
    "input: byte for byte what 'rate' prints. Whatever is killed is run again; a chunk that is there is not.\n"
    "\nWhat, first of the operands:" +
    part_lines(batch_parts) +
    "\n\n'start --on slurm' submits job arrays with sbatch and waits for them; '--on parallel' runs GNU parallel. DIR "
    "and\n"
    "the input have to be seen under one name by all machines. -j, --timeout and --max-nodes are those of each chunk\n"
    "(the last two are said to 'plan').\n"
    "The exit status is 65 if a puzzle could not be read, 1 if chunks are missing.";

extern const Command batch_command = {
    "batch",
    "plan|run|todo|start|merge FILE | DIR [NUMBER]",
    "a long rating in chunks, on one machine or a cluster",
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
