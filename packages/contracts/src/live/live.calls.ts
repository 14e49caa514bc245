import { accountIdSchema, projectIdSchema, teamIdSchema } from '@confab/model';
import { z } from 'zod';
import { connectionIdSchema, defineCall, frontendAppSchema, nameCalls } from '../define-call.ts';

const groupQuery = z.strictObject({
  hubName: z.string().max(100),
  frontendApp: frontendAppSchema,
  connectionId: connectionIdSchema,
  groupName: teamIdSchema,
});
const presenceQuery = z.strictObject({
  connectionId: connectionIdSchema,
  tvAccountId: accountIdSchema,
  email: z.string().max(254),
  projectId: projectIdSchema,
  teamId: teamIdSchema,
});

export const liveCalls = nameCalls('live', {
  subscribe: defineCall({
    method: 'GET',
    path: '/api/SubscribeToGroupEvents',
    changes: true,
    query: groupQuery,
    result: z.null(),
    fallbackMessage: 'Error subscribing to group',
  }),
  unsubscribe: defineCall({
    method: 'GET',
    path: '/api/UnsubscribeFromGroupEvents',
    changes: true,
    query: groupQuery,
    result: z.null(),
    fallbackMessage: 'Error unsubscribing to group',
  }),
  openProject: defineCall({
    method: 'GET',
    path: '/api/SendTvOneProjectOpenEvent',
    changes: true,
    query: presenceQuery,
    result: z.null(),
    fallbackMessage: 'Error sending project open event',
  }),
  closeProject: defineCall({
    method: 'GET',
    path: '/api/SendTvOneProjectCloseEvent',
    changes: true,
    query: presenceQuery,
    result: z.null(),
    fallbackMessage: 'Error sending project open event',
  }),
  pingReceived: defineCall({
    method: 'GET',
    path: '/api/UpdateLastResponseRecieved',
    changes: true,
    query: z.strictObject({ connectionId: connectionIdSchema }),
    result: z.null(),
    fallbackMessage: 'Error sending ping received event',
  }),
});
