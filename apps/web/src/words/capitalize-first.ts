/** A sentence that begins with what somebody else named: in German a schema's words often come first, in English last. */
export function capitalizeFirst(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}
