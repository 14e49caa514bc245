import { listSuggestionChips, type ProjectId, type TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { takeTurn, type Channel, type ChannelEndpoint, type ChannelInput } from '../channels/index.ts';
import { createCaller, type CallerLine, type Utterance } from './callers/create-caller.ts';
import { createRandom } from './callers/create-random.ts';
import type { Visit } from './callers/plan-visits.ts';

/** A published assistant of the demo world. */
export interface DemoAssistant {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly displayName: string;
  readonly utterances: readonly Utterance[];
}

const turnsMax = 16;
const budgetMs = 5_000;
const platforms = { chat: 'Chatbot', alexa: 'Alexa', dialogflow: 'DialogFlow' } as const;

/** Where the conversation of a visit is held. */
export function toEndpoint({ teamId, projectId }: DemoAssistant, { channel, stage }: Visit): ChannelEndpoint {
  // The turns of a Viewer have no effect outside: no mail is sent and no booking made.
  return { projectId, channel, stage, member: { teamId, role: 'Viewer' } };
}

/**
 * Holds the conversation of a visit with the engine, turn by turn, at the time of the visit.
 *
 * @param until no turn is taken from then on, since it would be in the future.
 * @returns the number of turns.
 */
export async function holdConversation(
  services: Services,
  assistant: DemoAssistant,
  visit: Visit,
  until: Date,
): Promise<number> {
  const { channel, language, session, visitorName, seed } = visit;
  const endpoint = toEndpoint(assistant, visit);
  const speaker = { platform: platforms[channel], language, visitorName, isAccountLinked: false };
  const answerHeard = createCaller({ seed, language }, assistant.utterances);
  const pauses = createRandom(~seed);
  let at = visit.at;
  let input: ChannelInput | undefined = { type: 'begin' };
  let turns = 0;
  while (input && turns < turnsMax && at < until) {
    const expects = channel !== 'chat' ? 'either' : turns === 0 ? 'new' : 'known';
    const turn = { session, turnId: String(turns), input, speaker, expects } as const;
    const result = await takeTurn(shiftClock(services, at), endpoint, turn, { budgetMs, at });
    if (result.type !== 'answered') throw new Error(`${assistant.displayName} did not answer: ${result.type}`);
    turns += 1;
    const { outputs, ended } = result.answer;
    if (ended) break;
    const responses = outputs.filter((output) => output.type === 'response');
    const text = responses.map(({ displayText }) => displayText).join(' ');
    const line = answerHeard({ text, chips: listSuggestionChips(outputs) });
    input = toInput(line, channel);
    at = new Date(at.getTime() + pauses.between(4, 45) * 1_000);
  }
  return turns;
}

/**
 * The services with a clock that starts at the time of the turn and continues from there, so that durations stay true.
 */
function shiftClock(services: Services, at: Date): Services {
  const offset = services.now() - at.getTime();
  return { ...services, now: () => services.now() - offset };
}

/**
 * The input that a channel receives for a line; undefined when the channel receives nothing and the conversation just
 * stops.
 */
function toInput(line: CallerLine, channel: Channel): ChannelInput | undefined {
  switch (line.type) {
    case 'leave':
      return channel === 'alexa' ? { type: 'left' } : undefined;
    case 'silent':
      // Alexa ends a session in which nobody speaks; the chat page sends an empty message.
      return channel === 'alexa' ? { type: 'left' } : { type: 'silent' };
    case 'said': {
      const { text, sample } = line;
      if (channel === 'chat' || sample?.intentName === undefined) return { type: 'said', text };
      return { type: 'intent', name: sample.intentName, slots: [...sample.slots], text };
    }
  }
}
