// Puzzles in the page's data (pack.mjs): a letter for each digit with the points before it.
//
//   "0b#%35.."  ->  ".5......913.8..1.6.." ..

export function unpacked(text: string): string {
  const [letters] = text.split(" ", 1);
  const cells = [...letters].map((letter) => {
    const code = letter.charCodeAt(0) - (letter < "\\" ? 35 : 36);
    return ".".repeat(code / 9) + (code < 81 ? code % 9 + 1 : "");
  });
  return cells.join("").padEnd(81, ".") + text.slice(letters.length);
}
