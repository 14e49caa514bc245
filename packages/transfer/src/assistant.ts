/**
 * What the formats of the platforms have in common: what people may want, what is asked of them, and what is
 * answered. Readers make one, writers take one; how a project holds it is known to `build/` alone.
 */
export interface Assistant {
  readonly name: string;
  readonly description: string;
  /** Remarks for the people who edit it. */
  readonly notes: string;
  /** As the package names it: `en`, `en-US`. */
  readonly language: string;
  readonly welcome: Answer;
  /** The welcome asks by itself, so the question waits until something was answered. */
  readonly isWelcomeAsking: boolean;
  /** Asked whenever nothing else is open. */
  readonly question: Answer;
  /** Said when nothing fits. */
  readonly fallback: readonly string[];
  readonly intents: readonly AssistantIntent[];
  readonly slots: readonly AssistantSlot[];
  readonly lists: readonly AssistantList[];
}

/** Texts of which one is said, and answers that are offered with it. */
export interface Answer {
  readonly texts: readonly string[];
  readonly chips: readonly string[];
  /** The format has no answers, so this is only where one belongs. */
  readonly isPlaceholder?: boolean;
}

export interface AssistantIntent {
  readonly name: string;
  /** With `{slot}` where a slot stands. */
  readonly samples: readonly string[];
  readonly answer: Answer;
  readonly fills: readonly Fill[];
  /** Asked for a yes before it is answered. */
  readonly confirm: readonly string[];
  /** Names of the intents after whose answer it is listened for; everywhere, when there are none. */
  readonly follows: readonly string[];
  /** Said when nothing fits of what is listened for after its answer. */
  readonly fallback: readonly string[];
  /** What comes after the answer: the question again, the end, or the question without any answer. */
  readonly outcome: 'listen' | 'end' | 'home';
}

/** A slot that is asked for. */
export interface Fill {
  readonly slot: string;
  readonly isRequired: boolean;
  readonly prompts: readonly string[];
  readonly confirm: readonly string[];
}

/** `type` is one of the product's own, or the name of a list. */
export interface AssistantSlot {
  readonly name: string;
  readonly type: string;
}

export interface AssistantList {
  readonly name: string;
  /** Other words are taken too. */
  readonly isOpen: boolean;
  readonly values: readonly { readonly value: string; readonly synonyms: readonly string[] }[];
}

export const emptyAnswer: Answer = { texts: [], chips: [] };

/** Types of slots that need no list. */
export const builtInSlotTypes: ReadonlySet<string> = new Set([
  'text',
  'number',
  'date',
  'time',
  'dateTime',
  'duration',
  'currency',
  'email',
  'phone',
  'yesNo',
]);

/** A name as a variable may have it, so that texts can use it. */
export function toVariableName(slot: string): string {
  const name = slot.trim().replaceAll(/[^A-Za-z0-9_]+/g, '_');
  return /^[A-Za-z_]/.test(name) ? name : `_${name}`;
}
