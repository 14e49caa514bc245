import {
  findEntities,
  findNamed,
  isOnlyCorrection,
  type FoundAnswer,
  type Moment,
  type SlotFiller,
} from '@confab/understanding';

/** Values by the ids of questions. */
export type FoundAnswers = ReadonlyMap<string, FoundAnswer>;

interface AnsweredQuestion {
  readonly id: string;
  readonly name: string;
}

/** A text, and when it was said. */
interface SaidText {
  readonly text: string;
  readonly language: string;
  readonly moment: Moment;
}

/**
 * The values for answered questions in a text that only corrects them, as 'no, make that 5 people' or 'change the day
 * to Friday' does; none in any other text, which may answer a question for any words. A named question takes its value
 * first, then the questions in their order.
 */
export function findCorrected(
  filler: SlotFiller,
  questions: readonly AnsweredQuestion[],
  { text, language, moment }: SaidText,
): FoundAnswers {
  const named = findNamed(text, questions, language);
  const ids = (named ? [named, ...questions.filter((one) => one !== named)] : questions).map(({ id }) => id);
  const found = filler.findUnasked(blankReplies(text, language), ids, moment, named?.id);
  const names = questions.flatMap(({ id, name }) => (found.has(id) ? [name] : []));
  const places = [...found.values()].flatMap((one) => one.places);
  return isOnlyCorrection(text, places, names, language) ? found : new Map();
}

/** Replaces each yes and no by spaces, so that matches keep their positions in the text. */
export function blankReplies(text: string, language: string): string {
  return blankPlaces(text, findEntities(text, { language }, ['yesNo']));
}

/** Replaces places of a text, in their order, by spaces. */
export function blankPlaces(text: string, places: FoundAnswer['places']): string {
  return places.reduceRight(
    (left, { start, end }) => `${left.slice(0, start)}${' '.repeat(end - start)}${left.slice(end)}`,
    text,
  );
}
