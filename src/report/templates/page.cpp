#include "report/templates/page.hpp"

#include <bit>
#include <cstddef>

#include "report/templates/template.hpp"

namespace deduku {
namespace {

// JSON inside a script element: no `<` can end it or open a comment.
std::string inside_script(std::string_view json) {
    std::string out;
    for (char c : json) {
        if (c == '<')
            out += "\\u003c";
        else
            out += c;
    }
    return out;
}

}  // namespace

std::string html_page(const HtmlPage& page) {
    // The elements must have exactly these texts, or their hashes would not match.
    const std::string style = "\n" + std::string(page.style);
    const std::string script = page.script.empty() ? "" : "\n" + std::string(page.script);
    Slots slots{{{"title", page.title},
                 {"policy", templates::content_policy(style, script)},
                 {"style", Markup{style}},
                 {"body", Markup{page.body}},
                 {"data", SlotList{}},
                 {"script", SlotList{}}}};
    if (!page.data.empty()) slots.values["data"] = SlotList{{{{"data", Markup{inside_script(page.data)}}}}};
    if (!page.script.empty()) slots.values["script"] = SlotList{{{{"script", Markup{script}}}}};
    return filled(whole_page, slots);
}

}  // namespace deduku

namespace deduku::templates {
namespace {

using Words = std::array<std::uint32_t, 8>;

constexpr std::size_t block_size = 64;

// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
constexpr std::array<std::uint32_t, 64> cube_roots = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::array<std::uint32_t, 64> schedule(std::string_view block) {
    std::array<std::uint32_t, 64> w{};
    for (std::size_t i = 0; i < block_size; ++i) w[i / 4] = w[i / 4] << 8 | static_cast<unsigned char>(block[i]);
    for (std::size_t i = 16; i < w.size(); ++i) {
        const std::uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ (w[i - 15] >> 3);
        const std::uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ (w[i - 2] >> 10);
        w[i] = w[i - 16] + s0 + w[i - 7] + s1;
    }
    return w;
}

void add_block(Words& state, std::string_view block) {
    const auto w = schedule(block);
    auto [a, b, c, d, e, f, g, h] = state;
    for (std::size_t i = 0; i < w.size(); ++i) {
        const std::uint32_t s1 = std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25);
        const std::uint32_t t1 = h + s1 + ((e & f) ^ (~e & g)) + cube_roots[i] + w[i];
        const std::uint32_t s0 = std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22);
        const std::uint32_t t2 = s0 + ((a & b) ^ (a & c) ^ (b & c));
        h = g;
        g = f;
        f = e;
        e = d + t1;
        d = c;
        c = b;
        b = a;
        a = t1 + t2;
    }
    const Words add = {a, b, c, d, e, f, g, h};
    for (std::size_t i = 0; i < state.size(); ++i) state[i] += add[i];
}

template <std::size_t Size>
std::string base64(const std::array<std::uint8_t, Size>& bytes) {
    constexpr std::string_view letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    for (std::size_t at = 0; at < Size; at += 3) {
        const std::size_t count = std::min<std::size_t>(3, Size - at);
        std::uint32_t three = 0;
        for (std::size_t i = 0; i < 3; ++i) three = three << 8 | (i < count ? bytes[at + i] : 0U);
        for (std::size_t i = 0; i < 4; ++i) out += i <= count ? letters[three >> (18 - 6 * i) & 63] : '=';
    }
    return out;
}

std::string source(std::string_view text) { return text.empty() ? "'none'" : "'sha256-" + base64(sha256(text)) + "'"; }

}  // namespace

std::array<std::uint8_t, 32> sha256(std::string_view bytes) {
    Words state = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};
    std::string end(bytes.substr(bytes.size() / block_size * block_size));
    end += '\x80';
    end.resize((end.size() + 8 + block_size - 1) / block_size * block_size - 8);
    for (int shift = 56; shift >= 0; shift -= 8) end += static_cast<char>(std::uint64_t{bytes.size()} * 8 >> shift);
    for (std::size_t at = 0; at + block_size <= bytes.size(); at += block_size)
        add_block(state, bytes.substr(at, block_size));
    for (std::size_t at = 0; at < end.size(); at += block_size)
        add_block(state, std::string_view(end).substr(at, block_size));
    std::array<std::uint8_t, 32> out{};
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
    return out;
}

std::string content_policy(std::string_view style, std::string_view script) {
    return "default-src 'none'; style-src " + source(style) + "; script-src " + source(script) +
           "; base-uri 'none'; form-action 'none'";
}

}  // namespace deduku::templates

namespace deduku {}  // namespace deduku
