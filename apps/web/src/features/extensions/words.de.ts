import type { ExtensionWords } from './words.ts';

/** German for the extensions of a project. */
export const words: ExtensionWords = {
  thisProject: 'Dieses Projekt',
  manage: 'Erweiterungen verwalten',
  title: 'Erweiterungen verwalten',
  lead: 'Was hier eingeschaltet wird, ist sofort für alle eingeschaltet, die an diesem Projekt arbeiten.',
  enabled: 'Eingeschaltet',
  disabled: 'Ausgeschaltet',
  enable: 'Einschalten',
  disable: 'Ausschalten',
  enableOne: (name) => `${name} einschalten`,
  disableOne: (name) => `${name} ausschalten`,
  moreInfo: 'Mehr dazu',
  moreAbout: (name) => `Mehr über ${name}`,
  close: 'Schließen',
  none: 'Keine Erweiterungen',
  noneText: 'Diese Installation bietet keine Erweiterungen an.',
};
