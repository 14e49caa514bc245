/** Capitalizes the first letter of a sentence that starts with a name from a schema. */
export function capitalizeFirst(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
