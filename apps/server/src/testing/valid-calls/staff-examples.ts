import { accountCalls, feedbackCalls, reviewCalls, towerCalls } from '@confab/contracts';
import { newId } from '../../new-id.ts';
import type { ValidCall } from './call-values.ts';

/** One valid example of every call that only the staff may make. */
export const staffCallExamples: readonly ValidCall[] = [
  { call: accountCalls.list, sent: () => ({ query: {} }) },
  { call: accountCalls.audit, sent: () => ({ query: {} }) },
  { call: accountCalls.setDisabled, sent: (_project, { email }) => ({ body: { email, isDisabled: true } }) },
  { call: accountCalls.endSessions, sent: (_project, { email }) => ({ body: { email } }) },
  { call: feedbackCalls.listFeedback, sent: () => ({ query: {} }) },
  { call: feedbackCalls.listCrashReports, sent: () => ({ query: {} }) },
  {
    call: feedbackCalls.setState,
    isAbsent: true,
    sent: () => ({ body: { kind: 'Feedback', id: newId(), state: 'Seen' } }),
  },
  { call: towerCalls.health, sent: () => ({ query: {} }) },
  { call: towerCalls.runJob, isAbsent: true, sent: () => ({ body: { name: 'no such job' } }) },
  { call: towerCalls.queue, sent: () => ({ query: { kind: 'Mail', state: 'Open' } }) },
  { call: towerCalls.retryJob, isAbsent: true, sent: () => ({ body: { kind: 'Mail', id: newId() } }) },
  { call: towerCalls.cancelJob, isAbsent: true, sent: () => ({ body: { kind: 'Publication', id: newId() } }) },
  { call: towerCalls.teams, sent: () => ({ query: {} }) },
  { call: towerCalls.team, sent: ({ teamId }) => ({ query: { teamId } }) },
  { call: towerCalls.setTeamLimit, sent: ({ teamId }) => ({ body: { teamId, megabytes: null } }) },
  { call: towerCalls.counts, sent: () => ({ query: {} }) },
  { call: reviewCalls.queue, sent: () => ({ query: {} }) },
  { call: reviewCalls.get, isAbsent: true, sent: () => ({ query: { reviewId: newId() } }) },
  { call: reviewCalls.item, isAbsent: true, sent: ({ say }) => ({ query: { reviewId: newId(), itemId: say.id } }) },
  {
    call: reviewCalls.comment,
    isAbsent: true,
    sent: ({ say }) => ({ body: { reviewId: newId(), itemId: say.id, newThreadId: newId(), text: 'Why?' } }),
  },
  { call: reviewCalls.decide, isAbsent: true, sent: () => ({ body: { reviewId: newId(), decision: 'Approved' } }) },
];
