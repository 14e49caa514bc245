/**
 * Reduces a sample to the characters that the platform allows: letters, marks, digits, apostrophes, hyphens, and points
 * of abbreviations.
 */
export function writeSample(sample: string, slotName: (slot: string) => string): { text: string; hasDigits: boolean } {
  const parts = sample.split(/(\{[^{}]*\})/);
  const text = parts
    .map((part) =>
      part.startsWith('{')
        ? `{${slotName(part.slice(1, -1).trim())}}`
        : part.replaceAll('’', "'").replaceAll(/[^\p{L}\p{M}\p{N}\s'._-]+/gu, ' '),
    )
    .join('')
    .replaceAll(/(?<!\b\p{L})\.(?=\s|$)/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { text, hasDigits: /\d/.test(text.replaceAll(/\{[^{}]*\}/g, '')) };
}
