import { alertCalls, analyticCalls, missCalls, recordingCalls, trafficCalls } from '@confab/contracts';
import { team, project, type MatrixRow } from './matrix-row.ts';

/** Analytics, alerts and recorded conversations. */
export const analyticRows: readonly MatrixRow[] = [
  { call: analyticCalls.retrieve, who: 'Viewer', names: [team('body.teamId')], rate: 'R', audit: 'never' },
  {
    call: analyticCalls.exportData,
    who: 'AppEditor',
    names: [team('body.teamId')],
    action: 'analytics.export',
    rate: 'X',
    audit: 'always',
    about: 'body.projectIds.0',
  },
  {
    call: missCalls.list,
    who: 'Viewer',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: trafficCalls.get,
    who: 'Viewer',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: missCalls.setIgnored,
    who: 'AppEditor',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'W',
    audit: 'denied',
  },
  {
    call: alertCalls.list,
    who: 'Viewer',
    names: [team('query.teamId'), project('query.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: recordingCalls.get,
    who: 'Viewer',
    names: [team('query.teamId'), project('query.projectId')],
    rate: 'R',
    audit: 'never',
  },
  {
    call: recordingCalls.listNew,
    who: 'Viewer',
    names: [team('body.teamId'), project('body.projectId')],
    rate: 'R',
    audit: 'never',
  },
  { call: analyticCalls.listProjects, who: 'signedIn', rate: 'R', audit: 'never' },
];
