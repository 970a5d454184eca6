// HDP by hand. The lines are the complete state; the board, the possible actions and the tree come from the engine's answers
// about them (doc/json-methods.md, branch).
//
//   lines   HYP # I8: 3,9                                           a hypothesis that is open
//           DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6                 settled
//           # bookmark first try = # I8: 3,9 + B1: 6                a position with a name; replay skips it
//   at      # I8: 3,9 + B1: 6                                       the position shown

export interface State {
  readonly lines: readonly string[];
  readonly at: string;
  readonly program: readonly string[];  // lines written by the program and not edited since
}

/** All states, for undo. */
export interface Hand { readonly states: readonly State[]; readonly now: number }

export const noLines: State = { lines: [], at: "", program: [] };
export const newHand: Hand = { states: [noLines], now: 0 };
export const stateOf = (hand: Hand): State => hand.states[hand.now];

/** States kept for undo while the page is open; lines of a proof; lines of all states that are stored. */
const mostStates = 500;
export const mostLines = 2000;
const mostStored = 20_000;

/** The next state; consecutive changes of the position only are merged. */
export function next(hand: Hand, state: State): Hand {
  const now = stateOf(hand);
  const before = hand.states[hand.now - 1];
  const looks = state.lines === now.lines;
  if (looks && state.at === now.at) return hand;
  const kept = looks && before?.lines === now.lines ? hand.states.slice(0, hand.now) : hand.states.slice(0, hand.now + 1);
  const states = [...kept, state].slice(-mostStates);
  return { states, now: states.length - 1 };
}

/** The states to store: the current one, then earlier and later ones, up to a total length. */
export function forStorage(hand: Hand): Hand {
  let [from, to] = [hand.now, hand.now + 1];
  let room = mostStored - hand.states[from].lines.length;
  const fits = (at: number): boolean => {
    room -= hand.states[at]?.lines.length ?? Infinity;
    return room >= 0;
  };
  while (from > 0 && fits(from - 1)) from -= 1;
  while (to < hand.states.length && fits(to)) to += 1;
  return { states: hand.states.slice(from, to), now: hand.now - from };
}

export const undo = (hand: Hand): Hand => (hand.now > 0 ? { ...hand, now: hand.now - 1 } : hand);
export const redo = (hand: Hand): Hand => (hand.now + 1 < hand.states.length ? { ...hand, now: hand.now + 1 } : hand);

export const textOf = (lines: readonly string[]): string => lines.join("\n");
