import type { Program, ConversationState, TurnResult } from '@confab/dialog-engine';
import type { ConversationContext, JsonObject } from '@confab/model';
import { randomInt } from 'node:crypto';
import type { Db, Services } from '../../services.ts';
import { runTurn, type TurnAttempt } from '../conversations/index.ts';
import { advance, begin } from './advance.ts';
import type { ChannelAnswer, ChannelPlace, ChannelResult, ChannelTurn } from './channel-turn.ts';
import { factsOf } from './event-of-turn.ts';
import { findAssistant, type Assistant } from './find-assistant.ts';
import { keyedHash } from './session-key.ts';
import { deleteSessions, findAnswer, findSession, lockSessionName, type SessionRow } from './sessions.repository.ts';
import { keepTurn } from './turns.repository.ts';
import { findVisitor, keepVisitor } from './visitors.repository.ts';
import { answeredText, saidIn, userValuesOf } from './turn-texts.ts';

const largestSeed = 2 ** 31;

/** A turn while it is taken; the same for every attempt at it. */
interface Taking {
  readonly services: Services;
  readonly place: ChannelPlace;
  readonly wanted: ChannelTurn;
  readonly begun: number;
  readonly seed: number;
  readonly eventId: string;
  readonly idHash: Buffer;
}

/** An attempt at a turn, in its transaction. */
interface Run extends Taking {
  readonly attempt: TurnAttempt;
  readonly trx: Db;
  readonly assistant: Assistant;
}

/**
 * Takes one turn of a conversation on any channel.
 *
 * A session takes one turn at a time; a turn that comes again gets the answer it got. A conversation ends on the release
 * it began with. The turn, the session after it, what is sent and what is counted are kept together or not at all.
 */
export function takeTurn(
  services: Services,
  place: ChannelPlace,
  wanted: ChannelTurn,
  budgetMs: number,
): Promise<ChannelResult> {
  const taking: Taking = {
    services,
    place,
    wanted,
    begun: services.now(),
    seed: randomInt(largestSeed),
    eventId: services.newId(),
    idHash: keyedHash(services, place, 'session', wanted.session),
  };
  const role = place.member?.role;
  const mayAct = role !== 'Viewer' && role !== 'Commenter';
  // The scripts of one assistant wait for one another, whoever talks to it.
  return runTurn(services, { owner: place.projectId, mayAct, budgetMs }, (attempt) =>
    services.db.transaction().execute((trx) => exchange(taking, attempt, trx)),
  );
}

async function exchange(taking: Taking, attempt: TurnAttempt, trx: Db): Promise<ChannelResult> {
  const { place, wanted, idHash } = taking;
  const assistant = await findAssistant(trx, place);
  if (!assistant) return { type: 'nothingHere' };
  const run: Run = { ...taking, attempt, trx, assistant };
  if (wanted.expects === 'new') return beginNew(run);
  const key = { teamId: assistant.teamId, idHash };
  const found = (await findSession(trx, key)) ?? (await findAgain(run));
  const repeated = found && (await findAnswer(trx, key, wanted.turnId));
  // Written below, by this server.
  if (repeated !== undefined) return { type: 'answered', answer: JSON.parse(repeated) as ChannelAnswer };
  if (found && wanted.input.type !== 'begin' && !isEnded(found)) return goOn(run, found);
  if (wanted.expects === 'known' || wanted.input.type === 'left')
    return found ? silent(run, found) : { type: 'unknownSession' };
  await deleteSessions(trx, assistant.teamId, { idHash });
  return beginNew(run);
}

/** Where a name may come again, nobody else begins with it meanwhile. */
async function findAgain({ trx, assistant, idHash, wanted }: Run): Promise<SessionRow | undefined> {
  if (wanted.expects !== 'either') return undefined;
  await lockSessionName(trx, { idHash });
  return findSession(trx, { teamId: assistant.teamId, idHash });
}

function isEnded({ state }: SessionRow) {
  // This server wrote the text from a session of the engine.
  return (JSON.parse(state) as ConversationState).ended;
}

/** Whoever goes on talking when all was said hears nothing more. */
async function silent({ assistant }: Run, found: SessionRow): Promise<ChannelResult> {
  const program = await assistant.programOf(found.releaseId);
  if (!program) return { type: 'nothingHere' };
  return { type: 'answered', answer: { ...head(program), outputs: [], ended: true } };
}

async function beginNew(run: Run): Promise<ChannelResult> {
  const { services, trx, attempt, assistant, place, wanted, seed } = run;
  const program = await assistant.programOf(null);
  if (!program) return { type: 'nothingHere' };
  const { teamId } = assistant;
  const { visitor, platform, isAccountLinked, language = program.language } = wanted.speaker;
  const visitorHash = visitor === undefined ? null : keyedHash(services, place, 'visitor', visitor);
  const known = visitorHash ? await findVisitor(trx, teamId, visitorHash) : undefined;
  const context: ConversationContext = { platform, language, isNewUser: known === undefined, isAccountLinked };
  // Written by `remember`, by this server.
  const userValues = known === undefined ? {} : (JSON.parse(known) as JsonObject);
  const turn = await begin(program, { context, seed, options: { userValues } }, wanted.input, effectsOf(run));
  if (visitorHash) await remember(run, visitorHash, userValuesOf(program, turn.conversation));
  await keep(run, program, turn, { releaseId: assistant.releaseId, visitorHash, language, turns: 0 });
  await attempt.settle(trx);
  return { type: 'answered', answer: toAnswer(program, turn) };
}

async function goOn(run: Run, found: SessionRow): Promise<ChannelResult> {
  const { trx, attempt, assistant, wanted } = run;
  const program = await assistant.programOf(found.releaseId);
  if (!program) return { type: 'nothingHere' };
  // This server wrote the text from a session of the engine.
  const session = JSON.parse(found.state) as ConversationState;
  const turn = await advance(program, session, wanted.input, effectsOf(run));
  const values = userValuesOf(program, turn.conversation);
  if (found.visitorHash && values !== userValuesOf(program, session)) await remember(run, found.visitorHash, values);
  await keep(run, program, turn, found);
  await attempt.settle(trx);
  return { type: 'answered', answer: toAnswer(program, turn) };
}

function effectsOf({ attempt, assistant, idHash, wanted }: Run) {
  return attempt.effectsOf({
    teamId: assistant.teamId,
    conversation: idHash.toString('hex'),
    turn: wanted.turnId,
  });
}

function remember({ trx, assistant, place }: Run, visitorHash: Buffer, userValues: string) {
  return keepVisitor(trx, { teamId: assistant.teamId, projectId: place.projectId, visitorHash, userValues });
}

type Kept = Pick<SessionRow, 'releaseId' | 'visitorHash' | 'language' | 'turns'>;

function keep(run: Run, program: Program, turn: TurnResult, { releaseId, visitorHash, language, turns }: Kept) {
  const { services, trx, assistant, place, wanted, idHash, begun, eventId } = run;
  const { projectId, stage, channel } = place;
  const said = saidIn(wanted.input);
  const { keepTextDays } = assistant.settings;
  const keepsText = keepTextDays !== undefined;
  return keepTurn(trx, {
    teamId: assistant.teamId,
    projectId,
    stage,
    channel,
    releaseId,
    idHash,
    visitorHash,
    language,
    state: JSON.stringify(turn.conversation),
    number: turns + 1,
    turnId: wanted.turnId,
    said,
    answer: JSON.stringify(toAnswer(program, turn)),
    eventId,
    input: wanted.input.type,
    latencyMs: Math.max(0, Math.round(services.now() - begun)),
    eventSaid: keepsText ? said : null,
    eventAnswered: keepsText ? answeredText(turn.outputs) : null,
    keepTextDays: keepTextDays ?? null,
    ...factsOf(turn),
  });
}

function toAnswer(program: Program, { outputs, ended }: TurnResult): ChannelAnswer {
  return { ...head(program), outputs, ended };
}

function head({ projectName, language }: Program) {
  return { assistantName: projectName, language };
}
