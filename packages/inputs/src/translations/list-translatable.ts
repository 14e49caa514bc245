import type { JsonObject, JsonValue, Property } from '@confab/model';
import type { TextLabel } from '../find/text-label.ts';
import { visitTexts, type SearchedText } from '../find/searched-texts.ts';
import type { AnyProperty } from '../form/property-rules.ts';
import { isBlank } from '../values/is-blank.ts';
import { readAt } from '../values/read-at.ts';
import { isTranslatable, parseTranslationPath } from './translation-paths.ts';

/** A value that a project can have in each of its languages. */
export interface TranslatableValue {
  readonly path: string;
  readonly property: AnyProperty;
  /** The labels of its inputs and rows, as its form shows them. */
  readonly labels: readonly TextLabel[];
  /** The part that each label belongs to, for `listLabelKeys`. */
  readonly labelSources: SearchedText['labelSources'];
  /** The value in the first language. */
  readonly value: JsonValue;
}

/** The values of an item in the first language that can be translated, in the order of its form. */
export function listTranslatable(properties: readonly Property[], values: JsonObject): readonly TranslatableValue[] {
  const found = new Map<string, TranslatableValue>();
  visitTexts(properties, values, ({ path, property, labels, labelSources }) => {
    if (found.has(path) || !isTranslatable(property) || parseTranslationPath(path)) return;
    const value = readAt(values, path);
    if (value !== undefined && !isBlank(value)) found.set(path, { path, property, labels, labelSources, value });
  });
  return [...found.values()];
}
