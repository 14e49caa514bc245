import { scriptCalls, teamCalls } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aMember, aPerson } from '../../testing/people-and-projects.ts';

const { app: test1, owner: ada } = setUpServer({ environment: { SECRET_CANARY: 'canary-7f3a' } });

const run = (code: string, functionCall = 'run()', { token } = ada, more = {}) =>
  test1.call(scriptCalls.test, { token, body: { code, function: functionCall, ...more } });
const runBody = (body: string, person = ada) => run(`function run() { ${body} }`, 'run()', person);

describe('TestJavascript', () => {
  test('TestJavascript returns success, result, logs and error message (A3.84, A7.63)', async () => {
    const { text } = await run('function add(a, b) { console.log("adding"); return { sum: a + b }; }', 'add(1, 2)');
    expect(JSON.parse(text)).toEqual({
      Success: true,
      ResponseObject: { Success: true, Result: { sum: 3 }, Logs: ['adding'], ErrorMessage: '', ErrorLine: null },
    });
  });

  test('TestJavascript returns the error in the code and its line (A7.63)', async () => {
    const { status, result } = await run('function run() {\n  console.log("so far");\n  return nope;\n}');
    expect([status, result]).toEqual([
      200,
      {
        success: false,
        result: null,
        logs: ['so far'],
        errorMessage: 'ReferenceError: nope is not defined',
        errorLine: 3,
      },
    ]);
  });

  test('TestJavascript requires a role that may write code in the active team', async () => {
    const { db } = test1.services;
    for (const role of ['Viewer', 'Commenter', 'AppEditor'] as const) {
      const member = await aMember(test1, ada.teamId, role);
      await db.updateTable('account').set({ activeTeamId: ada.teamId }).where('id', '=', member.accountId).execute();
      expect((await runBody('return 1;', member)).status, role).toBe(role === 'AppEditor' ? 200 : 403);
    }
  });

  test('TestJavascript refuses a caller who has left the active team', async () => {
    const grace = await aPerson(test1);
    await test1.services.db.deleteFrom('teamMember').where('accountId', '=', grace.accountId).execute();
    const { status, message } = await runBody('return 1;', grace);
    expect([status, message]).toEqual([404, 'Failure running JavaScript code']);
  });

  test('TestJavascript runs for the team that the page shows after the active team was deleted', async () => {
    const grace = await aMember(test1, ada.teamId, 'AppEditor');
    await test1.call(teamCalls.remove, { query: { teamId: grace.teamId }, token: grace.token });
    expect((await runBody('return 1;', grace)).result).toMatchObject({ success: true, result: 1 });
  });

  test('TestJavascript refuses a token that differs from that of the call (A8.65)', async () => {
    expect((await run('', '1', ada, { token: ada.token })).status).toBe(200);
    const { status, message } = await run('', '1', ada, { token: 'another' });
    expect([status, message]).toEqual([401, 'Failure running JavaScript code']);
  });

  test('TestJavascript logs every run in the audit trail, without the code', async () => {
    await runBody('return "a secret of the author";');
    const rows = await test1.services.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'TestJavascript')
      .where('accountId', '=', ada.accountId)
      .execute();
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows) + test1.readLog()).not.toContain('a secret of the author');
  });

  test.each([
    ['a loop', 'for (;;) {}', 'it took longer than 1 second'],
    ['a text without end', 'let text = "a"; for (;;) text += text;', ''],
    ['buffers', 'const all = []; for (;;) all.push(new Uint8Array(1 << 20));', 'it needs more than 32 MB'],
    ['a huge result', 'return "a".repeat(1 << 20);', 'The result is larger than 256 KB.'],
    ['a log flood', 'for (;;) console.log("a".repeat(1000));', 'it took longer than 1 second'],
  ])('TestJavascript stops %s with an error message and runs the next call (JS-2)', async (_what, body, words) => {
    const { status, result } = await runBody(body);
    expect([status, result.success]).toEqual([200, false]);
    expect(result.errorMessage).toContain(words);
    expect((await runBody('return "here";')).result.result).toBe('here');
  });

  test('TestJavascript gives code no access to the server (JS-1, JS-5)', async () => {
    const attempts = [
      'return globalThis.constructor.constructor("return process.env")();',
      'return import("node:fs").then((fs) => fs.readFileSync("/proc/self/environ", "utf8"));',
      'return fetch("http://127.0.0.1/");',
    ];
    for (const body of attempts) {
      const { result, text } = await runBody(body);
      expect(result.success).toBe(false);
      expect(text).not.toContain('canary-7f3a');
    }
  });

  test('TestJavascript returns plain data, even when the code changes prototypes (JS-3, JS-4)', async () => {
    const body =
      'const one = JSON.parse(\'{"__proto__": {"isAdmin": true}}\'); Object.prototype.isAdmin = true; return one;';
    const { result } = await runBody(body);
    expect(Object.keys(result.result as object)).toEqual(['__proto__']);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
    expect((await runBody('return typeof {}.isAdmin;')).result.result).toBe('undefined');
  });

  test('TestJavascript asks a caller with fifty endless loops to wait, while others run code and use the server (JS-6)', async () => {
    const grace = await aPerson(test1);
    let finished = 0;
    const loops = Array.from({ length: 50 }, async () => {
      const answered = await runBody('for (;;) {}', grace);
      finished += 1;
      return answered;
    });
    const others = await Promise.all([
      runBody('return 1;'),
      ...Array.from({ length: 40 }, () => test1.call(teamCalls.listMine, { token: ada.token })),
    ]);
    expect(others.every(({ status }) => status === 200)).toBe(true);
    // The loops that run are not finished when all other calls have been answered.
    expect(finished).toBeLessThan(50);
    await test1.services.codePool.close();
    const answers = await Promise.all(loops);
    const refused = answers.filter(({ status }) => status === 429);
    expect(refused.length).toBeGreaterThanOrEqual(39);
    expect(refused[0]?.message).toBe('Too many scripts are waiting to run. Please wait a moment and try again.');
    expect(answers.filter(({ status }) => status === 503).at(-1)?.message).toBe('The server is shutting down.');
  });
});
