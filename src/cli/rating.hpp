// Which measures a command is to find out, and the options that make their numbers.
#pragma once

#include "cli/commands.hpp"
#include "session/options.hpp"

namespace deduku::cli {

using session::RatingRows;

/// Of --series, --count, --unbatched and those of 'se', as far as the command has them.
method::Options rating_options(const session::Question& values);
/// Those of `rate` without any option.
method::Options plain_rating_options();

}  // namespace deduku::cli
