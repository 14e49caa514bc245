import { alertFigures, type AlertFigure } from '@confab/contracts';
import { isJsonObject, type JsonValue } from '@confab/model';
import { transact } from '../../../db/transact.ts';
import { acrossTeams } from '../../../db/tenant-guard.ts';
import type { Db, Services } from '../../../services.ts';
import { countTurns } from '../counts.repository.ts';
import {
  claimCheck,
  findProject,
  findSummedUntil,
  insertAlert,
  listOpenAlerts,
  listUncheckedProjects,
  updateAlert,
  wasMailedAfter,
  type OwnedProject,
} from './alerts.repository.ts';
import { judgeShare, type Judgement } from './judge-share.ts';
import { daysBefore, listRanges, type CountsByHour } from './list-ranges.ts';
import { reportAlert } from './report-alert.ts';
import { parseDraft } from '../../../core/items/to-item.ts';

const dayMs = 86_400_000;
/** An alert of a project without conversations is closed after this time. */
const unjudgedMs = 7 * dayMs;

/** The inputs of a project that switch the alerts about a figure off. */
const switches = { missed: 'WatchMisses', errors: 'WatchErrors' } as const satisfies Record<AlertFigure, string>;

/**
 * Opens and closes alerts of live projects, once for each hour whose turns are summed.
 *
 * Any process may run this at any time: each project is claimed in the transaction that stores its alerts and queues
 * their mails. A project that fails is logged and tried again by the next run; the others are checked.
 *
 * @param isStopped asked before each project; the next run continues
 */
export async function checkAlerts(services: Services, isStopped: () => boolean = () => false): Promise<void> {
  const until = await findSummedUntil(services.db);
  if (!until) return;
  // Lists the projects of all teams; each check then reads the data of its own team only.
  for (const project of await listUncheckedProjects(acrossTeams(services.db), until)) {
    if (isStopped()) return;
    try {
      await transact(services.db, (trx) => checkProject(services, trx, project, until));
    } catch (error) {
      services.log.error({ err: error, project: project.projectId }, 'the alerts of a project could not be checked');
    }
  }
}

async function checkProject(services: Services, trx: Db, project: OwnedProject, until: Date): Promise<void> {
  if (!(await claimCheck(trx, project, until))) return;
  const found = await findProject(trx, project);
  const open = await listOpenAlerts(trx, project);
  if (!found) {
    // A deleted project has no conversations, and its alerts expire once they are closed.
    for (const { id } of open) await updateAlert(trx, project.teamId, id, { closedAt: until });
    return;
  }
  const values = parseDraft(found.draft);
  const counts = await countHours(trx, project, until);
  for (const figure of alertFigures) {
    const alert = open.find((one) => one.figure === figure);
    const judged = isWatched(values, figure) ? judge(counts, until, figure) : [];
    const unusual = judged.find(({ place }) => place === 'unusual');
    if (alert) await followAlert(trx, project, alert, { judged, isWatched: isWatched(values, figure), until });
    else if (unusual)
      await openAlert(services, trx, { ...project, projectName: found.displayName }, figure, unusual, until);
  }
}

interface RangeJudgement extends Judgement {
  readonly hours: number;
}

function judge(counts: CountsByHour, until: Date, figure: AlertFigure): readonly RangeJudgement[] {
  return listRanges(counts, until, figure).flatMap(({ hours, current, before }) => {
    const judgement = judgeShare(current, before);
    return judgement ? [{ ...judgement, hours }] : [];
  });
}

/** Closes an alert whose figures are usual again, that is no longer wanted, or that can no longer be judged. */
async function followAlert(
  trx: Db,
  { teamId }: OwnedProject,
  { id, judgedAt }: { readonly id: string; readonly judgedAt: Date },
  now: { readonly judged: readonly Judgement[]; readonly isWatched: boolean; readonly until: Date },
): Promise<void> {
  const isUsual = now.judged.length > 0 && now.judged.every(({ place }) => place === 'usual');
  const isOutdated = now.judged.length === 0 && now.until.getTime() - judgedAt.getTime() >= unjudgedMs;
  if (isUsual || isOutdated || !now.isWatched) await updateAlert(trx, teamId, id, { closedAt: now.until });
  else if (now.judged.length > 0) await updateAlert(trx, teamId, id, { judgedAt: now.until });
}

async function openAlert(
  services: Services,
  trx: Db,
  project: OwnedProject & { readonly projectName: string },
  figure: AlertFigure,
  { hours, share, usual }: RangeJudgement,
  until: Date,
): Promise<void> {
  const { teamId, projectId } = project;
  const wasMailed = await wasMailedAfter(trx, project, figure, new Date(until.getTime() - dayMs));
  const alert = { id: services.newId(), figure, openedAt: until, hours, share, usual };
  await insertAlert(trx, { ...alert, teamId, projectId, judgedAt: until, mailedAt: wasMailed ? null : until });
  if (!wasMailed) await reportAlert(services, trx, project, alert);
}

async function countHours(trx: Db, { teamId, projectId }: OwnedProject, until: Date): Promise<CountsByHour> {
  // The earliest range is 24 hours long.
  const start = new Date(until.getTime() - (daysBefore + 1) * dayMs);
  const scope = { teamId, projectIds: [projectId], stage: 'Live', start, end: until };
  const rows = await countTurns(trx, scope, 'hour', { isHourly: true });
  return new Map(rows.map((row) => [new Date(row.groupKey ?? 0).getTime(), row]));
}

function isWatched(values: JsonValue, figure: AlertFigure): boolean {
  const value = isJsonObject(values) ? values[switches[figure]] : undefined;
  return value !== false && value !== 'false';
}
