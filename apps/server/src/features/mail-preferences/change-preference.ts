import type { Services } from '../../services.ts';
import { listStaff } from '../../core/accounts/staff/staff.repository.ts';
import { markReported, type AssistantMail } from '../../mail/assistant/assistant-mails.repository.ts';
import { resumeMails, suppressMails } from '../../mail/assistant/suppressions.repository.ts';
import { queueMail } from '../../mail/outbox.repository.ts';
import { createMailReportMail } from '../../mail/team-mails.ts';

/** What the recipient of a mail may do about the assistant that sent it. */
export const mailPreferences = ['stopTeam', 'stopAll', 'report', 'resume'] as const;
export type MailPreference = (typeof mailPreferences)[number];

/** Applies the choice of the recipient. Repeating a choice changes nothing. */
export async function changePreference(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'config' | 'log'>,
  mail: AssistantMail,
  preference: MailPreference,
): Promise<void> {
  const { recipientHash, teamId } = mail;
  if (preference === 'resume') await resumeMails(services.db, recipientHash, teamId);
  else await suppressMails(services.db, recipientHash, preference === 'stopAll' ? null : teamId);
  if (preference === 'report') await report(services, mail);
}

/** Mails the staff, at most once a day for each assistant. */
async function report(
  services: Pick<Services, 'db' | 'newId' | 'now' | 'config' | 'log'>,
  mail: AssistantMail,
): Promise<void> {
  const { db, config, log } = services;
  const { id: mailId, teamId, projectId, teamName, projectName } = mail;
  const isFirst = await db.transaction().execute(async (trx) => {
    if (!(await markReported(trx, mail))) return false;
    const today = new Date(services.now()).toISOString().slice(0, 10);
    for (const { id, email } of await listStaff(trx)) {
      const notice = createMailReportMail(config.publicUrl, {
        recipient: email,
        teamName,
        projectName,
        teamId,
        projectId,
        mailId,
      });
      await queueMail(trx, services, notice, `mailReport ${projectId} ${today} ${id}`);
    }
    return true;
  });
  if (isFirst) log.warn({ team: teamId, project: projectId, mail: mailId }, 'a message of an assistant was reported');
}
