import type { ProjectId, ReleaseId, TeamId } from '@confab/model';
import { sql } from 'kysely';
import { compileOnce } from '../../db/compile-once.ts';
import type { Db } from '../../services.ts';
import type { TurnFacts } from './event-of-turn.ts';

/** A turn as it is kept: for who repeats it, and for who counts. */
export interface KeptTurn extends TurnFacts {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly stage: string;
  readonly channel: string;
  readonly releaseId: ReleaseId | null;
  readonly idHash: Buffer;
  readonly visitorHash: Buffer | null;
  readonly language: string;
  /** The session after the turn, as JSON text. */
  readonly state: string;
  readonly number: number;
  readonly turnId: string;
  /** Kept with the conversation, for a day. */
  readonly said: string | null;
  /** JSON text. */
  readonly answer: string;
  readonly eventId: string;
  readonly input: string;
  readonly latencyMs: number;
  /** What is kept beside the counts, and for how many days; null where the author keeps nothing. */
  readonly eventSaid: string | null;
  readonly eventAnswered: string | null;
  readonly keepTextDays: number | null;
}

/** Keeps a turn with the conversation as it stands after it, and counts it: all in one statement, or nothing. */
export async function keepTurn(trx: Db, turn: KeptTurn): Promise<void> {
  await (turn.number === 1 ? beginning : goingOn)(trx, turn);
}

const beginning = compileOnce<KeptTurn, never>((db, turn) =>
  withTurn(db, turn)
    .insertInto('channelSession')
    .values({
      idHash: turn.idHash,
      teamId: turn.teamId,
      projectId: turn.projectId,
      stage: turn.stage,
      channel: turn.channel,
      releaseId: turn.releaseId,
      visitorHash: turn.visitorHash,
      language: turn.language,
      state: turn.state,
      turns: turn.number,
    })
    .$castTo<never>(),
);

const goingOn = compileOnce<KeptTurn, never>((db, turn) =>
  withTurn(db, turn)
    .updateTable('channelSession')
    .set({ state: turn.state, turns: turn.number, updatedAt: sql<Date>`now()` })
    .where('teamId', '=', turn.teamId)
    .where('idHash', '=', turn.idHash)
    .$castTo<never>(),
);

function withTurn(db: Db, turn: KeptTurn) {
  const { idHash, turnId, teamId, number, said, answer } = turn;
  return db
    .with('turn', (also) =>
      also.insertInto('channelTurn').values({ sessionHash: idHash, turnId, teamId, number, said, answer }),
    )
    .with('event', (also) => also.insertInto('channelEvent').values(eventOf(turn)));
}

function eventOf(turn: KeptTurn) {
  return {
    id: turn.eventId,
    teamId: turn.teamId,
    projectId: turn.projectId,
    releaseId: turn.releaseId,
    stage: turn.stage,
    channel: turn.channel,
    sessionHash: turn.idHash,
    visitorHash: turn.visitorHash,
    turn: turn.number,
    input: turn.input,
    nodeId: turn.nodeId,
    intentId: turn.intentId,
    intentName: turn.intentName,
    score: turn.score,
    isMatched: turn.isMatched,
    isEnded: turn.isEnded,
    latencyMs: turn.latencyMs,
    language: turn.language,
    exception: turn.exception,
    said: turn.eventSaid,
    answered: turn.eventAnswered,
    textUntil: sql<Date>`now() + ${turn.keepTextDays}::integer * interval '1 day'`,
  };
}
