import { can } from '@confab/access';
import {
  getConversationLanguage,
  type Program,
  readConversation,
  type TurnResult,
  writeConversation,
} from '@confab/dialog-engine';
import { readJsonText, toJsonText } from '@confab/model';
import { randomInt } from 'node:crypto';
import type { ChannelAnswer } from '../../db/stored-shapes.ts';
import { makeConversationRoom, NoConversationRoom } from '../../core/quotas/conversation-room.repository.ts';
import type { Db, Services } from '../../services.ts';
import { runTurn, type TurnAttempt } from '../conversations/index.ts';
import { toChannelAnswer } from './turns/to-channel-answer.ts';
import { createContext, stepConversation, startConversation } from './turns/step-conversation.ts';
import type { ChannelEndpoint, ChannelResult, ChannelTurn } from './channel-turn.ts';
import { readTurnFacts } from './read-turn-facts.ts';
import { findAssistant, getAssistantHead, type Assistant } from './find-assistant.ts';
import { computeKeyedHash } from './compute-keyed-hash.ts';
import {
  deleteChannelConversation,
  findAnswer,
  findConversation,
  findConversationUnderLock,
  type ChannelConversation,
} from './conversations.repository.ts';
import { maskPersonalData } from './mask-personal-data.ts';
import { storeTurn, type TurnRecord } from './turns.repository.ts';
import { changeVisitor, findVisitor } from './visitors/visitors.repository.ts';
import { getAnswerText, getUtterance } from './turn-texts.ts';
import { hasChanged, mergeUserValues, readUserValues, type UserValueChange } from './visitors/user-values.ts';

const largestSeed = 2 ** 31;
/**
 * After how many seconds a visitor may try again to start a conversation for which the team has no storage: by then
 * others may have ended or expired.
 */
const retrySeconds = 600;
const teamIsFull: ChannelResult = { type: 'full', afterSeconds: retrySeconds };

/** The data of a turn that every attempt shares. */
interface TurnTask {
  readonly services: Services;
  readonly endpoint: ChannelEndpoint;
  readonly request: ChannelTurn;
  readonly startedAt: number;
  readonly seed: number;
  readonly eventId: string;
  readonly idHash: Buffer;
  readonly at: Date | undefined;
}

/** How a turn is taken. */
interface TakeTurnOptions {
  /** How long the turn may wait for outside calls, in milliseconds. */
  readonly budgetMs: number;
  /** When the turn is counted; undefined means now. Conversations of the demo world are counted in the past. */
  readonly at?: Date;
}

/** One attempt at a turn, in its transaction. */
interface TurnRun extends TurnTask {
  readonly attempt: TurnAttempt;
  readonly trx: Db;
  readonly assistant: Assistant;
}

/**
 * Runs one turn of a conversation on any channel.
 *
 * A conversation runs one turn at a time, and a repeated turn gets its stored answer. It stays on the release it
 * started with. The turn, the conversation, outgoing messages and analytics are stored in one transaction.
 */
export function takeTurn(
  services: Services,
  endpoint: ChannelEndpoint,
  request: ChannelTurn,
  { budgetMs, at }: TakeTurnOptions,
): Promise<ChannelResult> {
  const task: TurnTask = {
    services,
    endpoint,
    request,
    startedAt: services.now(),
    seed: randomInt(largestSeed),
    eventId: services.newId(),
    idHash: computeKeyedHash(services, endpoint, 'session', request.session),
    at,
  };
  const role = endpoint.member?.role;
  const canAct = !role || can(role, 'conversation.act');
  // Scripts of one assistant run one after another, for all its visitors.
  return runTurn(services, { owner: endpoint.projectId, canAct, budgetMs }, (attempt) =>
    services.db.transaction().execute((trx) => answerTurn(task, attempt, trx)),
  ).catch((error: unknown) => {
    if (error instanceof NoConversationRoom) return teamIsFull;
    throw error;
  });
}

async function answerTurn(task: TurnTask, attempt: TurnAttempt, trx: Db): Promise<ChannelResult> {
  const { endpoint, request, idHash } = task;
  const assistant = await findAssistant(task.services, endpoint, { trx, load: attempt.load });
  if (!assistant) return { type: 'nothingHere' };
  const run: TurnRun = { ...task, attempt, trx, assistant };
  const key = { teamId: assistant.teamId, idHash };
  const known = await findConversation(trx, key);
  const found = known ?? (request.expects === 'known' ? undefined : await findConversationUnderLock(trx, key));
  const repeated = found && (await findAnswer(trx, key, request.turnId));
  if (repeated !== undefined) return { type: 'answered', answer: readJsonText(repeated) };
  if (found && request.input.type !== 'begin' && !readJsonText(found.state).ended) return takeNextTurn(run, found);
  if (request.expects === 'known' || request.input.type === 'left')
    return found ? answerEndedConversation(run, found) : { type: 'unknownConversation' };
  await deleteChannelConversation(trx, key);
  return takeFirstTurn(run);
}

async function answerEndedConversation({ assistant }: TurnRun, found: ChannelConversation): Promise<ChannelResult> {
  const project = await assistant.getProgram(found.releaseId);
  if (!project) return { type: 'nothingHere' };
  return { type: 'answered', answer: { ...getAssistantHead(project, found.language), outputs: [], ended: true } };
}

async function takeFirstTurn(run: TurnRun): Promise<ChannelResult> {
  const { services, trx, attempt, assistant, endpoint, request, seed } = run;
  const project = await assistant.getProgram(null);
  if (!project) return { type: 'nothingHere' };
  const { teamId } = assistant;
  if (!(await makeConversationRoom(trx, teamId, services.config.conversationBytes))) return teamIsFull;
  const { visitorName, language = project.language } = request.speaker;
  const visitorHash = visitorName === undefined ? null : computeKeyedHash(services, endpoint, 'visitor', visitorName);
  const storedValues = visitorHash ? await findVisitor(trx, teamId, visitorHash) : undefined;
  const context = createContext(request.speaker, { language, isNewUser: storedValues === undefined });
  const userValues = storedValues === undefined ? {} : readJsonText(storedValues);
  const turn = await startConversation(
    project,
    { context, seed, options: { userValues } },
    request.input,
    createEffects(run, { language, releaseId: null }),
  );
  if (visitorHash) {
    const before = readUserValues(project, userValues);
    await storeUserValues(run, visitorHash, { before, after: readUserValues(project, turn.conversation.variables) });
  }
  const isNewVisitor = visitorHash ? storedValues === undefined : null;
  const { releaseId } = assistant;
  const answer = toChannelAnswer(project, turn, releaseId, request);
  await attempt.queueMails(trx);
  await recordTurn(run, project, turn, { releaseId, visitorHash, turns: 0, answer, fromNodeId: null, isNewVisitor });
  return { type: 'answered', answer };
}

async function takeNextTurn(run: TurnRun, found: ChannelConversation): Promise<ChannelResult> {
  const { trx, attempt, assistant, request } = run;
  const project = await assistant.getProgram(found.releaseId);
  if (!project) return { type: 'nothingHere' };
  const conversation = readConversation(project, found.state);
  const turn = await stepConversation(project, conversation, request.input, createEffects(run, found));
  const change = {
    before: readUserValues(project, conversation.variables),
    after: readUserValues(project, turn.conversation.variables),
  };
  if (found.visitorHash && hasChanged(change)) await storeUserValues(run, found.visitorHash, change);
  const answer = toChannelAnswer(project, turn, found.releaseId, request, conversation);
  await attempt.queueMails(trx);
  const head = { ...found, answer, fromNodeId: conversation.nodeId ?? null, isNewVisitor: null };
  await recordTurn(run, project, turn, head, found);
  return { type: 'answered', answer };
}

function createEffects(
  { attempt, assistant, endpoint, idHash, request }: TurnRun,
  { language, releaseId }: Pick<ChannelConversation, 'language' | 'releaseId'>,
) {
  const turn = { teamId: assistant.teamId, conversation: idHash.toString('hex'), turn: request.turnId };
  const sender = { projectId: endpoint.projectId, language, releaseId: releaseId ?? assistant.releaseId };
  return attempt.createEffects(turn, sender);
}

function storeUserValues({ trx, assistant, endpoint }: TurnRun, visitorHash: Buffer, change: UserValueChange) {
  const visitor = { teamId: assistant.teamId, projectId: endpoint.projectId, visitorHash };
  return changeVisitor(trx, visitor, (stored) => mergeUserValues(stored, change));
}

type TurnHead = Pick<ChannelConversation, 'releaseId' | 'visitorHash' | 'turns'> &
  Pick<TurnRecord, 'fromNodeId' | 'isNewVisitor'> & { readonly answer: ChannelAnswer };

function recordTurn(
  run: TurnRun,
  project: Program,
  turn: TurnResult,
  { releaseId, visitorHash, turns, answer, fromNodeId, isNewVisitor }: TurnHead,
  before?: ChannelConversation,
) {
  const { services, trx, assistant, endpoint, request, idHash, startedAt, eventId, at } = run;
  const { projectId, stage, channel } = endpoint;
  const said = getUtterance(request.input);
  const { keepTextDays } = assistant.settings;
  const keepsText = keepTextDays !== undefined;
  const record: TurnRecord = {
    teamId: assistant.teamId,
    projectId,
    stage,
    channel,
    releaseId,
    idHash,
    visitorHash,
    language: getConversationLanguage(turn.conversation),
    state: writeConversation(project, turn.conversation),
    number: turns + 1,
    turnId: request.turnId,
    at: at ?? null,
    said,
    answer: toJsonText(answer),
    eventId,
    input: request.input.type,
    latencyMs: Math.max(0, Math.round(services.now() - startedAt)),
    fromNodeId,
    isNewVisitor,
    eventSaid: keepsText && said !== null ? maskPersonalData(said) : null,
    eventAnswered: keepsText ? maskPersonalData(getAnswerText(turn.outputs)) : null,
    keepTextDays: keepTextDays ?? null,
    ...readTurnFacts(turn),
  };
  return storeTurn(trx, record, before, services.config.conversationBytes);
}
