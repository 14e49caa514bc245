import { toChatMessages, type ChatMessage, type ChatRequest, type ChatResponse } from '@confab/contracts';
import { start, step, type Session, type Turn } from '@confab/dialog-engine';
import type { PublishedStage } from '@confab/model';
import { randomInt } from 'node:crypto';
import type { Db, Services } from '../../services.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { findStageRelease } from '../publishing/releases.repository.ts';
import { programOfRelease } from '../simulator/programs.ts';
import { findChatSession, insertChatSession, updateChatSession, type ChatSessionRow } from './chat.repository.ts';

/** The assistant a visitor talks to. */
export interface ChatPlace {
  readonly projectId: string;
  readonly stage: PublishedStage;
}

const longestTranscript = 400;
const largestSeed = 2 ** 31;

/**
 * One exchange with a published assistant. A turn that comes again gets the answer it got; a session that
 * is not known begins anew; a conversation ends on the release it began with.
 *
 * @returns undefined when nothing is published there.
 */
export function chatTurn(services: Services, place: ChatPlace, request: ChatRequest): Promise<ChatResponse | undefined> {
  return services.db.transaction().execute(async (trx) => {
    const published = await findStageRelease(trx, place.projectId, place.stage);
    if (!published) return undefined;
    const assistantName = published.displayName;
    const found = request.type === 'start' ? undefined : await findSession(trx, place, request.sessionId);
    if (request.type === 'resume' && found) return resume(assistantName, request.sessionId, found);
    if (request.type === 'say' && found) return say(services, trx, assistantName, request, found);
    const language = request.type === 'start' ? request.language : undefined;
    return begin(services, trx, place, { ...published, assistantName }, language ?? 'en');
  });
}

function findSession(trx: Db, { projectId, stage }: ChatPlace, sessionId: string) {
  return findChatSession(trx, { idHash: hashSecret(sessionId), projectId, stage });
}

interface Published {
  readonly releaseId: string;
  readonly teamId: string;
  readonly assistantName: string;
}

async function begin(services: Services, trx: Db, { projectId, stage }: ChatPlace, published: Published, language: string) {
  const program = await programOfRelease(trx, published.releaseId);
  if (!program) return undefined;
  const context = { platform: 'Chatbot', language, isNewUser: true, isAccountLinked: false } as const;
  const turn = start(program, context, randomInt(largestSeed), { clock: services.now });
  const sessionId = services.newSecret();
  const answer = toResponse(sessionId, published.assistantName, turn);
  await insertChatSession(trx, {
    idHash: hashSecret(sessionId),
    teamId: published.teamId,
    projectId,
    stage,
    releaseId: published.releaseId,
    state: JSON.stringify(turn.session),
    transcript: JSON.stringify(answer.messages),
    lastAnswer: JSON.stringify(answer),
  });
  return answer;
}

type Say = Extract<ChatRequest, { type: 'say' }>;

async function say(services: Services, trx: Db, name: string, { sessionId, turnId, text }: Say, found: ChatSessionRow) {
  // What was answered stands as JSON text that this server wrote; so does the session.
  if (found.lastTurnId === turnId && found.lastAnswer) return JSON.parse(found.lastAnswer) as ChatResponse;
  const program = await programOfRelease(trx, found.releaseId);
  if (!program) return undefined;
  const session = JSON.parse(found.state) as Session;
  if (session.ended) return { ...resume(name, sessionId, found), messages: [] };
  const turn = await step(program, session, { type: 'said', text }, { clock: services.now });
  const answer = toResponse(sessionId, name, turn);
  const said: ChatMessage = { from: 'visitor', heading: '', text, imageUrl: null };
  const transcript = [...(JSON.parse(found.transcript) as ChatMessage[]), said, ...answer.messages].slice(-longestTranscript);
  await updateChatSession(trx, hashSecret(sessionId), {
    state: JSON.stringify(turn.session),
    transcript: JSON.stringify(transcript),
    lastTurnId: turnId,
    lastAnswer: JSON.stringify(answer),
  });
  return answer;
}

function resume(assistantName: string, sessionId: string, found: ChatSessionRow): ChatResponse {
  const last = found.lastAnswer ? (JSON.parse(found.lastAnswer) as ChatResponse) : undefined;
  return {
    sessionId,
    assistantName,
    messages: JSON.parse(found.transcript) as ChatMessage[],
    suggestionChips: last?.suggestionChips ?? [],
    ended: (JSON.parse(found.state) as Session).ended,
  };
}

/** What a visitor may see of a turn: no trace, no ids, no notes. */
function toResponse(sessionId: string, assistantName: string, { outputs, ended }: Turn): ChatResponse {
  const responses = outputs.filter((output) => output.type === 'response');
  const suggestionChips = responses.at(-1)?.suggestionChips ?? [];
  return { sessionId, assistantName, messages: toChatMessages(outputs), suggestionChips, ended };
}
