// The minutes and levels of puzzles (`rate --by time`) that were rated before; kept beside the games, for this program only.
//
//   "3x3 8....." -> {minutes: 61, level: "very-hard", calibrated: true}        null: not exactly one solution

export interface Minutes { readonly minutes: number; readonly level: string; readonly calibrated: boolean }
export type MinutesOf = Readonly<Record<string, Minutes | null>>;

const most = 2000;
const isMinutes = (value: unknown): value is Minutes | null => value === null || (typeof value === "object"
  && typeof (value as Minutes).minutes === "number" && typeof (value as Minutes).level === "string"
  && typeof (value as Minutes).calibrated === "boolean");

/** The valid ones of a stored text; none if another program made them. */
export function readMinutes(text: string | null, program: string): MinutesOf {
  try {
    const { by, of } = JSON.parse(text ?? "{}") as { by?: unknown; of?: object };
    return by === program ? Object.fromEntries(Object.entries(of ?? {}).filter(([, value]) => isMinutes(value))) as MinutesOf : {};
  } catch {
    return {};
  }
}

/** As text, the last ones if there are very many. */
export const minutesText = (program: string, of: MinutesOf): string =>
  JSON.stringify({ by: program, of: Object.fromEntries(Object.entries(of).slice(-most)) });

/** The order of a list by minutes; puzzles without them come last, in their order. */
export function byMinutes<T>(list: readonly T[], minutesOf: (one: T) => Minutes | null | undefined): T[] {
  const at = (one: T) => minutesOf(one)?.minutes ?? Infinity;
  return [...list].sort((a, b) => { const [here, there] = [at(a), at(b)]; return here === there ? 0 : here - there; });
}
