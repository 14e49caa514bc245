import { listOneTemplates, listTemplates } from '@confab/catalogue';
import { emailKey } from '@confab/identity';
import type { ProjectId, TeamId } from '@confab/model';
import type { Services } from '../../services.ts';
import {
  hasAnyAccount,
  insertAccount,
  insertTeam,
  markVerified,
  setAccountName,
} from '../../core/accounts/accounts.repository.ts';
import { hashPassword } from '../../core/accounts/passwords/hash-password.ts';
import { findItem } from '../../core/items/items.repository.ts';
import { listStages } from '../../core/releases/releases.repository.ts';
import { listAnalyticProjects } from '../analytics/index.ts';
import { approveSample } from '../one/index.ts';
import { createProject } from '../projects/index.ts';
import { openDemoAccountFile, type DemoAccount, type DemoAccountFile } from './demo-account.ts';
import { demoTeamName, findDemoCaller, toDemoCaller, type DemoCaller } from './demo-author.ts';
import { runAlone } from './demo-lock.repository.ts';
import { goLive } from './go-live.ts';

/**
 * On the local environment, fills an empty database with a demo team, sample projects and one account with
 * a random password, which is kept in a file that only its owner can read.
 *
 * A process that ended before all of it was created is continued: what exists is kept, the rest is created.
 *
 * @returns the account while that file exists; otherwise undefined.
 */
export async function prepareDemoWorld(services: Services): Promise<DemoAccount | undefined> {
  const { config, db } = services;
  if (config.environment !== 'local') return undefined;
  const file = openDemoAccountFile(config.dataDir);
  if ((await hasAnyAccount(db)) && !file.readUnfinished()) return file.read();
  return runAlone(services, () => makeWorld(services, file));
}

/** @returns undefined when other accounts are in the database. */
async function makeWorld(services: Services, file: DemoAccountFile): Promise<DemoAccount | undefined> {
  const caller = (await findUnfinished(services, file)) ?? (await createAuthor(services, file));
  if (!caller) return file.read();
  const projects = await createProjects(services, caller);
  // One project of each kind is published, so that people can talk to it. The Pro project is the last one: its intents are trained
  // after that, in slices, and must not slow down the start.
  for (const kind of ['One', 'Pro'] as const) {
    const projectId = projects.findLast(({ projectType }) => projectType === kind)?.projectId;
    if (projectId !== undefined) await publish(services, caller, projectId, kind);
  }
  file.finish();
  return file.read();
}

async function findUnfinished({ db }: Services, file: DemoAccountFile): Promise<DemoCaller | undefined> {
  return file.readUnfinished() && findDemoCaller(db);
}

async function createAuthor(services: Services, file: DemoAccountFile): Promise<DemoCaller | undefined> {
  const { db, newId } = services;
  if (await hasAnyAccount(db)) return undefined;
  const accountId = newId();
  const team = { id: newId(), name: demoTeamName };
  // Written before the commit: an account whose password was lost would lock everybody out.
  const { email, password } = file.create();
  const passwordHash = await hashPassword(password);
  const isFirst = await db.transaction().execute(async (trx) => {
    const account = { id: accountId, email, emailKey: emailKey(email) ?? email, passwordHash, activeTeamId: team.id };
    if (!(await insertAccount(trx, account))) return false;
    await setAccountName(trx, accountId, { firstName: 'Demo', lastName: 'Author' });
    await insertTeam(trx, team, accountId);
    await markVerified(trx, accountId);
    return true;
  });
  return isFirst ? toDemoCaller(accountId, team.id) : undefined;
}

interface SampleProject {
  readonly projectId: ProjectId;
  readonly projectType: string;
}

/** Creates the sample projects that the team does not have, and returns all in the order of their creation. */
async function createProjects(services: Services, caller: DemoCaller): Promise<readonly SampleProject[]> {
  const { teamId } = caller;
  const known = await listAnalyticProjects(services.db, [{ teamId, description: demoTeamName }]);
  // One guide is enough to look around; the dashboard of One offers the other templates.
  const templates = [...listTemplates('development'), ...listOneTemplates('development').slice(0, 1)];
  const projects: SampleProject[] = [];
  for (const { id, title, projectType, languages } of templates.toReversed()) {
    const request = { teamId, displayName: title, projectType, templateId: id, language: languages[0] };
    const { projectId } =
      known.find(({ displayName }) => displayName === title) ?? (await createProject(services, caller, request));
    projects.push({ projectId, projectType });
  }
  return projects;
}

async function publish(services: Services, caller: DemoCaller, projectId: ProjectId, kind: 'Pro' | 'One') {
  const { teamId } = caller;
  if ((await listStages(services.db, teamId, projectId)).length > 0) return;
  if (kind === 'One' && !(await isApproved(services, teamId, projectId)))
    await approveSample(services, caller, { teamId, projectId });
  await goLive(services, caller, projectId);
}

/**
 * Whether an earlier start approved the project and ended before publishing it. The project cannot have changed since.
 */
async function isApproved({ db }: Services, teamId: TeamId, projectId: ProjectId): Promise<boolean> {
  return (await findItem(db, teamId, projectId))?.publishStatus === 'Approved';
}
