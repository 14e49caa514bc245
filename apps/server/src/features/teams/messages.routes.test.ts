import { type Call, feedbackCalls, guideCalls, liveCalls, teamCalls } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';

const { app } = setUpServer();

/** The message of each call for failures without a more specific one. */
const words: readonly (readonly [id: string, call: Call, message: string])[] = [
  ['P8.21', teamCalls.setActive, 'Error setting active team'],
  ['P8.22', teamCalls.create, 'Error creating new team'],
  ['P8.23', teamCalls.remove, 'Error deleting team'],
  ['P8.24', teamCalls.rename, 'Error renaming team'],
  ['P8.25', teamCalls.invite, 'Unable to invite users to team'],
  ['P8.26', teamCalls.acceptInvitationByQuery, 'Failure accepting team invitation'],
  ['P8.26', teamCalls.acceptInvitation, 'Failure accepting team invitation'],
  ['P8.27', teamCalls.rejectInvitationByQuery, 'Failure rejecting team invitation'],
  ['P8.27', teamCalls.rejectInvitation, 'Failure rejecting team invitation'],
  ['P8.28', teamCalls.changePermission, 'Failure updating team member permissions'],
  ['P8.29', teamCalls.removeMember, 'Failure removing team member'],
  ['P8.30', teamCalls.listMembers, 'Failure getting team members'],
  ['P8.31', teamCalls.listMine, 'Failure getting my teams'],
  ['P8.32', teamCalls.listOfUser, 'Failure getting teams for user'],
  ['P8.33', guideCalls.contentCards, 'Failure getting content cards'],
  ['P8.34', feedbackCalls.sendFeedback, 'Error sending feedback'],
  ['P8.35', feedbackCalls.sendCrashReport, 'Error sending crash report'],
  ['P8.36', liveCalls.subscribe, 'Error subscribing to group'],
  ['P8.37', liveCalls.unsubscribe, 'Error unsubscribing to group'],
  ['P8.38', liveCalls.pingReceived, 'Error sending ping received event'],
];

describe('a failed call answers with its default message (P8.21, P8.22, P8.23, P8.24, P8.25, P8.26, P8.27, P8.28, P8.29, P8.30, P8.31, P8.32, P8.33, P8.34, P8.35, P8.36, P8.37, P8.38)', () => {
  test.each(words.map(([id, call, message]) => [id, `${call.method} ${call.path}`, message, call] as const))(
    '%s: %s fails with “%s” when signed out or called with an invalid request (P8.1, P8.2)',
    async (_id, _name, message, call) => {
      const answered = await app.app.inject({
        method: call.method,
        url: `${call.path}?nonsense=1`,
        headers: { 'x-tv-client': '1', 'content-type': 'application/json' },
        ...(call.method === 'POST' ? { payload: '{"nonsense":1}' } : {}),
      });
      expect(answered.statusCode).toBe(call.access === 'signedIn' ? 401 : 400);
      expect(answered.json()).toEqual({
        Success: false,
        ErrorMessage: message,
        MessageName: call.name,
        ...(call.access !== 'signedIn' && { InvalidFields: expect.arrayContaining(['query.nonsense']) }),
      });
    },
  );
});
