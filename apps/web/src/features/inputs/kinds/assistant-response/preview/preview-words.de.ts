import type { Translated } from '../../../../../words/define-words.ts';
import type { PreviewDevice, PreviewWords } from './preview-words.ts';

const devices: Readonly<Record<PreviewDevice, string>> = {
  phone: 'Telefon',
  display: 'Smartes Display',
  speaker: 'Lautsprecher',
};

/** German interface words of the live preview. */
export const previewWords: Translated<PreviewWords> = {
  preview: 'Live-Vorschau',
  device: 'Gerät',
  deviceName: (device) => devices[device],
  look: 'Farben',
  lookName: (look) => ({ light: 'Hell', dark: 'Dunkel' })[look],
  assistant: 'Assistent',
  nothing: 'Noch nichts zu sehen. Schreibe einen Anzeigetext oder einen gesprochenen Text.',
  silent: 'Dieser Eintrag sagt nichts.',
  otherSite: 'Bilder anderer Seiten werden nur im Kanal gezeigt.',
  of: (at, count) => `Eintrag ${at} von ${count}`,
  previous: 'Vorheriger Eintrag',
  next: 'Nächster Eintrag',
};
