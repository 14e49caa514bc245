import { catalogueCalls } from '@confab/contracts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts';
import { aPerson, type TestPerson } from '../../testing/world.ts';

let app: TestApp;
let ada: TestPerson;
beforeAll(async () => {
  app = await openTestApp({ HELP_URL: 'https://help.example.test' });
  ada = await aPerson(app);
});
afterAll(() => app.close());

describe('misc attributes', () => {
  test('tell anybody the sites, the links and the oldest page that still works (A7.9, A9.5)', async () => {
    const { result } = await app.call(catalogueCalls.miscAttributes, {});
    expect(result).toMatchObject({
      minFrontEndVersion: 52,
      environment: 'local',
      sites: { my: 'http://my.localhost:4000', pro: 'http://pro.localhost:4000' },
      links: { help: 'https://help.example.test', terms: '' },
    });
  });
});

describe('templates', () => {
  test('are those of the current environment (P3.23, P3.24)', async () => {
    const { result } = await app.call(catalogueCalls.templates, { query: { frontendApp: 'pro' }, token: ada.token });
    expect(result.length).toBeGreaterThanOrEqual(3);
    expect(new Set(result.map(({ environment }) => environment))).toEqual(new Set(['development']));
    const production = await openTestApp({
      ENVIRONMENT: 'production',
      APP_SECRET: 'x'.repeat(32),
      RATE_LIMIT_FACTOR: '1',
    });
    const person = await aPerson(production);
    const there = await production.call(catalogueCalls.templates, { query: {}, token: person.token });
    expect(there.result.filter(({ environment }) => environment !== 'production')).toEqual([]);
    await production.close();
  });
});

describe('node schemas', () => {
  test('are given by type (A7.42)', async () => {
    const { result } = await app.call(catalogueCalls.nodeSchema, { query: { nodeType: 'Say' }, token: ada.token });
    expect(result).toMatchObject({ type: 'Say', kind: 'node' });
    expect(result.properties.map(({ name }) => name)).toContain('Response');
  });

  test.each(['NoSuchType', '', 'constructor', '__proto__', 'toString'])(
    'of %j are not there (A8.48)',
    async (nodeType) => {
      const answered = await app.call(catalogueCalls.nodeSchema, { query: { nodeType }, token: ada.token });
      expect(answered).toMatchObject({ status: 404, message: 'Error getting node data' });
    },
  );
});
