// The time spent on each game, in seconds, and when it was finished; kept beside the games, by the puzzle.
//
//   "3x3 8....." -> {line: "8.....", seconds: 754, done: 1795000000000}

export interface Time { readonly line: string; readonly seconds: number; readonly done?: number }
export type Times = Readonly<Record<string, Time>>;

const most = 2000;
const isTime = (value: unknown): value is Time => typeof value === "object" && value !== null && typeof (value as Time).line === "string"
  && Number.isInteger((value as Time).seconds) && (value as Time).seconds >= 0;

/** The valid times of a stored text. */
export function readTimes(text: string | null): Times {
  try {
    return Object.fromEntries(Object.entries(JSON.parse(text ?? "{}")).filter(([, value]) => isTime(value)).slice(-most)) as Times;
  } catch {
    return {};
  }
}

export const clockText = (seconds: number): string => {
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
};

/** Finished games as a table: puzzle, seconds. */
export const timesTable = (times: Times): string => ["puzzle\tseconds",
  ...Object.values(times).filter(({ done }) => done).map(({ line, seconds }) => `${line}\t${seconds}`), ""].join("\n");
