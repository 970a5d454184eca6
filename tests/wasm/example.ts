// Compiled by `tsc --strict` against the installed package: the types know questions and answers.
import { open, openChecker, type Answer } from "deduku";

const puzzle = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const deduku = await open();

const rated = await deduku.ask({ ask: "rate", by: ["hdp", "steps"], puzzle });
if (rated.error !== undefined) throw new Error(rated.error.text);
const rating: number | null | undefined = rated.steps?.rating;

const solved: Answer<"solve"> = await deduku.ask({ ask: "solve", puzzle, limit: 2 });
const line: string | null | undefined = solved.error === undefined ? solved.solution : undefined;

const checker = await openChecker();
const { accepted } = await checker.check(puzzle, "deduku-unique-1.");

const setting = await deduku.ask({
    ask: "solve", puzzle: ".".repeat(16), rules: ["killer 3: C1 D1", "thermo: A2-D2"], true_candidates: true,
});
if (setting.error !== undefined) throw new Error(setting.error.text);
const digits: number[][] | undefined = setting.true_candidates;
if (JSON.stringify(digits?.slice(0, 3)) !== "[[3,4],[3,4],[1,2]]") throw new Error(JSON.stringify(setting));

// @ts-expect-error: there is no such member
rated.ratings;
// @ts-expect-error: an option that the question has not, in a question known here
const wrong: Answer<"solve"> = await deduku.ask<"solve">({ ask: "solve", puzzle, limits: 2 });

console.log(rating, line, accepted, wrong);
