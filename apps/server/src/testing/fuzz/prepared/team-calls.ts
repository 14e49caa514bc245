import { liveCalls, organisationCalls, teamCalls } from '@confab/contracts';
import { newId } from '../../../new-id.ts';
import { aMember, aPerson } from '../../people-and-projects.ts';
import { inviteAndReadMail } from '../../team-invitations.ts';
import { asSender, asVisitor, prepared, type PreparedCall, type PreparedStage } from './prepared-call.ts';

/** An invitation of an address without an account, which its mailed ticket answers. */
async function aMailedInvitation({ test, owner }: PreparedStage) {
  const body = await inviteAndReadMail(test, `${newId()}@example.test`, { admin: owner });
  return { sent: { body }, by: asVisitor(owner) };
}

/** An invitation of a signed-in person. */
async function anInvitationOfSomebody({ test, owner }: PreparedStage) {
  const person = await aPerson(test);
  const { teamInvitationId } = await inviteAndReadMail(test, person.email, { admin: owner });
  return { sent: { query: { teamInvitationId } }, by: asSender(person, 'invited person') };
}

async function aFolder({ test, owner, project }: PreparedStage) {
  const body = {
    teamId: owner.teamId,
    type: 'LlamaFolder',
    displayName: 'Guests',
    parentId: project.projectId,
  } as const;
  const { id } = (await test.call(organisationCalls.add, { token: owner.token, body })).result;
  return { teamId: owner.teamId, nodeId: id };
}

async function createConnection({ owner, connect }: PreparedStage) {
  return {
    hubName: 'confab',
    frontendApp: 'pro',
    connectionId: await connect(),
    groupName: owner.teamId,
  } as const;
}

/** Calls about members, folders and connections of a team. */
export const teamCallsWithPeople: readonly PreparedCall[] = [
  prepared(teamCalls.openInvitation, aMailedInvitation),
  prepared(teamCalls.acceptInvitation, aMailedInvitation),
  prepared(teamCalls.rejectInvitation, aMailedInvitation),
  prepared(teamCalls.acceptInvitationByQuery, anInvitationOfSomebody),
  prepared(teamCalls.rejectInvitationByQuery, anInvitationOfSomebody),
  prepared(teamCalls.changePermission, async ({ test, owner: { teamId } }) => {
    const { email } = await aMember(test, teamId, 'Viewer');
    return { sent: { query: { teamId, emailToModify: email, newPermission: 'Commenter' as const } } };
  }),
  prepared(teamCalls.removeMember, async ({ test, owner: { teamId } }) => {
    const { accountId } = await aMember(test, teamId, 'Viewer');
    return { sent: { query: { teamId, tvAccountIdToRemove: accountId } } };
  }),
  prepared(teamCalls.remove, async ({ test }) => {
    const person = await aPerson(test);
    return { sent: { query: { teamId: person.teamId } }, by: asSender(person, 'Admin of another team') };
  }),
  prepared(organisationCalls.rename, async (stage) => ({
    sent: { body: { ...(await aFolder(stage)), displayName: 'Museums' } },
  })),
  prepared(organisationCalls.remove, async (stage) => ({ sent: { body: await aFolder(stage) } })),
  prepared(liveCalls.subscribe, async (stage) => ({
    sent: { query: await createConnection(stage) },
    by: asSender(stage.owner, 'owner'),
  })),
  prepared(liveCalls.unsubscribe, async (stage) => {
    const query = await createConnection(stage);
    await stage.test.call(liveCalls.subscribe, { query, token: stage.owner.token });
    return { sent: { query }, by: asSender(stage.owner, 'owner') };
  }),
  prepared(liveCalls.openProject, async ({ owner, project, connect }) => ({
    sent: {
      query: {
        connectionId: await connect(),
        tvAccountId: owner.accountId,
        email: owner.email,
        projectId: project.projectId,
        teamId: owner.teamId,
      },
    },
    by: asSender(owner, 'owner'),
  })),
];
