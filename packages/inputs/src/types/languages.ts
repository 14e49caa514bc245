import { isJsonArray, isJsonObject, type JsonObject, type JsonValue, type Property } from '@confab/model';
import { describeAsset } from './asset.ts';
import { enterPlace } from '../find/text-place.ts';
import { parseJson } from '../form/property-rules.ts';
import type { ShownValue } from '../show/describe-value.ts';
import { isBlank } from '../values/is-blank.ts';
import { describeJson } from './describe-text.ts';
import { defineValueType, type ValueCheck } from './value-type.ts';

/** A text for each language, `{ [language]: text }`; saves carry it as JSON text (A4.29). */
export const languagesType = defineValueType({
  inputTypes: ['NString'],
  accepts: (_property, value) => isJsonObject(value),
  check: checkTexts,
  target: (property, segments) =>
    segments.length <= 1
      ? { type: 'value', property: segments.length === 1 ? { ...property, type: 'String' } : property }
      : { type: 'nothing' },
  show(_property, value) {
    const texts = toObjectOrText(value);
    return isJsonObject(texts) ? describeLanguages(texts) : describeTextual(texts);
  },
  search(property, value, place, { visitValue }) {
    if (!isJsonObject(value)) return visitValue(property, value, place);
    for (const [language, text] of Object.entries(value)) {
      if (typeof text === 'string')
        visitValue({ ...property, type: 'String' }, text, enterPlace(place, language, language));
    }
  },
  save: toJsonText,
  open: fromJsonText,
});

/** Media to play: an object with asset id and file name (A3.59); saves carry it as JSON text (A4.29). */
export const mediaResponseType = defineValueType({
  inputTypes: ['MediaResponse'],
  accepts: (_property, value) => isJsonObject(value),
  check: checkTexts,
  show(_property, value) {
    const media = toObjectOrText(value);
    const id = isJsonObject(media) ? media['Id'] : undefined;
    return typeof id === 'string' && id !== '' ? describeAsset(id) : describeTextual(media);
  },
  save: toJsonText,
  open: fromJsonText,
});

/** The object that a value is or that its JSON text holds; any other value as it is. */
function toObjectOrText(value: JsonValue): JsonValue {
  if (isJsonObject(value) || isJsonArray(value)) return value;
  const parsed = parseJson(`${value}`);
  return isJsonObject(parsed) ? parsed : value;
}

function describeTextual(value: JsonValue): ShownValue {
  return isJsonObject(value) || isJsonArray(value) ? describeJson(value) : { type: 'text', text: `${value}` };
}

function describeLanguages(texts: JsonObject): ShownValue {
  const shown = Object.entries(texts).flatMap(([language, text]) =>
    isBlank(text) ? [] : [{ language, text: typeof text === 'string' ? text : JSON.stringify(text) }],
  );
  return shown.length === 0 ? { type: 'nothing' } : { type: 'languages', texts: shown };
}

function checkTexts(property: Property, value: JsonValue, { report, where, onText }: ValueCheck) {
  const texts = isJsonObject(value) ? Object.values(value) : [];
  if (!isJsonObject(value) || texts.some((text) => typeof text !== 'string')) report(where, 'are no texts');
  for (const text of texts) if (typeof text === 'string') onText(property, text, where);
}

function toJsonText(value: JsonValue | undefined): JsonValue | undefined {
  return value === undefined || value === null || typeof value === 'string' ? value : JSON.stringify(value);
}

function fromJsonText(saved: JsonValue | undefined): JsonValue | undefined {
  const parsed = typeof saved === 'string' ? parseJson(saved) : undefined;
  return isJsonObject(parsed) ? parsed : saved;
}
