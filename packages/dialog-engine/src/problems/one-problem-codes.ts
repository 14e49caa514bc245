import type { Severity } from './problem-codes.ts';

/** The problem codes of One projects only. */
export const oneSeverityByCode = {
  NoPages: 'error',
  MissingWelcome: 'error',
  MissingSpecialPage: 'warning',
  UnknownPageType: 'error',
  MissingFeature: 'warning',
  LostPage: 'warning',
  UnlistedPage: 'warning',
  NoKeywords: 'warning',
  SilentExtension: 'warning',
  UnreachablePage: 'warning',
  EmptyMenu: 'error',
  EmptyChoices: 'error',
  NoFields: 'error',
  NoContact: 'error',
  NoRecipient: 'error',
  MissingLink: 'error',
  InvalidLink: 'error',
} as const satisfies Readonly<Record<string, Severity>>;
