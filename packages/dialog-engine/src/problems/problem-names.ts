import { isComposite, isResponse } from '@confab/inputs';
import type { ColumnProperty, ItemSchema, Property } from '@confab/model';

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

/** A name in a problem that is no author's, with the key by which its translation is found. */
export interface KeyedName {
  readonly text: string;
  /** `term.next`, or that of a label among the texts of the catalogue: `node.Say.Response.label`. */
  readonly key: string;
}

export function nameTerm(term: ProblemTerm): KeyedName {
  return { text: problemTerms[term], key: `term.${term}` };
}

/** Names an input by its label. Rows of tables and nodes of trees, which have ids in the path, have no part in the key. */
export function nameLabel(schema: ItemSchema, path: string, label: string): KeyedName {
  const names: string[] = [];
  let properties: readonly (Property | ColumnProperty)[] = schema.properties;
  const segments = path.split('/');
  for (let at = 0; at < segments.length; at += 1) {
    const name = segments[at] ?? '';
    const property = properties.find((one) => one.name === name);
    names.push(name);
    if (!property || at === segments.length - 1) break;
    if (isResponse(property)) return { text: label, key: `input.Response.${segments.at(-1)}.label` };
    const nodes = 'tree' in property ? property.tree?.nodeProperties : undefined;
    properties = property.table?.properties ?? nodes ?? [];
    // The id of a row.
    if (!isComposite(property)) at += 1;
  }
  return { text: label, key: `${schema.kind}.${schema.type}.${names.join('.')}.label` };
}
