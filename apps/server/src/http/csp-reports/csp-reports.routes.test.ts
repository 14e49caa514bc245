import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { setUpServer } from '../../testing/set-up-server.ts';
import { cspReportPath } from './csp-report-path.ts';

const { app } = setUpServer();
// The limits of production.
const { app: limited } = setUpServer({ environment: { RATE_LIMIT_FACTOR: '1' } });

const legacy = 'application/csp-report';
const reporting = 'application/reports+json';
async function send(payload: string, type = legacy) {
  const before = app.readLog().length;
  const headers = { 'content-type': type };
  const { statusCode, body } = await app.app.inject({ method: 'POST', url: cspReportPath, headers, payload });
  expect(body === '' || statusCode >= 400).toBe(true);
  const lines = app.readLog().slice(before).split('\n');
  return { status: statusCode, line: lines.find((line) => line.includes('content security policy')) };
}

const page = 'http://pro.localhost:4000/project/Secret-Project?code=Secret-Code';
describe('a report of a violated content security policy (§3.10)', () => {
  test('a report in the form of report-uri is answered with 204 and logged without personal data', async () => {
    const report = {
      'document-uri': page,
      referrer: 'https://secret.example/',
      'violated-directive': 'script-src-elem',
      'effective-directive': 'script-src-elem',
      'original-policy': "default-src 'none'",
      'blocked-uri': 'https://evil.example/a.js?Secret-Query',
      'source-file': 'http://pro.localhost:4000/assets/app-1.js?Secret',
      'line-number': 12,
      'script-sample': 'Secret sample',
    };
    const { status, line = '' } = await send(JSON.stringify({ 'csp-report': report }));
    expect(status).toBe(204);
    expect(JSON.parse(line)).toMatchObject({
      violations: [{ directive: 'script-src-elem', blocked: 'https://evil.example', source: 'app-1.js:12' }],
    });
    expect(line).not.toMatch(/secret/i);
  });

  test('a list of the Reporting API is logged as one line of at most five violations', async () => {
    const body = { documentURL: page, effectiveDirective: 'style-src-attr', blockedURL: 'inline', sample: 'Secret' };
    const reports = Array.from({ length: 40 }, () => ({ type: 'csp-violation', url: page, body }));
    const { status, line = '' } = await send(JSON.stringify(reports), reporting);
    expect(status).toBe(204);
    const { violations } = JSON.parse(line) as { violations: unknown[] };
    expect(violations).toEqual(Array.from({ length: 5 }, () => ({ directive: 'style-src-attr', blocked: 'inline' })));
    expect(line).not.toMatch(/secret/i);
  });

  test('the log does not name the browser extension that a report is about', async () => {
    const report = { 'effective-directive': 'font-src', 'blocked-uri': 'chrome-extension://abcdefgh/a.woff' };
    expect((await send(JSON.stringify({ 'csp-report': report }))).line).toContain('"blocked":"chrome-extension:"');
  });

  test.each([
    ['no JSON', '{"csp-report":', 204],
    ['nothing', '', 204],
    ['a text', '"x"', 204],
    ['nulls', '{"csp-report":null}', 204],
    ['a list of nulls', '[null,1,[],{"type":"csp-violation"}]', 204],
    ['a key of the prototype', '{"csp-report":{"__proto__":{"a":1}}}', 204],
    ['deep JSON', '['.repeat(8_000), 204],
    ['NUL and half a surrogate pair', '{"csp-report":{"blocked-uri":"\\u0000\\ud800"}}', 204],
    ['too much', 'x'.repeat(20_000), 413],
  ])('a report that contains %s is answered without a server error', async (_name, payload, status) => {
    for (const type of [legacy, reporting]) expect((await send(payload, type)).status).toBe(status);
  });

  test('random reports are answered with 204 and a log line of bounded length', async () => {
    const names = ['effective-directive', 'blocked-uri', 'source-file', 'line-number', 'document-uri'];
    const value = fc.oneof(fc.webUrl(), fc.string({ unit: 'binary', maxLength: 600 }), fc.jsonValue());
    const report = fc.dictionary(fc.constantFrom(...names), value);
    await fc.assert(
      fc.asyncProperty(report, async (fields) => {
        const { status, line = '' } = await send(JSON.stringify({ 'csp-report': fields }));
        expect(status).toBe(204);
        expect(line.length).toBeLessThan(600);
      }),
      { numRuns: 60 },
    );
  });

  test.each(['application/json', 'text/plain', 'multipart/form-data'])(
    'a body of the type %s is refused',
    async (type) => {
      expect((await send('{}', type)).status).toBe(415);
    },
  );

  test('an address can send 60 reports a minute', async () => {
    const statuses = [];
    for (let index = 0; index < 62; index += 1) {
      const { statusCode } = await limited.app.inject({
        method: 'POST',
        url: cspReportPath,
        headers: { 'content-type': legacy },
        payload: '{}',
      });
      statuses.push(statusCode);
    }
    expect(statuses.slice(58)).toEqual([204, 204, 429, 429]);
  });
});
