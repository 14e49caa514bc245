import { defineWords } from '../../../words/define-words.ts';

const english = {
  title: 'Erase a visitor',
  key: 'Key of the visitor',
  keyHint:
    'The visitor id of a chat, the user or person id of Alexa, or the full name of a Dialogflow session. All channels and stages of this project are searched.',
  erase: 'Erase',
  question:
    'What this visitor said, the answers, and the variables kept for them are deleted. Their conversations stay counted without a text. This cannot be undone.',
  confirm: 'Erase the visitor',
  keep: 'Keep',
  nothing: 'Nothing is stored about this key.',
  erased: (conversations: number) =>
    conversations === 1
      ? 'The visitor and 1 conversation were erased.'
      : `The visitor and ${conversations} conversations were erased.`,
};
export type ErasureWords = typeof english;

/** The texts of erasing a visitor. */
export const words = defineWords(english, { de: () => import('./words.de.ts') });
