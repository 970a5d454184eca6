// Puzzles to try. Their sources are in data/README.md.

import { Example, firstExample } from "./examples";

export const examples: readonly Example[] = [
  firstExample,
  { name: "A pair and a triple", line: "..5..7.923....1......26..585..3......1.9..42.....2............9.3..1.57...45..63." },
  { name: "Skyscraper", line: ".753..4....627.....3......7.....6.2.6.2....8....4.8........2..84...8..93.9.6.4..." },
  { name: "Chains", line: ".4..15...........75...92..675.4..8......3.......8..7...3..6....8.2....4...19....2" },
  { name: "World's Hardest", line: "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4.." },
  { name: "4 by 4", line: "...43.1..1..4..." },
  { name: "16 by 16", line:
    "..5....D7......BA.F.1..8E.4.7....8D.7..4F.GB..C5..2...C......F..9.1..3...B8...4D...24C.5..6.EB8.......2....C.......C.A..D1E3." +
    ".5.5.E1.2......D..6.......1.E.......G..6.7........3.7.3...B2C.6F.E8G1....4..A..C87.6.9........5.G..E.....D78...29........9CBD" +
    ".4.6.1" },
  { name: "25 by 25", line:
    "A.F.7.9.G.6..E.K......I8L3.1.....2..J9N...C.I.DO...8.HK..61N...5F...P..C..4M.P4OL.3A.8..I.5....J.E.NE9B.L.J.IK2.H...G...3...." +
    ".68D......3..JAC.N4..B2.....MA..C..9..B681.......79..547E..6.....LKF..O...I.FC..2..BADH5K.JE..P.M..G.B..N..4........M.G.9.8.J" +
    "DO5.CP...7.........AGL..H..A7......1.J.P....B...C.G......8.9..ILEP..3....NOJ.M..H.BC...K7.9...GA...F..N...I5.J..GM...2O.19.73" +
    "17...I5.....F..APJ..D...CB.HO8.P...K2LG...DIM...A.........L..748....K3.I...6.....A..G.N..9...28.71.M.....12K.OHB...EC6.....F." +
    ".P.2F4C.8...6H7.B.J..3.5.CJ....K.5.F...46...OIE.98.L.BE....HP3.D..5I.K.14...N41..3A.EG.B..D..L2.6..K..6G.....I.OC...H81..F7JD" },
];

/** Boards with other houses (data/houses/README.md). */
export const otherHouses: readonly Example[] = [
  { name: "Jigsaw", line: "......6.8.3...2.....756..1...2....6..8......77..........1..6.3......4......1..... " +
    "houses:ABBBBBCCCAABABBCCCDAAABECCCDDAAEEFFFDDEEEGFFFHDEGGGGFIHDEEGGGFIHDDHGIIFIHHHHHIIII" },
  { name: "Diagonals", line: "..6...9...............68....82...417.54.........9........5.....2......4..4...25.3 houses:boxes+diagonals" },
  { name: "Windows", line: "...4..7.............86.3...4.5..8.......................6....5.37.....1.1..2...3. houses:boxes+windoku" },
];
