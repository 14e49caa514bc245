/** Replaces letters with marks by plain ones: `Größe` becomes `Grosse`. */
export function toPlainLetters(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('ß', 'ss');
}
