// Every text is a question with an answer; the answer is one JSON object.
#include <cstddef>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string_view>

#include "session/session.hpp"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    int polls = 0;
    const deduku::session::Hooks hooks{.stop = [&polls] { return ++polls > 2000; }};
    const std::string answer = deduku::session::ask({reinterpret_cast<const char*>(data), size}, hooks);
    const auto object = nlohmann::ordered_json::parse(answer, nullptr, false);
    if (!object.is_object()) __builtin_trap();
    return 0;
}
