// Made by the build from data/golden: the results that the five sources published for their puzzles.
declare module "published" {
  interface Counted { readonly line: string; readonly steps: number }
  interface Published {
    readonly chains: readonly { readonly name: string; readonly source: string; readonly line: string;
      readonly lines: readonly string[] }[];
    readonly orders: Readonly<Record<"inferior" | "ulterior" | "superior-plus", readonly Counted[]>>;
    readonly arrays: readonly { readonly name: string; readonly line: string; readonly full: number; readonly data: number;
      readonly fixpoint: number }[];
    readonly position: string;
    readonly riddle: { readonly last: string; readonly line: string;
      readonly asked: readonly { readonly cell: string; readonly digit: number }[] };
  }
  const published: Published;
  export default published;
}

// Made by the build from doc/technique-figures.md: the techniques that occur, common ones first.
declare module "techniques" {
  const techniques: readonly { readonly key: string; readonly name: string }[];
  export default techniques;
}

// Made by the build from data/lessons; puzzles are packed (pack.mjs).
declare module "lessons" {
  const lessons: readonly { readonly name: string; readonly title: string; readonly key: string; readonly idea: readonly string[];
    readonly examples: readonly string[]; readonly exercises: readonly string[] }[];
  export default lessons;
}
