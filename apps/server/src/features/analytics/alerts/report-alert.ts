import { notificationMessages, type AlertFigure } from '@confab/contracts';
import { wantsMail } from '../../../core/accounts/wants-mail.ts';
import { createAlertMail } from '../../../mail/alert-mails.ts';
import { queueMail } from '../../../mail/outbox.repository.ts';
import type { Db, Services } from '../../../services.ts';
import { createNotice, notify } from '../../notifications/index.ts';
import { listRecipients, type OwnedProject } from './alerts.repository.ts';
import { toAlertDays } from './to-alert-days.ts';

/** An alert that was opened. */
interface OpenedAlert {
  readonly id: string;
  readonly figure: AlertFigure;
  readonly openedAt: Date;
  readonly hours: number;
  readonly share: number;
  readonly usual: number;
}

const messages = { missed: notificationMessages.missedMore, errors: notificationMessages.failedMore } as const;

/** Notifies the members of the team, and mails those who have not switched such mails off in their profile. */
export async function reportAlert(
  services: Services,
  trx: Db,
  { teamId, projectId, projectName }: OwnedProject & { readonly projectName: string },
  alert: OpenedAlert,
): Promise<void> {
  const { id, figure, hours } = alert;
  const [share, usual] = [formatShare(alert.share), formatShare(alert.usual)];
  const link = `/?${new URLSearchParams({ project: projectId, site: 'analytics' })}`;
  const notice = createNotice(messages[figure], { project: projectName, share, usual }, link);
  for (const { accountId, email, isVerified, profile } of await listRecipients(trx, teamId)) {
    await notify(services, trx, accountId, notice);
    if (!isVerified || !wantsMail(profile, 'AlertMails')) continue;
    const mail = createAlertMail(services.config.publicUrl, {
      recipient: email,
      projectName,
      projectId,
      figure,
      hours,
      share,
      usual,
      days: toAlertDays(alert),
    });
    await queueMail(trx, services, mail, `alert ${id} ${accountId}`);
  }
}

/** A share in whole per cent. Languages differ only in the space before the sign, which is left out. */
function formatShare(share: number) {
  return `${Math.round(share * 100)}%`;
}
