import type { TeamId } from '@confab/model';
import type { ChatMessage, ChatResponse } from '@confab/contracts';
import type { ConversationState } from '@confab/dialog-engine';
import type { Db, Services } from '../../../services.ts';
import type { ChannelAnswer, ChannelPlace } from '../channel-turn.ts';
import { findAssistant } from '../find-assistant.ts';
import { keyedHash } from '../session-key.ts';
import { deleteSessions, findSession, listTurns } from '../sessions.repository.ts';
import { deleteVisitor, forgetText } from '../visitors.repository.ts';
import { toChatMessages } from './to-chat-messages.ts';
import { toChatResponse } from './to-chat-response.ts';

const longestTranscript = 200;
type Found = 'nothingHere' | 'unknownSession';

/** All of a conversation so far, for a page that was loaded again. */
export async function readConversation(
  services: Services,
  place: ChannelPlace,
  session: string,
): Promise<ChatResponse | Found> {
  return withSession(services, place, session, async ({ trx, key, row, program }) => {
    const { publicUrl } = services.config;
    const turns = await listTurns(trx, key, longestTranscript);
    // This server wrote both from what the engine gave.
    const answers = turns.map(({ said, answer }) => ({ said, answer: JSON.parse(answer) as ChannelAnswer }));
    const { ended } = JSON.parse(row.state) as ConversationState;
    const messages = answers.flatMap(({ said, answer }): ChatMessage[] => [
      ...(said ? [{ from: 'visitor' as const, heading: '', text: said, imageUrl: null }] : []),
      ...toChatMessages(answer.outputs, publicUrl),
    ]);
    const last = answers.at(-1)?.answer ?? { ...program, outputs: [] };
    return { ...toChatResponse(session, { ...last, ended }, publicUrl), messages };
  });
}

/** Removes what is kept of a conversation and of who had it; what was counted stays, and is nobody's. */
export async function forgetConversation(
  services: Services,
  place: ChannelPlace,
  session: string,
): Promise<ChatResponse | Found> {
  return withSession(services, place, session, async ({ trx, key, row, program }) => {
    const { teamId, idHash } = key;
    await forgetText(trx, teamId, { sessionHash: idHash });
    await deleteSessions(trx, teamId, row.visitorHash ? { visitorHash: row.visitorHash } : { idHash });
    if (row.visitorHash) await deleteVisitor(trx, teamId, row.visitorHash);
    return toChatResponse(session, { ...program, outputs: [], ended: true }, services.config.publicUrl);
  });
}

interface Opened {
  readonly trx: Db;
  readonly key: { readonly teamId: TeamId; readonly idHash: Buffer };
  readonly row: NonNullable<Awaited<ReturnType<typeof findSession>>>;
  readonly program: { readonly assistantName: string; readonly language: string };
}

function withSession(
  services: Services,
  place: ChannelPlace,
  session: string,
  work: (opened: Opened) => Promise<ChatResponse>,
): Promise<ChatResponse | Found> {
  return services.db.transaction().execute(async (trx) => {
    const assistant = await findAssistant(trx, place);
    if (!assistant) return 'nothingHere';
    const key = { teamId: assistant.teamId, idHash: keyedHash(services, place, 'session', session) };
    const row = await findSession(trx, key);
    const program = row && (await assistant.programOf(row.releaseId));
    if (!row || !program) return 'unknownSession';
    return work({ trx, key, row, program: { assistantName: program.projectName, language: program.language } });
  });
}
