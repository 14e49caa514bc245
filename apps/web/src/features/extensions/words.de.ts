import type { ExtensionWords } from './words.ts';

/** German interface words of extensions. */
export const words: ExtensionWords = {
  thisProject: 'Dieses Projekt',
  manage: 'Erweiterungen verwalten',
  title: 'Erweiterungen verwalten',
  subtitle: 'Änderungen gelten sofort für alle, die an diesem Projekt arbeiten.',
  subtitleForViewers: 'Alle, die dieses Projekt bearbeiten dürfen, können Erweiterungen aktivieren und deaktivieren.',
  enabled: 'Aktiviert',
  disabled: 'Deaktiviert',
  enable: 'Aktivieren',
  disable: 'Deaktivieren',
  enableOne: (name) => `${name} aktivieren`,
  disableOne: (name) => `${name} deaktivieren`,
  moreInfo: 'Mehr erfahren',
  moreAbout: (name) => `Mehr über ${name}`,
  close: 'Schließen',
  none: 'Keine Erweiterungen',
  noneText: 'Es sind keine Erweiterungen installiert.',
};
