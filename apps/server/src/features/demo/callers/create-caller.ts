import { answersByQuestion, farewells, germanLines, offTopicLines } from './caller-words.ts';
import { createRandom, type Random } from './create-random.ts';

/** A sample of an assistant: what its authors expect people to say. */
export interface Utterance {
  readonly text: string;
  /** Absent where the assistant listens for keywords. */
  readonly intentName?: string;
  readonly slots: readonly { readonly name: string; readonly text: string }[];
}

/** The last response that a caller got. */
export interface SpokenResponse {
  readonly text: string;
  readonly chips: readonly string[];
}

/**
 * What a caller does next. A line that is a sample of an intent names the sample, since voice platforms match
 * utterances themselves.
 */
export type CallerLine =
  | { readonly type: 'said'; readonly text: string; readonly sample?: Utterance }
  | { readonly type: 'silent' }
  | { readonly type: 'leave' };

/** Shares of the turns for each behaviour of a caller. */
interface Habits {
  readonly topics: number;
  readonly stray: number;
  readonly misspell: number;
  readonly silent: number;
  readonly leave: number;
}

/** A caller of the demo world: answers each response of an assistant. */
export type Caller = (heard: SpokenResponse) => CallerLine;

/** Creates a caller. The same seed and the same responses give the same lines. */
export function createCaller(
  { seed, language }: { readonly seed: number; readonly language: string },
  utterances: readonly Utterance[],
): Caller {
  const random = createRandom(seed);
  const habits = drawHabits(random);
  let topicsLeft = habits.topics;
  let hasSaidFarewell = false;
  return (heard) => {
    if (hasSaidFarewell || random.isHit(habits.leave)) return { type: 'leave' };
    if (random.isHit(habits.silent)) return { type: 'silent' };
    if (language.startsWith('de') && random.isHit(0.7)) return { type: 'said', text: random.pick(germanLines) };
    if (random.isHit(habits.stray)) return { type: 'said', text: random.pick(offTopicLines) };
    const answer = findAnswer(random, heard.text);
    if (answer !== undefined) return { type: 'said', text: answer };
    if (heard.chips.length > 0 && random.isHit(0.5)) return { type: 'said', text: random.pick(heard.chips) };
    if (topicsLeft > 0 && utterances.length > 0) {
      topicsLeft -= 1;
      const sample = random.pick(utterances);
      return random.isHit(habits.misspell)
        ? { type: 'said', text: misspell(random, sample.text) }
        : { type: 'said', text: sample.text, sample };
    }
    hasSaidFarewell = true;
    return { type: 'said', text: random.pick(farewells) };
  };
}

/** Most callers follow the offered choices, some try things out, and a few do not find what they came for. */
function drawHabits(random: Random): Habits {
  const topics = random.between(1, 4);
  const kind = random.pickByWeight([55, 30, 15]);
  if (kind === 0) return { topics, stray: 0.02, misspell: 0.1, silent: 0.01, leave: 0.03 };
  if (kind === 1) return { topics, stray: 0.15, misspell: 0.25, silent: 0.04, leave: 0.08 };
  return { topics, stray: 0.45, misspell: 0.4, silent: 0.1, leave: 0.25 };
}

/** Answers a question; undefined when no question is open that a caller knows an answer to. */
function findAnswer(random: Random, text: string): string | undefined {
  if (!text.includes('?')) return undefined;
  const question = text.slice(Math.max(0, text.lastIndexOf('?') - 80));
  const answers = answersByQuestion.find(([pattern]) => pattern.test(question))?.[1];
  return answers && random.isHit(0.75) ? random.pick(answers) : undefined;
}

/** Leaves out a letter, types one twice or swaps two. */
function misspell(random: Random, text: string): string {
  if (text.length < 4) return text;
  const place = random.between(1, text.length - 2);
  const [before, letter, next, after] = [
    text.slice(0, place),
    text.charAt(place),
    text.charAt(place + 1),
    text.slice(place + 2),
  ];
  return before + random.pick([next, letter + letter + next, next + letter]) + after;
}
