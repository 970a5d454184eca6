// Fills the slots of a page's template. The text in a slot is escaped, unless both sides say markup.
//
//   <h1>{{title}}</h1>                          text: & < > and quotes become entities
//   <tr class="{{kind}}">                       an attribute that gets an empty text is left out
//   <div>{{{picture}}}</div>                    markup, as it is; its value must be Markup
//   {{#rows}}<li>{{name}}</li>{{/rows}}         once for each record of a list, which sees the slots outside, too
//
// Spaces at the start of a line, and the line break behind {{#rows}} or {{/rows}}, are for the template's reader.
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

/// Values by the names of their slots.
struct Slots {
    std::map<std::string_view, Slot> values;
};

struct TemplateError {
    std::string text;  ///< "slot 'title' has no value"
};

/// The page. An error if a slot has no value or one of another kind, a value no slot, or a list no end.
[[nodiscard]] std::variant<std::string, TemplateError> fill(std::string_view page, const Slots& slots);

/// The page; where the template is wrong, a paragraph that says so.
[[nodiscard]] std::string filled(std::string_view page, const Slots& slots);

}  // namespace deduku
