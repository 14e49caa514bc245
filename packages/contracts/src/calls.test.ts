import { z } from 'zod';
import { describe, expect, test } from 'vitest';
import {
  chatRequestSchema,
  editingCalls,
  nodeCalls,
  projectCalls,
  publishingCalls,
  signInCalls,
  updateEvents,
} from './index.ts';
import { queryFlag, queryNumber } from './define-call.ts';
import { failureKinds, failureStatus, Refusal, refused } from './failure.ts';

const id = '0197a000-0000-7000-8000-000000000001';

describe('bodies', () => {
  test('a request to create an account carries Email, Password and FrontendApp (P3.8, P7.7)', () => {
    const wire = { Email: 'ada@example.org', Password: 'Tidal+Lantern', FrontendApp: 'my' };
    const body = z.decode(signInCalls.create.body, wire);
    expect(body).toEqual({ email: 'ada@example.org', password: 'Tidal+Lantern', frontendApp: 'my' });
    expect(z.encode(signInCalls.create.body, body)).toEqual(wire);
  });

  test('a login request carries username and password in lower case (P7.5)', () => {
    const wire = { username: 'ada@example.org', password: 'Tidal+Lantern', type: 'my' };
    expect(z.decode(signInCalls.login.body, wire)).toEqual(wire);
  });

  test('a request body with undeclared keys is rejected', () => {
    const wire = { Email: 'a@x.io', Password: 'x', FrontendApp: 'my', Roles: 'VIP' };
    expect(signInCalls.create.body.safeDecode(wire).success).toBe(false);
  });

  test('an edit carries its fields with the names of the protocol (A7.13)', () => {
    const names = Object.keys(editingCalls.notify.body.in.shape);
    for (const name of [
      'TeamId',
      'FrontendApp',
      'NodeId',
      'WorkflowId',
      'ProjectId',
      'Path',
      'Action',
      'UpdatedValue',
    ]) {
      expect(names).toContain(name);
    }
    for (const name of ['ChangerConnectionId', 'EventLevel', 'Description']) expect(names).toContain(name);
  });

  test.each([
    [{ Source: 1, Environments: ['2'] }, true],
    [{ Source: 2, Environments: ['2', '0'] }, true],
    [{ Source: 0, Environments: ['2'] }, false],
    [{ Source: 1, Environments: [] }, false],
    [{ Source: 1, Environments: ['1'] }, false],
  ])('a release is promoted from alpha or beta to beta, or to beta and live: %j (A7.72, A7.73)', (request, isGood) => {
    const wire = { ProjectId: id, AcceptedTerms: true, ...request };
    expect(publishingCalls.promote.body.safeDecode(wire as never).success).toBe(isGood);
  });

  test('a save without a frontend version is sent with version 52 (P9.32, A7.75)', () => {
    const body = z.decode(projectCalls.save.body, { TeamId: id, ProjectId: id, Version: 0, FrontendVersion: 52 });
    expect(body.frontendVersion).toBe(52);
  });
});

describe('sign-in answers', () => {
  test('a sign-in answer has its fields beside Success, not inside ResponseObject (P3.7)', () => {
    expect(signInCalls.login.answerShape).toBe('topLevel');
    expect(signInCalls.validateToken.answerShape).toBe('topLevel');
    expect(projectCalls.list.answerShape).toBe('enveloped');
  });

  test('a sign-in answer spells SignalRAccessToken and email as the protocol does (P3.7)', () => {
    const names = Object.keys(signInCalls.login.result.in.shape);
    for (const name of ['Token', 'TvAccountId', 'SignalRAccessToken', 'Onboarded', 'PrefBrowserLayout']) {
      expect(names).toContain(name);
    }
    for (const name of ['PrefScreenLayout', 'PrefBrowseFolder', 'email']) expect(names).toContain(name);
  });
});

describe('answers of a server of the version before', () => {
  test('an answer of pasting without a number of files counts as one without files', () => {
    expect(z.decode(nodeCalls.paste.result, { Nodes: [] } as never)).toEqual({ nodes: [], leftOutFiles: 0 });
  });
});

describe('query values', () => {
  test('flags and numbers in a query are read from text, and other values are rejected', () => {
    expect(z.decode(queryFlag, 'true')).toBe(true);
    expect(z.encode(queryFlag, false)).toBe('false');
    expect(queryFlag.safeDecode('yes' as never).success).toBe(false);
    expect(z.decode(queryNumber, '42')).toBe(42);
    for (const text of ['-1', '1.5', '1e9', '', '9'.repeat(16)])
      expect(queryNumber.safeDecode(text).success).toBe(false);
  });
});

describe('failures', () => {
  test('every kind of failure has an HTTP status, and a broken domain rule has the status of success', () => {
    expect(failureKinds.map((kind) => failureStatus[kind])).toEqual([200, 400, 401, 403, 404, 409, 413, 422, 429, 503]);
    expect(refused('No.')).toBeInstanceOf(Refusal);
    expect(refused('No.').kind).toBe('refused');
  });
});

describe('live events', () => {
  test('every live event has its own name', () => {
    const names = Object.values(updateEvents).map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('an edit keeps its number when it is encoded and decoded', () => {
    const wire = {
      Type: 'itemSaved',
      TeamId: id,
      ProjectId: id,
      Seq: 7,
      AuthorId: id,
      AuthorName: 'Ada',
      ChangerConnectionId: 'c',
      ItemId: id,
      Version: 3,
    } as const;
    const event = z.decode(updateEvents.projectEvent.payload, wire);
    expect(event).toMatchObject({ type: 'itemSaved', seq: 7, version: 3 });
    expect(z.encode(updateEvents.projectEvent.payload, event)).toEqual(wire);
  });
});

describe('the chat protocol', () => {
  test('the chat protocol accepts a start, an utterance with its turn id, a resumption, and a request to forget', () => {
    const good = [
      { type: 'start' },
      { type: 'start', language: 'de-AT', visitorId: id },
      { type: 'say', sessionId: 's', turnId: id, text: 'hi' },
      { type: 'say', sessionId: 's', turnId: id, text: 'hi', start: { startId: id, visitorId: id, language: 'de' } },
      { type: 'resume', sessionId: 's' },
      { type: 'resume', sessionId: 's', start: { timeZone: 'Europe/Vienna', region: 'AT' } },
      { type: 'forget', sessionId: 's' },
    ];
    expect(good.filter((request) => !chatRequestSchema.safeParse(request).success)).toEqual([]);
  });

  test('the chat protocol leaves out fields that it does not know, as newer pages may send', () => {
    const newer = [
      [
        { type: 'start', startId: id, mood: 'x' },
        { type: 'start', startId: id },
      ],
      [
        { type: 'resume', sessionId: 's', start: { startId: id, mood: 'x' }, mood: 'x' },
        { type: 'resume', sessionId: 's', start: { startId: id } },
      ],
    ];
    for (const [sent, read] of newer) expect(chatRequestSchema.parse(sent)).toEqual(read);
  });

  test('the chat protocol rejects an utterance without a turn id, and a text over the limit', () => {
    const bad = [
      { type: 'say', sessionId: 's', text: 'hi' },
      { type: 'say', sessionId: 's', turnId: id, text: 'x'.repeat(4_097) },
    ];
    expect(bad.filter((request) => chatRequestSchema.safeParse(request).success)).toEqual([]);
  });
});
