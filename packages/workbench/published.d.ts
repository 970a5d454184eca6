// Made by the build from data/golden: chains of the document and of the pages published with it.
declare module "published" {
  const pages: readonly { readonly name: string; readonly source: string; readonly line: string; readonly lines: readonly string[] }[];
  export default pages;
}
