// The module: SVG pictures drawn by librsvg and cairo.
#include <cairo-pdf.h>
#include <cairo.h>
#include <fmt/format.h>
#include <librsvg/rsvg.h>

#include <algorithm>
#include <cmath>
#include <memory>

#include "cli/raster/module.hpp"
#include "cli/raster/pieces.hpp"

namespace deduku::cli::raster {
namespace {

// A picture takes four bytes for each pixel, and as much again during drawing.
constexpr double most_pixels = 50e6;
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

/// Passes bytes to a Pdf::Take.
cairo_status_t append(void* to, const unsigned char* data, unsigned int length) {
    const auto& take = *static_cast<Pdf::Take*>(to);
    return take({reinterpret_cast<const char*>(data), length}) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR;
}

struct Size {
    double width;
    double height;
};

using Handle = std::unique_ptr<RsvgHandle, Free>;

/// A piece loaded by librsvg; null if it cannot be read, with the reason in `why`.
Handle handle_of(std::string_view svg, std::string& why) {
    GError* error = nullptr;
    Handle out(rsvg_handle_new_from_data(reinterpret_cast<const guint8*>(svg.data()), svg.size(), &error));
    if (!out) why = message_of(error);
    return out;
}

/// A picture to draw. librsvg gets one piece at a time, as it needs three kilobytes for each element.
class SvgPicture {
  public:
    SvgPicture(std::string_view svg, double scale) : svg_(svg) {
        each_piece(svg, piece_bytes, [&](std::string_view piece) {
            const Handle handle = handle_of(piece, why_);
            if (handle && rsvg_handle_get_intrinsic_size_in_pixels(handle.get(), &size_.width, &size_.height) == 0)
                why_ = "the picture has no size";
            return false;
        });
        size_ = {size_.width * scale, size_.height * scale};
    }

    /// Why it cannot be drawn; empty if it can.
    const std::string& why() const { return why_; }
    Size size() const { return size_; }

    /// Draws everything on the surface, with its top at `top`; returns an error, or nothing.
    std::string draw(cairo_surface_t* surface, double top, Meter& meter) const {
        const std::unique_ptr<cairo_t, Free> context(cairo_create(surface));
        const RsvgRectangle all{0, top, size_.width, size_.height};
        std::string why;
        each_piece(svg_, piece_bytes, [&](std::string_view piece) {
            if (!meter.spend(0)) why = no_time;
            const Handle handle = why.empty() ? handle_of(piece, why) : nullptr;
            GError* error = nullptr;
            if (handle && rsvg_handle_render_document(handle.get(), context.get(), &all, &error) == 0)
                why = message_of(error);
            return why.empty();
        });
        const cairo_status_t status = cairo_status(context.get());
        return why.empty() && status != CAIRO_STATUS_SUCCESS ? cairo_status_to_string(status) : why;
    }

  private:
    static constexpr std::size_t piece_bytes = std::size_t{1} << 18;

    std::string_view svg_;
    Size size_{};
    std::string why_;
};

/// Draws the rows of pixels from `from` on, few enough to check the meter between calls.
std::string draw_band(const SvgPicture& picture, cairo_surface_t* whole, int from, int rows, Meter& meter) {
    const int width = cairo_image_surface_get_width(whole);
    const int stride = cairo_image_surface_get_stride(whole);
    unsigned char* const first = cairo_image_surface_get_data(whole) + std::ptrdiff_t{from} * stride;
    const Surface band(cairo_image_surface_create_for_data(first, CAIRO_FORMAT_ARGB32, width, rows, stride));
    std::string why = picture.draw(band.get(), -from, meter);
    cairo_surface_finish(band.get());
    return why;
}

std::string draw_pixels(const SvgPicture& picture, cairo_surface_t* whole, Meter& meter) {
    constexpr int pixels_a_band = 4'000'000;
    const int height = cairo_image_surface_get_height(whole);
    const int rows = std::max(1, pixels_a_band / cairo_image_surface_get_width(whole));
    cairo_surface_flush(whole);
    std::string why;
    for (int from = 0; from < height && why.empty(); from += rows) {
        why = draw_band(picture, whole, from, std::min(rows, height - from), meter);
    }
    cairo_surface_mark_dirty(whole);
    return why;
}

RasterError failed(std::string why, const Meter& meter) {
    const auto kind = meter.exhausted() ? RasterError::Kind::out_of_time : RasterError::Kind::failed;
    return {kind, kind == RasterError::Kind::failed ? std::move(why) : std::string(no_time)};
}

std::variant<std::string, RasterError> draw_png(std::string_view svg, double scale, Meter& meter) {
    const SvgPicture picture(svg, scale);
    if (!picture.why().empty()) return failed(picture.why(), meter);
    const double width = std::ceil(picture.size().width);
    const double height = std::ceil(picture.size().height);
    if (!(width * height <= most_pixels && width <= largest_side && height <= largest_side))
        return RasterError{
            RasterError::Kind::too_large,
            fmt::format("the picture would have {:.0f} x {:.0f} pixels; at most {:.0f} million, and {:.0f} "
                        "on a side, are drawn",
                        width, height, most_pixels / 1e6, largest_side)};
    const Surface surface(
        cairo_image_surface_create(CAIRO_FORMAT_ARGB32, static_cast<int>(width), static_cast<int>(height)));
    if (const cairo_status_t status = cairo_surface_status(surface.get()); status != CAIRO_STATUS_SUCCESS)
        return failed(cairo_status_to_string(status), meter);
    if (std::string why = draw_pixels(picture, surface.get(), meter); !why.empty())
        return failed(std::move(why), meter);
    std::string bytes;
    Pdf::Take take = [&](std::string_view piece) {
        bytes += piece;
        return meter.spend(0);
    };
    const cairo_status_t status = cairo_surface_write_to_png_stream(surface.get(), append, &take);
    if (status != CAIRO_STATUS_SUCCESS) return failed(cairo_status_to_string(status), meter);
    return bytes;
}

class File : public Pdf {
  public:
    explicit File(const Take& take) : take_(take), surface_(cairo_pdf_surface_create_for_stream(append, &take_, 1, 1)) {
        // The same pictures give the same file at any time.
        cairo_pdf_surface_set_metadata(surface_.get(), CAIRO_PDF_METADATA_CREATE_DATE, "2000-01-01T00:00:00Z");
    }

    std::string add(std::string_view svg, Meter& meter) override {
        const SvgPicture picture(svg, points_a_unit);
        if (!picture.why().empty()) return picture.why();
        const auto [width, height] = picture.size();
        cairo_pdf_surface_set_size(surface_.get(), width, height);
        std::string why = picture.draw(surface_.get(), 0, meter);
        cairo_surface_show_page(surface_.get());
        return why.empty() ? error() : why;
    }

    std::string finish() override {
        cairo_surface_finish(surface_.get());
        return error();
    }

  private:
    std::string error() const {
        const cairo_status_t status = cairo_surface_status(surface_.get());
        return status == CAIRO_STATUS_SUCCESS ? std::string() : cairo_status_to_string(status);
    }

    Take take_;
    Surface surface_;
};

std::unique_ptr<Pdf> new_pdf(const Pdf::Take& take) { return std::make_unique<File>(take); }

}  // namespace
}  // namespace deduku::cli::raster

extern "C" [[gnu::visibility("default")]] const deduku::cli::raster::RasterModule* deduku_raster() {
    using namespace deduku::cli::raster;
    static const RasterModule module{DEDUKU_VERSION, draw_png, new_pdf};
    return &module;
}
