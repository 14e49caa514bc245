import type { Recording } from '@confab/contracts';

/** A turn of a visitor's conversation as the simulator and test cases repeat it. */
export interface RepeatedTurn {
  readonly number: number;
  /** Null for the opening and for silence. */
  readonly said: string | null;
  readonly isOpening: boolean;
  /** What the visitor was answered; null where it is not kept, and for an opening that the visitor never saw. */
  readonly answered: string | null;
  readonly ended: boolean;
}

/**
 * Lists the turns that repeat a conversation up to one of its turns, the opening first; undefined when an utterance among
 * them is not kept.
 *
 * Turns in which the visitor asked for the question again or left have no counterpart and are left out. Some platforms
 * open a conversation with an utterance: its opening is added.
 */
export function listRepeatedTurns(
  { turns }: Pick<Recording, 'turns'>,
  upTo: number,
): readonly RepeatedTurn[] | undefined {
  const opening: RepeatedTurn = { number: 0, said: null, isOpening: true, answered: null, ended: false };
  const repeated: RepeatedTurn[] = [];
  for (const { number, input, said, answered, isEnded: ended } of turns) {
    if (number > upTo || input === 'again' || input === 'left') continue;
    const isOpening = input === 'begin';
    // A conversation that begins again in the middle has no counterpart either.
    if (isOpening && repeated.length > 0) continue;
    if (!isOpening && repeated.length === 0) repeated.push(opening);
    if ((input === 'said' || input === 'intent') && said === null) return undefined;
    repeated.push({ number, said, isOpening, answered, ended });
  }
  return repeated;
}
