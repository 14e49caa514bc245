import { catalogueCalls, feedbackCalls, guideCalls, profileCalls, readyModuleCalls } from '@confab/contracts';
import type { MatrixRow } from './matrix-row.ts';

/** The profile, the catalogue, guides and feedback. */
export const profileRows: readonly MatrixRow[] = [
  { call: profileCalls.getDetails, who: 'signedIn', rate: 'R', audit: 'denied' },
  { call: profileCalls.saveTvDetails, who: 'signedIn', rate: 'W', audit: 'denied' },
  { call: profileCalls.saveDetails, who: 'signedIn', rate: 'W', audit: 'denied' },
  { call: profileCalls.updateSettings, who: 'signedIn', rate: 'W', audit: 'never' },
  { call: profileCalls.uploadPhoto, who: 'signedIn', rate: 'X', audit: 'denied' },
  { call: catalogueCalls.miscAttributes, who: 'public', rate: 'R', audit: 'never' },
  { call: catalogueCalls.templates, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: readyModuleCalls.list, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: catalogueCalls.nodeSchema, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: catalogueCalls.walletServices, who: 'signedIn', rate: 'R', audit: 'never' },
  { call: guideCalls.contentCards, who: 'public', rate: 'R', audit: 'never' },
  { call: feedbackCalls.sendFeedback, who: 'signedIn', rate: 'L', audit: 'never' },
  { call: feedbackCalls.sendCrashReport, who: 'public', rate: 'L', audit: 'never' },
  { call: feedbackCalls.log, who: 'public', rate: 'L', audit: 'never' },
];
