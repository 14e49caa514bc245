import type { InterfaceLanguage } from '@confab/model';

const english = {
  title: 'Guides',
  lead: 'Short, and meant to be read once.',
  more: 'More guides',
  all: 'All guides',
  next: 'Next: ',
};

const german: typeof english = {
  title: 'Anleitungen',
  lead: 'Kurz, und zum einmaligen Lesen gedacht.',
  more: 'Weitere Anleitungen',
  all: 'Alle Anleitungen',
  next: 'Weiter: ',
};

/** The words around the guides. */
export const guideWords: Readonly<Record<InterfaceLanguage, typeof english>> = { en: english, de: german };
