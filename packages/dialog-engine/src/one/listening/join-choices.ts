/** Joins names for speech: a, b or c. */
export function joinChoices(names: readonly string[], language: string): string {
  const word = language.startsWith('de') ? 'oder' : 'or';
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} ${word} ${names.at(-1) ?? ''}`;
}
