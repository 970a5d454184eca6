// list: the techniques, one on each line, from the table.
//
//   letter  name            family     sizes  rank  unique  key             example
//   T       naked subset    subsets    2..    130   -       naked-pair..    A1, B1 = {2,5}: no other 2, 5 in row 1
#include "session/puzzles/list.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/each.hpp"
#include "cli/run/files.hpp"
#include "cli/run/output.hpp"
#include "deduku/rules.hpp"
#include "deduku/techniques.hpp"
#include "grid/reading/spelling.hpp"
#include "report/path/rule_pages.hpp"

namespace deduku::cli {
namespace {

/// "1", "2..", "2..4", "-"
std::string sizes(const Technique& row) {
    if (row.max_size == 0) return "-";
    if (row.min_size == row.max_size) return std::to_string(row.min_size);
    return fmt::format("{}..{}", row.min_size, row.max_size == any_size ? "" : std::to_string(row.max_size));
}

/// "naked-pair..": the key of the first size, with dots if there are more.
std::string keys(const Technique& row) { return key_of(row, row.min_size) + (row.min_size < row.max_size ? ".." : ""); }

std::vector<std::string> split_words(std::string_view words) {
    std::vector<std::string> out;
    for (const std::string_view word : split(words, ' ')) out.emplace_back(word);
    if (words.empty()) out.clear();
    return out;
}

std::string text_table() {
    std::size_t name = 0, key = 0, family = 0;
    for (const Technique& row : techniques()) {
        name = std::max(name, row.name.size() + 2);
        key = std::max(key, keys(row).size() + 2);
        family = std::max(family, row.family.size() + 2);
    }
    const auto line = [&](auto letter, auto title, auto kin, auto size, auto difficulty, auto rests, auto word,
                          auto seen) {
        return fmt::format("{:6}  {:{}}{:{}}{:7}{:6}{:8}{:{}}{}\n", letter, title, name, kin, family, size, difficulty,
                           rests, word, key, seen);
    };
    std::string text = line("letter", "name", "family", "sizes", "rank", "unique", "key", "example");
    for (const Technique& row : techniques())
        text += line(row.in_orders() ? std::string(1, row.letter) : "-", row.name, row.family, sizes(row),
                     std::to_string(difficulty_of(row, row.min_size)), row.rests_on_uniqueness() ? "needs" : "-",
                     keys(row), row.example);
    return text;
}

std::string json_table() {
    std::string text;
    for (const Technique& row : techniques()) {
        Json object = report::json_head("list");
        object.update(session::technique_object(row));
        text += json_line(object);
    }
    return text;
}

constexpr std::array<Option, 2> list_command_options = {
    {{"pages", MemberType::text, "DIR/", "", "write a page with a picture for each technique"},
     {"rules", MemberType::flag, "", "",
      "list all rules instead; with DIR/, write a page of them, with a picture for each"}}};

Status write_pages(const report::Pages& pages, std::string folder) {
    if (folder.back() != '/') folder += '/';
    or_bad_operand(make_folder(folder));
    std::string error = pages.problem;
    for (const report::PageFile& file : pages.files)
        if (error.empty()) error = write_file(folder + file.name, file.text, Sync::no);
    if (error.empty()) return Status::ok;
    print_message("deduku: " + error);
    return Status::internal;
}

Status print_rules(const Request& request) {
    std::string text;
    std::size_t width = 0;
    for (const RuleRow* row : rule_rows()) width = std::max(width, row->key.size() + 2);
    for (const RuleRow* row : rule_rows()) {
        const std::string sentence = report::example_sentence(*row);
        if (request.json()) {
            Json object = report::json_head("list");
            object.update({{"rule", row->key}, {"names", split_words(row->names)}, {"example", row->example}});
            object["words"] = sentence;
            text += json_line(object);
        } else {
            text += fmt::format("{:{}}{}\n{:{}}{}\n", row->key, width, row->example, "", width, sentence);
            if (!row->names.empty()) text += fmt::format("{:{}}also: {}\n", "", width, row->names);
        }
    }
    return print(text);
}

Status run_list(const Request& request) {
    const bool rules = request.values.given("rules"), pages = request.values.given("pages");
    if (rules && pages) throw UsageError("--rules and --pages exclude each other");
    if (request.operands.size() > (rules ? 1U : 0U)) throw UsageError("takes no operands, except DIR/ with --rules");
    if (pages) return write_pages(report::technique_pages(), request.values.text("pages"));
    if (rules && !request.operands.empty()) return write_pages(report::rule_pages(), request.operands.front());
    if (rules) return print_rules(request);
    return print(request.json() ? json_table() : text_table());
}

}  // namespace

extern const Command list_command = {
    170,
    "list",
    "[DIR/]",
    "list all techniques, or all rules",
    R"(Letter and size name a technique in an order (T1 naked single, T2 naked pair, H1 hidden single, ..). Sizes '2..' means
any size from 2, '-' none. Rank is the usual order of difficulty (of the smallest size). Techniques marked 'unique'
assume exactly one solution; orders, ratings and proofs do not use them.
--rules lists the rules: name, example, the sentence of the example, other names. 'help TECHNIQUE' and 'help RULE'
explain one of them.)",
    list_command_options,
    run_list,
    R"($ deduku list
letter  name..
T       naked single..
..
$ deduku list --rules
extra-region      extra-region: A1 B2 C3 D4
..
)",
};

}  // namespace deduku::cli
