#include "cli/batch/plan.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cinttypes>
#include <cstdio>

#include "cli/option.hpp"
#include "json/json.hpp"
#include "report/parts/json.hpp"

namespace deduku::cli {
namespace {

constexpr int plan_format = 1;
constexpr std::size_t largest_plan = std::size_t{1} << 30;
constexpr std::string_view seal_mark = "# end of chunk ";

std::string hex(std::uint64_t number) { return fmt::format("{:016x}", number); }

std::uint64_t from_hex(const std::string& text) {
    std::uint64_t out = 0;
    std::from_chars(text.data(), text.data() + text.size(), out, 16);
    return out;
}

std::optional<Seal> parse_seal(const std::string& line, std::size_t chunk) {
    std::uint64_t number = 0;
    Seal out;
    char end = 0;
    const int read = std::sscanf(
        line.c_str(), "# end of chunk %" SCNu64 ": %" SCNu64 " lines, %" SCNu64 " wrong, hash %16" SCNx64 "%c", &number,
        &out.lines, &out.wrong, &out.hash, &end);
    if (read != 4 || number != chunk) return std::nullopt;
    return out;
}

bool is_piece(const Json& row) {
    return row.is_array() && row.size() == 4 && row[0].is_number_unsigned() && row[1].is_number_unsigned() &&
           row[2].is_number_unsigned() && row[3].is_string();
}

/// The object in a plan file; BadOperand if it is not one.
Json plan_object(const std::string& file) {
    Json object = Json::parse(or_bad_operand(read_file(file, largest_plan)));
    const auto has = [&](std::string_view name, Json::Type type) {
        const Json* member = object.find(name);
        return member != object.end() && member->type() == type;
    };
    if (object.is_object() && object.contains("deduku-batch") && object["deduku-batch"] != Json(plan_format))
        throw BadOperand(file + ": a plan of another format");
    const bool is_plan =
        object.is_object() && has("deduku-batch", Json::Type::count) && has("program", Json::Type::text) &&
        has("input", Json::Type::text) && has("bytes", Json::Type::count) && has("command", Json::Type::list) &&
        std::all_of(object["command"].begin(), object["command"].end(),
                    [](const Json& word) { return word.is_string(); }) &&
        has("chunks", Json::Type::list) && std::all_of(object["chunks"].begin(), object["chunks"].end(), is_piece);
    if (!is_plan) throw BadOperand(file + ": not a plan; 'batch plan' makes one");
    return object;
}

/// Passes the lines of a result to the caller, and computes their totals.
class Unsealing {
  public:
    Unsealing(std::size_t chunk, const std::function<bool(std::string_view)>& take) : chunk_(chunk), take_(take) {}

    bool add(std::string_view line, std::uint64_t end) {
        at_ += line.size() + 1;
        ended_ = end == at_ && !seal_;  // false: a line without its end, or data after the seal
        if (!ended_) return false;
        if (line.starts_with(seal_mark)) {
            seal_ = parse_seal(std::string(line), chunk_);
            return seal_.has_value();
        }
        hash_ = fingerprint("\n", fingerprint(line, hash_));
        if (!line.starts_with('#')) ++lines_;
        return take_ == nullptr || take_(line);
    }
    std::variant<Seal, Failure> end(const std::string& name) const {
        if (!seal_ || !ended_) return Failure{name + ": not ended as a result is; run its chunk again"};
        if (seal_->hash != hash_ || seal_->lines != lines_)
            return Failure{name + ": does not match its last line; remove it and run its chunk again"};
        return *seal_;
    }

  private:
    std::size_t chunk_;
    const std::function<bool(std::string_view)>& take_;
    std::optional<Seal> seal_;
    std::uint64_t at_ = 0;
    bool ended_ = true;
    std::uint64_t hash_ = fingerprint("");
    std::uint64_t lines_ = 0;
};

}  // namespace

std::string BatchPlan::result(std::size_t number) const { return fmt::format("{}done/{:06}.tsv", folder, number); }

std::string write_plan(const BatchPlan& plan) {
    Json object = {{"deduku-batch", plan_format},
                   {"program", plan.program},
                   {"input", plan.input},
                   {"bytes", plan.bytes},
                   {"command", plan.command}};
    object["chunks"] = Json::list(plan.chunks, [](const Piece& piece) {
        return Json::array({piece.offset, piece.bytes, piece.lines, hex(piece.hash)});
    });
    return write_file(plan.file(), object.dump() + '\n', Sync::yes);
}

BatchPlan read_plan(std::string folder) {
    if (!folder.ends_with('/')) folder += '/';
    BatchPlan out;
    out.folder = std::move(folder);
    const Json object = plan_object(out.file());
    out.program = object["program"].get<std::string>();
    out.input = object["input"].get<std::string>();
    out.bytes = object["bytes"].get<std::uint64_t>();
    out.command = object["command"].get<std::vector<std::string>>();
    for (const Json& row : object["chunks"])
        out.chunks.push_back({row[0].get<std::uint64_t>(), row[1].get<std::uint64_t>(), row[2].get<std::uint64_t>(),
                              from_hex(row[3].get<std::string>())});
    if (out.program != report::program_name())
        throw BadOperand(fmt::format("{}: made by {}, and this is {}: results of both would be mixed", out.file(),
                                     out.program, report::program_name()));
    return out;
}

std::string seal_line(std::size_t chunk, const Seal& seal) {
    return fmt::format("{}{}: {} lines, {} wrong, hash {}\n", seal_mark, chunk, seal.lines, seal.wrong, hex(seal.hash));
}

std::variant<Seal, Failure> read_result(const BatchPlan& plan, std::size_t chunk,
                                        const std::function<bool(std::string_view line)>& take) {
    const std::string name = plan.result(chunk);
    Unsealing reading(chunk, take);
    std::string error =
        read_lines(name, [&](std::string_view line, std::uint64_t end) { return reading.add(line, end); });
    if (!error.empty()) return Failure{std::move(error)};
    return reading.end(name);
}

std::vector<std::size_t> missing(const BatchPlan& plan, Looked looked) {
    std::vector<std::size_t> out;
    for (std::size_t i = 0; i < plan.chunks.size(); ++i) {
        const bool there = exists(plan.result(i));
        if (!there || (looked == Looked::whole && std::holds_alternative<Failure>(read_result(plan, i, nullptr))))
            out.push_back(i);
    }
    return out;
}

}  // namespace deduku::cli
