// lesson: a lesson as text: the idea, an example with its step, exercises.
//
//   deduku lesson                 the list
//   deduku lesson 27, deduku lesson x-wing
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>

#include "cli/commands/lessons.hpp"
#include "cli/each.hpp"
#include "cli/run/output.hpp"
#include "cli/run/stop.hpp"
#include "deduku/text.hpp"
#include "grid/reading/spelling.hpp"
#include "method/known.hpp"
#include "method/path/practice.hpp"
#include "report/path/technique_pages.hpp"

namespace deduku::cli {
namespace {

struct Lesson {
    std::size_t number = 0;
    std::string_view title{};
    std::string_view technique{};
    std::vector<std::string_view> idea{}, examples{}, exercises{};
};

Lesson lesson_of(std::size_t at) {
    constexpr std::string_view head = "technique ";
    Lesson out{at + 1};
    std::vector<std::string_view>* part = &out.idea;
    for (const std::string_view line : split(lesson_texts()[at], '\n')) {
        if (out.title.empty())
            out.title = line.substr(line.find_first_not_of("# "));
        else if (out.technique.empty())
            out.technique = line.substr(head.size());
        else if (line == "examples")
            part = &out.examples;
        else if (line == "exercises")
            part = &out.exercises;
        else if (!line.empty())
            part->push_back(line);
    }
    return out;
}

std::vector<Lesson> all_lessons() {
    std::vector<Lesson> out;
    for (std::size_t at = 0; at < lesson_texts().size(); ++at) out.push_back(lesson_of(at));
    return out;
}

const Lesson& lesson_named(const std::string& word, const std::vector<Lesson>& lessons) {
    std::size_t number = 0;
    const auto [end, error] = std::from_chars(word.data(), word.data() + word.size(), number);
    if (error == std::errc{} && end == word.data() + word.size()) {
        if (number == 0 || number > lessons.size())
            throw UsageError(fmt::format("found lesson {}, expected a number from 1 to {}", number, lessons.size()));
        return lessons[number - 1];
    }
    std::vector<std::string_view> names;
    for (const Lesson& lesson : lessons) {
        if (lesson.technique == word || lesson.title == word) return lesson;
        names.push_back(lesson.technique);
    }
    throw UsageError(not_one_of(word.substr(0, 60), names));
}

/// The words in lines of at most 79 characters.
std::string wrapped(const std::vector<std::string_view>& sentences) {
    constexpr std::size_t width = 79;
    std::string out, line;
    for (const std::string_view sentence : sentences)
        for (const std::string_view word : split(sentence, ' ')) {
            if (!line.empty() && line.size() + 1 + word.size() > width) out += std::exchange(line, {}) + '\n';
            line += (line.empty() ? "" : " ") + std::string(word);
        }
    return out + line + '\n';
}

/// The position of an example, and its step; empty at a limit.
std::string example_text(const Lesson& lesson, std::string_view line, const Request& request) {
    const auto read = read_puzzles(line, read_options(request));
    const auto& puzzle = std::get<Puzzle>(read.front());
    Meter meter(unlimited, [] { return stop_asked() != Stop::none; });
    const method::MethodOptions options{.fallback = default_fallback()};
    method::Known known(puzzle, options, meter);
    const auto exercise = path::exercise_in(
        puzzle, find_move(lesson.technique), [&]() -> const Solutions& { return known.solutions(); }, meter);
    if (!exercise || exercise->steps.empty()) return {};
    return report::step_text(exercise->puzzle, exercise->before, exercise->steps.front(),
                             *parse_coords(request.values.text("coords")));
}

std::string lesson_text(const Lesson& lesson, const Request& request) {
    std::string out = fmt::format("Lesson {}: {}\nTechnique: {}\n\n{}", lesson.number, lesson.title, lesson.technique,
                                  wrapped(lesson.idea));
    for (std::size_t i = 0; i < lesson.examples.size(); ++i)
        out += fmt::format("\nExample {}: {}\n\n{}", i + 1, lesson.examples[i],
                           example_text(lesson, lesson.examples[i], request));
    out += fmt::format("\nExercises: 'deduku practice {} FILE' makes their positions, --answers adds the finds.\n\n",
                       lesson.technique);
    for (const std::string_view line : lesson.exercises) out += fmt::format("{}\n", line);
    return out;
}

Status run_lesson(const Request& request) {
    if (request.json()) throw UsageError("text only");
    if (request.operands.size() > 1) throw UsageError("takes one lesson at most");
    const std::vector<Lesson> lessons = all_lessons();
    if (!request.operands.empty()) return print(lesson_text(lesson_named(request.operands[0], lessons), request));
    std::string text;
    for (const Lesson& lesson : lessons)
        text += fmt::format("{:>2}  {:<28}{}\n", lesson.number, lesson.technique, lesson.title);
    return print(text);
}

}  // namespace

extern const Command lesson_command = {
    230,
    "lesson",
    "[NUMBER | TECHNIQUE]",
    "lessons: the idea of a technique, examples, exercises",
    R"(Prints a lesson: its idea in five sentences, three positions with a step of its technique, and ten puzzles for exercises.
Without an operand, lists the lessons: number, technique, title. 'help TECHNIQUE' describes all other techniques.)",
    {},
    run_lesson,
    R"($ deduku lesson 27
Lesson 27: Killer cages: combinations
Technique: look-at-sums
..
)",
};

}  // namespace deduku::cli
