/**
 * A password without its case and without the digits and symbols around it, which is how
 * people dress up a word to please a rule: `Sunshine1!` and `sunshine` have one core.
 */
export function passwordCore(password: string): string {
  const lower = password.toLowerCase();
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return core === '' ? lower : core;
}

const lookAlikes: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
};

/** The core with the usual stand-ins put back: `p@ssw0rd` reads `password`. */
export function unmaskedCore(password: string): string {
  return passwordCore(password).replace(/[@431!0$5]/g, (sign) => lookAlikes[sign] ?? sign);
}
