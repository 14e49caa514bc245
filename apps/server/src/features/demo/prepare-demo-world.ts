import { listOneTemplates, listTemplates } from '@confab/catalogue';
import { emailKey } from '@confab/identity';
import type { ProjectId } from '@confab/model';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomInt } from 'node:crypto';
import type { Services } from '../../services.ts';
import {
  hasAnyAccount,
  insertAccount,
  insertTeam,
  markVerified,
  setAccountName,
} from '../../core/accounts/accounts.repository.ts';
import { hashPassword } from '../../core/accounts/passwords/hash-password.ts';
import { approveSample } from '../one/index.ts';
import { createProject } from '../projects/index.ts';
import { demoEmail, demoTeamName, toDemoCaller } from './demo-author.ts';
import { goLive } from './go-live.ts';

/** The account that is printed on the terminal. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

/**
 * On the local environment, fills an empty database with a demo team, sample projects and one account with
 * a random password, which is kept in a file that only its owner can read.
 *
 * @returns the account while that file exists; otherwise undefined.
 */
export async function prepareDemoWorld(services: Services): Promise<DemoAccount | undefined> {
  const { config } = services;
  if (config.environment !== 'local') return undefined;
  const file = join(config.dataDir, 'demo-account.txt');
  if (await hasAnyAccount(services.db)) return existsSync(file) ? read(file) : undefined;
  const account = { email: demoEmail, password: newPassword() };
  mkdirSync(config.dataDir, { recursive: true });
  return (await makeWorld(services, account, file)) ? account : undefined;
}

/** @returns false when another process is creating the data in the same database. */
async function makeWorld(services: Services, { email, password }: DemoAccount, file: string): Promise<boolean> {
  const { db, newId } = services;
  const accountId = newId();
  const team = { id: newId(), name: demoTeamName };
  const passwordHash = await hashPassword(password);
  const isFirst = await db.transaction().execute(async (trx) => {
    const account = { id: accountId, email, emailKey: emailKey(email) ?? email, passwordHash, activeTeamId: team.id };
    if (!(await insertAccount(trx, account))) return false;
    await setAccountName(trx, accountId, { firstName: 'Demo', lastName: 'Author' });
    await insertTeam(trx, team, accountId);
    await markVerified(trx, accountId);
    // Written before the commit: an account whose password was lost would lock everybody out.
    writeFileSync(file, `email: ${email}\npassword: ${password}\n`, { mode: 0o600 });
    return true;
  });
  if (!isFirst) return false;
  const caller = toDemoCaller(accountId, team.id);
  const projects: ProjectId[] = [];
  const guides: ProjectId[] = [];
  // One guide is enough to look around; the dashboard of One offers the other templates.
  const templates = [...listTemplates('development'), ...listOneTemplates('development').slice(0, 1)];
  for (const { id, title, projectType } of templates.toReversed()) {
    const request = { teamId: caller.teamId, displayName: title, projectType, templateId: id };
    const { projectId } = await createProject(services, caller, request);
    (projectType === 'One' ? guides : projects).push(projectId);
  }
  // One project of each kind is published, so that people can talk to it.
  const last = [projects.at(-1), guides.at(-1)];
  const guide = guides.at(-1);
  if (guide !== undefined) await approveSample(services, caller, { teamId: caller.teamId, projectId: guide });
  for (const projectId of last.filter((one) => one !== undefined)) await goLive(services, caller, projectId);
  return true;
}

function read(file: string): DemoAccount | undefined {
  const [, known, password] = /^email: (\S+)\npassword: (\S+)/.exec(readFileSync(file, 'utf8')) ?? [];
  return known && password ? { email: known, password } : undefined;
}

/** Creates a password without letters and digits that look alike, to be read from a terminal. */
function newPassword() {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const part = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return `Demo-${part()}-${part()}-7`;
}
