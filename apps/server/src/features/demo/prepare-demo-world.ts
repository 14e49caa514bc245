import { listOneTemplates, listTemplates } from '@confab/catalogue';
import { emailKey } from '@confab/identity';
import type { AccountId, ProjectId, TeamId } from '@confab/model';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { randomInt } from 'node:crypto';
import type { Caller, Services } from '../../services.ts';
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
import { promoteProject } from '../publishing/index.ts';

/** The account that is printed on the terminal. */
export interface DemoAccount {
  readonly email: string;
  readonly password: string;
}

const email = 'demo@confab.example';

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
  const account = { email, password: newPassword() };
  mkdirSync(config.dataDir, { recursive: true });
  return (await makeWorld(services, account, file)) ? account : undefined;
}

/** @returns false when another process is creating the data in the same database. */
async function makeWorld(services: Services, { password }: DemoAccount, file: string): Promise<boolean> {
  const { db, newId } = services;
  const accountId = newId();
  const team = { id: newId(), name: 'Demo team' };
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
  const caller = asCaller(accountId, team.id);
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

async function goLive(services: Services, caller: Caller & { readonly teamId: TeamId }, projectId: ProjectId) {
  const { teamId } = caller;
  const promotion = { projectId, source: 1, environments: ['2', '0'] as ('0' | '2')[], acceptedTerms: true } as const;
  await promoteProject(services, caller, teamId, promotion);
}

/** The demo author as the caller of the use cases that create the data. */
function asCaller(accountId: AccountId, teamId: TeamId): Caller & { readonly teamId: TeamId } {
  return {
    accountId,
    teamId,
    activeTeamId: teamId,
    sessionId: '',
    email,
    name: 'Demo Author',
    isVerified: true,
    roles: '',
  };
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
