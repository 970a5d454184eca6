// Builds the page from this folder and the npm package:
//
//   node build.mjs                     build/workbench/site/    files for any static host
//   node build.mjs --single FILE       one file that runs from file://
//
// In both cases the build fails if the first load exceeds its budget.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { packed } from "./pack.mjs";

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(here, "../../build/workbench");
const pack = resolve(process.env.DEDUKU_PACKAGE ?? join(here, "../../build/npm/deduku"));
const installed = createRequire(join(out, "package.json"));
const esbuild = installed("esbuild");

/** Largest script and style, in bytes of gzip. scripts/npm-package has the limits of the modules. */
const budget = Number(process.env.WORKBENCH_BUDGET ?? 48 * 1024);

/** The largest first visit: the page, and the engine with its worker. */
const visitBudget = Number(process.env.WORKBENCH_VISIT_BUDGET ?? 301 * 1024);

const gzip = (data) => gzipSync(data, { level: 9 }).length;
/** As model/lzma.ts unpacks it. */
const smallest = (data) => execFileSync("xz", ["--format=raw", "--lzma1=preset=9e,lc=4,lp=0,pb=0", "--stdout"],
  { input: data, maxBuffer: 1e8 });
const hash = (data, how = "base64") => createHash("sha256").update(data).digest(how);
const file = (name) => join(pack, name);
const fill = (text, values) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]);

/** The limit of the single-file page. */
const singleBudget = Number(process.env.WORKBENCH_SINGLE_BUDGET ?? 1.1e6);

/** The limit of all parts loaded later, script and style together. */
const laterBudget = Number(process.env.WORKBENCH_LATER_BUDGET ?? 115 * 1024);

/** Parts loaded later use the code of the first script; otherwise shared code would be split
 * into many small scripts, for which the first visit would wait. */
function parts(build) {
  const later = new Set();
  build.onResolve({ filter: /^\./ }, ({ path, kind, resolveDir }) => { if (kind === "dynamic-import") later.add(join(resolveDir, path)); });
  build.onLoad({ filter: /\.tsx?$/, namespace: "file" }, ({ path }) => later.has(path.replace(/\.tsx?$/, ""))
    ? { contents: `import ${JSON.stringify(join(here, "view/app"))};${readFileSync(path, "utf8")}`, loader: "tsx" } : undefined);
}

/** Rarely needed parts are separate scripts (`split`), except in the single-file page. */
async function bundle(split) {
  const made = await esbuild.build({
    entryPoints: { app: join(here, "view/main.tsx"), style: join(here, "style/page.css"), later: join(here, "style/rest.css") },
    bundle: true, minify: true, write: false, outdir: out, metafile: true, target: ["es2022"], charset: "utf8", legalComments: "none",
    ...(split ? { format: "esm", splitting: true, chunkNames: "part-[name]-[hash]" } : { format: "iife" }),
    jsx: "automatic", jsxImportSource: "preact", nodePaths: [join(out, "node_modules")], alias: { deduku: file("index.js") },
    define: { "import.meta.url": "document.baseURI", ONE_FILE: String(!split),
      CHECKER_HASH: JSON.stringify(hash(readFileSync(file("deduku-check.wasm")), "hex")) },
    logLevel: "warning",
    plugins: [{ name: "data", setup: (build) => {
      build.onResolve({ filter: /^(published|techniques|lessons)$/ }, ({ path }) => ({ path, namespace: "data" }));
      build.onLoad({ filter: /.*/, namespace: "data" }, ({ path }) => ({ contents: JSON.stringify(data[path]()), loader: "json" }));
    } }, { name: "node", setup: (build) => build.onResolve({ filter: /^node:/ }, (found) => ({ path: found.path, external: true })) },
    ...(split ? [{ name: "parts", setup: parts }] : [])],
  });
  const text = new Map(made.outputFiles.map((one) => [basename(one.path), one.text]));
  const named = new Map(Object.entries(made.metafile.outputs).map(([path, output]) => [basename(path), output]));
  // The files that app.js needs at its start: its imports, and theirs.
  const first = new Set(["app.js"]);
  for (const name of first) for (const { path, kind } of named.get(name).imports) if (kind ===
    "import-statement") first.add(basename(path));
  const scripts = [...text].filter(([name]) => name.endsWith(".js"));
  return {
    first: scripts.filter(([name]) => first.has(name)), later: scripts.filter(([name]) => !first.has(name)),
    style: text.get("style.css"), laterStyle: text.get("later.css"), worker: readFileSync(file("worker.js"), "utf8"),
  };
}

const golden = (name) => readFileSync(join(here, "../../data/golden", name), "utf8");

/** The results that the five sources published for their puzzles. Deep lines begin where those of the pair reduction end. */
function published() {
  const pages = JSON.parse(golden("hdp.json")).map(({ name, source, initial, pair_reduction, deep, analysis }) => {
    const reduced = [...(pair_reduction?.lines ?? []), ...(deep?.lines ?? [])];
    return { name, source: source ?? "", line: initial, lines: reduced.length > 0 ? reduced : analysis.lines };
  });
  const hardest = pages.find(({ name }) => name.includes("worlds-hardest"));
  const chains = [{ ...hardest, name: "World's Hardest, by hand", lines: golden("worlds-hardest-manual.hdp").trim()
    .split("\n") }, ...pages];
  const counts = (name) => golden(`steps_${name}.tsv`).split("\n").filter((line) => /^[.1-9]{81}\t/.test(line)).slice(0, 4)
    .map((line) => line.split("\t")).map(([line, steps]) => ({ line, steps: Number(steps) }));
  const arrays = JSON.parse(golden("opasnet_expected.json")).map(({ name, puzzle, full, after_data, final_total }) =>
    ({ name, line: puzzle, full, data: after_data, fixpoint: final_total }));
  const position = JSON.parse(golden("hcs_example.json")).grid.map((set) => (set.length === 1 ? set : `[${set}]`)).join("");
  const session = JSON.parse(golden("riddle_sample_session.json"));
  return {
    chains, orders: { inferior: counts("inferior"), ulterior: counts("ulterior"), "superior-plus": counts("superior") }, arrays, position,
    riddle: { last: JSON.parse(golden("riddle_last_example.json")).board, line: session.boards[3],
      asked: session.session.map(({ explain: [cell, digit] }) => ({ cell, digit: Number(digit) })) },
  };
}

/** The techniques that occur, common ones first. */
const techniques = () => [...readFileSync(join(here, "../../doc/technique-figures.md"), "utf8")
  .matchAll(/^\| ([^|]+) \| ([a-z0-9-]+) \| [\d,]+ /gm)].map(([, name, key]) => ({ key, name }));

/** The data of each lesson in data/lessons/ (scripts/lessons). */
function lessons() {
  const folder = join(here, "../../data/lessons");
  return readdirSync(folder).sort().map((file) => {
    const [title, technique, ...rest] = readFileSync(join(folder, file), "utf8").trim().split("\n");
    const [at, until] = [rest.indexOf("examples"), rest.indexOf("exercises")];
    return { name: file.replace(".txt", ""), title: title.slice(2), key: technique.split(" ")[1],
      idea: rest.slice(0, at), examples: rest.slice(at + 1, until).map(packed), exercises: rest.slice(until + 1).map(packed) };
  });
}

/** The contents of the modules with these names (published.d.ts). */
const data = { published, techniques, lessons };

const policy = (script, style, connect, worker) =>
  `default-src 'none'; script-src ${script} 'wasm-unsafe-eval'; style-src ${style}; img-src 'self' data:; ` +
    `manifest-src 'self'; connect-src ${connect}; worker-src ` +
    `${worker}; base-uri 'none'; form-action 'none'`;

const icon = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(readFileSync(join(here, "icon.svg"), "utf8").trim())}">`;

/** What a phone needs to install the page. */
const toInstall = ["manifest.webmanifest", "icon-192.png", "icon-512.png"];

function site({ first, later, style, laterStyle, worker }) {
  const folder = join(out, "site.new");  // renamed when complete
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const put = (name, text) => writeFileSync(join(folder, name), text);
  for (const [name, script] of [...first, ...later]) put(name, script);
  put("style.css", style);
  put("later.css", laterStyle);
  put("worker.js", worker);
  for (const name of toInstall) copyFileSync(join(here, name), join(folder, name));
  const modules = ["deduku.wasm", "deduku-hint.wasm", "deduku-more.wasm", "deduku-check.wasm"];
  for (const name of modules) copyFileSync(file(name), join(folder, name));
  put("index.html", fill(readFileSync(join(here, "page.html"), "utf8"), {
    policy: policy("'self'", "'self'", "'self'", "'self'"),
    head: [
      icon, '<link rel="manifest" href="manifest.webmanifest">', '<link rel="apple-touch-icon" href="icon-192.png">',
      '<link rel="stylesheet" href="style.css">',
      '<link rel="preload" href="deduku.wasm" as="fetch" type="application/wasm" crossorigin>',
      ...first.map(([name]) => `<link rel="modulepreload" href="${name}">`),
    ].join("\n"),
    body: `<script type="module" src="app.js"></script>`,
  }));
  const all = ["index.html", ...[...first, ...later].map(([name]) => name), "style.css", "later.css", "worker.js",
    ...toInstall, ...modules];
  const version = `deduku-${hash(all.map((name) => hash(readFileSync(join(folder, name)))).join(), "hex").slice(0, 16)}`;
  put("sw.js", fill(readFileSync(join(here, "sw.js"), "utf8"), { version, files: JSON.stringify(["./", ...all.slice(1)]) }));
  rmSync(join(out, "site"), { recursive: true, force: true });
  renameSync(folder, join(out, "site"));
}

function single({ first, style: firstStyle, laterStyle, worker }, target) {
  const script = first[0][1];
  const style = firstStyle + laterStyle;
  // "</script" inside a script would end it.
  const safely = (text) => text.replaceAll("</script", "<\\/script");
  const modules = ["deduku-more.wasm", "deduku-check.wasm"].map((name) => {
    const data = readFileSync(file(name));
    return `<script type="text/plain" id="${name}" data-bytes="${data.length}">${smallest(data).toString("base64")}</script>`;
  });
  const safe = safely(script);
  const page = fill(readFileSync(join(here, "page.html"), "utf8"), {
    policy: policy(`'sha256-${hash(safe)}' blob:`, `'sha256-${hash(style)}'`, "'none'", "blob:"),
    head: `${icon}\n<style>${style}</style>`,
    body: [`<script type="text/plain" id="worker.js">${safely(worker)}</script>`, ...modules, `<script>${safe}</script>`].join("\n"),
  });
  writeFileSync(target, page);
  const size = gzip(page);
  console.error(`one file: ${(size / 1e6).toFixed(2)} MB gzip`);
  if (size > singleBudget) console.error(`it may have ${singleBudget} bytes`);
  return size <= singleBudget;
}

/** Prints the size of a first visit; false if the page is over its budget. */
function weigh({ first, later, style, laterStyle, worker }) {
  const kilobytes = (size) => `${(size / 1024).toFixed(1)} KB`;
  const sum = (scripts) => scripts.reduce((size, [, script]) => size + gzip(script), 0);
  const page = sum(first) + gzip(style);
  const more = sum(later) + gzip(laterStyle);
  const [core, check] = [gzip(readFileSync(file("deduku.wasm"))) + gzip(worker), gzip(readFileSync(file("deduku-check.wasm")))];
  console.error(`page ${kilobytes(page)}, engine with its worker ${kilobytes(core)}: ${kilobytes(page + core)} gzip until the board ` +
    `answers; then the checker ${kilobytes(check)}, ${kilobytes(page + core + check)} in all`);
  console.error(`parts that come later ${kilobytes(more)} gzip`);
  if (page > budget) console.error(`the page may have ${kilobytes(budget)}`);
  if (more > laterBudget) console.error(`parts that come later may have ${kilobytes(laterBudget)}`);
  if (page + core > visitBudget) console.error(`a first visit may have ${kilobytes(visitBudget)}`);
  return page <= budget && more <= laterBudget && page + core <= visitBudget;
}

const made = await bundle(true);
const target = process.argv[2] === "--single" ? process.argv[3] : null;
if (!target) site(made);
if (!weigh(made) || (target && !single(await bundle(false), resolve(target)))) process.exit(1);
