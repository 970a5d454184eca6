// A puzzle of 81 cells in few letters, for the page's data; model/unpack.ts is the inverse.

/** ".9.6.. rules:.." as a letter for each digit with the points before it (up to 8), and "u" for 9 points more; points at the
 * end are omitted, rules are unchanged. Letters begin at "#" and skip "\", which scripts would double. */
export function packed(text) {
  if (!/^[.1-9]{81}( |$)/.test(text)) throw new Error(`found ${text}, expected 81 cells`);
  const letters = [...text.slice(0, 81).matchAll(/(\.*)([1-9])/g)].map(([, { length }, digit]) => {
    const code = (length % 9) * 9 + Number(digit) - 1;
    return "u".repeat(length / 9) + String.fromCharCode(code + (code < 57 ? 35 : 36));
  });
  return letters.join("") + text.slice(81);
}
