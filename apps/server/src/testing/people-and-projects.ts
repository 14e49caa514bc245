import { nodeCalls, projectCalls } from '@confab/contracts';
import { emailKey } from '@confab/identity';
import type { AccountId, Item, NodeId, ProjectId, TeamId, TeamRole, WorkflowId } from '@confab/model';
import { sql } from 'kysely';
import { findAccount, insertAccount, insertTeam, markVerified } from '../core/accounts/accounts.repository.ts';
import { hashPassword } from '../core/accounts/passwords/hash-password.ts';
import { startSession } from '../core/accounts/sessions/start-session.ts';
import type { TestApp } from './open-test-app.ts';

export const password = 'Harbour!View22';
let passwordHash: Promise<string> | undefined;
let people = 0;
/** The browser that test requests appear to come from. */
const browser = { ip: '127.0.0.1', userAgent: 'lightMyRequest', device: '', isKnown: false };

/** An account with its own team and a session. */
export interface TestPerson {
  readonly accountId: AccountId;
  readonly email: string;
  readonly token: string;
  readonly teamId: TeamId;
}

/** Creates an account with its own team, verified by default, and signs in. */
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
  // Skips the password check, which takes 60 ms of processor time on purpose; the sign-in tests cover it.
  const account = await findAccount(services.db, accountId);
  const session = account && (await startSession(services, account, browser));
  if (!session) throw new Error('The account that was just inserted was not found.');
  // These ids were created above.
  return { accountId: accountId as AccountId, teamId: team.id as TeamId, email, token: session.signIn.token };
}

/** Adds a person to a team with a role. */
export async function addTeamMember(
  { services }: TestApp,
  teamId: TeamId,
  person: TestPerson,
  permission: Exclude<TeamRole, 'Unauthorized'>,
): Promise<void> {
  await services.db.insertInto('teamMember').values({ teamId, accountId: person.accountId, permission }).execute();
}

/** Creates a person and adds them to a team with a role. */
export async function aMember(
  test: TestApp,
  teamId: TeamId,
  permission: Exclude<TeamRole, 'Unauthorized'>,
  settings = {},
): Promise<TestPerson> {
  const person = await aPerson(test, settings);
  await addTeamMember(test, teamId, person, permission);
  return person;
}

/** Gives an account the rights of staff. */
export async function makeStaff(
  { services }: TestApp,
  { accountId }: Pick<TestPerson, 'accountId'>,
  roles = 'Staff',
): Promise<void> {
  await services.db.updateTable('account').set({ roles }).where('id', '=', accountId).execute();
}

/** Creates a person of the staff. */
export async function aStaffMember(test: TestApp): Promise<TestPerson> {
  const person = await aPerson(test);
  await makeStaff(test, person);
  return person;
}

/** Moves the time at which a person confirmed who they are into the past, in all their sessions. */
export async function makeSignInOlder(
  { services }: TestApp,
  { accountId }: TestPerson,
  minutes: number,
): Promise<void> {
  await sql`update session set authenticated_at = now() - make_interval(mins => ${minutes}) where account_id = ${accountId}`.execute(
    services.db,
  );
}

/** A person as the caller of a use case. */
export function toCaller({ accountId, email, teamId }: TestPerson) {
  return { accountId, email, name: email, sessionId: '', isVerified: true, roles: '', activeTeamId: teamId };
}

/** A project with one workflow, its Start node and an unconnected Say node. */
export interface TestProject {
  readonly teamId: TeamId;
  readonly projectId: ProjectId;
  readonly workflowId: WorkflowId;
  readonly startId: NodeId;
  readonly say: Item;
}

/** Creates a One project. Its llama replaces the workflow, its page replaces `startId` and `say`. */
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
    // The kinds of the items prove the types of the ids.
    workflowId: llama?.id as string as WorkflowId,
    startId: page?.id as string as NodeId,
    say: page as unknown as Item,
  };
}

/** Creates a Pro project with a Say node. */
export async function aProject(test: TestApp, owner: TestPerson, displayName = 'Harbour'): Promise<TestProject> {
  const { call } = test;
  const { teamId, token } = owner;
  const made = await call(projectCalls.create, { token, body: { teamId, displayName, projectType: 'Pro' } });
  const { projectId } = made.result;
  const fat = await call(projectCalls.getFat, { token, query: { projectId, teamId } });
  // The kinds of the items prove the types of the ids.
  const workflowId = fat.result.workflows[0]?.id as string as WorkflowId;
  const startId = fat.result.nodes[0]?.id as string as NodeId;
  const node = await call(nodeCalls.create, {
    token,
    body: { teamId, projectId, workflowId, nodeType: 'Say', displayName: 'Greeting', x: 320, y: 80 },
  });
  return { teamId, projectId, workflowId, startId, say: node.result };
}

/** The ids of the team and the project. */
export const inProject = ({ teamId, projectId }: TestProject) => ({ teamId, projectId });
/** The ids of the team, the project and the workflow. */
export const inWorkflow = ({ teamId, projectId, workflowId }: TestProject) => ({ teamId, projectId, workflowId });
/** The ids of the team, the project, the workflow and the Say node. */
export const inSay = (project: TestProject) => ({ ...inWorkflow(project), nodeId: toNodeId(project.say) });

/** Types the id of an item as the id of a node. */
export function toNodeId(item: Pick<Item, 'id'>): NodeId {
  return item.id as string as NodeId;
}
