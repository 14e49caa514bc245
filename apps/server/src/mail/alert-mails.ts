import type { AlertFigure } from '@confab/contracts';
import { siteAddress } from '../config.ts';
import { layOutMail } from './lay-out-mail.ts';
import type { ProductMail } from './outbox.repository.ts';
import { preventLinks } from './prevent-links.ts';

/** A figure of a project that has left its usual band. */
export interface AlertNotice {
  readonly recipient: string;
  readonly projectName: string;
  readonly projectId: string;
  readonly figure: AlertFigure;
  readonly hours: number;
  /** In per cent. */
  readonly share: string;
  readonly usual: string;
  /** The days of the conversations that the figure was computed from. */
  readonly days: { readonly from: string; readonly to: string };
}

/** The mail to a member of the team, which leads to the conversations behind the alert. */
export function createAlertMail(publicUrl: string, notice: AlertNotice): ProductMail {
  const { recipient, figure, hours, share, usual } = notice;
  const texts = { projectName: preventLinks(notice.projectName), hours, share, usual };
  const link = createConversationsLink(publicUrl, notice);
  return layOutMail(recipient, ({ alertMissed, alertErrors }) => ({
    ...(figure === 'missed' ? alertMissed : alertErrors)(texts),
    link,
  }));
}

function createConversationsLink(publicUrl: string, { projectId, figure, days: { from, to } }: AlertNotice) {
  const url = new URL(siteAddress(publicUrl, 'analytics'));
  const query = { project: projectId, view: 'correspondence', from, to, stage: 'Live', outcome: figure };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}
