// Results sorted by their ratings instead of in the order of the input.
//
//   --sort er,clues      er 2.0 | er 7.1 | er 7.1 | er -          --reverse: hardest first, unknown ones still last
#pragma once

#include <mutex>
#include <string>
#include <vector>

#include "cli/measures.hpp"

namespace deduku::cli {

enum class SortOrder : std::uint8_t { easiest_first, hardest_first };

class Sorting {
  public:
    /// Names of columns of these rows, separated by commas; UsageError for other names. Empty: no sorting.
    Sorting(const std::string& keys, SortOrder order, const RatingRows& rows);

    bool empty() const { return places_.empty(); }
    /// Stores the text of a puzzle; thread-safe.
    void add(method::Known& known, std::uint64_t number, std::string text);
    /// All texts in order; equal ones in input order.
    std::string take();

  private:
    struct Place {
        const method::MethodRow* row;
        std::size_t column;
        filter::Column of;
    };
    struct Key {
        bool unknown = false;
        double number = 0;
        std::string text{};
    };
    struct Row {
        std::vector<Key> keys;
        std::uint64_t number;
        std::string text;
    };
    static Key key_of(const Place& place, method::Known& known);
    bool before(const Row& a, const Row& b) const;

    std::vector<Place> places_;
    SortOrder order_;
    std::mutex mutex_;
    std::vector<Row> rows_;
};

}  // namespace deduku::cli
