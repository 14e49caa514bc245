import type { AssistantIntent } from '../assistant.ts';
import type { IntentLinks } from './write-intent.ts';

/** The fewest turns for which a context lasts, so that it also covers a turn after one that is not understood. */
const lifespanMin = 2;

type Follower = Pick<AssistantIntent, 'follows' | 'openTurns'>;

/**
 * The contexts of an agent: follow-ups of the same intents share one, which each of these intents opens, if they stay
 * available for as many turns.
 */
export class Contexts {
  /** The turns that the opened contexts last, by intent. */
  readonly #opens = new Map<string, Map<string, number>>();
  /** The contexts by the intents that open them. */
  readonly #names = new Map<string, string>();
  readonly #lastNumbers = new Map<string, number>();

  constructor(intents: readonly AssistantIntent[]) {
    for (const intent of intents) {
      if (intent.follows.length === 0) continue;
      const context = this.#addContext(intent);
      for (const parent of intent.follows) {
        const opened = this.#opens.get(parent) ?? new Map<string, number>();
        this.#opens.set(parent, opened.set(context, getLifespan(intent, parent)));
      }
    }
  }

  /** Links an intent to its parent and follow-ups. */
  link(intent: AssistantIntent, ids: ReadonlyMap<string, string>): Omit<IntentLinks, 'isWelcome'> {
    const [parent] = intent.follows;
    return {
      id: ids.get(intent.name) ?? '',
      parentId: parent === undefined ? undefined : ids.get(parent),
      // The platform requires all listed contexts at once, so an intent with several parents needs a shared one.
      needs: parent === undefined ? [] : [this.#names.get(toKey(intent)) ?? ''],
      opens: this.#opens.get(intent.name) ?? new Map(),
    };
  }

  #addContext(intent: Follower): string {
    const { follows } = intent;
    const key = toKey(intent);
    const known = this.#names.get(key);
    if (known !== undefined) return known;
    const [first = ''] = follows;
    const plain = toPlainName(first) + (follows.length > 1 ? `-and-${follows.length - 1}-more` : '');
    const number = (this.#lastNumbers.get(plain) ?? 0) + 1;
    this.#lastNumbers.set(plain, number);
    // A plain name has no underscore, so a numbered name is no other plain name.
    const name = `${plain}${number > 1 ? `_${number}` : ''}-followup`;
    this.#names.set(key, name);
    return name;
  }
}

function getLifespan({ openTurns }: Follower, parent: string): number {
  return Math.max(lifespanMin, openTurns?.get(parent) ?? 1);
}

function toKey(intent: Follower): string {
  return intent.follows
    .toSorted()
    .map((parent) => `${parent}\n${getLifespan(intent, parent)}`)
    .join('\n');
}

function toPlainName(name: string) {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
}
