import type { ChatMessage, ChatRequest, ChatResponse } from '@confab/contracts';
import { start, step, type Program, type Session, type Turn } from '@confab/dialog-engine';
import type { PublishedStage } from '@confab/model';
import { randomInt } from 'node:crypto';
import type { Db, Services } from '../../services.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { toChatMessages } from '../channels/chat/to-chat-messages.ts';
import { runTurn, type TurnAttempt } from '../conversations/run-turn.ts';
import { findStageRelease } from '../publishing/releases.repository.ts';
import { programOfRelease } from '../simulator/programs.ts';
import { findChatSession, insertChatSession, updateChatSession, type ChatSessionRow } from './chat.repository.ts';

/** The assistant a visitor talks to. */
export interface ChatPlace {
  readonly projectId: string;
  readonly stage: PublishedStage;
}

const longestTranscript = 400;
/** How long a turn may wait for what is outside. */
const budgetMs = 10_000;
const largestSeed = 2 ** 31;

/**
 * One exchange with a published assistant. A turn that comes again gets the answer it got; a session that
 * is not known begins anew; a conversation ends on the release it began with.
 *
 * @returns undefined when nothing is published there.
 */
export function chatTurn(
  services: Services,
  place: ChatPlace,
  request: ChatRequest,
): Promise<ChatResponse | undefined> {
  const seed = randomInt(largestSeed);
  const newSecret = services.newSecret();
  // The scripts of one assistant wait for one another, whoever talks to it.
  return runTurn(services, { owner: place.projectId, mayAct: true, budgetMs }, (attempt) =>
    exchange({ services, attempt, seed, newSecret }, place, request),
  );
}

function exchange(given: Given, place: ChatPlace, request: ChatRequest): Promise<ChatResponse | undefined> {
  return given.services.db.transaction().execute(async (trx) => {
    const published = await findStageRelease(trx, place.projectId, place.stage);
    if (!published) return undefined;
    const found = request.type === 'start' ? undefined : await findSession(trx, place, request.sessionId);
    const program = await programOfRelease(trx, found?.releaseId ?? published.releaseId);
    if (!program) return undefined;
    const run: Run = { ...given, trx, program };
    if (request.type === 'resume' && found) return resume(program, request.sessionId, found);
    if (request.type === 'say' && found) return say(run, published.teamId, request, found);
    return begin(run, place, published, request.type === 'start' ? request.language : undefined);
  });
}

interface Given {
  readonly services: Services;
  readonly attempt: TurnAttempt;
  readonly seed: number;
  /** The key to the conversation, if it begins. */
  readonly newSecret: string;
}

interface Run extends Given {
  readonly trx: Db;
  readonly program: Program;
}

function findSession(trx: Db, { projectId, stage }: ChatPlace, sessionId: string) {
  return findChatSession(trx, { idHash: hashSecret(sessionId), projectId, stage });
}

type Release = NonNullable<Awaited<ReturnType<typeof findStageRelease>>>;

async function begin(run: Run, { projectId, stage }: ChatPlace, release: Release, language = 'en') {
  const { attempt, seed, newSecret: sessionId, trx, program } = run;
  const context = { platform: 'Chatbot', language, isNewUser: true, isAccountLinked: false } as const;
  const key = { teamId: release.teamId, conversation: nameOf(sessionId), turn: 'start' };
  const turn = start(program, context, seed, attempt.effectsOf(key));
  const answer = toResponse(run, sessionId, turn);
  await insertChatSession(trx, {
    ...release,
    idHash: hashSecret(sessionId),
    projectId,
    stage,
    state: JSON.stringify(turn.session),
    transcript: JSON.stringify(answer.messages),
    lastAnswer: JSON.stringify(answer),
  });
  await attempt.settle(trx);
  return answer;
}

/** What a conversation is called where its secret must not stand. */
function nameOf(sessionId: string) {
  return hashSecret(sessionId).toString('hex');
}

type Say = Extract<ChatRequest, { type: 'say' }>;

async function say(run: Run, teamId: string, { sessionId, turnId, text }: Say, found: ChatSessionRow) {
  const { attempt, trx, program } = run;
  // What was answered stands as JSON text that this server wrote; so does the session.
  if (found.lastTurnId === turnId && found.lastAnswer) return JSON.parse(found.lastAnswer) as ChatResponse;
  const session = JSON.parse(found.state) as Session;
  if (session.ended) return { ...resume(program, sessionId, found), messages: [] };
  const effects = attempt.effectsOf({ teamId, conversation: nameOf(sessionId), turn: turnId });
  const turn = await step(program, session, { type: 'said', text }, effects);
  const answer = toResponse(run, sessionId, turn);
  const said: ChatMessage = { from: 'visitor', heading: '', text, imageUrl: null };
  const transcript = [...(JSON.parse(found.transcript) as ChatMessage[]), said, ...answer.messages].slice(
    -longestTranscript,
  );
  await updateChatSession(trx, hashSecret(sessionId), {
    state: JSON.stringify(turn.session),
    transcript: JSON.stringify(transcript),
    lastTurnId: turnId,
    lastAnswer: JSON.stringify(answer),
  });
  await attempt.settle(trx);
  return answer;
}

function resume({ projectName }: Program, sessionId: string, found: ChatSessionRow): ChatResponse {
  const last = found.lastAnswer ? (JSON.parse(found.lastAnswer) as ChatResponse) : undefined;
  return {
    sessionId,
    assistantName: projectName,
    messages: JSON.parse(found.transcript) as ChatMessage[],
    suggestionChips: last?.suggestionChips ?? [],
    ended: (JSON.parse(found.state) as Session).ended,
  };
}

/** What a visitor may see of a turn: no trace, no ids, no notes; the name as it was published. */
function toResponse(
  { services, program: { projectName } }: Run,
  sessionId: string,
  { outputs, ended }: Turn,
): ChatResponse {
  const responses = outputs.filter((output) => output.type === 'response');
  const suggestionChips = responses.at(-1)?.suggestionChips ?? [];
  return {
    sessionId,
    assistantName: projectName,
    messages: toChatMessages(outputs, services.config.publicUrl),
    suggestionChips,
    ended,
  };
}
