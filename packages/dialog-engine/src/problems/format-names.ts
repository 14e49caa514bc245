const maxNames = 3;

/** Quotes the first names of a list for a message, and counts the others. */
export function formatNames(names: readonly string[]): string {
  const named = names.slice(0, maxNames).map((name) => `"${name}"`);
  const more = names.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(' and ');
}
