// A cell: its digit, or marks at their places.
//
//   engine's marks shown            without them
//   +-------+                       +-------+
//   | 1   3 |  [3] corner mark      | 1   2 |   corner marks
//   | 4 [5] |  _4_ centre mark      |  468  |   centre marks
//   |   -8- |  -8- struck out       | 7     |
//   +-------+                       +-------+

import { Component } from "preact";
import { coloursOf } from "../model/game";
import { digitName, digitsOf, has, marksBox, Shape } from "../model/shape";
import { classes } from "./show";

export interface CellProps {
  shape: Shape;
  cell: number;
  digit: number;
  given: boolean;
  marks: number | null;
  ghosts: number;
  lifted: number;
  corner: number;
  centre: number;
  struck: number;
  colour: number;
  selected: boolean;
  cursor: boolean;
  clash: boolean;
  wrong: boolean;
  same: boolean;
  peer: boolean;
  wanted: boolean;
  bold: number;
  label: string;
  edges: string;
  fogged: boolean;
  fresh: boolean;
  names: string;
}

export class Cell extends Component<CellProps> {
  override shouldComponentUpdate(next: CellProps): boolean {
    const before = this.props as unknown as Record<string, unknown>;
    return Object.entries(next).some(([name, value]) => before[name] !== value);
  }

  override render() {
    const p = this.props;
    return (
      <td role="gridcell" data-cell={p.cell} tabIndex={p.cursor ? 0 : -1} aria-selected={p.selected} aria-label={p.label}
        class={classes(p.edges, p.given && "given", p.selected && "selected", p.cursor && "cursor", p.clash && "clash",
          p.wrong && "wrong",
          p.same && "same", p.peer && "peer", p.wanted && "wanted", p.fogged && "fogged", p.fresh && "fresh",
          p.colour > 0 && p.colour < 16 && `colour${p.colour}`, p.colour > 15 && "colours")}
        style={p.colour > 15 ? { "--c": parts(coloursOf(p.colour)) } : undefined}>
        {p.digit !== 0 ? <span class="digit" aria-hidden="true">{digitName(p.digit)}</span> : p.marks !== null ? placed(p) : own(p)}
      </td>
    );
  }
}

/** Several colours: equal parts of the cell, clockwise. */
const parts = (all: readonly number[]): string => `conic-gradient(${all.map((one, at) =>
  `var(--c${one}) ${part(at, all.length)} ${part(at + 1, all.length)}`).join(",")})`;

const part = (of: number, all: number): string => `${(100 * of) / all}%`;

/** Every mark at the place of its digit, with the player's own marks as signs around it. The style sheet writes the digits;
 * the cell's label lists them in order. */
function placed(p: CellProps) {
  const all = (p.marks ?? 0) | p.ghosts | p.corner | p.centre | p.struck;
  if (all === 0) return null;
  const { across, down } = marksBox(p.shape);
  return (
    <span class="marks" aria-hidden="true" style={{ "--across": across, "--down": down }}>
      {digitsOf(all).map((digit) => (
        <span key={digit} data-digit={digit}
          style={{ left: part((digit - 1) % across, across), top: part(Math.floor((digit - 1) / across), down) }}
          class={classes(!has(p.marks ?? 0, digit) && "gone", has(p.corner, digit) && "corner", has(p.centre, digit) && "centre",
            has(p.struck, digit) && "struck", has(p.lifted, digit) && "lifted", p.bold === digit && "bold")} data-name={digitName(digit)} />
      ))}
    </span>
  );
}

const together = (set: number): string => digitsOf(set).map(digitName).join("");

/** The player's marks alone. Several digits in a row are written by the style sheet, too: the label has them one by one. */
function own(p: CellProps) {
  if ((p.corner | p.centre | p.struck) === 0) return null;
  return (
    <span class="own" aria-hidden="true">
      {digitsOf(p.corner).map((digit, at) => <span key={`k${digit}`} class={`corner k${Math.min(at, 8)}`}>{digitName(digit)}</span>)}
      {p.centre !== 0 && <span class={classes("centre", digitsOf(p.centre).length > 5 && "many")} data-name={together(p.centre)} />}
      {p.struck !== 0 && <span class="struck" data-name={together(p.struck)} />}
    </span>
  );
}
