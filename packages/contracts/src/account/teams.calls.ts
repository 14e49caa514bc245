import { isAdmin } from '@confab/access';
import {
  accountIdSchema,
  activeTeamSchema,
  flavours,
  projectIdSchema,
  teamIdSchema,
  teamMemberSchema,
  teamMembershipSchema,
  teamRoleSchema,
  wireAnswer,
  wireObject,
} from '@confab/model';
import { z } from 'zod';
import { codeText, connectionIdSchema, defineCall, emailText, frontendAppSchema, nameCalls } from '../define-call.ts';

const teamQuery = z.strictObject({ teamId: teamIdSchema });
const teamNameText = z.string().max(200);
const invitationId = z.guid();
const invitationQuery = z.strictObject({ teamInvitationId: invitationId });
/** The ticket comes from the mailed link and proves access to the invited mailbox. */
const invitationBody = wireObject({ teamInvitationId: invitationId, ticket: codeText.optional() });
/** The welcome page shows these values, never the ones in the link. */
const outcomeFields = {
  teamId: teamIdSchema,
  teamName: z.string(),
  email: z.string(),
  isPasswordSet: z.boolean(),
  /** Whether the password chosen at sign-up can be kept by typing it again. */
  hasSignUpPassword: z.boolean(),
};
const invitationOutcome = wireAnswer(outcomeFields);
/** The project that a new member sees first, and the site that opens it; absent for an invitation that names none. */
const firstProject = { projectId: projectIdSchema.optional(), site: z.enum(flavours).optional() };
const acceptanceOutcome = wireAnswer({ ...outcomeFields, ...firstProject });

/** Roles that can be assigned; Unauthorized means no role. */
const givenRole = teamRoleSchema.exclude(['Unauthorized']);

/** The most people that one call invites to a team. */
export const invitationsMax = 50;

export const teamCalls = nameCalls('teams', {
  listMine: defineCall({
    method: 'GET',
    path: '/api/GetMyTeams',
    result: z.array(teamMembershipSchema),
    fallbackMessage: 'Failure getting my teams',
  }),
  listOfUser: defineCall({
    method: 'GET',
    path: '/api/GetTeamsForUser',
    query: z.strictObject({ targetTvAccountId: accountIdSchema }),
    result: z.array(teamMembershipSchema),
    fallbackMessage: 'Failure getting teams for user',
  }),
  setActive: defineCall({
    method: 'GET',
    path: '/api/SetActiveTeam',
    changes: true,
    query: z.strictObject({
      teamId: teamIdSchema,
      frontendApp: frontendAppSchema.optional(),
      signalRConnectionId: connectionIdSchema.optional(),
    }),
    result: activeTeamSchema,
    fallbackMessage: 'Error setting active team',
  }),
  create: defineCall({
    method: 'GET',
    path: '/api/CreateTeam',
    changes: true,
    query: z.strictObject({ teamId: teamIdSchema, teamName: teamNameText }),
    result: teamMembershipSchema,
    fallbackMessage: 'Error creating new team',
  }),
  remove: defineCall({
    method: 'GET',
    path: '/api/DeleteTeam',
    changes: true,
    query: teamQuery,
    result: z.null(),
    fallbackMessage: 'Error deleting team',
    freshSignIn: 'always',
  }),
  rename: defineCall({
    method: 'GET',
    path: '/api/RenameTeam',
    changes: true,
    query: z.strictObject({ teamId: teamIdSchema, newName: teamNameText }),
    result: z.null(),
    fallbackMessage: 'Error renaming team',
  }),
  listMembers: defineCall({
    method: 'GET',
    path: '/api/GetMembersOfTeam',
    query: teamQuery,
    result: z.array(teamMemberSchema),
    fallbackMessage: 'Failure getting team members',
  }),
  /** The bytes that the team stores: projects, versions, histories and what was recently deleted. */
  getStorage: defineCall({
    method: 'GET',
    path: '/api/GetTeamStorage',
    query: teamQuery,
    /** Without a limit, there are no allowed bytes. */
    result: wireAnswer({ usedBytes: z.number().int(), allowedBytes: z.number().int().optional() }),
    fallbackMessage: 'Failure getting the storage of the team',
  }),
  invite: defineCall({
    method: 'POST',
    path: '/api/InviteUsersToTeam',
    body: wireObject({
      teamId: teamIdSchema,
      emails: z.array(emailText).min(1).max(invitationsMax),
      permission: givenRole,
      /** A project of the team that the invited people see first. */
      projectId: projectIdSchema.optional(),
    }),
    result: z.null(),
    fallbackMessage: 'Unable to invite users to team',
    freshSignIn: ({ body }) => isAdmin(body),
  }),
  /**
   * What the page of a mailed invitation shows before it is answered. For an accepted invitation whose account still
   * has no password, the browser may choose the first password again. A signed-in member who has accepted it sees the
   * team.
   */
  openInvitation: defineCall({
    method: 'POST',
    path: '/api/OpenTeamInvitation',
    access: 'either',
    body: wireObject({ teamInvitationId: invitationId, ticket: codeText }),
    result: wireAnswer({
      state: z.enum(['pending', 'accepted', 'member']),
      /** Empty for an accepted invitation. */
      teamName: z.string(),
      /** Who invites; empty for an answered invitation. */
      inviterName: z.string(),
      permission: teamRoleSchema.nullable(),
      email: z.string(),
      hasSignUpPassword: z.boolean(),
      /** The team, for a member. */
      teamId: teamIdSchema.optional(),
      ...firstProject,
    }),
    fallbackMessage: 'This invitation no longer works. Ask the team to invite you again.',
  }),
  acceptInvitation: defineCall({
    method: 'POST',
    path: '/api/AcceptTeamInvitation',
    access: 'either',
    body: invitationBody,
    result: acceptanceOutcome,
    fallbackMessage: 'Failure accepting team invitation',
  }),
  acceptInvitationByQuery: defineCall({
    method: 'GET',
    path: '/api/AcceptTeamInvitation',
    changes: true,
    query: invitationQuery,
    result: acceptanceOutcome,
    fallbackMessage: 'Failure accepting team invitation',
  }),
  rejectInvitation: defineCall({
    method: 'POST',
    path: '/api/RejectTeamInvitation',
    access: 'either',
    body: invitationBody,
    result: invitationOutcome,
    fallbackMessage: 'Failure rejecting team invitation',
  }),
  rejectInvitationByQuery: defineCall({
    method: 'GET',
    path: '/api/RejectTeamInvitation',
    changes: true,
    query: invitationQuery,
    result: invitationOutcome,
    fallbackMessage: 'Failure rejecting team invitation',
  }),
  changePermission: defineCall({
    method: 'GET',
    path: '/api/UpdateTeamMemberPermissions',
    changes: true,
    query: z.strictObject({ teamId: teamIdSchema, emailToModify: emailText, newPermission: givenRole }),
    result: z.null(),
    fallbackMessage: 'Failure updating team member permissions',
    freshSignIn: ({ query }) => isAdmin({ permission: query.newPermission }),
  }),
  removeMember: defineCall({
    method: 'GET',
    path: '/api/RemoveTeamMember',
    changes: true,
    query: z.strictObject({ teamId: teamIdSchema, tvAccountIdToRemove: accountIdSchema }),
    result: z.null(),
    fallbackMessage: 'Failure removing team member',
    freshSignIn: 'always',
  }),
});
