import { truncateText } from './truncate-text.ts';

/** Characters of all texts that one turn fills in. */
const maxTurnTextLength = 2_097_152;

/** Limits the texts of a turn together, because a few long values in many tokens multiply. */
export class TextBudget {
  readonly #onExceeded: () => void;
  left = maxTurnTextLength;

  constructor(onExceeded: () => void) {
    this.#onExceeded = onExceeded;
  }

  /** Uses up the length of a text, which is cut off at what is left. */
  spend(text: string): string {
    if (text.length > this.left) this.#onExceeded();
    const kept = truncateText(text, this.left);
    this.left -= kept.length;
    return kept;
  }
}
