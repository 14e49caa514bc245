import { createExceptionMessage, exceptionMessages } from '@confab/dialog-engine';
import type { Message, ProjectId, TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import { countAssistantMails } from './assistant-mails.repository.ts';
import { findSuppression, hashRecipient } from './suppressions.repository.ts';

/** A mail that an assistant is about to send. */
export interface MailRequest {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly conversation: string;
  readonly recipient: string;
  /** Mails of the same turn, which are not stored yet: to the same person, and all. */
  readonly inTurn: { readonly toPerson: number; readonly all: number };
}

/** Mails to one person: of a team in an hour and a day, and of all teams in a day. */
const [personHour, personDay, personAllTeams] = [10, 30, 60];
/** Mails of one conversation and of one assistant in an hour; a team has a separate limit. */
const [conversationHour, assistantHour] = [20, 60];

/**
 * Checks whether an assistant may send a mail (MAIL-6).
 *
 * @returns why not, for the author; undefined when it may.
 */
export async function checkAssistantMail(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { teamId, projectId, conversation, recipient, inTurn }: MailRequest,
): Promise<Message | undefined> {
  const recipientHash = hashRecipient(recipient);
  if ((await findSuppression(db, recipientHash, teamId)) !== 'none') return exceptionMessages.mailsStopped;
  const counts = await countAssistantMails(db, { teamId, projectId, conversation, recipientHash });
  const isOver = (count: number, most: number) => count >= Math.max(1, Math.round(most * config.rateLimitFactor));
  const { toPerson, all } = inTurn;
  if (
    isOver(counts.toPersonInHour + toPerson, personHour) ||
    isOver(counts.toPersonInDay + toPerson, personDay) ||
    isOver(counts.toPersonOfAllTeams + toPerson, personAllTeams)
  )
    return exceptionMessages.personMailsPassed;
  if (isOver(counts.ofConversation + all, conversationHour))
    return createExceptionMessage('conversationMailsPassed', { most: conversationHour });
  if (isOver(counts.ofAssistantInHour + all, assistantHour))
    return createExceptionMessage('assistantMailsPassed', { most: assistantHour });
  return undefined;
}
