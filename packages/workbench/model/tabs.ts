// One game in two tabs. A tab takes over what the other has stored; if both have changed the game, its own changes are put on top
// of the other's steps, as one step that can be undone.
//
//   read     A1 = 3
//   stored   A1 = 3, B1 = 4                 by the other tab
//   own      A1 = 3, C1 = 5
//   joined   A1 = 3, B1 = 4, (C1 = 5)

import { Game, Layer, layerNames, Layers, onTop } from "./game";
import { next, stateOf } from "./hand";

/** `read`: the last state that both tabs know. Where both have changed the same, the own change holds. */
export function joined(read: Game, stored: Game, own: Game, said: string): Game {
  const mixed = (layer: Layer) => own.layers[layer].map((value, cell) =>
    (value !== read.layers[layer][cell] ? value : stored.layers[layer][cell]));
  const layers = Object.fromEntries(layerNames.map((layer) => [layer, mixed(layer)])) as unknown as Layers;
  const start = [own, stored].flatMap(({ edits }) => edits).find(({ more }) => more)?.more?.from ?? "";
  const [before, from, to] = [read, stored, own].map(({ edits, at }) =>
    edits.slice(0, at).filter(({ more }) => more).pop()?.more?.to ?? start);
  const game = onTop(stored, said, layers, to !== before && to !== from ? { from, to } : undefined);
  const name = own.puzzle.name !== read.puzzle.name ? own.puzzle.name : stored.puzzle.name;
  const hand = stored.hand && own.hand ? next(stored.hand, stateOf(own.hand)) : own.hand ?? stored.hand;
  return { ...game, puzzle: { ...game.puzzle, name }, ...(hand && { hand }) };
}
