import type { MailCall } from '@confab/dialog-engine';
import { type ProjectId, type ReleaseId, toJsonText } from '@confab/model';
import { insertAssistantMail } from '../../mail/assistant/assistant-mails.repository.ts';
import { hashRecipient } from '../../mail/assistant/suppressions.repository.ts';
import { queueAssistantMail } from '../../mail/outbox.repository.ts';
import type { Db, Services } from '../../services.ts';
import { hashCall } from './send-once.ts';
import { toMail } from './to-mail.ts';
import { claimTurnCall, findTeamName, type TurnKey } from './turn-calls.repository.ts';

/** The assistant that sends the messages of a turn. */
export interface MailSender {
  readonly projectId: ProjectId;
  /** The language of the conversation, a language tag. */
  readonly language: string;
  /** The release that runs; null for a draft. */
  readonly releaseId: ReleaseId | null;
}

/** Puts the messages of a turn into the outbox. Each is sent once, even when the turn is stored twice. */
export async function queueTurnMails(
  trx: Db,
  services: Pick<Services, 'newId' | 'config'>,
  key: TurnKey,
  { projectId, language }: MailSender,
  mails: readonly MailCall[],
): Promise<void> {
  if (mails.length === 0) return;
  const teamName = await findTeamName(trx, key.teamId);
  for (const [index, call] of mails.entries()) {
    await claimTurnCall(
      trx,
      { ...key, place: index + 1, kind: 'mail', callHash: hashCall(call) },
      toJsonText('queued'),
    );
    const mail = { ...toMail(services.config, call), id: services.newId() };
    const assistant = { kind: call.kind, teamName, language };
    const isQueued = await queueAssistantMail(
      trx,
      { ...mail, assistant },
      `turn:${key.conversation}:${key.turn}:${index + 1}`,
    );
    if (!isQueued) continue;
    const { teamId, conversation } = key;
    const recipientHash = hashRecipient(mail.recipient);
    await insertAssistantMail(trx, { id: mail.id, teamId, projectId, conversation, recipientHash, language });
  }
}
