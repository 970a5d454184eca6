// Fills the slots of a page's template. The text in a slot is escaped, unless both slot and value are markup.
//
//   <h1>{{title}}</h1>                          text: & < > and quotes become entities
//   <tr class="{{kind}}">                       an attribute with an empty text is omitted
//   <div>{{{picture}}}</div>                    markup, unescaped; its value must be Markup
//   {{#rows}}<li>{{name}}</li>{{/rows}}         once for each record of a list; outer slots are visible inside
//
// Spaces at the start of a line, and line breaks after {{#rows}} or {{/rows}}, are ignored.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace deduku {

struct Slots;

/// Declares a value to be markup.
struct Markup {
    std::string text;
};
using SlotList = std::vector<Slots>;
using Slot = std::variant<std::string, Markup, SlotList>;

/// Values by slot name.
struct Slots {
    std::map<std::string_view, Slot> values;
};

struct TemplateError {
    std::string text;  ///< "slot 'title' has no value"
};

/// The page. An error if a slot has no value or one of another kind, a value has no slot, or a list no end.
[[nodiscard]] std::variant<std::string, TemplateError> fill(std::string_view page, const Slots& slots);

/// The page; if the template is invalid, a paragraph with the error.
[[nodiscard]] std::string filled(std::string_view page, const Slots& slots);

}  // namespace deduku
