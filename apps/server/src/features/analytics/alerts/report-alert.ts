import type { AlertFigure } from '@confab/contracts';
import { readJsonText, type JsonObject, type JsonText } from '@confab/model';
import { createAlertMail } from '../../../mail/alert-mails.ts';
import { queueMail } from '../../../mail/outbox.repository.ts';
import type { Db, Services } from '../../../services.ts';
import { notify } from '../../notifications/index.ts';
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

const notificationTexts: Readonly<Record<AlertFigure, (name: string, share: string, usual: string) => string>> = {
  missed: (name, share, usual) => `${name} did not understand ${share} of what visitors said. Usual is ${usual}.`,
  errors: (name, share, usual) => `${name} had errors in ${share} of its turns. Usual is ${usual}.`,
};

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
  const text = notificationTexts[figure](projectName, share, usual);
  for (const { accountId, email, isVerified, profile } of await listRecipients(trx, teamId)) {
    await notify(services, trx, accountId, text, link);
    if (!isVerified || !wantsMail(profile)) continue;
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

/** A share in whole per cents, which no language writes differently but for the space. */
function formatShare(share: number) {
  return `${Math.round(share * 100)}%`;
}

function wantsMail(profile: JsonText<JsonObject>): boolean {
  const value = readJsonText(profile)['AlertMails'];
  return value !== false && value !== 'false';
}
