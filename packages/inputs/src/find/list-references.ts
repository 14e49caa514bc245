import type { JsonObject, Property, ReferenceKind } from '@confab/model';
import { getReferenceKind, listVariableNames } from './references.ts';
import type { TextLabel } from './text-label.ts';
import { visitTexts, type SearchedText } from './searched-texts.ts';

/** One reference from a value to something else of the project. */
export interface Reference {
  readonly kind: ReferenceKind;
  /** The id or name that the value contains. A variable may have parts: `Order.Items`. */
  readonly target: string;
  /** Whether the value names a variable that is written, not read. */
  readonly isWrite: boolean;
  readonly path: string;
  /** The label of the input; inside a list, the title of the row comes before it. */
  readonly labels: readonly TextLabel[];
  /** The part that each label belongs to, for `listLabelKeys`. */
  readonly labelSources: SearchedText['labelSources'];
}

/** All references of an item, in the order of its form: what its selectors select, and the variables of its texts. */
export function listReferences(properties: readonly Property[], values: JsonObject): readonly Reference[] {
  const references: Reference[] = [];
  visitTexts(properties, values, (text) => references.push(...listInText(text)), { withHidden: true });
  return references;
}

function listInText({ property, text, path, labels, labelSources }: SearchedText): readonly Reference[] {
  const place = { path, labels, labelSources };
  const kind = getReferenceKind(property);
  // A selected variable receives a value; texts and expressions read variables.
  if (kind !== undefined) return [{ kind, target: text, isWrite: kind === 'variable', ...place }];
  const names = new Set(listVariableNames(property, text).map(({ name }) => name));
  return [...names].map((target) => ({ kind: 'variable', target, isWrite: false, ...place }));
}
