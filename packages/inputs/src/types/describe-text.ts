import { isJsonArray, isJsonObject, type JsonValue, type Property } from '@confab/model';
import type { ShownValue } from '../show/describe-value.ts';
import { splitTokens } from '../show/tokens.ts';
import { isBlank } from '../values/is-blank.ts';

const codeDisplays: ReadonlySet<string> = new Set(['html', 'javascript']);

/** A text as it reads: code, a text with tokens, or words. Lists and objects read as `describeJson`. */
export function describeTextOrJson(property: Property, value: JsonValue): ShownValue {
  if (isJsonObject(value) || isJsonArray(value)) return describeJson(value);
  const text = `${value}`;
  if (codeDisplays.has(property.displayAs ?? '')) return { type: 'code', text };
  return text.includes('{tv.') ? { type: 'tokens', parts: splitTokens(text) } : { type: 'text', text };
}

/** A value of unknown shape: a text as it is, a list of texts as choices, everything else as JSON. */
export function describeJson(value: JsonValue): ShownValue {
  if (isBlank(value)) return { type: 'nothing' };
  if (typeof value === 'string') return { type: 'text', text: value };
  if (isJsonArray(value) && value.every((one) => typeof one === 'string'))
    return { type: 'choices', choices: value.map((label) => ({ label, description: '' })) };
  return { type: 'code', text: JSON.stringify(value, null, 2) };
}
