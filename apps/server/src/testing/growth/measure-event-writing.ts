import type { ProjectId, TeamId } from '@confab/model';
import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { takeTurn } from '../../features/channels/index.ts';
import type { TestApp } from '../open-test-app.ts';

/** The milliseconds of a turn, and the part that writes its event; both are medians of many. */
export interface EventWriting {
  readonly turnMs: number;
  readonly eventMs: number;
}

const conversations = 40;
const lines = ["what's on the menu", 'drinks', 'when are you open', 'xqzt vbnmka', 'a large coffee please'];
class RollBack extends Error {}

/**
 * Measures whole turns with a published assistant, and the insertion of an event alone, minus the round trip to the
 * database: a turn writes its event in the statement that stores the turn.
 */
export async function measureEventWriting(
  app: TestApp,
  { teamId, projectId }: { readonly teamId: TeamId; readonly projectId: ProjectId },
): Promise<EventWriting> {
  const { services } = app;
  const turns: number[] = [];
  const endpoint = { projectId, channel: 'chat', stage: 'Live' } as const;
  const speaker = { platform: 'Chatbot', language: 'en', isAccountLinked: false } as const;
  for (let count = 0; count < conversations; count += 1) {
    const session = services.newSecret();
    for (const [place, text] of ['', ...lines].entries()) {
      const input = place === 0 ? ({ type: 'begin' } as const) : ({ type: 'said', text } as const);
      const turn = { session, turnId: String(place), input, speaker, expects: place === 0 ? 'new' : 'known' } as const;
      const ms = await measure(() => takeTurn(services, endpoint, turn, { budgetMs: 5_000 }));
      // The first conversation trains the intents.
      if (count > 0) turns.push(ms);
    }
  }
  const events: number[] = [];
  const waits: number[] = [];
  const [event] = await services.db
    .selectFrom('channelEvent')
    .selectAll()
    .where('teamId', '=', teamId)
    .where('projectId', '=', projectId)
    .limit(1)
    .execute();
  if (!event) throw new Error('The conversations left events.');
  const undone = services.db.transaction().execute(async (trx) => {
    for (let count = 0; count < 300; count += 1) {
      const row = { ...event, id: services.newId(), sessionHash: randomBytes(32), at: sql<Date>`now()` };
      // The round trip is measured with as many values, of about the same length.
      const values = Object.values({ ...event, id: row.id }).map((value) => JSON.stringify(value) ?? '');
      const parameters = sql.join(values.map((value) => sql`${value}::text`));
      waits.push(await measure(() => sql`select ${parameters}`.execute(trx)));
      events.push(await measure(() => trx.insertInto('channelEvent').values(row).execute()));
    }
    throw new RollBack();
  });
  await undone.catch((error: unknown) => {
    if (!(error instanceof RollBack)) throw error;
  });
  return { turnMs: median(turns), eventMs: Math.max(0, median(events) - median(waits)) };
}

// oxlint-disable no-restricted-properties -- a bench prints these figures; no test reads them
async function measure(run: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await run();
  return performance.now() - start;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
