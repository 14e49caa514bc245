import { defineWords } from '../../words/define-words.ts';

const english = {
  thisProject: 'This project',
  manage: 'Manage extensions',
  title: 'Manage Extensions',
  lead: 'What is enabled here is enabled for everybody who works on this project, at once.',
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
  noneText: 'This installation offers no extensions.',
};

export type ExtensionWords = typeof english;

/** Words of the extensions of a project. What an extension is called and brings comes from the catalogue. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
