/**
 * Reduces a sample to the characters that the platform allows: letters, marks, digits, apostrophes, hyphens, and points
 * of abbreviations. What names no slot is words.
 */
export function writeSample(
  sample: string,
  slotName: (slot: string) => string | undefined,
): { text: string; hasDigits: boolean } {
  const parts = sample.split(/(\{[^{}]*\})/);
  const text = parts
    .map((part) => {
      const slot = part.startsWith('{') ? slotName(part.slice(1, -1).trim()) : undefined;
      return slot === undefined ? removeOtherSigns(part) : `{${slot}}`;
    })
    .join('')
    .replaceAll(/(?<!\b\p{L})\.(?=\s|$)/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { text, hasDigits: /\d/.test(text.replaceAll(/\{[^{}]*\}/g, '')) };
}

function removeOtherSigns(part: string) {
  return part.replaceAll('’', "'").replaceAll(/[^\p{L}\p{M}\p{N}\s'._-]+/gu, ' ');
}
