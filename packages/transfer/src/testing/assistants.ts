import type { Assistant, AssistantIntent } from '../assistant.ts';

/** Creates the assistant of a tea house without intents, slots and lists, with these parts. */
export function createAssistant(parts: Partial<Assistant> = {}): Assistant {
  return {
    name: 'tea house',
    description: '',
    notes: '',
    language: 'en',
    welcome: { texts: ['Hello.'], chips: [] },
    isWelcomeAsking: false,
    question: { texts: ['What can I get you?'], chips: [] },
    fallback: ['Pardon?'],
    intents: [],
    slots: [],
    lists: [],
    ...parts,
  };
}

/** Creates an intent that only answers, with these parts. */
export function createIntent(parts: Partial<AssistantIntent> & Pick<AssistantIntent, 'name'>): AssistantIntent {
  return {
    samples: [],
    answer: { texts: ['Here it is.'], chips: [] },
    fills: [],
    confirm: [],
    follows: [],
    fallback: [],
    outcome: 'listen',
    ...parts,
  };
}
