import type { AssistantIntent } from '../assistant.ts';
import type { IntentLinks } from './write-intent.ts';

/** The contexts of an agent: follow-ups of the same intents share one, which each of these intents opens. */
export class Contexts {
  /** The opened contexts by intent. */
  readonly #opens = new Map<string, Set<string>>();
  /** The contexts by the intents that open them. */
  readonly #names = new Map<string, string>();
  readonly #lastNumbers = new Map<string, number>();

  constructor(intents: readonly AssistantIntent[]) {
    for (const { follows } of intents) {
      if (follows.length === 0) continue;
      const context = this.#addContext(follows);
      for (const parent of follows) this.#opens.set(parent, (this.#opens.get(parent) ?? new Set()).add(context));
    }
  }

  /** Links an intent to its parent and follow-ups. */
  link({ name, follows }: AssistantIntent, ids: ReadonlyMap<string, string>): Omit<IntentLinks, 'isWelcome'> {
    const [parent] = follows;
    return {
      id: ids.get(name) ?? '',
      parentId: parent === undefined ? undefined : ids.get(parent),
      // The platform requires all listed contexts at once, so an intent with several parents needs a shared one.
      needs: parent === undefined ? [] : [this.#names.get(toKey(follows)) ?? ''],
      opens: [...(this.#opens.get(name) ?? [])],
    };
  }

  #addContext(follows: readonly string[]): string {
    const key = toKey(follows);
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

function toKey(follows: readonly string[]): string {
  return follows.toSorted().join('\n');
}

function toPlainName(name: string) {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '');
}
