// The puzzle shown on a first visit. Its source is in data/README.md.

export interface Example { readonly name: string; readonly line: string }

export const firstExample: Example =
  { name: "Newspaper: singles", line: "32....9..4.1.3....8..26...4.8...2.39......26.........7...4..6....7...4....95...78" };
