import { toPlainLetters } from '../text/plain-letters.ts';
import { trimBy } from '../text/trim-characters.ts';
import type { NamingRule } from './assign-names.ts';

/** How an Alexa skill names intents, slots and types: letters and underscores only. */
export const alexaNaming: NamingRule = {
  toValidName: (name) =>
    trimBy(toPlainLetters(name).replaceAll(/[^A-Za-z]+/g, '_'), (letter) => letter === '_') || 'Unnamed',
  toSuffix: toLetters,
};

/** Names have no digits, so a name that is taken gets a number written in letters: `_`, `_b`, `_c` … `_ba`. */
function toLetters(number: number): string {
  if (number < 2) return '_'.repeat(number);
  const digits = [...(number - 1).toString(letters.length)];
  return `_${digits.map((digit) => letters.charAt(Number.parseInt(digit, letters.length))).join('')}`;
}

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** How a Dialogflow agent names parts: letters, digits, underscores and hyphens that start with a letter. */
export const agentNaming: Readonly<Record<'list' | 'slot', NamingRule>> = {
  list: createAgentNaming('list'),
  slot: createAgentNaming('slot'),
};

/** The file of such an entity would be read as the values of another one. */
const entriesEnding = /_entries_(?=[a-z]+(?:-[a-z0-9]+)*$)/i;

/** @param word begins a name that would begin with a digit, or be empty */
function createAgentNaming(word: string): NamingRule {
  return {
    toValidName(name) {
      if (/^[A-Za-z][\w-]*$/.test(name) && !entriesEnding.test(name)) return name;
      const plain = trimBy(toPlainLetters(name).replaceAll(/[^\w-]+/g, '_'), (letter) => letter === '_');
      const valid = /^[A-Za-z]/.test(plain) ? plain : trimBy(`${word}_${plain}`, (letter) => letter === '_');
      return valid.replace(entriesEnding, '-entries_');
    },
    toSuffix: (number) => (number === 0 ? '' : `_${number + 1}`),
  };
}
