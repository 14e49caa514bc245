import { sql } from 'kysely';
import type { Db } from '../../services.ts';
import type { TurnFacts } from './event-of-turn.ts';

/** A turn as it is kept: for who repeats it, and for who counts. */
export interface KeptTurn {
  readonly teamId: string;
  readonly projectId: string;
  readonly stage: string;
  readonly channel: string;
  readonly releaseId: string | null;
  readonly idHash: Buffer;
  readonly visitorHash: Buffer | null;
  readonly language: string;
  /** The session after the turn, as JSON text. */
  readonly state: string;
  readonly number: number;
  readonly turnId: string;
  readonly said: string | null;
  /** JSON text. */
  readonly answer: string;
  readonly event: TurnFacts & {
    readonly id: string;
    readonly input: string;
    readonly latencyMs: number;
    readonly said: string | null;
    readonly answered: string | null;
    /** Days for which the text of the event is kept. */
    readonly keepTextDays: number | undefined;
  };
}

/** Keeps a turn with the conversation as it stands after it, and counts it: all in one statement, or nothing. */
export async function keepTurn(trx: Db, turn: KeptTurn): Promise<void> {
  const { teamId, idHash, state, number } = turn;
  const along = trx
    .with('turn', (db) => db.insertInto('channelTurn').values(turnRow(turn)))
    .with('event', (db) => db.insertInto('channelEvent').values(eventRow(turn)));
  if (number > 1) {
    await along
      .updateTable('channelSession')
      .set({ state, turns: number, updatedAt: sql<Date>`now()` })
      .where('teamId', '=', teamId)
      .where('idHash', '=', idHash)
      .execute();
    return;
  }
  const { projectId, stage, channel, releaseId, visitorHash, language } = turn;
  await along
    .insertInto('channelSession')
    .values({ idHash, teamId, projectId, stage, channel, releaseId, visitorHash, language, state, turns: number })
    .execute();
}

function turnRow({ idHash, turnId, teamId, number, said, answer }: KeptTurn) {
  return { sessionHash: idHash, turnId, teamId, number, said, answer };
}

function eventRow(turn: KeptTurn) {
  const { teamId, projectId, releaseId, stage, channel, idHash, visitorHash, number, language, event } = turn;
  const { keepTextDays, said, answered, ...facts } = event;
  const keeps = keepTextDays !== undefined;
  return {
    ...facts,
    teamId,
    projectId,
    releaseId,
    stage,
    channel,
    sessionHash: idHash,
    visitorHash,
    turn: number,
    language,
    said: keeps ? said : null,
    answered: keeps ? answered : null,
    textUntil: keeps ? sql<Date>`now() + ${keepTextDays}::integer * interval '1 day'` : null,
  };
}
