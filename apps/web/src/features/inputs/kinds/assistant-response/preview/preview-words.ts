import { defineWords } from '../../../../../words/define-words.ts';

/** The devices that a response is previewed on. */
export const previewDevices = ['phone', 'display', 'speaker'] as const;
export type PreviewDevice = (typeof previewDevices)[number];

const devices: Readonly<Record<PreviewDevice, string>> = {
  phone: 'Phone',
  display: 'Smart display',
  speaker: 'Speaker',
};

const english = {
  preview: 'Live preview',
  device: 'Device',
  deviceName: (device: PreviewDevice): string => devices[device],
  look: 'Colours',
  lookName: (look: 'light' | 'dark'): string => ({ light: 'Light', dark: 'Dark' })[look],
  assistant: 'Assistant',
  nothing: 'Nothing to show yet. Write a display text or a spoken text.',
  silent: 'This entry says nothing.',
  otherSite: 'Pictures from other sites are only shown in the channel.',
  of: (at: number, count: number) => `Entry ${at} of ${count}`,
  previous: 'Previous entry',
  next: 'Next entry',
};

export type PreviewWords = typeof english;

/** Interface words of the live preview. */
export const previewWords = defineWords(english, {
  de: async () => ({ words: (await import('./preview-words.de.ts')).previewWords }),
});
