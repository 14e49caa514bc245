import { isBuiltInSlotType } from '@confab/model';

/**
 * The common form of the formats of all platforms: intents, slots, prompts and answers. Readers create it, and writers
 * read it; only `build/` and `extract/` know how a project stores it.
 */
export interface Assistant {
  readonly name: string;
  readonly description: string;
  /** Notes for authors. */
  readonly notes: string;
  /** The language tag of the package: `en`, `en-US`. */
  readonly language: string;
  readonly welcome: Answer;
  /** Whether the welcome is a question itself, so that `question` is asked only after the first answer. */
  readonly isWelcomeAsking: boolean;
  /** Asked whenever no other question is open. */
  readonly question: Answer;
  /** The response when no intent matches. */
  readonly fallback: readonly string[];
  readonly intents: readonly AssistantIntent[];
  readonly slots: readonly AssistantSlot[];
  readonly lists: readonly AssistantList[];
  /** The same assistant in its further languages: the same parts in the same order, with other words. */
  readonly translations?: readonly Assistant[];
}

/** Alternative texts of an answer, and suggestions shown with it. */
export interface Answer {
  readonly texts: readonly string[];
  readonly chips: readonly string[];
  /** The picture of the answer: the id of a file, or an address. */
  readonly image?: string;
  /** Whether the texts are placeholders, because the format has no answers. */
  readonly isPlaceholder?: boolean;
}

export interface AssistantIntent {
  readonly name: string;
  /** Samples with `{slot}` for each slot. */
  readonly samples: readonly string[];
  readonly answer: Answer;
  readonly fills: readonly Fill[];
  /** The confirmation prompts; empty when no confirmation is needed. */
  readonly confirm: readonly string[];
  /** Names of the intents after whose answer this one is available; empty when it is available everywhere. */
  readonly follows: readonly string[];
  /** For how many turns after their answers it stays available, by the names in `follows`; without one, for the next. */
  readonly openTurns?: ReadonlyMap<string, number>;
  /** The response when no follow-up intent matches after the answer. */
  readonly fallback: readonly string[];
  /** What follows the answer: the question, the end of the conversation, or the question without an answer. */
  readonly outcome: 'listen' | 'end' | 'home';
}

/** A slot of an intent that is filled by prompts. */
export interface Fill {
  readonly slot: string;
  readonly isRequired: boolean;
  readonly prompts: readonly string[];
  readonly confirm: readonly string[];
}

/** A slot; `type` is a built-in type or the name of a list. */
export interface AssistantSlot {
  readonly name: string;
  readonly type: string;
  /** The type is a list although a built-in type has the same name. */
  readonly isListed?: boolean;
  /** The slot takes a list of values. */
  readonly takesSeveral?: boolean;
}

export interface AssistantList {
  readonly name: string;
  /** Whether words outside the list are accepted. */
  readonly isOpen: boolean;
  readonly values: readonly { readonly value: string; readonly synonyms: readonly string[] }[];
}

export const emptyAnswer: Answer = { texts: [], chips: [] };

/** The type of slots whose values are in a list. */
export function toListType(list: string): Pick<AssistantSlot, 'type' | 'isListed'> {
  return { type: list, ...(isBuiltInSlotType(list) && { isListed: true }) };
}

/** The built-in type of a slot; undefined for one whose values are in a list. */
export function getBuiltInType({ type, isListed = false }: AssistantSlot): string | undefined {
  return !isListed && isBuiltInSlotType(type) ? type : undefined;
}

/** Converts a slot name to a variable name that texts can use. */
export function toVariableName(slot: string): string {
  const name = slot.trim().replaceAll(/[^A-Za-z0-9_]+/g, '_');
  return /^[A-Za-z_]/.test(name) ? name : `_${name}`;
}
