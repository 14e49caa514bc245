import type { JsonObject, JsonValue, Property } from '@confab/model';
import type { InputEdit } from '../edits/input-edit.ts';
import { readAt } from '../values/read-at.ts';
import { setWithin } from '../values/set-within.ts';
import { getReferenceKind, isPartOf, listVariableNames } from './references.ts';
import { visitTexts, type SearchedText } from './searched-texts.ts';

/** The variable or slot to rename, with its old and its new name. */
export interface Renaming {
  readonly kind: 'variable' | 'slot';
  readonly from: string;
  readonly to: string;
}

/**
 * The edits that rename a variable or a slot wherever an item uses it, one for each changed value. Parts of a variable
 * keep their names; a slot is also renamed where samples mark it.
 */
export function renameReference(
  properties: readonly Property[],
  values: JsonObject,
  renaming: Renaming,
): readonly InputEdit[] {
  const renamed = new Map<string, JsonValue>();
  visitTexts(
    properties,
    values,
    (place) => {
      const text = renameInText(place, renaming);
      const before = renamed.get(place.path) ?? readAt(values, place.path);
      const after = text === place.text || before === undefined ? undefined : setWithin(before, place.within, text);
      if (after !== undefined) renamed.set(place.path, after);
    },
    { withHidden: true },
  );
  return [...renamed].map(([path, updatedValue]) => ({ path, action: 'ValueChanged', updatedValue }));
}

function renameInText({ property, text }: SearchedText, { kind, from, to }: Renaming): string {
  const selects = getReferenceKind(property);
  if (selects !== undefined) return selects === kind && text === from ? to : text;
  if (kind === 'slot') return property.name === 'Samples' ? renameMarks(text, from, to) : text;
  const places = listVariableNames(property, text).filter(({ name }) => isPartOf(name, from));
  return places.reduceRight(
    (done, { nameStart }) => done.slice(0, nameStart) + to + done.slice(nameStart + from.length),
    text,
  );
}

/** Renames the marks of a slot in samples, such as {size}. Case and spaces make no difference in a mark. */
function renameMarks(samples: string, from: string, to: string): string {
  const marked = from.trim().toLowerCase();
  return samples.replaceAll(/\{([^{}]*)\}/g, (mark, name: string) =>
    name.trim().toLowerCase() === marked ? `{${to}}` : mark,
  );
}
