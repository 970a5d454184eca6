// malloc for a module with one thread: four block sizes per power of two, each with separate pages.
//
//   size   16 32 48 64 | 80 96 112 128 | 160 192 224 256 | 320 ..
//   page   one of 16 KiB for small blocks, as many as needed for a large one; a table has the block size of each page
//
// A block has no header. Freed blocks go to a list of their size for reuse, so memory is never returned; little is lost,
// since large instances are replaced (npm/src/desk.ts).
#include <bit>
#include <cstdint>
#include <cstdlib>
#include <new>

extern "C" unsigned char __heap_base;  // the end of the linker's data

namespace {

constexpr std::size_t unit = 16;
constexpr std::size_t page = 1 << 14;
constexpr std::size_t most_memory = 512 << 20;  // CMakeLists.txt
constexpr std::size_t sizes = 96;               // up to most_memory

struct Block {
    Block* next;
};
Block* waiting[sizes];
std::uint8_t kind_of_page[most_memory / page];
std::uintptr_t free_from = 0;

// The index of the block size for this many bytes.
std::size_t kind_of(std::size_t bytes) {
    const std::size_t last = bytes == 0 ? 0 : (bytes - 1) / unit;
    const int width = std::bit_width(last);
    const int shift = width > 3 ? width - 3 : 0;
    return static_cast<std::size_t>(shift) * 4 + (last >> shift);
}

std::size_t bytes_of(std::size_t kind) { return (kind < 8 ? kind + 1 : (kind % 4 + 5) << (kind / 4 - 1)) * unit; }

// Fresh pages; 0: there are none.
std::uintptr_t take_pages(std::size_t bytes) {
    constexpr std::size_t grain = 1 << 16;  // unit of WebAssembly's memory
    if (free_from == 0) free_from = (reinterpret_cast<std::uintptr_t>(&__heap_base) + page - 1) / page * page;
    const std::size_t there = __builtin_wasm_memory_size(0) * grain;
    if (free_from + bytes > there) {
        const std::size_t missing = (free_from + bytes - there + grain - 1) / grain;
        if (__builtin_wasm_memory_grow(0, missing) == static_cast<std::size_t>(-1)) return 0;
    }
    const std::uintptr_t at = free_from;
    free_from += bytes;
    return at;
}

// New blocks of this size, if none is free.
void refill(std::size_t kind) {
    const std::size_t size = bytes_of(kind);
    const std::size_t bytes = (size + page - 1) / page * page;
    const std::uintptr_t at = take_pages(bytes);
    if (at == 0) return;
    kind_of_page[at / page] = static_cast<std::uint8_t>(kind);
    for (std::uintptr_t next = at + bytes / size * size; next > at;) {
        next -= size;
        waiting[kind] = new (reinterpret_cast<void*>(next)) Block{waiting[kind]};
    }
}

}  // namespace

extern "C" {

void* malloc(std::size_t bytes) {
    if (bytes > most_memory) return nullptr;
    const std::size_t kind = kind_of(bytes);
    if (waiting[kind] == nullptr) refill(kind);
    Block* const block = waiting[kind];
    if (block != nullptr) waiting[kind] = block->next;
    return block;
}

void free(void* memory) {
    if (memory == nullptr) return;
    Block*& list = waiting[kind_of_page[reinterpret_cast<std::uintptr_t>(memory) / page]];
    list = new (memory) Block{list};
}

// Blocks of a power of two are aligned to their size within a page.
void* aligned_alloc(std::size_t alignment, std::size_t bytes) {
    if (alignment > page || bytes > most_memory) return nullptr;
    return malloc(alignment <= unit ? bytes : std::bit_ceil(bytes < alignment ? alignment : bytes));
}
}
