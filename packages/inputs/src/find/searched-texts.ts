import type { JsonObject, JsonValue, Property } from '@confab/model';
import { getLanguageName, isJsonArray, isJsonObject } from '@confab/model';
import { findTranslatedInput, withBuiltIn } from '../edits/find-edit-target.ts';
import { hasFlag, readLimits, type AnyProperty } from '../form/property-rules.ts';
import { getRowLabel } from '../rows/row-title.ts';
import { getValueType } from '../types/registry.ts';
import type { FieldProperty, TextVisitor } from '../types/value-type.ts';
import { joinPath, parsePath } from '../values/path.ts';
import { getTranslationPath, translationParts, translationsInput } from '../translations/translation-paths.ts';
import type { TextLabel } from './text-label.ts';
import { enterPlace, type TextPlace } from './text-place.ts';

/** One text of an item, as a search reads it. */
export interface SearchedText {
  /** The path of the value that holds the text. */
  readonly path: string;
  /** Where in that value the text is, for a value of several texts; empty otherwise. */
  readonly within: readonly (string | number)[];
  readonly property: AnyProperty;
  /** The label of the input; inside a list, the title of the row comes before it. */
  readonly labels: readonly TextLabel[];
  /** The part that each label belongs to, for `listLabelKeys`. */
  readonly labelSources: TextPlace['labelSources'];
  readonly text: string;
}

/**
 * Visits every text, number and Bool of an item, in the order of its form. Values of hidden inputs are visited only
 * with `withHidden`.
 */
export function visitTexts(
  properties: readonly Property[],
  values: JsonObject,
  visit: (text: SearchedText) => void,
  { withHidden = false } = {},
): void {
  const visitor: TextVisitor = {
    visitValue: (property, value, place) => visitParts(property, value, place, [], visit),
    visitFields(fields, inner, place) {
      for (const field of fields) {
        const value = Object.hasOwn(inner, field.name) ? inner[field.name] : undefined;
        if (value === undefined || value === null) continue;
        if (!withHidden && isAlwaysHidden(field)) continue;
        const inField = enterPlace(place, field.name, field.label ?? field.name, { input: field });
        getValueType(field.type).search(field, value, inField, visitor);
      }
    },
    getRowLabel,
  };
  visitor.visitFields(withBuiltIn(properties), values, { segments: [], labels: [], labelSources: [] });
  visitTranslations(properties, values, visitor, withHidden);
}

/** Visits the texts of an item in further languages, after all texts in the first. */
function visitTranslations(
  properties: readonly Property[],
  values: JsonObject,
  visitor: TextVisitor,
  withHidden: boolean,
) {
  const languages = values[translationsInput];
  for (const [language, translations] of Object.entries(isJsonObject(languages) ? languages : {})) {
    for (const [path, translation] of Object.entries(isJsonObject(translations) ? translations : {})) {
      const value = isJsonObject(translation) ? translation[translationParts.value] : undefined;
      const property = value === undefined ? undefined : findTranslatedInput(properties, path)?.property;
      if (!property || value === undefined || value === null) continue;
      if (!withHidden && isAlwaysHidden(property)) continue;
      const place = {
        segments: parsePath(getTranslationPath(language, path)),
        labels: [getLanguageName(language), property.label ?? property.name],
        labelSources: [undefined, { input: property }],
      };
      getValueType(property.type).search(property, value, place, visitor);
    }
  }
}

function visitParts(
  property: AnyProperty,
  value: JsonValue,
  place: TextPlace,
  within: readonly (string | number)[],
  visit: (text: SearchedText) => void,
) {
  if (isJsonArray(value)) {
    for (const [index, one] of value.entries()) visitParts(property, one, place, [...within, index], visit);
  } else if (isJsonObject(value)) {
    for (const [key, one] of Object.entries(value)) visitParts(property, one, place, [...within, key], visit);
  } else if (value !== null && value !== '') {
    const { segments, labels, labelSources } = place;
    visit({ path: joinPath(...segments), within, property, labels, labelSources, text: String(value) });
  }
}

function isAlwaysHidden(field: FieldProperty) {
  const limits = field.validation === undefined ? undefined : readLimits(field);
  return hasFlag(field, 'Hidden') || limits?.isHidden === true || limits?.isBroken === true;
}
