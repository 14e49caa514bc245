import { commonMessages } from '@confab/model';

/** Messages of the account schema's script and tables, as the catalogue's account.json words them. */
export const accountSchemaMessages = {
  otherRoleMissing: 'Describe your role in a few words',
  dayEndsTooEarly: 'Day ends must be later than Day begins',
  invalidPhone: 'Use only digits, spaces, brackets and dashes, with + at the beginning if you like',
  invalidLink: 'The address of a link must begin with https:// or http://',
  linkTitleMissing: `Title: ${commonMessages.valueRequired}`,
  linkAddressMissing: `Address: ${commonMessages.valueRequired}`,
} as const;
