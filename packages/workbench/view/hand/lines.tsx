// The lines of the proof: verdicts, statements that link to their positions, replay; and the same as a text that is checked as
// it is typed.
//
//   1 ✓ DIS # I8: 3,9 # B1: 1,2 => CTR => B1: 6            [Withdraw]
//   2 ✗ DIS # I8: 3,9 + A2: 5,9 => CTR => I8: 2,7          A2: 5,9 was not shown under # I8: 3,9

import { computed, signal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { prefixes, readLine } from "../../model/chain";
import { textOf } from "../../model/hand";
import type { Branch, Read } from "../../model/handwork";
import { puzzleKey, puzzleLine } from "../../model/game";
import { game, puzzle } from "../desk/board";
import { say as tell } from "../desk/voice";
import { classes, copyText, saveFile, wantsLessMotion } from "../show";
import { askBranch, branch, go, goCell, shown, state, tidy, tidying, withdraw, write } from "./work";
import { tipOf } from "./tips";
import { say } from "./words";

const editing = signal(false);
const last = signal<{ of: readonly string[]; at: number } | null>(null);
/** The line replayed last; -1: none of these lines. */
const played = computed(() => (last.value?.of === state.value.lines ? last.value.at : -1));

const signs: Record<string, string> = { holds: "✓", fails: "✗", skipped: "–", pending: "·" };
const signOf = (line: Read): string => (line.verdict === "holds" && /^(HYP|INC)/.test(line.line ?? "") ? "pending" : line.verdict);

export function Lines() {
  const { lines } = state.value;
  const verdicts = shown.value?.lines ?? [];
  const text = textOf(lines);
  const header = `# ${puzzle.value.name || puzzleLine(puzzle.value)}\n# ${puzzleKey(puzzle.value)}\n`;
  const copy = async (what: string) => { if (await copyText(what)) tell(say.copied); };
  return (
    <section class="lines" aria-label={say.lines}>
      <h2>{say.lines}</h2>
      {editing.value ? <Editor /> : (
        <>
          {lines.length === 0 && <p class="note">{say.noLines}</p>}
          <Playback />
          <ol class="notation">{verdicts.length === lines.length
            && verdicts.map((line, at) => <LineRow key={`${at} ${line.text}`} line={line} at={at} />)}</ol>
          <p class="row">
            <button onClick={() => { editing.value = true; }}>{say.edit}</button>
            {lines.length > 0 && <><button onClick={() => void copy(text)}>{say.copy}</button>
              <button onClick={() => void copy(header + text)}>{say.copyPuzzle}</button>
              <button onClick={() => saveFile(`${game.value.puzzle.name || "chain"}.hdp`, `${header}${text}\n`)}>{say.save}</button>
              <button disabled={tidying.value || !branch.value} onClick={() => void tidy()}>
                {tidying.value ? say.tidying : say.tidy}</button>
              <button onClick={() => write([])}>{say.clear}</button></>}
          </p>
        </>
      )}
    </section>
  );
}

function LineRow({ line, at }: { line: Read; at: number }) {
  const sign = signOf(line);
  return (
    <li class={classes(line.verdict, played.value === at && "now")} value={at + 1}>
      <span class={classes("tick", line.verdict)} role="img" aria-label={say.verdicts[sign]}>{signs[sign]}</span>{" "}
      <code title={tipOf(line.line ?? line.text)}><Statements text={line.line ?? line.text} after={line.after} /></code>
      {line.verdict !== "skipped" && state.value.program.includes(line.text) && <small> {say.byProgram}</small>}
      {line.why && <small class={line.verdict === "fails" ? "bad" : ""}> {line.why}</small>}
      <button class="small" aria-label={`${say.withdraw} ${line.number}: ${line.text}`} onClick={() => void withdraw(at)}>
        {say.withdraw}</button>
    </li>
  );
}

/** Every prefix of a chain links to its position; the conclusion links to the position after the line. */
function Statements({ text, after }: { text: string; after: string | undefined }) {
  const line = readLine(text);
  if (!line) return <>{text}</>;
  const ways = prefixes(line.chain);
  return (
    <>
      {line.mark}
      {line.chain.map((link, at) => (
        <>{link.hypothesis ? " # " : at > 0 ? " + " : " "}<button class="link" onClick={() => { goCell(link.cell); void go(ways[at]); }}>
          {link.text}</button></>
      ))}
      {line.end && ` => ${line.end}`}
      {line.conclusion && <>{" => "}<button class="link"
        onClick={() => { goCell(line.conclusion.split(":")[0]); if (after !== undefined) void go(after); }}>{line.conclusion}</button></>}
    </>
  );
}

/** Replays line by line, each with the position after it. */
function Playback() {
  const [playing, set] = useState(false);
  const lines = shown.value?.lines ?? [];
  const steps = lines.flatMap((line, at) => (line.verdict === "holds" && line.after !== undefined ? [at] : []));
  const now = steps.indexOf(played.value);
  const show = (to: number) => {
    const at = steps[to];
    if (at === undefined) return set(false);
    last.value = { of: state.value.lines, at };
    // A line that needs facts it does not name leads to a position with them.
    void go(lines[at].after!, lines[at].why !== "");
    tell(`${say.playing(to + 1, steps.length)}: ${lines[at].line}`);
  };
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => show(now + 1), wantsLessMotion() ? 3000 : 1500);
    return () => clearTimeout(timer);
  }, [playing, now]);
  if (steps.length === 0) return null;
  return (
    <p class="row motion" role="group" aria-label={say.playback}>
      <button onClick={() => show(now - 1)} disabled={now <= 0}>{say.back}</button>
      <button onClick={() => { if (!playing && now === steps.length - 1) last.value = null; set(!playing); }}>
        {playing ? say.pause : say.play}</button>
      <button onClick={() => show(now + 1)} disabled={now === steps.length - 1}>{say.on}</button>
      <span class="count">{say.playing(now + 1, steps.length)}</span>
    </p>
  );
}

/** The whole text: each line with its sign, and for the line with the caret its error. */
function Editor() {
  const [text, setText] = useState(textOf(state.value.lines));
  const [read, setRead] = useState<readonly Read[]>([]);
  const [at, setAt] = useState(0);
  const area = useRef<HTMLTextAreaElement>(null);
  const gutter = useRef<HTMLDivElement>(null);
  const lines = text === "" ? [] : text.replace(/\r/g, "").split("\n");
  useEffect(() => { area.current?.focus(); }, []);
  useEffect(() => { void askBranch("hand-text", "", {}, lines).then((answer: Branch | null) =>
    { if (answer) setRead(answer.lines); }); }, [text]);
  const caret = () => { if (area.current) setAt(area.current.value.slice(0, area.current.selectionStart).split("\n").length - 1); };
  const close = () => {
    const tidy = lines.map((line, index) => (read[index]?.text === line ? read[index].line ?? line : line));
    while (tidy.length > 0 && tidy[tidy.length - 1].trim() === "") tidy.pop();
    write(tidy);
    editing.value = false;
  };
  const wrong = read[at] && read[at].text === lines[at] ? read[at] : null;
  return (
    <div class="editor">
      <div class="twin">
        <div class="gutter" aria-hidden="true" ref={gutter}>{lines.map((line, index) => {
          const verdict = read[index]?.text === line ? read[index] : null;
          return <span key={index} class={classes("tick", verdict?.verdict)}>{verdict ? signs[signOf(verdict)] : " "}</span>;
        })}</div>
        <textarea ref={area} aria-label={say.text} spellcheck={false} autocapitalize="off" wrap="off"
          rows={Math.min(18, Math.max(6, lines.length + 1))} value={text}
          onInput={(event) => { setText(event.currentTarget.value); caret(); }} onKeyUp={caret} onClick={caret}
          onScroll={(event) => { if (gutter.current) gutter.current.scrollTop = event.currentTarget.scrollTop; }} />
      </div>
      <p class={wrong?.verdict === "fails" ? "bad caret" : "note caret"} role="status">
        {wrong && wrong.column !== undefined ? <><code>
          {" ".repeat(Math.max(0, wrong.column - 1))}^</code> {say.column(wrong.column, wrong.expected ?? "")}</> : wrong?.why
          || (wrong ? say.verdicts[signOf(wrong)] : "")}
      </p>
      <p class="row"><button class="primary" onClick={close}>{say.done}</button></p>
    </div>
  );
}
