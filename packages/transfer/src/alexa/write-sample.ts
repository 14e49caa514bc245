/** A sample as the platform takes it: letters, marks, apostrophes, hyphens and the points of abbreviations. */
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
