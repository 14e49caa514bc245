import type { JsonValue } from '@confab/model';
import { isNumeric, toNumber, toText } from './expression/values.ts';

export type Converted = { readonly ok: true; readonly value: JsonValue } | { readonly ok: false };

/** A value as a variable of a type holds it (A3.63); not ok for one that does not convert. */
export function convert(value: JsonValue, type: string): Converted {
  if (value === null || type === 'dynamic') return { ok: true, value };
  switch (type) {
    case 'int':
      return isNumeric(value) ? { ok: true, value: Math.trunc(toNumber(value)) } : no;
    case 'float':
      return isNumeric(value) ? { ok: true, value: toNumber(value) } : no;
    case 'bool':
      return toBool(value);
    case 'DateTime':
      return /^\d{4}-\d{2}-\d{2}(T|$)|^\d{14}$/.test(toText(value)) ? { ok: true, value: toText(value) } : no;
    default:
      return { ok: true, value: toText(value) };
  }
}

const no: Converted = { ok: false };

function toBool(value: JsonValue): Converted {
  if (typeof value === 'boolean') return { ok: true, value };
  const text = toText(value).trim().toLowerCase();
  if (['true', 'yes', '1'].includes(text)) return { ok: true, value: true };
  if (['false', 'no', '0', ''].includes(text)) return { ok: true, value: false };
  return no;
}
