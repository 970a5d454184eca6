// Result files: whole or not at all, and their names.
#pragma once

#include <string>
#include <string_view>

namespace deduku::cli {

/// Writes a file; a message with its name and why not, or nothing. What was there is replaced only by a whole file.
std::string write_file(const std::string& name, std::string_view bytes);

/// Makes a folder and those above it that are missing; a message, or nothing.
std::string make_folder(const std::string& name);

/// ".svg" of "a/b.svg"; nothing if the last part has none.
std::string_view extension_of(std::string_view name);

}  // namespace deduku::cli
