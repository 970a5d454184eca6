// The checker of certificates: decodes the search tree and follows it with singles. It shares nothing with the maker.
//
//   "deduku-unique-1.uuvRNgWPYVE4-" + start position   ->   accepted: unique, or refused and why
//
// doc/certificate.md has the format and the conditions.
#pragma once

#include <string_view>

#include "check/ledger.hpp"

namespace deduku {

/// True if the text starts like a certificate (no ledger does).
[[nodiscard]] bool is_certificate(std::string_view text);

/// Longest certificate taken, in bytes.
inline constexpr std::size_t max_certificate = 2'048 + 64;

/// The last four characters of a certificate, for what comes before them.
[[nodiscard]] std::string certificate_checksum(const Start& start, std::string_view text);

/// Checks a certificate about this start position; white space around it does not matter.
[[nodiscard]] Verdict check_certificate(const Start& start, std::string_view text);

}  // namespace deduku
