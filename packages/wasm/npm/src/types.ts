// Types of questions and answers, from schema.ts, which is generated from doc/json.schema.json.

import type { Answers, Problem, Question } from "./schema.js";

export type { Problem, Question };

/** The word of a question. */
export type Word = keyof Answers;
/** The question of this word. */
export type QuestionOf<W extends Word> = Extract<Question, { ask: W }>;
/** The answer, or an error. */
export type Answer<W extends Word> = (Answers[W] & { error?: undefined }) | Refused;

export interface Refused {
  version: number;
  program: string;
  id?: string;
  error: Problem;
}

/** A question built at run time, and its answer, with unknown members. */
export interface AnyQuestion {
  ask: string;
  [member: string]: unknown;
}
export type AnyAnswer = Record<string, any> & { error?: Problem };
