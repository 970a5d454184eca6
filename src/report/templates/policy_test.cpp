#include <gtest/gtest.h>

#include "report/parts/sha256.hpp"
#include "report/templates/page.hpp"

namespace deduku::templates {
namespace {

std::string hex(std::string_view bytes) {
    constexpr std::string_view digits = "0123456789abcdef";
    std::string out;
    for (const std::uint8_t byte : report::sha256(bytes)) out += {digits[byte >> 4], digits[byte & 15]};
    return out;
}

// The examples of FIPS 180-4, and lengths near the block size (from sha256sum).
TEST(Policy, Sha256) {
    EXPECT_EQ(hex(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    EXPECT_EQ(hex("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    EXPECT_EQ(hex("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
              "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    EXPECT_EQ(hex(std::string(1000000, 'a')), "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
    EXPECT_EQ(hex(std::string(55, 'a')), "9f4390f8d30c2dd92ec9f095b65e2b9ae9b0a925a5258e241c9f1e910f734318");
    EXPECT_EQ(hex(std::string(56, 'a')), "b35439a4ac6f0948b6d6f9e3c6af0f5f590ce20f1bde7090ef7970686ec6738a");
    EXPECT_EQ(hex(std::string(64, 'a')), "ffe054fe7ae0cb6dc65c3af9b61d5209f439851db43d0ba5997337df154668eb");
}

// The pieces end inside blocks, at their ends, and beyond them.
TEST(Policy, Sha256InPieces) {
    const std::string all(1000, 'x');
    for (const std::size_t piece : std::vector<std::size_t>{1, 63, 64, 65, 200}) {
        report::Sha256 hash;
        for (std::size_t at = 0; at < all.size(); at += piece) hash.add(std::string_view(all).substr(at, piece));
        EXPECT_EQ(hash.bytes(), report::sha256(all)) << piece;
        EXPECT_EQ(hash.length(), all.size());
    }
}

// The hash of "abc" in base64, from `sha256sum | xxd -r -p | base64`.
TEST(Policy, ListsExactlyThePagesHashes) {
    EXPECT_EQ(content_policy("abc", ""),
              "default-src 'none'; style-src 'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='; "
              "script-src 'none'; base-uri 'none'; form-action 'none'");
}

/// The text between the first occurrences of these tags.
std::string_view between(std::string_view html, std::string_view from, std::string_view to) {
    const std::size_t begin = html.find(from) + from.size();
    return html.substr(begin, html.find(to, begin) - begin);
}

// Browsers hash the text between the tags.
TEST(Policy, HashesMatchElements) {
    HtmlPage page;
    page.title = "<b>";
    page.data = "{}";
    page.style = report_style;
    page.script = report_script;
    const std::string html = html_page(page);
    const std::string policy =
        content_policy(between(html, "<style>", "</style>"), between(html, "<script>", "</script>"));
    const std::string_view found = between(html, "<meta http-equiv=\"Content-Security-Policy\" content=\"", "\">");
    std::string shown;  // the attribute as browsers read it
    for (std::size_t at = 0; at < found.size(); ++at) {
        if (found.substr(at, 5) == "&#39;")
            at += 4, shown += '\'';
        else
            shown += found[at];
    }
    EXPECT_EQ(shown, policy);
    EXPECT_LT(html.find("Content-Security-Policy"), html.find("<style"));
}

}  // namespace
}  // namespace deduku::templates
