// Questions and answers, typed by schema.ts, which is made from doc/json.schema.json.

import type { Answers, Problem, Question } from "./schema.js";

export type { Problem, Question };

/** The word of a question. */
export type Word = keyof Answers;
/** The question of this word. */
export type QuestionOf<W extends Word> = Extract<Question, { ask: W }>;
/** What is answered, or what is wrong with the question. */
export type Answer<W extends Word> = (Answers[W] & { error?: undefined }) | Refused;

export interface Refused {
  version: number;
  program: string;
  id?: string;
  error: Problem;
}

/** A question made while the program runs, and its answer: nothing is known of their members. */
export interface AnyQuestion {
  ask: string;
  [member: string]: unknown;
}
export type AnyAnswer = Record<string, any> & { error?: Problem };
