import { defineWords, type Translated } from '../../words/define-words.ts';

const english = {
  preview: 'Live preview',
  width: 'Width of the preview',
  close: 'Hide preview',
  restart: 'Restart conversation',
  startHere: (name: string) => `Start at ${name}`,
  startHereShort: 'Start here',
  noSelection: 'Select a page to start there',
  startsAt: (name: string) => `Starts at ${name}`,
  fromBeginning: 'Start from the beginning',
  follow: 'Start at each page I select',
  why: 'Why this response',
  whyHint: 'Send a message to see the pages it matched and the values it changed.',
  conversation: 'Conversation with the assistant',
  failed: 'The preview did not answer.',
  silent: (name: string) => `${name} says nothing yet`,
  silentHint: 'Write what this page says, and it appears here.',
  writeResponse: 'Write what it says',
};

/** Interface words of the live preview. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
export type PreviewWords = Translated<typeof english>;
