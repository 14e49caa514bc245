import type { JsonValue } from '@confab/model';

/** Converts a value to the text of a field: '' for no value, JSON for anything but text. */
export function formatFieldText(value: JsonValue | undefined): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** A property's placeholder, as optional props. */
export function getPlaceholderProps(property: { readonly placeholder?: string | undefined }) {
  return property.placeholder === undefined ? {} : { placeholder: property.placeholder };
}
