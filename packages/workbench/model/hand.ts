// HDP by hand. The lines are the whole state: what stands on the board, what may be done and the tree are answers of the
// engine about them (doc/json.md, branch).
//
//   lines   HYP # I8: 3,9                                           a hypothesis that is open
//           DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6                 settled
//           # bookmark first try = # I8: 3,9 + B1: 6                a position with a name; replay skips it
//   at      # I8: 3,9 + B1: 6                                       the position that is looked at

export interface State {
  readonly lines: readonly string[];
  readonly at: string;
  readonly program: readonly string[];  // lines that the program wrote, until they are touched
}

/** All states there were, for undo. */
export interface Hand { readonly states: readonly State[]; readonly now: number }

export const noLines: State = { lines: [], at: "", program: [] };
export const newHand: Hand = { states: [noLines], now: 0 };
export const stateOf = (hand: Hand): State => hand.states[hand.now];

/** States kept for undo. */
const mostStates = 500;

/** The next state; one that only looks elsewhere takes the place of one that did. */
export function next(hand: Hand, state: State): Hand {
  const now = stateOf(hand);
  const before = hand.states[hand.now - 1];
  const looks = state.lines === now.lines;
  if (looks && state.at === now.at) return hand;
  const kept = looks && before?.lines === now.lines ? hand.states.slice(0, hand.now) : hand.states.slice(0, hand.now + 1);
  const states = [...kept, state].slice(-mostStates);
  return { states, now: states.length - 1 };
}

export const undo = (hand: Hand): Hand => (hand.now > 0 ? { ...hand, now: hand.now - 1 } : hand);
export const redo = (hand: Hand): Hand => (hand.now + 1 < hand.states.length ? { ...hand, now: hand.now + 1 } : hand);

export const textOf = (lines: readonly string[]): string => lines.join("\n");
