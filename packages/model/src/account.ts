import { z } from 'zod';
import { accountIdSchema, teamIdSchema } from './ids.ts';
import { teamRoles } from './enumerations.ts';
import { wireAnswer } from './wire-object.ts';

/** What anyone may learn about an email address before signing in (P3.6). */
export const accountStatusSchema = wireAnswer({
  existingAccount: z.boolean(),
  hasPassword: z.boolean(),
  isVerified: z.boolean(),
});
export type AccountStatus = z.output<typeof accountStatusSchema>;

/**
 * The answer to a sign-in. Its fields are at the top level of the envelope (P3.7).
 *
 * `onboarded` is a text because the protocol defines it so.
 */
export const signInSchema = wireAnswer(
  {
    token: z.string(),
    tvAccountId: accountIdSchema,
    signalRAccessToken: z.string(),
    onboarded: z.enum(['true', 'false']),
    isVerified: z.boolean(),
    firstName: z.string(),
    lastName: z.string(),
    roles: z.string(),
    prefBrowserLayout: z.string(),
    prefScreenLayout: z.string(),
    prefBrowseFolder: z.string(),
    activeTeamId: teamIdSchema.nullable(),
    email: z.string(),
  },
  { email: 'email' },
);
export type SignIn = z.output<typeof signInSchema>;

export const teamRoleSchema = z.enum(teamRoles);

/** A row of My Teams (P3.13). */
export const teamMembershipSchema = wireAnswer({
  teamId: teamIdSchema,
  description: z.string(),
  permission: teamRoleSchema,
  invitePending: z.boolean(),
  teamInvitationId: z.guid().nullable(),
});
export type TeamMembership = z.output<typeof teamMembershipSchema>;

/** A member of a team, or an invited person (P3.12). Only Admins receive the ids of invitations. */
export const teamMemberSchema = wireAnswer({
  email: z.string(),
  name: z.string(),
  permission: teamRoleSchema,
  invitePending: z.boolean(),
  /** A pending invitation that can no longer be accepted, until it is sent again. */
  inviteExpired: z.boolean(),
  tvAccountId: accountIdSchema.nullable(),
  teamInvitationId: z.guid().nullable(),
  profilePhotoAssetId: z.string(),
});
export type TeamMember = z.output<typeof teamMemberSchema>;

/** The team whose projects are shown (P3.10). */
export const activeTeamSchema = wireAnswer({
  teamId: teamIdSchema,
  teamName: z.string(),
  permissions: teamRoleSchema,
});
export type ActiveTeam = z.output<typeof activeTeamSchema>;
