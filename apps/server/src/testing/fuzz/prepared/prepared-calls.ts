import { getCallName } from '../../get-call-name.ts';
import { accountCalls } from './account-calls.ts';
import { fileCalls } from './media-calls.ts';
import type { PreparedCall } from './prepared-call.ts';
import { contentCalls } from './project-calls.ts';
import { publishedCalls } from './published-calls.ts';
import { staffCalls } from './staff-calls.ts';
import { teamCallsWithPeople } from './team-calls.ts';
import { testCalls } from './test-run-calls.ts';

/** The calls that succeed only after others, by name. All others succeed with their valid example. */
export const preparedCalls: ReadonlyMap<string, PreparedCall> = new Map(
  [
    ...accountCalls,
    ...teamCallsWithPeople,
    ...contentCalls,
    ...fileCalls,
    ...testCalls,
    ...publishedCalls,
    ...staffCalls,
  ].map((one) => [getCallName(one.call), one]),
);
