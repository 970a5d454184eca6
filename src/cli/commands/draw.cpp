// draw: pictures of a puzzle, of a stage of its proof, of its decision graph.
//
//   deduku draw puzzle.sdk -o puzzle.pdf              deduku draw --stage 12 puzzle.sdk -o twelve.png
//   deduku draw --path all puzzle.sdk -o steps/       deduku draw --path 3-9 puzzle.sdk -o some.svg
//   deduku draw --all-stages puzzle.sdk -o stages/    deduku draw --graph analysis puzzle.sdk -o graph.svg
#include "session/reasons/draw.hpp"

#include <fmt/format.h>

#include <array>
#include <charconv>

#include "cli/answering.hpp"
#include "cli/raster/raster.hpp"
#include "cli/run/files.hpp"
#include "cli/run/result_place.hpp"
#include "deduku/text.hpp"

namespace deduku::cli {
namespace {

const OptionRows draw_options = options_of(
    "draw",
    {{"output", MemberType::text, "FILE|DIR/", "",
      "FILE.svg, .png or .pdf, or DIR/0001.svg, .. (default: SVG to stdout)", 'o'},
     {"as", MemberType::choice, "svg|png|pdf|dot", "", "picture format, if not given by the file name"},
     {"marks"},
     {"stage"},
     {"path", MemberType::text, "K|A-B|all", "",
      "step K of the path (0 = the start), in the position before it; several steps to numbered files"},
     {"all_stages", MemberType::flag, "", "", "all stages, to numbered files"},
     {"by"},
     {"graph", MemberType::choice, "analysis|reduction", "", "decision graph of HDP chains; FILE may also be .dot"},
     {"unfold"},
     {"no_coords"},
     {"theme"},
     {"scale", MemberType::number, "S", "1", "pixels per unit (a 9x9 cell has 66 units), up to 50 million in total"}});

enum class Picture : std::uint8_t { svg, png, pdf, dot };

Picture picture_of(const Request& request) {
    const std::string& word = request.values.text("as");
    const std::string& output = request.values.text("output");
    std::string_view kind = extension_of(output);
    if (!kind.empty()) kind.remove_prefix(1);
    if (!word.empty()) kind = word;
    if (kind == "png") return Picture::png;
    if (kind == "pdf") return Picture::pdf;
    if (kind == "dot" && request.values.given("graph")) return Picture::dot;
    if (kind == "dot") throw UsageError("dot is for graphs only: add --graph analysis|reduction");
    if (kind == "svg" || output.empty() || output == "-" || output.back() == '/') return Picture::svg;
    throw UsageError(fmt::format("-o {}: expected a file name with .svg, .png or .pdf, or --as svg|png|pdf", output));
}

std::optional<std::uint64_t> number_of(std::string_view text) {
    std::uint64_t out = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), out);
    return read.ec == std::errc{} && read.ptr == text.data() + text.size() ? std::optional(out) : std::nullopt;
}

// "3", "3-9", "all"
std::optional<session::StepRange> steps_of(const Request& request) {
    if (!request.values.given("path")) return std::nullopt;
    const std::string& text = request.values.text("path");
    if (text == "all") return session::StepRange{};
    const std::string_view range = text;
    const std::size_t dash = range.find('-');
    const auto first = number_of(range.substr(0, dash));
    const auto last = dash == std::string::npos ? first : number_of(range.substr(dash + 1));
    if (!first || !last || *first > *last)
        throw UsageError(fmt::format("--path {}: expected a step, as 3, some steps, as 3-9, or all", text));
    return session::StepRange{*first, *last};
}

constexpr std::array<std::string_view, 4> extensions = {".svg", ".png", ".pdf", ".dot"};

class Draw {
  public:
    explicit Draw(const Request& request) : request_(request) {
        svg_.coords = *parse_coords(request.values.text("coords"));
        const std::string& theme = request.values.text("theme");
        // PNG and PDF cannot follow the theme of the reader's system.
        svg_.theme = theme == "dark"                                ? Theme::dark
                     : theme == "light" || picture_ != Picture::svg ? Theme::light
                                                                    : Theme::automatic;
        if (request.values.given("no_coords")) svg_.labels = Labels::hidden;
        if (output_ == "-") output_.clear();
        if (stages() && request.values.given("marks"))
            throw UsageError("--marks: a stage has the candidates of its proof");
        if (stages() && request.values.given("graph")) throw UsageError("--graph and stages exclude each other");
        if (request.values.given("all_stages") && request.values.given("stage"))
            throw UsageError("--stage and --all-stages exclude each other");
        if (request.values.given("path"))
            for (std::string_view other : {"stage", "all_stages", "graph", "marks"})
                if (request.values.given(other))
                    throw UsageError(fmt::format("--path and --{} exclude each other", typed_name(other)));
        const std::string& by = request.values.text("by");
        if (request.values.given("path") && by != "auto" && by != "path" && by != "se")
            throw UsageError(fmt::format("--path: the steps of 'path' or 'se', not of '{}'", by));
        for (const auto& [several, typed] :
             {std::pair(request.values.given("all_stages"), "all-stages"), std::pair(many_steps(), "path A-B")})
            if (several && output_.empty()) throw UsageError(fmt::format("--{}: needs -o DIR/ or -o NAME.svg", typed));
    }

    Status operator()(const Puzzle& puzzle, Job& job) const {
        if (!place_.has_room_for(job)) return Status::usage;
        Status status = Status::ok;
        const auto take = [&](const session::Picture& picture) {
            status = write(picture, puzzle, job);
            return status == Status::ok;
        };
        const auto stages = request_.values.given("all_stages") ? session::Stages::all : session::Stages::one;
        const auto error = session::draw(context_of(request_, puzzle, job), svg_, stages, steps_, take);
        if (!error) return status;
        if (error->member == "puzzle") {
            job.error(fmt::format("{}: {}", named(puzzle), error->text));
            return Status::bad_input;
        }
        job.error(error->member.empty()
                      ? fmt::format("{}: {}", named(puzzle), error->text)
                      : fmt::format("--{} {}: {}", error->member, request_.values.text(error->member), error->text));
        return Status::negative;
    }

    const ResultPlace& place() const { return place_; }

  private:
    bool stages() const { return request_.values.given("stage") || request_.values.given("all_stages"); }

    bool many_steps() const { return steps_ && steps_->last != steps_->first; }

    // NAME.svg, NAME-0003.svg, DIR/0001.svg, DIR/0001-0003.svg
    std::string file_for(std::optional<std::size_t> stage, const Job& job) const {
        std::string out = place_.file_for(job.number(), extensions[static_cast<std::size_t>(picture_)]);
        if (!out.empty() && (request_.values.given("all_stages") || many_steps()))
            out.insert(out.size() - extension_of(out).size(), fmt::format("-{:04}", stage.value_or(0)));
        return out;
    }

    Status no_raster(const RasterError& error, const Puzzle& puzzle, Job& job) const {
        switch (error.kind) {
            case RasterError::Kind::failed: job.error(fmt::format("{}: {}", named(puzzle), error.why)); break;
            case RasterError::Kind::too_large:
                job.error(fmt::format("--scale {}: {}", scale_, error.why));
                return Status::usage;
            case RasterError::Kind::out_of_time:
                job.error(fmt::format("{}: not drawn: {}", named(puzzle), error.why));
                return Status::negative;
        }
        return Status::internal;
    }

    // Writes the picture in the requested format to the requested place.
    Status write(const session::Picture& picture, const Puzzle& puzzle, Job& job) const {
        std::string bytes = picture_ == Picture::dot ? graph::to_dot(*picture.graph) : picture.svg;
        if (picture_ == Picture::png || picture_ == Picture::pdf) {
            auto made = picture_ == Picture::png ? png_of(bytes, scale_, job.meter()) : pdf_of(bytes, job.meter());
            if (const auto* error = std::get_if<RasterError>(&made)) return no_raster(*error, puzzle, job);
            bytes = std::get<std::string>(std::move(made));
        }
        const std::string file = file_for(picture.stage, job);
        if (!file.empty()) {
            const Status written = write_result(file, bytes, place_.sync(), "cannot write the picture: ", job);
            if (written != Status::ok) return written;
        } else if (!request_.json()) {
            job.out_bytes(bytes);
            return Status::ok;
        }
        if (!request_.json()) {
            job.out(fmt::format("{}\t{}\n", file, picture.title));
            return Status::ok;
        }
        Json object = json_head(request_, puzzle, job);
        object["title"] = picture.title;
        object["description"] = picture.description;
        if (picture.stage) object["stage"] = *picture.stage;
        if (file.empty() && picture_ == Picture::svg) object["svg"] = bytes;
        if (file.empty() && picture_ == Picture::dot) object["dot"] = bytes;
        if (!file.empty()) object["file"] = file;
        job.out(json_line(object));
        return Status::ok;
    }

    const Request& request_;
    std::string output_ = request_.values.text("output");
    ResultPlace place_{"-o", output_, "the pictures of one puzzle"};
    Picture picture_ = picture_of(request_);
    std::optional<session::StepRange> steps_ = steps_of(request_);
    double scale_ = request_.values.number("scale").value_or(1);
    SvgOptions svg_;
};

Status run_draw(const Request& request) {
    const Draw draw(request);
    prepare({&draw.place()}, request.operands);
    return for_each_puzzle(request, Effort::long_lasting, std::cref(draw));
}

}  // namespace

extern const Command draw_command = {
    140,
    "draw",
    "[PUZZLE | FILE | -]...",
    "draw a puzzle, steps of its proof or path, HDP decision graphs",
    R"(Pictures go to standard output (SVG), or with -o FILE (one puzzle) or -o DIR/ (any number) to files; then a line per
picture names the file and its content. A stage is a step of the proof that 'prove --by' writes: base sectors hatched,
cover sectors dotted, premises ringed, eliminated candidates struck out. The exit status is 1 if there is no proof or
no such stage.)",
    draw_options,
    run_draw,
    R"($ deduku draw -o picture.svg ...43.1..1..4...
picture.svg	Sudoku
$ deduku draw --graph analysis -o graph.png 8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..
graph.png	decision graph of the pair reduction analysis
)",
    Boards::all,
};

}  // namespace deduku::cli
