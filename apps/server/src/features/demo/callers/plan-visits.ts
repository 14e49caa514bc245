import type { Channel } from '../../channels/index.ts';
import { createRandom, type Random } from './create-random.ts';

/** A conversation that a caller begins. */
export interface Visit {
  /** The name of the conversation at the channel: the same in every plan of the day. */
  readonly session: string;
  readonly at: Date;
  /** Which of the assistants is called. */
  readonly assistant: number;
  readonly stage: 'Beta' | 'Live';
  readonly channel: Channel;
  readonly language: string;
  /** The name of the caller at the channel; undefined where the channel names nobody. */
  readonly visitorName: string | undefined;
  /** Seed of the caller's utterances. */
  readonly seed: number;
}

/** How busy a day is. */
export interface VisitPlan {
  readonly seed: number;
  /** Conversations on an ordinary weekday. */
  readonly perDay: number;
  /** The number of assistants; the first is called most. */
  readonly assistants: number;
}

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** How busy the hours of a day are, from midnight on: most around noon and in the early evening. */
const hourWeights = [1, 1, 0, 0, 0, 1, 2, 5, 9, 12, 13, 15, 17, 14, 11, 10, 11, 14, 15, 12, 8, 6, 4, 2];
/** How busy the days of a week are, from Sunday on. */
const weekdayFactors = [0.55, 1.15, 1, 1, 1.05, 1.1, 0.75];
const channels = ['chat', 'alexa', 'dialogflow'] as const;
const channelWeights = [68, 18, 14];
/** The number of callers of an assistant on a channel who return regularly. */
const regulars = 40;

/** Plans the conversations of a day of UTC, earliest first. Equal arguments give equal plans. */
export function planVisits(day: Date, { seed, perDay, assistants }: VisitPlan): readonly Visit[] {
  const dayNumber = Math.floor(day.getTime() / dayMs);
  const name = new Date(dayNumber * dayMs).toISOString().slice(0, 10);
  const random = createRandom(seed ^ Math.imul(dayNumber, 0x9e3779b1));
  const factor = weekdayFactors[new Date(dayNumber * dayMs).getUTCDay()] ?? 1;
  const count = Math.round(perDay * factor * (0.85 + 0.3 * random.next()));
  const assistantWeights = Array.from({ length: assistants }, (_, place) => 1 / (place + 1));
  return Array.from({ length: count }, (_, index) => {
    const minutes = random.pickByWeight(hourWeights) * 60 + random.between(0, 59);
    const seconds = random.between(0, 59);
    const channel = channels[random.pickByWeight(channelWeights)] ?? 'chat';
    return {
      session: `demo-${name}-${index}`,
      at: new Date(dayNumber * dayMs + minutes * minuteMs + seconds * 1_000),
      assistant: random.pickByWeight(assistantWeights),
      stage: random.isHit(0.08) ? ('Beta' as const) : ('Live' as const),
      channel,
      language: pickLanguage(random, channel),
      visitorName: pickVisitor(random, channel, `${name}-${index}`),
      seed: random.between(0, 2 ** 31 - 1),
    };
  }).toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

function pickLanguage(random: Random, channel: Channel): string {
  const language = random.isHit(0.1) ? 'de' : 'en';
  if (channel !== 'alexa') return language;
  return language === 'de' ? 'de-DE' : 'en-GB';
}

function pickVisitor(random: Random, channel: Channel, guest: string): string | undefined {
  const [isKnown, isRegular, regular] = [random.isHit(0.85), random.isHit(0.4), random.between(1, regulars)];
  // Dialogflow names no person, and some people keep their browser from remembering them.
  if (channel === 'dialogflow' || (channel === 'chat' && !isKnown)) return undefined;
  return isRegular ? `demo-regular-${regular}` : `demo-guest-${guest}`;
}
