// The source of a module: a URL, bytes, a response of fetch, a compiled module, or a function that returns one of these.

export type Source =
  | URL
  | string
  | BufferSource
  | WebAssembly.Module
  | Response
  | (() => Source | Promise<Source>);

/** Reads a local file (node only). */
async function file(url: URL): Promise<BufferSource> {
  const name = "node:fs/promises"; // a bundler for browsers must not look for it
  const files = (await import(name)) as { readFile(url: URL): Promise<Uint8Array<ArrayBuffer>> };
  return files.readFile(url);
}

async function compileResponse(response: Response): Promise<WebAssembly.Module> {
  if (!response.ok) throw new Error(`${response.url}: status ${response.status}`);
  if (response.headers.get("content-type") === "application/wasm") return WebAssembly.compileStreaming(response);
  return WebAssembly.compile(await response.arrayBuffer());
}

/** The module, compiled. */
export async function compile(source: Source): Promise<WebAssembly.Module> {
  if (typeof source === "function") return compile(await source());
  if (source instanceof WebAssembly.Module) return source;
  if (typeof Response !== "undefined" && source instanceof Response) return compileResponse(source);
  if (source instanceof URL && source.protocol === "file:" && typeof window === "undefined")
    return WebAssembly.compile(await file(source));
  if (typeof source === "string" || source instanceof URL) return compileResponse(await fetch(source));
  return WebAssembly.compile(source as BufferSource);
}
