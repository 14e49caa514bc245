import type { Services } from '../../services.ts';
import { forgetSums, rollUpEvents } from '../analytics/index.ts';
import { computeKeyedHash, findCountedConversations } from '../channels/index.ts';
import { planVisits, type Visit } from './callers/plan-visits.ts';
import { holdConversation, toEndpoint, type DemoAssistant } from './hold-conversation.ts';
import { prepareAssistants } from './prepare-assistants.ts';

/** Which conversations are held. */
export interface SeedOptions {
  /** The current time: conversations are held on the days before, and on this day until this time. */
  readonly until: Date;
  readonly days: number;
  /** Conversations on an ordinary weekday. */
  readonly perDay: number;
  /** Receives lines of progress. */
  readonly print: (line: string) => void;
}

/**
 * The conversations and turns that this run held, and the number of planned conversations that earlier runs had held.
 */
export interface SeededConversations {
  readonly conversations: number;
  readonly turns: number;
  readonly heldBefore: number;
}

const dayMs = 86_400_000;
const seed = 20_261_125;

/**
 * Lets callers hold conversations with the sample assistants of the demo team, in the last weeks. The engine answers
 * them, and each turn is counted by what happened in it.
 *
 * A conversation has the same name in every run, and one that was held is not held again: a second run adds only
 * conversations whose time has come since the first.
 *
 * @throws a refusal when the database has no demo team.
 */
export async function seedConversations(services: Services, options: SeedOptions): Promise<SeededConversations> {
  const { until, days, perDay, print } = options;
  const assistants = await prepareAssistants(services);
  print(`talking to ${assistants.map(({ displayName }) => displayName).join(', ')}`);
  const today = Math.floor(until.getTime() / dayMs);
  let [conversations, turns, heldBefore] = [0, 0, 0];
  let firstDay: Date | undefined;
  for (let day = today - days + 1; day <= today; day += 1) {
    const date = new Date(day * dayMs);
    const planned = planVisits(date, { seed, perDay, assistants: assistants.length }).filter(({ at }) => at < until);
    const visits = await leaveOutHeld(services, assistants, planned);
    heldBefore += planned.length - visits.length;
    if (visits.length === 0) continue;
    // Until the last conversation is held, the views count the events of these days one by one.
    if (!firstDay) await forgetSums(services.db, date);
    firstDay ??= date;
    let turnsOfDay = 0;
    for (const { assistant, visit } of visits) turnsOfDay += await holdConversation(services, assistant, visit, until);
    print(`${date.toISOString().slice(0, 10)}: ${visits.length} conversations, ${turnsOfDay} turns`);
    conversations += visits.length;
    turns += turnsOfDay;
  }
  if (firstDay) {
    // Another process may have summed hours of these days while their conversations were held.
    await forgetSums(services.db, firstDay);
    await rollUpEvents(services.db);
  }
  return { conversations, turns, heldBefore };
}

interface PlannedVisit {
  readonly assistant: DemoAssistant;
  readonly visit: Visit;
}

/** Leaves out the visits whose conversations have turns already. */
async function leaveOutHeld(
  services: Services,
  assistants: readonly DemoAssistant[],
  visits: readonly Visit[],
): Promise<readonly PlannedVisit[]> {
  const planned = visits.flatMap((visit) => {
    const assistant = assistants[visit.assistant];
    if (!assistant) return [];
    return [
      { assistant, visit, hash: computeKeyedHash(services, toEndpoint(assistant, visit), 'session', visit.session) },
    ];
  });
  // All assistants belong to the demo team.
  const [first] = assistants;
  if (!first) return [];
  const hashes = planned.map(({ hash }) => hash);
  const held = await findCountedConversations(services.db, first.teamId, hashes);
  return planned.filter(({ hash }) => !held.has(hash.toString('hex')));
}
