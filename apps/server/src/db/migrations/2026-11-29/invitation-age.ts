import type { Migration } from '../migration.ts';

/** Invitations that expired long ago are swept, so they are found by their age. */
export const invitationAge: Migration = {
  name: '2026-11-29-invitation-age',
  sql: `
create index team_invitation_age on team_invitation (expires_at);
`,
};
