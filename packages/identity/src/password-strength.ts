import { defineMessages, limits, type NamedMessage } from '@confab/model';

/** Levels of the strength meter, weakest first (P5.25). */
export const passwordLevels = ['bad', 'weak', 'okay', 'good', 'strongest'] as const;
type PasswordLevel = (typeof passwordLevels)[number];

/** One line of the rules list beside the password box, and whether the password meets it. */
interface PasswordRule {
  readonly id: 'length' | 'capital' | 'symbol';
  readonly label: NamedMessage;
  readonly isMet: boolean;
}

/** The texts of the rules list, and of a password that is strong but too long. */
export const passwordMessages = {
  length: `At least ${limits.passwordMin} characters`,
  capital: 'At least one capital letter',
  symbol: 'At least one symbol or digit',
  tooLong: `Please enter a password of at most ${limits.passwordMax} characters`,
} as const;

const messages = defineMessages('passwordMessages', passwordMessages);

/** Asks for a shorter password. */
export const passwordTooLong: NamedMessage = messages.tooLong;

export interface PasswordStrength {
  readonly level: PasswordLevel;
  readonly rules: readonly PasswordRule[];
  /** Whether the form accepts the password: it meets all rules. */
  readonly isStrong: boolean;
}

const symbolOrDigit = /[0-9|\\/~^:,;?!&%$@*+]/;
const capital = /\p{Lu}/u;
const lowercase = /\p{Ll}/u;

/**
 * Rates a password for the strength meter, which updates while the user types (P5.24, P5.25).
 *
 * Appending characters never lowers the level. An emoji counts as one
 * character.
 */
export function passwordStrength(password: string): PasswordStrength {
  const length = passwordLength(password);
  const rules: readonly PasswordRule[] = [
    { id: 'length', label: messages.length, isMet: length >= limits.passwordMin },
    { id: 'capital', label: messages.capital, isMet: capital.test(password) },
    { id: 'symbol', label: messages.symbol, isMet: symbolOrDigit.test(password) },
  ];
  const isStrong = rules.every((rule) => rule.isMet);
  return { level: levelOf(password, length, isStrong), rules, isStrong };
}

/** The number of characters of a password: its Unicode code points. */
export function passwordLength(password: string): number {
  return [...password].length;
}

/** Whether a password is longer than an account can have. */
export function isPasswordTooLong(password: string): boolean {
  return passwordLength(password) > limits.passwordMax;
}

function levelOf(password: string, length: number, isStrong: boolean): PasswordLevel {
  if (isStrong) return length >= limits.passwordStrongest ? 'strongest' : 'good';
  const isLong = length >= limits.passwordMin;
  if (isLong && symbolOrDigit.test(password)) return 'okay';
  return isLong || lowercase.test(password) ? 'weak' : 'bad';
}
