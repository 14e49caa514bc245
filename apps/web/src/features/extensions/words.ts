import { defineWords } from '../../words/define-words.ts';

const english = {
  thisProject: 'This project',
  manage: 'Manage extensions',
  title: 'Manage Extensions',
  subtitle: 'Changes apply immediately to everyone who works on this project.',
  subtitleForViewers: 'Everyone who can edit this project can enable and disable extensions.',
  enabled: 'Enabled',
  disabled: 'Disabled',
  enable: 'Enable',
  disable: 'Disable',
  enableOne: (name: string) => `Enable ${name}`,
  disableOne: (name: string) => `Disable ${name}`,
  moreInfo: 'More Info',
  moreAbout: (name: string) => `More Info about ${name}`,
  close: 'Close',
  none: 'No extensions',
  noneText: 'No extensions are installed.',
};

export type ExtensionWords = typeof english;

/** Interface words of extensions; their names and descriptions come from the catalogue. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
