import {
  commentCalls,
  nodeCalls,
  projectCalls,
  recentlyDeletedCalls,
  securityCalls,
  signInCalls,
  teamCalls,
  workflowCalls,
} from '@confab/contracts';
import type { CommentId, ThreadId } from '@confab/model';
import { newId } from '../../new-id.ts';
import type { TestApp } from '../open-test-app.ts';
import {
  aMember,
  aPerson,
  aProject,
  password,
  toNodeId,
  type TestPerson,
  type TestProject,
} from '../people-and-projects.ts';
import { teamCallExamples } from '../valid-calls.ts';
import { createCallRequest, listGivenIds, type PersonalCall } from './call-requests.ts';
import type { FuzzClient } from './fuzz-client.ts';
import type { FuzzPerson } from './fuzz-people.ts';
import { choose, type FuzzStep } from './fuzz-plan.ts';

/** The context of a sequence. */
interface Stage {
  readonly test: TestApp;
  readonly client: FuzzClient;
  readonly owner: FuzzPerson;
}

type Sequence = (stage: Stage, step: FuzzStep) => Promise<void>;

const usesPerSequence = 8;

/** Creates something, uses it, deletes it, and uses it again, which must be refused. */
export async function runSequence(stage: Stage, step: FuzzStep): Promise<void> {
  await choose(sequences, step.call)(stage, step);
}

const deleteNode: Sequence = async (stage, step) => {
  const project = await createProject(stage);
  const { teamId, projectId, workflowId, say } = project;
  const ids = { owningTeamId: teamId, owningProjectId: projectId, owningWorkflowId: workflowId };
  const sent = { query: { ...ids, nodeId: toNodeId(say) } };
  await checkUseAfterDelete(stage, step, project, { call: nodeCalls.remove, sent, ids: [say.id] });
};

const deleteWorkflow: Sequence = async (stage, step) => {
  const project = await createProject(stage);
  const { teamId, projectId, workflowId, say, startId } = project;
  const sent = { query: { owningTeamId: teamId, owningProjectId: projectId, workflowId } };
  await checkUseAfterDelete(stage, step, project, {
    call: workflowCalls.remove,
    sent,
    ids: [workflowId, say.id, startId],
  });
};

const deleteProject: Sequence = async (stage, step) => {
  const project = await createProject(stage);
  const { teamId, projectId, workflowId, say, startId } = project;
  const sent = { query: { owningTeamId: teamId, projectId } };
  const ids = [projectId, workflowId, say.id, startId];
  await checkUseAfterDelete(stage, step, project, { call: projectCalls.remove, sent, ids });
};

const deleteComment: Sequence = async ({ test, client, owner }) => {
  const { teamId, projectId, say } = await createProject({ test, client, owner });
  const threadId = newId() as ThreadId;
  const commentId = newId() as CommentId;
  const place = { teamId, projectId };
  const words = { text: 'Is this the right word?', mentions: [] };
  const thread = { ...place, itemId: say.id, newThreadId: threadId, path: '', ...words };
  const calls = {
    create: { call: commentCalls.create, sent: { body: thread }, person: owner },
    reply: {
      call: commentCalls.reply,
      sent: { body: { ...place, threadId, newCommentId: commentId, ...words } },
      person: owner,
    },
    edit: { call: commentCalls.edit, sent: { body: { ...place, commentId, ...words } }, person: owner },
    remove: { call: commentCalls.remove, sent: { body: { ...place, commentId } }, person: owner },
  } satisfies Record<string, PersonalCall>;
  for (const call of [calls.create, calls.reply, calls.edit, calls.remove]) await client.send(createCallRequest(call));
  await client.send(createCallRequest(calls.edit, 'of a deleted comment', 'use after free'));
};

const signOut: Sequence = async (stage, step) => {
  const { test, client, owner } = stage;
  const member = await aMember(test, owner.account.teamId, 'Admin');
  const person: FuzzPerson = { ...owner, name: 'signed-out Admin', account: member, token: member.token };
  const ended =
    step.choice % 2 === 0
      ? await client.send(createCallRequest({ call: signInCalls.logout, sent: { body: {} }, person }))
      : await endOtherSessions(stage, member, person);
  if (!ended.success) return;
  const project = await createProject(stage);
  for (const example of pickExamples(step))
    await client.send(
      createCallRequest(
        { ...example, sent: example.sent(project, member), person },
        'after the session',
        'use after free',
      ),
    );
};

/** Ends the session of a member through the sign-in of another browser of the same account. */
async function endOtherSessions({ test, client }: Stage, member: TestPerson, person: FuzzPerson) {
  const body = { username: member.email, password };
  const { result } = await test.call(signInCalls.login, { query: { type: 'my' }, body });
  const other: FuzzPerson = { ...person, name: 'other browser', token: result.token };
  return client.send(createCallRequest({ call: securityCalls.endOtherSessions, sent: { body: {} }, person: other }));
}

const leaveTeam: Sequence = async (stage, step) => {
  const { test, client, owner } = stage;
  const { teamId } = owner.account;
  const member = await aMember(test, teamId, 'AppEditor');
  const person: FuzzPerson = { ...owner, name: 'removed member', account: member, token: member.token };
  const project = await createProject(stage);
  const uses = pickExamples(step);
  for (const { call, sent } of uses)
    await client.send({ ...createCallRequest({ call, sent: sent(project, member), person }), refusedBy: undefined });
  const query = { teamId, tvAccountIdToRemove: member.accountId };
  await client.send(createCallRequest({ call: teamCalls.removeMember, sent: { query }, person: owner }));
  for (const { call, sent } of uses) {
    const request = createCallRequest({ call, sent: sent(project, member), person }, 'after leaving', 'use after free');
    await client.send(request);
  }
};

const deleteTeam: Sequence = async ({ test, client, owner }, step) => {
  const account = await aPerson(test);
  const person: FuzzPerson = { ...owner, name: 'Admin of a deleted team', account, token: account.token };
  const project = await aProject(test, account);
  // A team can be deleted when it has no other members.
  const sent = { query: { teamId: account.teamId } };
  const removed = await client.send(createCallRequest({ call: teamCalls.remove, sent, person }));
  if (!removed.success) return;
  for (const example of pickExamples(step))
    await client.send(
      createCallRequest(
        { ...example, sent: example.sent(project, account), person },
        'of a deleted team',
        'use after free',
      ),
    );
};

const restoreNode: Sequence = async (stage, step) => {
  const project = await createProject(stage);
  const { teamId, projectId, workflowId, say } = project;
  const { client, owner } = stage;
  const ids = { owningTeamId: teamId, owningProjectId: projectId, owningWorkflowId: workflowId };
  const removal = { call: nodeCalls.remove, sent: { query: { ...ids, nodeId: toNodeId(say) } }, person: owner };
  await client.send(createCallRequest(removal));
  const restore = { call: recentlyDeletedCalls.restore, sent: { body: { teamId, itemId: say.id } }, person: owner };
  await client.send(createCallRequest(restore));
  await client.send(createCallRequest(restore, 'twice'));
  await checkUseAfterDelete(stage, step, project, { ...removal, ids: [say.id] });
};

const sequences: readonly Sequence[] = [
  deleteNode,
  deleteWorkflow,
  deleteProject,
  deleteComment,
  signOut,
  leaveTeam,
  deleteTeam,
  restoreNode,
];

function createProject({ test, client, owner }: Stage): Promise<TestProject> {
  client.count(3);
  return aProject(test, owner.account);
}

/** Examples about a Pro project that a call after another may use in any order. */
const repeatable = teamCallExamples.filter(
  ({ call, isAboutOne }) => !isAboutOne && !/Delete|Remove|Import|Execute/.test(call.path),
);

function pickExamples({ field }: FuzzStep) {
  return Array.from({ length: usesPerSequence }, (_, at) => choose(repeatable, field + at * 7));
}

/** A call that deletes items. */
interface Removal extends Omit<PersonalCall, 'person'> {
  /** The items that no call may find after the deletion. */
  readonly ids: readonly string[];
}

async function checkUseAfterDelete(
  { client, owner }: Stage,
  { field }: FuzzStep,
  project: TestProject,
  { ids, ...removal }: Removal,
) {
  const uses = repeatable
    .map(({ call, sent }): PersonalCall => ({ call, sent: sent(project, owner.account), person: owner }))
    .filter(({ call, sent }) => listGivenIds(call, sent).some(({ id }) => ids.includes(id)));
  const picked = Array.from({ length: Math.min(usesPerSequence, uses.length) }, (_, at) =>
    choose(uses, field + at * 5),
  );
  for (const use of picked) await client.send(createCallRequest(use));
  const removed = await client.send(createCallRequest({ ...removal, person: owner }));
  if (!removed.success) return;
  for (const use of picked) await client.send(createCallRequest(use, 'after it was deleted', 'use after free'));
}
