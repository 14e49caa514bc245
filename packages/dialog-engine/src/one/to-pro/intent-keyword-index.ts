import { isWithinOneSlip, splitWords, stem } from '@confab/understanding';

/** A keyword as an intent matches it: its stems in order. */
interface Entry<Owner> {
  readonly stems: readonly string[];
  readonly owner: Owner;
}

const leastSlipLength = 5;

/** Finds the keywords that intents match in a text, in time that does not grow with the number of keywords. */
export class IntentKeywordIndex<Owner> {
  readonly #language: string;
  readonly #byFirst = new Map<string, Entry<Owner>[]>();
  /** Stems by their forms with one letter removed. */
  readonly #bySlip = new Map<string, Set<string>>();

  constructor(language: string) {
    this.#language = language;
  }

  add(keyword: string, owner: Owner): void {
    const stems = this.#toStems(keyword);
    const [first] = stems;
    if (first === undefined) return;
    const known = this.#byFirst.get(first);
    if (known) known.push({ stems, owner });
    else this.#byFirst.set(first, [{ stems, owner }]);
    if (first.length < leastSlipLength) return;
    for (const key of listSlipKeys(first)) this.#bySlip.set(key, (this.#bySlip.get(key) ?? new Set()).add(first));
  }

  /** The owners of all keywords that match in a text. */
  find(text: string): readonly Owner[] {
    const stems = this.#toStems(text);
    return stems.flatMap((said, start) =>
      this.#findFirst(said).flatMap((first) =>
        (this.#byFirst.get(first) ?? []).flatMap((entry) =>
          entry.stems.every((meant, offset) => isWithinOneSlip(stems[start + offset] ?? '', meant))
            ? [entry.owner]
            : [],
        ),
      ),
    );
  }

  #findFirst(said: string): readonly string[] {
    const found = new Set([said]);
    for (const key of listSlipKeys(said)) for (const meant of this.#bySlip.get(key) ?? []) found.add(meant);
    return [...found].filter((meant) => isWithinOneSlip(said, meant));
  }

  #toStems(text: string) {
    return splitWords(text).map((word) => stem(word, this.#language));
  }
}

/** A word, and the word without each of its letters: words that differ by one slip share one of these. */
function listSlipKeys(word: string): readonly string[] {
  const cut = word.slice(0, 40);
  return [cut, ...Array.from(cut, (_letter, at) => cut.slice(0, at) + cut.slice(at + 1))];
}
