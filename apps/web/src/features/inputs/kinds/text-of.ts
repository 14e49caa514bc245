import type { JsonValue } from '@confab/model';

/** A value as the text of a field: nothing is '', and what is not text is its JSON. */
export function textOf(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A property's placeholder, as optional props. */
export function placeholderOf(property: { readonly placeholder?: string | undefined }) {
  return property.placeholder === undefined ? {} : { placeholder: property.placeholder };
}
