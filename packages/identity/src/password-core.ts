import { trimBy } from '@confab/model';

/**
 * Returns a password in lower case, without digits and symbols at its ends, which people
 * add to a word to satisfy a rule: `Sunshine1!` and `sunshine` have the same core.
 */
export function passwordCore(password: string): string {
  const lower = password.toLowerCase();
  const core = trimBy(lower, (character) => !/\p{L}/u.test(character));
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

/** The core with the usual letter substitutions undone: `p@ssw0rd` becomes `password`. */
export function unmaskedCore(password: string): string {
  return passwordCore(password).replace(/[@431!0$5]/g, (sign) => lookAlikes[sign] ?? sign);
}
