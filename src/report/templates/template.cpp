#include "report/templates/template.hpp"

#include <algorithm>

#include "pictures/svg/xml.hpp"

namespace deduku {
namespace {

// The template without the spaces and line breaks that only its readers need.
std::string tightened(std::string_view page) {
    std::string out;
    bool indent = true;
    bool skip = false;  // skip the next line break: it follows {{#..}} or {{/..}}
    for (std::size_t i = 0; i < page.size(); ++i) {
        if (indent && page[i] == ' ') continue;
        indent = page[i] == '\n';
        if (page.substr(i, 3) == "{{#" || page.substr(i, 3) == "{{/")
            skip = page.find("}}", i) + 2 == page.find('\n', i);
        if (!indent || !skip) out += page[i];
        skip = skip && !indent;
    }
    return out;
}

class Filler {
  public:
    void fill(std::string_view body, const Slots& slots) {
        scopes_.push_back(&slots);
        for (const auto& [name, value] : slots.values)
            if (body.find("{{" + std::string(name) + "}}") == body.npos &&
                body.find("{{#" + std::string(name) + "}}") == body.npos)
                fail("value", name, "has no slot");
        while (error_.empty() && !body.empty()) {
            const std::size_t at = std::min(body.find("{{"), body.size());
            out_ += body.substr(0, at);
            body.remove_prefix(at);
            if (!body.empty()) fill_first(body);
        }
        scopes_.pop_back();
    }
    std::variant<std::string, TemplateError> take() {
        if (!error_.empty()) return TemplateError{std::move(error_)};
        return std::move(out_);
    }

  private:
    void fail(std::string_view kind, std::string_view name, std::string_view why) {
        if (error_.empty()) error_.append(kind).append(" '").append(name).append("' ").append(why);
    }

    // Fills the slot at the start of the body, and skips it.
    void fill_first(std::string_view& body) {
        const bool list = body.substr(2, 1) == "#", markup = body.substr(2, 1) == "{";
        const std::string_view end = markup ? "}}}" : "}}";
        const std::size_t begin = list || markup ? 3 : 2;
        const std::size_t size = std::min(body.find(end), body.size()) - begin;
        const std::string_view name = body.substr(begin, size);
        body.remove_prefix(std::min(begin + size + end.size(), body.size()));
        const Slot* value = find(name);
        if (value == nullptr) return fail("slot", name, "has no value");
        if (value->index() != (list ? 2U : markup ? 1U : 0U)) return fail("slot", name, "has a value of another kind");
        if (list)
            fill_list(body, name, std::get<SlotList>(*value));
        else if (markup)
            out_ += std::get<Markup>(*value).text;
        else
            fill_text(body, std::get<std::string>(*value));
    }

    void fill_text(std::string_view& body, const std::string& text) {
        if (!text.empty() || !out_.ends_with("=\"") || !body.starts_with('"')) {
            out_ += escaped(text);
        } else {  // an attribute without a value
            out_.erase(out_.rfind(' '));
            body.remove_prefix(1);
        }
    }

    void fill_list(std::string_view& body, std::string_view name, const SlotList& records) {
        const std::string end = "{{/" + std::string(name) + "}}";
        const std::size_t size = body.find(end);
        if (size == body.npos) return fail("list", name, "has no end");
        for (const Slots& record : records) fill(body.substr(0, size), record);
        body.remove_prefix(size + end.size());
    }

    // The innermost value of this name.
    const Slot* find(std::string_view name) const {
        for (std::size_t k = scopes_.size(); k-- > 0;)
            if (const auto found = scopes_[k]->values.find(name); found != scopes_[k]->values.end())
                return &found->second;
        return nullptr;
    }

    std::string out_;
    std::string error_;
    std::vector<const Slots*> scopes_;
};

}  // namespace

std::variant<std::string, TemplateError> fill(std::string_view page, const Slots& slots) {
    Filler filler;
    filler.fill(tightened(page), slots);
    return filler.take();
}

std::string filled(std::string_view page, const Slots& slots) {
    auto made = fill(page, slots);
    if (const auto* error = std::get_if<TemplateError>(&made))
        return "<p class=\"bad\">The template of this page is wrong: " + escaped(error->text) + "</p>";
    return std::get<std::string>(std::move(made));
}

}  // namespace deduku
