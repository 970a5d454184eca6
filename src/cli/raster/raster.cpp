#include "cli/raster/raster.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <sys/mman.h>

#include <filesystem>

#include "cli/raster/module.hpp"
#include "cli/run/child.hpp"
#include "report/parts/json.hpp"

namespace deduku::cli {
namespace {

namespace fs = std::filesystem;
using raster::RasterModule;

/// Next to the program in a build; in lib/deduku, next to its folder, when installed.
fs::path module_file() {
    const fs::path folder = fs::path(own_program()).parent_path();
    std::error_code ignored;
    const fs::path built = folder / "raster.so";
    return folder.empty() || fs::exists(built, ignored) ? built : folder / DEDUKU_MODULES / "raster.so";
}

/// Whether there is memory to draw with: the libraries of the module end the program without.
bool has_room() {
    constexpr std::size_t room = std::size_t{64} << 20;
    void* const held = mmap(nullptr, room, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    return held != MAP_FAILED && munmap(held, room) == 0;
}

/// The module, or why it is unavailable.
std::variant<const RasterModule*, std::string> load_module() {
    void* const file = dlopen(module_file().c_str(), RTLD_NOW | RTLD_LOCAL);
    if (file == nullptr) return fmt::format("PNG and PDF cannot be drawn without their module: {}", dlerror());
    void* const found = dlsym(file, raster::entry);
    if (found == nullptr)
        return fmt::format("PNG and PDF cannot be drawn: {} is not a module of deduku", module_file().string());
    const RasterModule* const module = reinterpret_cast<const RasterModule* (*)()>(found)();
    if (module->version != report::program_version)
        return fmt::format("PNG and PDF cannot be drawn: {} is of version {}", module_file().string(), module->version);
    if (!has_room()) return "PNG and PDF cannot be drawn: there is not enough memory";
    return module;
}

const std::variant<const RasterModule*, std::string>& loaded() {
    static const auto module = load_module();
    return module;
}

/// Used without the module.
class NoPdf : public Pdf {
  public:
    explicit NoPdf(std::string why) : why_(std::move(why)) {}
    std::string add(std::string_view /*svg*/, Meter& /*meter*/) override { return why_; }
    std::string finish() override { return why_; }

  private:
    std::string why_;
};

}  // namespace

std::variant<std::string, RasterError> png_of(std::string_view svg, double scale, Meter& meter) {
    if (const auto* why = std::get_if<std::string>(&loaded())) return RasterError{RasterError::Kind::failed, *why};
    return std::get<const RasterModule*>(loaded())->png(svg, scale, meter);
}

std::variant<std::string, RasterError> pdf_of(std::string_view svg, Meter& meter) {
    std::string bytes;
    const auto take = [&](std::string_view piece) {
        bytes += piece;
        return meter.spend(0);
    };
    const auto file = new_pdf(take);
    std::string why = file->add(svg, meter);
    if (why.empty()) why = file->finish();
    if (why.empty()) return bytes;
    if (meter.exhausted()) return RasterError{RasterError::Kind::out_of_time, std::string(no_time)};
    return RasterError{RasterError::Kind::failed, std::move(why)};
}

std::unique_ptr<Pdf> new_pdf(const Pdf::Take& take) {
    if (const auto* why = std::get_if<std::string>(&loaded())) return std::make_unique<NoPdf>(*why);
    return std::get<const RasterModule*>(loaded())->pdf(take);
}

}  // namespace deduku::cli
