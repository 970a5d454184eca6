// Builds the page from here and the npm package:
//
//   node build.mjs                     build/workbench/site/    files for any static host
//   node build.mjs --single FILE       one file that runs from file://
//
// Either way the first load is held to its budget: what is too large fails the build.
import { createHash } from "node:crypto";
import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const here = dirname(fileURLToPath(import.meta.url));
const out = resolve(here, "../../build/workbench");
const pack = resolve(process.env.DEDUKU_PACKAGE ?? join(here, "../../build/npm/deduku"));
const esbuild = createRequire(join(out, "package.json"))("esbuild");

/** Largest script and style, in bytes of gzip. The modules are held to theirs where they are made (scripts/npm-package). */
const budget = Number(process.env.WORKBENCH_BUDGET ?? 45 * 1024);

const gzip = (data) => gzipSync(data, { level: 9 }).length;
const hash = (data, how = "base64") => createHash("sha256").update(data).digest(how);
const file = (name) => join(pack, name);
const fill = (text, values) => text.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name]);

async function bundle() {
  const made = await esbuild.build({
    entryPoints: { app: join(here, "view/main.tsx"), style: join(here, "style/page.css") },
    bundle: true, minify: true, write: false, outdir: out, format: "iife", target: ["es2022"], charset: "utf8", legalComments: "none",
    jsx: "automatic", jsxImportSource: "preact", nodePaths: [join(out, "node_modules")], alias: { deduku: file("index.js") },
    define: { "import.meta.url": "document.baseURI", CHECKER_HASH: JSON.stringify(hash(readFileSync(file("deduku-check.wasm")), "hex")) }, logLevel: "warning",
    plugins: [{ name: "node", setup: (build) => build.onResolve({ filter: /^node:/ }, (found) => ({ path: found.path, external: true })) }],
  });
  const named = (end) => made.outputFiles.find((one) => one.path.endsWith(end)).text;
  return { script: named(".js"), style: named(".css"), worker: readFileSync(file("worker.js"), "utf8") };
}

const policy = (script, style, connect, worker) =>
  `default-src 'none'; script-src ${script} 'wasm-unsafe-eval'; style-src ${style}; img-src data:; connect-src ${connect}; worker-src ${worker}; base-uri 'none'; form-action 'none'`;

const icon = `<link rel="icon" href="data:image/svg+xml,${encodeURIComponent(readFileSync(join(here, "icon.svg"), "utf8").trim())}">`;

function site({ script, style, worker }) {
  const folder = join(out, "site.new");  // in its place when it is whole
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const put = (name, text) => writeFileSync(join(folder, name), text);
  put("app.js", script);
  put("style.css", style);
  put("worker.js", worker);
  const modules = ["deduku.wasm", "deduku-more.wasm", "deduku-check.wasm"];
  for (const name of modules) copyFileSync(file(name), join(folder, name));
  put("index.html", fill(readFileSync(join(here, "page.html"), "utf8"), {
    policy: policy("'self'", "'self'", "'self'", "'self'"),
    head: `${icon}\n<link rel="stylesheet" href="style.css">\n<link rel="preload" href="deduku.wasm" as="fetch" type="application/wasm" crossorigin>`,
    body: `<script src="app.js"></script>`,
  }));
  const all = ["index.html", "app.js", "style.css", "worker.js", ...modules];
  const version = `deduku-${hash(all.map((name) => hash(readFileSync(join(folder, name)))).join(), "hex").slice(0, 16)}`;
  put("sw.js", fill(readFileSync(join(here, "sw.js"), "utf8"), { version, files: JSON.stringify(["./", ...all.slice(1)]) }));
  rmSync(join(out, "site"), { recursive: true, force: true });
  renameSync(folder, join(out, "site"));
}

function single({ script, style, worker }, target) {
  const inside = (name, data) => `<script type="text/plain" id="${name}">${Buffer.from(data).toString("base64")}</script>`;
  // "</script" inside a script would end it.
  const safe = script.replaceAll("</script", "<\\/script");
  const page = fill(readFileSync(join(here, "page.html"), "utf8"), {
    policy: policy(`'sha256-${hash(safe)}' blob:`, `'sha256-${hash(style)}'`, "'none'", "blob:"),
    head: `${icon}\n<style>${style}</style>`,
    body: [inside("worker.js", worker), ...["deduku.wasm", "deduku-more.wasm", "deduku-check.wasm"].map((name) => inside(name, readFileSync(file(name)))), `<script>${safe}</script>`].join("\n"),
  });
  writeFileSync(target, page);
}

/** What a first visit fetches, in words; false if the page is over its budget. */
function weigh({ script, style, worker }) {
  const kilobytes = (size) => `${(size / 1024).toFixed(1)} KB`;
  const page = gzip(script) + gzip(style);
  const [core, check] = [gzip(readFileSync(file("deduku.wasm"))) + gzip(worker), gzip(readFileSync(file("deduku-check.wasm")))];
  console.error(`page ${kilobytes(page)}, engine with its worker ${kilobytes(core)}, checker ${kilobytes(check)}: first visit ${kilobytes(page + core + check)} gzip`);
  if (page > budget) console.error(`the page may have ${kilobytes(budget)}`);
  return page <= budget;
}

const made = await bundle();
const target = process.argv[2] === "--single" ? process.argv[3] : null;
if (target) single(made, resolve(target));
else site(made);
if (!weigh(made)) process.exit(1);
