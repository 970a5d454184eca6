// How a published puzzle was read: a row for each sentence with the rule that it became and the things that it explains. The board
// frames those of the row under the pointer or the focus; a click or Enter keeps their frames.
//
//   2  Digits on a thermometer increase from the bulb.  | Digits on a thermometer rise from its bulb.  | line at C4 .. F6, ..
//   ?  explained by no sentence: white dot at E2 .. F2

import { useEffect } from "preact/hooks";
import { openThings, otherMissing, Pointed, Reading, ReadSentence, ReadThing, thingsOf } from "../../model/reading";
import { words as later } from "../../wordsLater";
import { say } from "../desk/voice";
import { toSight } from "../show";
import { called, chosen, close, goOn, isComplete, isFine, isOnBoard, pointed, present, shown, verdictOf } from "./work";

const w = later.reading;
const mostThings = 6;

const listed = (things: readonly ReadThing[]): string => things.length === 0 ? "" : [...things.slice(0, mostThings)
  .map(({ words }) => words), ...things.length > mostThings ? [w.more(things.length - mostThings)] : []].join(", ");

const isSame = (a: Pointed, b: Pointed): boolean => a.sentence === b.sentence && a.open === b.open;

/** The attributes of a row that frames things on the board. */
function pointing(at: Pointed, things: readonly ReadThing[]) {
  if (things.length === 0) return { tabIndex: 0 };
  const isChosen = isSame(chosen.value, at);
  const choose = () => {
    chosen.value = isChosen ? {} : at;
    say(isChosen ? w.unframed : w.framed(listed(things)));
  };
  return {
    tabIndex: 0, class: isChosen ? "framing held" : "framing", "aria-current": isChosen,
    onPointerEnter: () => { pointed.value = at; }, onPointerLeave: () => { pointed.value = {}; },
    onFocus: () => { pointed.value = at; }, onBlur: () => { pointed.value = {}; },
    onClick: choose,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      choose();
    },
  };
}

function Rule({ sentence: { sense, words, rules } }: { sentence: ReadSentence }) {
  if (sense !== "rule") return <span class={sense === "no rule" ? "note" : "bad"}>{w.senses[sense]}</span>;
  return words.length > 0 ? <>{words.join(" ")}</> : <>{rules.join(", ")}</>;
}

function Sentences({ reading }: { reading: Reading }) {
  return (
    <table class="read" role="table" aria-label={w.title}>
      <thead role="rowgroup"><tr role="row">
        {w.columns.map((name) => <th key={name} role="columnheader" scope="col">{name}</th>)}</tr></thead>
      <tbody role="rowgroup">{reading.sentences.map((sentence, at) => {
        const things = thingsOf(reading, at + 1);
        return (
          <tr key={at} role="row" {...pointing({ sentence: at + 1 }, things)}>
            <th role="rowheader" scope="row"><span class="number">{at + 1}</span> {sentence.text}</th>
            <td role="cell" data-name={w.columns[1]}><Rule sentence={sentence} /></td>
            <td role="cell" data-name={w.columns[2]}>{listed(things) || (sentence.sense === "not understood" ? w.unknown : w.nothing)}</td>
          </tr>
        );
      })}</tbody>
    </table>
  );
}

/** Things without a sentence, and whatever else is missing. */
function Missing({ reading }: { reading: Reading }) {
  const [open, others] = [openThings(reading), otherMissing(reading)];
  if (open.length + others.length === 0) return null;
  return (
    <>
      <h3>{w.missing}</h3>
      {open.length > 0 && <p class="note">{w.openHelp}</p>}
      <ul class="open-things">
        {open.map((thing, at) => (
          <li key={at} {...pointing({ open: at }, [thing])}><span class="number">?</span> {w.open(thing.words)}</li>
        ))}
        {others.map((text) => <li key={text}>{text}</li>)}
      </ul>
    </>
  );
}

/** The panel can be below the screen. */
function reach(): void {
  const part = document.getElementById("reading");
  if (!part || !called.value) return;
  called.value = false;
  part.focus({ preventScroll: true });
  toSight(part);
}

export function ReadingPart() {
  useEffect(present, []);
  const now = shown.value;
  useEffect(reach, [now, called.value]);
  if (!now || (now.opened && !isOnBoard.value)) return null;
  const { reading, board, opened } = now;
  const decoration = reading.things.filter((thing) => thing.decoration);
  return (
    <section class="reading" id="reading" tabIndex={-1} aria-label={w.title}>
      <h2>{w.title}</h2>
      {!opened && <p>{w.published(reading.title ?? "", reading.author ?? "")}</p>}
      <p class={isFine(reading) ? "good" : "bad"}>{verdictOf(reading)}</p>
      {!opened && <p class="note">{board ? w.isPreview : w.noPreview}</p>}
      <p class="row">
        {!opened && !isComplete(reading) && board
          && <button class="primary" onClick={() => void goOn()}>{w.goOn}</button>}
        <button onClick={close}>{w.close}</button>
      </p>
      <p class="note">{w.help}</p>
      <Sentences reading={reading} />
      <Missing reading={reading} />
      {reading.assumptions.length > 0 && <p class="note">{w.assumed(reading.assumptions.join("; "))}</p>}
      {decoration.length > 0 && <p class="note">{w.decoration(listed(decoration))}</p>}
    </section>
  );
}
