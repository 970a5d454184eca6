// Names of cells as r1c1 instead of A1.
//
//   "E8 is not 3; column A"   ->   "r8c5 is not 3; column 1"

const number = (letter: string): number => letter.charCodeAt(0) - 64;

export const renamed = (text: string): string => text
  .replace(/\b([Cc]olumns?) ([A-Y](?:(?:, | and )[A-Y])*)\b(?!\d)/g, (_, word: string, letters: string) =>
    `${word} ${letters.replace(/\b[A-Y]\b/g, (letter) => String(number(letter)))}`)
  .replace(/\b([A-Y])(1\d|2[0-5]|[1-9])\b/g, (_, column: string, row: string) => `r${row}c${number(column)}`);
