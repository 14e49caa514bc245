import { getLabelKey, type AnyProperty } from '@confab/inputs';
import type { ItemSchema } from '@confab/model';

/** What the product calls parts of a project in problems. */
export const problemTerms = {
  next: 'Next',
  otherwise: 'Otherwise',
  theAnswer: 'The answer',
  anAnswer: 'An answer',
  displayText: 'display text',
  image: 'an image',
} as const;
export type ProblemTerm = keyof typeof problemTerms;

/** A name in a problem that is not an author's, with the key by which its translation is found. */
export interface KeyedName {
  readonly text: string;
  /** `term.next`, or that of a label among the texts of the catalogue: `node.Say.Response.label`. */
  readonly key: string;
}

export function nameTerm(term: ProblemTerm): KeyedName {
  return { text: problemTerms[term], key: `term.${term}` };
}

/** Names an input of a schema, or a field of one of its responses, by its label. */
export function nameInput(schema: ItemSchema, input: AnyProperty): KeyedName {
  return { text: input.label ?? input.name, key: getLabelKey(schema, { input }) };
}
