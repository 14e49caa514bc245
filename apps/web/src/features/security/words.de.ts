/** German; `words.ts` checks that it says the same. */
export const words = { heading: 'Sicherheit' };
