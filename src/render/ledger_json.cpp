#include "deduku/words.hpp"
#include "render/proof/ledger_writer.hpp"

namespace deduku {

std::string header_json(const Puzzle& puzzle) {
    std::string line = ledger_text({puzzle, {}, False{}});
    line.resize(line.find('\n'));
    return line;
}

std::string ledger_text(const Ledger& ledger) {
    std::string text;
    LedgerWriter writer([&](std::string_view part) { text += part; });
    tell(ledger, writer);
    return text;
}

}  // namespace deduku
