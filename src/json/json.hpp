// JSON values: the answers of the library and its questions (RFC 8259).
//
//   Json object = {{"version", 1}, {"box", {3, 3}}};
//   object["name"] = "World's Hardest";
//   object.dump()  ->  {"version":1,"box":[3,3],"name":"World's Hardest"}
//
// Members keep their order. Small in WebAssembly: the only template code for other types is the loop that takes a
// container in.
#pragma once

#include <concepts>
#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

namespace deduku {

class Json {
  public:
    class Part;
    class Items;
    enum class Type : std::uint8_t { null, boolean, negative, count, real, text, list, object, written, discarded };

    /// null.
    Json() noexcept = default;
    Json(std::nullptr_t) noexcept {}
    /// true or false, a number, a text; a list of the elements of a container or pair; null or the contents of an
    /// optional.
    template <class T>
    requires(!std::same_as<std::remove_cvref_t<T>, Json> && !std::same_as<std::remove_cvref_t<T>, Part> &&
             !std::same_as<std::remove_cvref_t<T>, std::nullptr_t>) Json(T&& value);
    /// An object if each part is a text and a value, else a list.
    Json(std::initializer_list<Part> parts);
    Json(const Json& other);
    Json(Json&& other) noexcept;
    Json& operator=(Json other) noexcept;
    ~Json();

    /// Without parts; a list of these, however they look.
    [[nodiscard]] static Json array();
    [[nodiscard]] static Json array(std::initializer_list<Part> parts);
    [[nodiscard]] static Json object();
    /// A list of the results of `of` for each.
    template <class List, class Of>
    [[nodiscard]] static Json list(const List& all, const Of& of) {
        Json out = array();
        for (const auto& each : all) out.emplace_back(of(each));
        return out;
    }

    /// The value that fills the text, in UTF-8; discarded if there is none, or lists and objects are nested more than
    /// most_nested deep. A repeated name has the later value.
    [[nodiscard]] static Json parse(std::string_view text);
    static constexpr int most_nested = 1000;

    /// The value of this JSON text of one line, written as it is and never read: its parts are not accessible. For texts
    /// whose values would take far more memory.
    [[nodiscard]] static Json written(std::string_view text);

    /// On one line. Invalid UTF-8 becomes U+FFFD, terminal control characters are escaped; infinities and NaN
    /// become null.
    [[nodiscard]] std::string dump() const;

    [[nodiscard]] Type type() const { return type_; }
    [[nodiscard]] bool is_null() const { return type_ == Type::null; }
    [[nodiscard]] bool is_boolean() const { return type_ == Type::boolean; }
    [[nodiscard]] bool is_number() const { return Type::negative <= type_ && type_ <= Type::real; }
    /// A whole number from 0.
    [[nodiscard]] bool is_number_unsigned() const { return type_ == Type::count; }
    [[nodiscard]] bool is_string() const { return type_ == Type::text; }
    [[nodiscard]] bool is_array() const { return type_ == Type::list; }
    [[nodiscard]] bool is_object() const { return type_ == Type::object; }
    /// Not JSON.
    [[nodiscard]] bool is_discarded() const { return type_ == Type::discarded; }

    /// Parts of a list or an object; 1 of any other value, 0 of null.
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] bool empty() const { return size() == 0; }

    /// The values of a list or an object; a value of another type has none.
    [[nodiscard]] const Json* begin() const;
    [[nodiscard]] const Json* end() const;
    [[nodiscard]] Json* begin();
    [[nodiscard]] Json* end();
    /// Names and values of an object.
    [[nodiscard]] Items items() const;

    /// The value of a member; end() if there is none, or this is no object.
    [[nodiscard]] const Json* find(std::string_view name) const;
    [[nodiscard]] Json* find(std::string_view name);
    [[nodiscard]] bool contains(std::string_view name) const { return find(name) != end(); }
    /// The same, added as null where it is not there yet; this must be an object or null, which becomes one.
    Json& operator[](std::string_view name);
    Json& operator[](const char* name) { return (*this)[std::string_view(name)]; }
    /// It must be there.
    [[nodiscard]] const Json& operator[](std::string_view name) const { return *find(name); }
    [[nodiscard]] const Json& operator[](const char* name) const { return *find(name); }
    [[nodiscard]] const Json& at(std::string_view name) const { return *find(name); }
    template <std::integral Index>
    [[nodiscard]] const Json& operator[](Index index) const {
        return begin()[index];
    }
    template <std::integral Index>
    [[nodiscard]] Json& operator[](Index index) {
        return begin()[index];
    }
    template <std::integral Index>
    [[nodiscard]] const Json& at(Index index) const {
        return begin()[index];
    }
    [[nodiscard]] const Json& front() const { return *begin(); }
    [[nodiscard]] const Json& back() const { return *(end() - 1); }
    [[nodiscard]] Json& back() { return *(end() - 1); }

    /// Adds to a list; null becomes one.
    void push_back(Json value);
    Json& emplace_back(Json value);
    /// Takes over the members of another object.
    void update(const Json& other);

    /// What this is, as a number of another type, a text, a list of these. It must be of this type.
    template <class T>
    [[nodiscard]] T get() const;
    template <class Text>
    requires std::same_as<std::remove_cvref_t<Text>, std::string>
    [[nodiscard]] Text get_ref() const { return *is_.text; }
    template <class Text>
    requires std::same_as<Text, std::string&>
    [[nodiscard]] Text get_ref() { return *is_.text; }

    /// Members in any order.
    friend bool operator==(const Json& a, const Json& b) { return a.equals(b); }

  private:
    struct Parts;
    union Is {
        bool boolean;
        std::int64_t negative;
        std::uint64_t count = 0;
        double real;
        std::string* text;
        Parts* parts;
    };

    explicit Json(Type type);
    void set(bool value);
    void set(std::int64_t value);
    void set(std::uint64_t value);
    void set(double value);
    void set(std::string_view value);
    void set(std::string&& value);
    void become(Type type);
    [[nodiscard]] bool has_text() const { return type_ == Type::text || type_ == Type::written; }
    [[nodiscard]] std::string_view name_of(std::size_t part) const;
    [[nodiscard]] bool equals(const Json& other) const;
    [[nodiscard]] double number() const;
    [[nodiscard]] std::uint64_t whole() const;

    Type type_ = Type::null;
    Is is_{};
};

/// The contents of braces: a value, or braces again.
class Json::Part {
  public:
    template <class T>
    requires(!std::same_as<std::remove_cvref_t<T>, Part>) Part(T&& value) : value_(std::forward<T>(value)) {}
    Part(std::initializer_list<Part> parts) : value_(parts) {}

  private:
    friend class Json;
    mutable Json value_;  // a list in braces cannot be moved from otherwise
};

/// for (const auto& item : object.items()) item.key() .. item.value()
class Json::Items {
  public:
    class Item {
      public:
        Item(const Json& of, std::size_t at) : of_(of), at_(at) {}
        [[nodiscard]] std::string_view key() const { return of_.name_of(at_); }
        [[nodiscard]] const Json& value() const { return of_.begin()[at_]; }

      private:
        const Json& of_;
        std::size_t at_;
    };
    struct Place {
        const Json* of;
        std::size_t at;
        Item operator*() const { return {*of, at}; }
        Place& operator++() {
            ++at;
            return *this;
        }
        bool operator!=(const Place& other) const { return at != other.at; }
    };

    explicit Items(const Json& of) : of_(of) {}
    [[nodiscard]] Place begin() const { return {&of_, 0}; }
    [[nodiscard]] Place end() const { return {&of_, static_cast<std::size_t>(of_.end() - of_.begin())}; }

  private:
    const Json& of_;
};

inline Json::Items Json::items() const { return Items(*this); }

template <class T>
requires(!std::same_as<std::remove_cvref_t<T>, Json> && !std::same_as<std::remove_cvref_t<T>, Json::Part> &&
         !std::same_as<std::remove_cvref_t<T>, std::nullptr_t>) Json::Json(T&& value) {
    using Plain = std::remove_cvref_t<T>;
    if constexpr (std::same_as<Plain, bool>) {
        set(value);
    } else if constexpr (std::signed_integral<Plain>) {
        set(static_cast<std::int64_t>(value));
    } else if constexpr (std::unsigned_integral<Plain>) {
        set(static_cast<std::uint64_t>(value));
    } else if constexpr (std::floating_point<Plain>) {
        set(static_cast<double>(value));
    } else if constexpr (std::same_as<T, std::string>) {
        set(std::forward<T>(value));
    } else if constexpr (std::convertible_to<const Plain&, std::string_view>) {
        set(static_cast<std::string_view>(value));
    } else if constexpr (requires { value.has_value(); }) {
        if (value) *this = Json(*value);
    } else if constexpr (requires { value.begin(); }) {
        become(Type::list);
        for (const auto& each : value) emplace_back(Json(each));
    } else {
        become(Type::list);
        emplace_back(Json(value.first));
        emplace_back(Json(value.second));
    }
}

template <class T>
T Json::get() const {
    if constexpr (std::same_as<T, bool>)
        return is_.boolean;
    else if constexpr (std::integral<T>)
        return static_cast<T>(whole());
    else if constexpr (std::floating_point<T>)
        return static_cast<T>(number());
    else if constexpr (std::same_as<T, std::string>)
        return *is_.text;
    else {
        T out;
        for (const Json& each : *this) out.push_back(each.get<typename T::value_type>());
        return out;
    }
}

}  // namespace deduku
