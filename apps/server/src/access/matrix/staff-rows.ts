import { accountCalls, feedbackCalls, reviewCalls, towerCalls } from '@confab/contracts';
import type { MatrixRow } from './matrix-row.ts';

/** The control tower. */
export const staffRows: readonly MatrixRow[] = [
  { call: accountCalls.list, who: 'staff', rate: 'R', audit: 'hourly' },
  { call: accountCalls.audit, who: 'staff', rate: 'R', audit: 'hourly' },
  { call: accountCalls.setDisabled, who: 'staff', rate: 'W', audit: 'always', called: 'body.email' },
  { call: accountCalls.endSessions, who: 'staff', rate: 'W', audit: 'always', called: 'body.email' },
  { call: reviewCalls.queue, who: 'staff', rate: 'R', audit: 'denied' },
  { call: reviewCalls.get, who: 'staff', rate: 'C2', audit: 'always', about: 'query.reviewId' },
  { call: reviewCalls.item, who: 'staff', rate: 'R', audit: 'denied' },
  { call: reviewCalls.comment, who: 'staff', rate: 'W', audit: 'always', about: 'body.itemId' },
  {
    call: reviewCalls.decide,
    who: 'staff',
    rate: 'W',
    audit: 'always',
    about: 'body.reviewId',
    called: 'body.decision',
  },
  { call: feedbackCalls.listFeedback, who: 'staff', rate: 'R', audit: 'hourly' },
  { call: feedbackCalls.listCrashReports, who: 'staff', rate: 'R', audit: 'hourly' },
  { call: feedbackCalls.setState, who: 'staff', rate: 'W', audit: 'always', about: 'body.id', called: 'body.state' },
  { call: towerCalls.health, who: 'staff', rate: 'R', audit: 'denied' },
  { call: towerCalls.runJob, who: 'staff', rate: 'W', audit: 'always', called: 'body.name' },
  { call: towerCalls.queue, who: 'staff', rate: 'R', audit: 'hourly' },
  { call: towerCalls.retryJob, who: 'staff', rate: 'W', audit: 'always', about: 'body.id', called: 'body.kind' },
  { call: towerCalls.cancelJob, who: 'staff', rate: 'W', audit: 'always', about: 'body.id', called: 'body.kind' },
  { call: towerCalls.teams, who: 'staff', rate: 'R', audit: 'hourly' },
  { call: towerCalls.team, who: 'staff', rate: 'R', audit: 'always', about: 'query.teamId' },
  { call: towerCalls.setTeamLimit, who: 'staff', rate: 'W', audit: 'always', about: 'body.teamId' },
  { call: towerCalls.counts, who: 'staff', rate: 'R', audit: 'denied' },
];
