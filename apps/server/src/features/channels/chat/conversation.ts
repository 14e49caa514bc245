import { type TeamId, readJsonText } from '@confab/model';
import type { ChatMessage, ChatResponse } from '@confab/contracts';
import { randomBytes } from 'node:crypto';
import type { Db, Services } from '../../../services.ts';
import type { ChannelEndpoint } from '../channel-turn.ts';
import { replayUntilAnswered } from '../../conversations/index.ts';
import { findAssistant, getAssistantHead } from '../find-assistant.ts';
import { computeKeyedHash } from '../compute-keyed-hash.ts';
import { findConversation, listTurns } from '../conversations.repository.ts';
import { maxStoredTurns } from '../turns.repository.ts';
import { erasePerson } from '../erasure/erase-person.repository.ts';
import { createChatAddresses } from '../get-asset-url.ts';
import { toChatMessages } from './to-chat-messages.ts';
import { toChatResponse } from './to-chat-response.ts';

const saltBytes = 32;

type ConversationMiss = 'nothingHere' | 'unknownConversation';

/** Reads the transcript of a conversation for a reloaded page. */
export async function readConversation(
  services: Services,
  endpoint: ChannelEndpoint,
  session: string,
): Promise<ChatResponse | ConversationMiss> {
  return withConversation(services, endpoint, session, async ({ trx, key, row, head }) => {
    const addressFile = createChatAddresses(services, endpoint);
    const turns = await listTurns(trx, key, maxStoredTurns);
    const answers = turns.map(({ said, answer }) => ({ said, answer: readJsonText(answer) }));
    const { ended } = readJsonText(row.state);
    const messages = answers.flatMap(({ said, answer }): ChatMessage[] => [
      ...(said ? [{ from: 'visitor' as const, heading: '', text: said, imageUrl: null }] : []),
      ...toChatMessages(answer.outputs, createChatAddresses(services, endpoint, answer)),
    ]);
    const last = answers.at(-1)?.answer ?? { outputs: [] };
    return { ...toChatResponse(session, { ...head, ...last, ended }, addressFile), messages };
  });
}

/** Erases the stored conversation, its visitor and their other conversations; the anonymous counts stay. */
export async function deleteConversation(
  services: Services,
  endpoint: ChannelEndpoint,
  session: string,
): Promise<ChatResponse | ConversationMiss> {
  const found = await withConversation(services, endpoint, session, async ({ key, row, head }) => {
    const { teamId, idHash } = key;
    const visitorHashes = row.visitorHash ? [row.visitorHash] : [];
    const person = { teamId, projectId: endpoint.projectId, visitorHashes, conversationHashes: [idHash] };
    const addressFile = createChatAddresses(services, endpoint);
    return { person, answer: toChatResponse(session, { ...head, outputs: [], ended: true }, addressFile) };
  });
  if (typeof found === 'string') return found;
  await erasePerson(services.db, found.person, randomBytes(saltBytes));
  return found.answer;
}

interface OpenConversation {
  readonly trx: Db;
  readonly key: { readonly teamId: TeamId; readonly idHash: Buffer };
  readonly row: NonNullable<Awaited<ReturnType<typeof findConversation>>>;
  readonly head: ReturnType<typeof getAssistantHead>;
}

function withConversation<Result>(
  services: Services,
  endpoint: ChannelEndpoint,
  session: string,
  work: (opened: OpenConversation) => Promise<Result>,
): Promise<Result | ConversationMiss> {
  return replayUntilAnswered((load) =>
    services.db.transaction().execute(async (trx) => {
      const assistant = await findAssistant(services, endpoint, { trx, load });
      if (!assistant) return 'nothingHere';
      const key = { teamId: assistant.teamId, idHash: computeKeyedHash(services, endpoint, 'session', session) };
      const row = await findConversation(trx, key);
      const project = row && (await assistant.getProgram(row.releaseId));
      if (!row || !project) return 'unknownConversation';
      return work({ trx, key, row, head: getAssistantHead(project, row.language) });
    }),
  );
}
