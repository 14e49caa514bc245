import { defineWords, type Translated } from '../../../words/define-words.ts';

const english = {
  title: 'Ready modules',
  hint: 'What most assistants need, available at any time in a conversation. A module comes as a workflow with its own intents, in the language of the project, and you can change everything in it.',
  add: 'Add',
  addNamed: (name: string) => `Add ${name}`,
  close: 'Close',
};

export type ReadyModuleWords = Translated<typeof english>;

/** Interface words of the ready modules. */
export const readyModuleWords = defineWords(english, { de: () => import('./words.de.ts') });
