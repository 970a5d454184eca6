// deduku-check.wasm: the independent checker alone, without code that makes proofs or reads puzzles.
//
//   check(header, n, proof, m)   ->   {"version":1,"verdict":"accepted","proved":"unique",..}
//
// The puzzle is stated as the header of a ledger: {"format":"deduku-proof","version":1,"box":[3,3],"givens":[8,0,..]}
#include <cstdlib>
#include <string>

#include "checker/program/verdict_json.hpp"
#include "deduku/check.hpp"
#include "imports.hpp"

namespace {

using namespace deduku;

std::string checked(std::string_view header, std::string_view proof) {
    const auto read = read_header(header);
    if (const auto* problem = std::get_if<std::string>(&read))
        return R"({"version":1,"error":"the puzzle)" + *problem + "\"}";
    const auto& start = std::get<Start>(read);
    return verdict_json(is_certificate(proof) ? check_certificate(start, proof) : check_ledger(&start, proof));
}

}  // namespace

extern "C" {

DEDUKU_EXPORT("check")
const char* deduku_module_check(const char* header, size_t header_length, const char* proof, size_t proof_length) {
    static std::string answer;
    answer = checked({header, header_length}, {proof, proof_length});
    return answer.c_str();
}

DEDUKU_EXPORT("allocate") void* deduku_module_allocate(size_t size) { return std::malloc(size); }
DEDUKU_EXPORT("release") void deduku_module_release(void* memory) { std::free(memory); }
}
