// Running the program and reading the JSON it prints.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <cstdio>
#include <cstdlib>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

namespace deduku::testing {

using Json = nlohmann::json;

struct Result {
    std::vector<Json> objects;
    int status = -1;
};

/// Runs a shell line with `deduku` in PATH; every line of its output must be a JSON object.
inline Result run(const std::string& line) {
    const std::string command = "PATH=" DEDUKU_BIN ":$PATH; " + line;
    FILE* pipe = popen(command.c_str(), "r");
    std::string text;
    std::array<char, 4096> block{};
    for (std::size_t got; (got = std::fread(block.data(), 1, block.size(), pipe)) > 0;) text.append(block.data(), got);
    Result result;
    const int state = pclose(pipe);
    result.status = WIFEXITED(state) ? WEXITSTATUS(state) : -1;
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        EXPECT_NE(end, std::string::npos) << "no line end after the last object";
        const Json object = Json::parse(text.substr(at, end - at), nullptr, false);
        EXPECT_TRUE(object.is_object()) << text.substr(at, end - at);
        result.objects.push_back(object);
        at = end == std::string::npos ? text.size() : end + 1;
    }
    return result;
}

inline void expect_head(const Json& object, const std::string& command) {
    EXPECT_EQ(object.at("version"), 1);
    EXPECT_EQ(object.at("program").get<std::string>().rfind("deduku ", 0), 0U);
    EXPECT_EQ(object.at("command"), command);
}

}  // namespace deduku::testing
