// Which measures a command is to find out, and the options that make their numbers.
#pragma once

#include <vector>

#include "cli/commands.hpp"
#include "method/method.hpp"

namespace deduku::cli {

using RatingRows = std::vector<const method::Method*>;

/// The rows that --by asks for, in the order of the table; without it all that need not be asked for.
RatingRows rating_rows(const Values& values);

/// Of --series, --count, --unbatched and those of 'se', as far as the command has them.
method::Options rating_options(const Request& request);
/// Those of `rate` without any option.
method::Options plain_rating_options();

}  // namespace deduku::cli
