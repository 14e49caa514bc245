import { nodeCalls, projectCalls } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import type { AccountId, Item, NodeId, ProjectId, TeamId, TeamRole, WorkflowId } from '@confab/model';
import { findAccount, insertAccount, insertTeam, markVerified } from '../core/accounts/accounts.repository.ts';
import { hashPassword } from '../core/accounts/passwords/hash-password.ts';
import { startSession } from '../core/accounts/sessions/start-session.ts';
import type { TestApp } from './open-test-app.ts';

export const password = 'Harbour!View22';
let passwordHash: Promise<string> | undefined;
let people = 0;
/** How the requests of tests look to the server. */
const browser = { ip: '127.0.0.1', userAgent: 'lightMyRequest', device: '', isKnown: false };

/** Somebody with an account, a team of one's own, and a session. */
export interface TestPerson {
  readonly accountId: AccountId;
  readonly email: string;
  readonly token: string;
  readonly teamId: TeamId;
}

/** Makes a person, verified unless told otherwise, and signs in. */
export async function aPerson(test: TestApp, { isVerified = true } = {}): Promise<TestPerson> {
  const { services } = test;
  people += 1;
  const email = `person-${people}-${Date.now()}@example.test`;
  const accountId = services.newId();
  const team = { id: services.newId(), name: `Team ${people}` };
  passwordHash ??= hashPassword(password);
  const hash = await passwordHash;
  await services.db.transaction().execute(async (trx) => {
    await insertAccount(trx, {
      id: accountId,
      email,
      emailKey: emailKey(email) ?? email,
      passwordHash: hash,
      activeTeamId: team.id,
    });
    await insertTeam(trx, team, accountId);
    if (isVerified) await markVerified(trx, accountId);
  });
  // Without the check of the password, which takes 60 ms of processor time on purpose: sign-in has tests of its own.
  const account = await findAccount(services.db, accountId);
  const session = account && (await startSession(services, account, browser));
  if (!session) throw new Error('The account that was just inserted was not found.');
  // Ids that were made a moment ago.
  return { accountId: accountId as AccountId, teamId: team.id as TeamId, email, token: session.signIn.token };
}

/** Puts a person into a team with a role. */
export async function join(
  { services }: TestApp,
  teamId: TeamId,
  person: TestPerson,
  permission: Exclude<TeamRole, 'Unauthorized'>,
): Promise<void> {
  await services.db.insertInto('teamMember').values({ teamId, accountId: person.accountId, permission }).execute();
}

/** A person who is in somebody's team with a role. */
export async function aMember(
  test: TestApp,
  teamId: TeamId,
  permission: Exclude<TeamRole, 'Unauthorized'>,
  settings = {},
): Promise<TestPerson> {
  const person = await aPerson(test, settings);
  await join(test, teamId, person, permission);
  return person;
}

/** A project with one workflow: Start, which leads to `say`, which leads nowhere. */
export interface TestProject {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly workflowId: WorkflowId;
  readonly startId: NodeId;
  readonly say: Item;
}

/** A One project with one llama, which goes as its workflow, and in it one page, which is `startId` and `say`. */
export async function aBlankOneProject(test: TestApp, owner: TestPerson, displayName = 'Guide'): Promise<TestProject> {
  const { call } = test;
  const { teamId, token } = owner;
  const made = await call(projectCalls.create, { token, body: { teamId, displayName, projectType: 'One' } });
  const { projectId } = made.result;
  const fat = await call(projectCalls.getFat, { token, query: { projectId, teamId } });
  const [llama, page] = [fat.result.workflows[0], fat.result.nodes[0]];
  return {
    teamId,
    projectId,
    // Kinds tell what each id is of.
    workflowId: llama?.id as string as WorkflowId,
    startId: page?.id as string as NodeId,
    say: page as unknown as Item,
  };
}

export async function aProject(test: TestApp, owner: TestPerson, displayName = 'Harbour'): Promise<TestProject> {
  const { call } = test;
  const { teamId, token } = owner;
  const made = await call(projectCalls.create, { token, body: { teamId, displayName, projectType: 'Pro' } });
  const { projectId } = made.result;
  const fat = await call(projectCalls.getFat, { token, query: { projectId, teamId } });
  // Kinds tell what each id is of.
  const workflowId = fat.result.workflows[0]?.id as string as WorkflowId;
  const startId = fat.result.nodes[0]?.id as string as NodeId;
  const node = await call(nodeCalls.create, {
    token,
    body: { teamId, projectId, workflowId, nodeType: 'Say', displayName: 'Greeting', x: 320, y: 80 },
  });
  return { teamId, projectId, workflowId, startId, say: node.result };
}

/** The id of a node, from an item. */
export function nodeIdOf(item: Pick<Item, 'id'>): NodeId {
  return item.id as string as NodeId;
}
