#include "cli/raster.hpp"

#include <cairo-pdf.h>
#include <cairo.h>
#include <librsvg/rsvg.h>

#include <cmath>
#include <functional>
#include <memory>

namespace deduku::cli {
namespace {

constexpr double largest_side = 30000;
constexpr double points_a_unit = 0.75;

struct Free {
    void operator()(RsvgHandle* handle) const { g_object_unref(handle); }
    void operator()(cairo_surface_t* surface) const { cairo_surface_destroy(surface); }
    void operator()(cairo_t* context) const { cairo_destroy(context); }
};
using Surface = std::unique_ptr<cairo_surface_t, Free>;

std::string message_of(GError* error) {
    std::string text = error != nullptr ? error->message : "unknown error";
    if (error != nullptr) g_error_free(error);
    return text;
}

cairo_status_t append(void* to, const unsigned char* data, unsigned int length) {
    static_cast<std::string*>(to)->append(reinterpret_cast<const char*>(data), length);
    return CAIRO_STATUS_SUCCESS;
}

// Draws the picture on a surface that `make` provides for its size.
std::string render(std::string_view svg, double scale, const std::function<Surface(double, double)>& make,
                   const std::function<cairo_status_t(cairo_surface_t*)>& finish) {
    GError* error = nullptr;
    const std::unique_ptr<RsvgHandle, Free> handle(
        rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error));
    if (!handle) return message_of(error);
    double width = 0;
    double height = 0;
    if (rsvg_handle_get_intrinsic_size_in_pixels(handle.get(), &width, &height) == 0) return "the picture has no size";
    width *= scale;
    height *= scale;
    if (width > largest_side || height > largest_side) return "the picture would be wider or higher than 30000 pixels";
    const Surface surface = make(width, height);
    const std::unique_ptr<cairo_t, Free> context(cairo_create(surface.get()));
    const RsvgRectangle all{0, 0, width, height};
    if (rsvg_handle_render_document(handle.get(), context.get(), &all, &error) == 0) return message_of(error);
    cairo_status_t status = cairo_status(context.get());
    if (status == CAIRO_STATUS_SUCCESS) status = finish(surface.get());
    return status == CAIRO_STATUS_SUCCESS ? std::string() : cairo_status_to_string(status);
}

}  // namespace

std::variant<std::string, RasterError> png_of(std::string_view svg, double scale) {
    std::string bytes;
    const auto make = [](double width, double height) {
        return Surface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, static_cast<int>(std::ceil(width)),
                                                  static_cast<int>(std::ceil(height))));
    };
    const auto finish = [&](cairo_surface_t* surface) {
        return cairo_surface_write_to_png_stream(surface, append, &bytes);
    };
    if (std::string why = render(svg, scale, make, finish); !why.empty()) return RasterError{std::move(why)};
    return bytes;
}

std::variant<std::string, RasterError> pdf_of(std::string_view svg) {
    std::string bytes;
    const auto make = [&](double width, double height) {
        Surface surface(cairo_pdf_surface_create_for_stream(append, &bytes, width, height));
        // The same picture is the same file, whenever it is made.
        cairo_pdf_surface_set_metadata(surface.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
        return surface;
    };
    const auto finish = [](cairo_surface_t* surface) {
        cairo_surface_finish(surface);
        return cairo_surface_status(surface);
    };
    if (std::string why = render(svg, points_a_unit, make, finish); !why.empty()) return RasterError{std::move(why)};
    return bytes;
}

}  // namespace deduku::cli
