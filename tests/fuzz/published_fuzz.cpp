// Any bytes as the paragraph of a puzzle, and as the data of SudokuPad: sentences with a sense, things with a sentence or
// none; no rule is taken from words that are not understood.
#include <cstdlib>

#include "formats/published/reading.hpp"

using namespace deduku;
using namespace deduku::formats::published;

namespace {

void require(bool condition) {
    if (!condition) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, std::size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    for (const ReadSentence& sentence : understand(text)) {
        require(sentence.sense != Sense::unknown || sentence.matches.empty());
        for (const Match& match : sentence.matches) require(match.saying != nullptr);
    }
    const auto found = read_published_text(text, {});
    if (const auto* reading = std::get_if<Reading>(&found)) {
        require(reading->joined.claimed.size() == reading->things.size());
        require(reading->puzzles.size() == reading->ways.size() && !reading->joined.alternatives.empty());
    }
    return 0;
}
