import { listCalls } from '@confab/test-kit';
import { describe, expect, test } from 'vitest';
import type { Call } from './define-call.ts';
import * as contract from './index.ts';
import { callAdditions } from './testing/call-additions.ts';
import { specCalls } from './testing/spec-calls.ts';

const calls = listCalls(contract);
/** Some specified GETs also have a POST form; only the specified form is compared with the table. */
const called = new Map(
  calls
    .toSorted((one, other) => Number(isSpecified(one)) - Number(isSpecified(other)))
    .map((call) => [call.path as string, call]),
);
function isSpecified({ method, path }: Call) {
  return specCalls.some((spec) => spec.path === path && spec.method === method);
}
const built = specCalls.filter(({ path }) => called.has(path));

describe('the contract', () => {
  test('the contract has the 105 paths of the specification, and the two histories of A7.52', () => {
    expect(specCalls).toHaveLength(107);
    expect(new Set(specCalls.map(({ path }) => path)).size).toBe(107);
  });

  test('the contract has every call of the specification', () => {
    expect(specCalls.filter(({ path }) => !called.has(path)).map(({ path }) => path)).toEqual([]);
  });

  test('the contract gives a reason for every call beyond the specification', () => {
    const known = new Set<string>(specCalls.map(({ path }) => path));
    const beyond = calls.map(({ path }) => path).filter((path) => !known.has(path));
    expect(beyond.toSorted()).toEqual(Object.keys(callAdditions).toSorted());
  });

  test('the contract has no duplicate call, and a second form only of GETs that carry secrets or tickets', () => {
    const names = calls.map(({ method, path }) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
    const twice = calls.filter((call) => call.method === 'POST' && names.includes(`GET ${call.path}`));
    expect(twice.map(({ path }) => path).toSorted()).toEqual([
      '/api/AcceptTeamInvitation',
      '/api/ChangeEmail',
      '/api/NewAccountPasswordSet',
      '/api/RejectTeamInvitation',
    ]);
  });

  test.each(built.map((call) => [call.path, call.ids.join(', '), call] as const))(
    'the contract defines %s as the specification does (%s)',
    (path, _ids, spec) => {
      const call = called.get(path);
      expect(call?.method).toBe(spec.method);
      if (spec.fallbackMessage !== undefined) expect(call?.fallbackMessage).toBe(spec.fallbackMessage);
    },
  );

  test('the contract gives every call a message for a failure', () => {
    expect(calls.filter((call) => call.fallbackMessage.trim() === '').map(({ path }) => path)).toEqual([]);
  });

  test('the contract sends a token with every call except those that work signed out (P7.2, A6.10)', () => {
    const open = calls.filter((call) => call.access !== 'signedIn').map(({ path }) => path);
    expect(open.toSorted()).toEqual([
      '/api/AcceptTeamInvitation',
      '/api/CheckEmailRegistrationStatus',
      '/api/CreateNewUserAccount',
      '/api/GetMiscAttributes',
      '/api/GetTVBlogs',
      '/api/NewAccountPasswordSet',
      '/api/NewAccountPasswordSet',
      '/api/OpenTeamInvitation',
      '/api/PostCrashReportAsync',
      '/api/ProcessResetPassword',
      '/api/RedeemSiteHandover',
      '/api/RejectTeamInvitation',
      '/api/ResetPasswordRequest',
      '/api/RevertEmailChange',
      '/api/VerifyEmail',
      '/api/log',
      '/api/login',
    ]);
  });

  test('the contract marks every GET that changes data', () => {
    const changing = calls.filter((call) => call.method === 'GET' && call.changes).map(({ path }) => path);
    const names =
      /^\/api\/(Set|Delete|Subscribe|Unsubscribe|Send|Update|Check|New|Reset|Change|Create|Rename|Accept|Reject|Remove|Rollback|Move|execute|ReRun|PerformSpeechToTextFromAssetId)/;
    expect(changing.filter((path) => !names.test(path))).toEqual([]);
    expect(calls.filter((call) => names.test(call.path) && !call.changes).map(({ path }) => path)).toEqual([]);
    // These requests can be too long for a URL, or are files.
    expect(calls.filter((call) => call.method === 'POST' && !call.changes).map(({ path }) => path)).toEqual([
      '/api/GetMisses',
      '/api/GetTraffic',
      '/api/GetNewConversations',
      '/api/RetrieveAnalyticData',
      '/api/ExportData',
      '/api/AzureDownload',
      '/api/PerformSpeechToText',
      '/api/GetAssetUses',
      '/api/GetAssetStates',
      '/api/FindInProject',
      '/api/GetUses',
      '/api/GetLlamaVersions',
      '/api/GetLlamaPublishPreview',
      '/api/PreviewEmailWithTokens',
      '/api/ValidateScripts',
    ]);
  });
});
