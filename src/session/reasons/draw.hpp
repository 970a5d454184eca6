// draw: pictures, of one stage or of all stages of a proof.
#pragma once

#include <functional>
#include <optional>

#include "pictures/graph/graph.hpp"
#include "pictures/svg/board_svg.hpp"
#include "session/question/row.hpp"

namespace deduku::session {

struct Picture {
    std::string title;
    std::string description;
    std::string svg;
    std::optional<std::size_t> stage{};  ///< of a proof, or step of a path
    std::optional<graph::Graph> graph{};
};

/// Receives a picture; false: stop.
using TakePicture = std::function<bool(const Picture&)>;

/// The decision graph of the option `graph`.
[[nodiscard]] Picture picture_of_graph(const Context& context, const SvgOptions& style);

/// Whether all stages of a proof are drawn, or the one of the option `stage`.
enum class Stages : std::uint8_t { one, all };

/// Steps of a path, 0 for the start.
struct StepRange {
    std::uint64_t first = 0;
    std::optional<std::uint64_t> last{};  ///< none: to the end
};

/// From the options marks, stage, by, graph, lines and unfold; or an error. With `steps` these steps of the path.
[[nodiscard]] std::optional<Error> draw(const Context& context, const SvgOptions& style, Stages stages,
                                        const std::optional<StepRange>& steps, const TakePicture& take);

}  // namespace deduku::session
