import type { Alert, QueryOf, alertCalls } from '@confab/contracts';
import type { Services } from '../../../services.ts';
import { listOpenAlerts } from './alerts.repository.ts';
import { toAlertDays } from './to-alert-days.ts';

/** Lists the open alerts of a project, newest first. */
export async function listAlerts({ db }: Services, project: QueryOf<typeof alertCalls.list>): Promise<Alert[]> {
  const rows = await listOpenAlerts(db, project);
  return rows.map(({ id, figure, openedAt, hours, share, usual }) => ({
    id,
    figure,
    openedUtc: openedAt.toISOString(),
    hours,
    share,
    usual,
    ...toAlertDays({ openedAt, hours }),
  }));
}
