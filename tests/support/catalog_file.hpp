// A catalogue in a temporary folder, removed after the test.
#pragma once

#include <gtest/gtest.h>
#include <sqlite3.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <random>

#include "catalog/adding.hpp"

namespace deduku::catalog {

namespace fs = std::filesystem;

inline const Host alone = {[](int) { return true; }, [] { return false; }, {}};

class CatalogFile : public testing::Test {
  protected:
    CatalogFile() {
        std::string name = fs::temp_directory_path() / "deduku-catalog-XXXXXX";
        folder_ = mkdtemp(name.data());
        file = folder_ / "a.deduku-catalog";
    }
    ~CatalogFile() override { fs::remove_all(folder_); }

    std::unique_ptr<Catalog> create(int bits = 63) {
        return std::get<0>(Catalog::create(file, {"test", "today", bits}, alone));
    }
    std::string trouble_of_open() {
        const auto opened = Catalog::open(file, alone);
        const auto* trouble = std::get_if<Trouble>(&opened);
        if (trouble == nullptr) return "";
        EXPECT_EQ(trouble->kind, Trouble::Kind::unusable);
        return trouble->message.substr(file.size() + 2);
    }
    void sql(const char* text) const {
        sqlite3* base = nullptr;
        sqlite3_open(file.c_str(), &base);
        EXPECT_EQ(sqlite3_exec(base, text, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(base);
        sqlite3_close(base);
    }

    std::string file;

  private:
    fs::path folder_;
};

/// Any 81 characters suffice; one in this many has other houses (0: none).
inline std::string random_text(std::mt19937& random, unsigned lines = 0) {
    std::string out(81, '.');
    for (char& c : out)
        if (random() % 3 == 0) c = static_cast<char>('1' + random() % 9);
    if (lines > 0 && random() % lines == 0) out += " houses:boxes+diagonals";
    return out;
}

inline PuzzleToAdd entry_of(const std::string& text, int bits) {
    const StoredForm form = form_of(text);
    return {number_of(form, bits), form, static_cast<std::uint16_t>(clues_of(form)), 1};
}

}  // namespace deduku::catalog
