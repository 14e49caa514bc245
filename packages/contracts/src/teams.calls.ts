import { activeTeamSchema, teamIdSchema, teamMembershipSchema } from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, defineCall, frontendAppSchema } from './define-call.ts';

export const teamCalls = {
  listMine: defineCall({
    method: 'GET',
    path: '/api/GetMyTeams',
    result: z.array(teamMembershipSchema),
    fallbackMessage: 'Failure getting my teams',
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
};
