// A text with links to its cells.

import { cellNamed } from "../model/shape";
import { only } from "../model/selection";
import { atNames } from "../model/why";
import { puzzle, selection } from "./desk/board";

export function Linked({ text, cells }: { text: string; cells: readonly string[] }) {
  const go = (name: string) => {
    const cell = cellNamed(puzzle.value.shape, name);
    if (cell !== null) selection.value = only(cell);
  };
  return <>{atNames(text, cells).map((part, at) => (at % 2 === 0 ? part : <button key={at} class="link cell" onClick={() => go(part)}>
    {part}</button>))}</>;
}
