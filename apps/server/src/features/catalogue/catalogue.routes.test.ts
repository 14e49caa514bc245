import { catalogueCalls } from '@confab/contracts';
import { describe, expect, test } from 'vitest';
import { openTestApp } from '../../testing/open-test-app.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson } from '../../testing/people-and-projects.ts';
import { getMiscAttributes } from './get-misc-attributes.ts';

const { app, owner: ada } = setUpServer({ environment: { HELP_URL: 'https://help.example.test' } });

describe('the catalogue calls at the paths of the protocol', () => {
  const get = (url: string, headers = {}) => app.app.inject({ method: 'GET', url, headers });

  test('misc attributes need neither a session nor a query (P7.18)', async () => {
    const answered = await get('/api/GetMiscAttributes');
    expect(answered.json()).toMatchObject({ Success: true, ResponseObject: { MinFrontEndVersion: 52 } });
  });

  test('the templates of a frontend app are listed for signed-in accounts (P7.19, A7.15)', async () => {
    const url = '/api/GetTVTemplates?frontendApp=my';
    expect((await get(url)).statusCode).toBe(401);
    const answered = await get(url, { 'client-token': ada.token });
    const templates = [{}, {}, {}, {}].map(() => ({ Environment: 'development' }));
    expect(answered.json()).toMatchObject({ Success: true, ResponseObject: templates });
  });

  test('the wallet services of a place, or of all places without parameters, are listed for signed-in accounts (A7.32)', async () => {
    const url = '/api/GetAvailableVWalletServicesAsync';
    expect((await get(url)).statusCode).toBe(401);
    const list = async (query: string) => {
      const { ResponseObject } = (await get(`${url}${query}`, { 'client-token': ada.token })).json<{
        ResponseObject: readonly { readonly Id: string; readonly Description: string }[];
      }>();
      return ResponseObject.map(({ Id, Description }) => `${Id}: ${Description}`);
    };
    expect(await list('')).toEqual([
      'AppleWallet: Passes for iPhone and Apple Watch',
      'GoogleWallet: Passes for Android phones and Wear OS watches',
      'SamsungWallet: Passes for Galaxy phones',
    ]);
    // These parameters are the defaults of the specification.
    expect(await list('?countryCode=*&stateCode=*&cultureName=EN')).toEqual(await list(''));
    expect(await list('?cultureName=de')).not.toEqual(await list(''));
    expect(await list('?countryCode=JP&stateCode=*&cultureName=de-DE&environment=production')).toEqual([
      'AppleWallet: Pässe für iPhone und Apple Watch',
      'GoogleWallet: Pässe für Telefone mit Android und Uhren mit Wear OS',
    ]);
  });

  test('the projects of a frontend app are listed with and without a connection id', async () => {
    const url = '/api/GetProjects?frontendApp=pro&wantSkinnyProjects=true';
    for (const address of [url, `${url}&signalRConnectionId=none`]) {
      const answered = await get(address, { 'client-token': ada.token });
      expect(answered.json()).toMatchObject({ Success: true, ResponseObject: { SkinnyProjects: {} } });
    }
    expect(
      (await get('/api/GetProjects?wantSkinnyProjects=true&else=1', { 'client-token': ada.token })).statusCode,
    ).toBe(400);
  });
});

describe('misc attributes', () => {
  test('misc attributes name a site of each kind and the documentation and marketing sites, in development too (P1.19)', () => {
    const tell = (publicUrl: string) =>
      getMiscAttributes({
        ...app.services.config,
        publicUrl,
        links: { ...app.services.config.links, about: 'https://about.example' },
      });
    for (const host of ['confab.example', 'dev.confab.example']) {
      const { sites, links } = tell(`https://${host}`);
      expect(sites).toEqual(
        Object.fromEntries(
          ['pro', 'one', 'my', 'controltower', 'analytics', 'bench', 'test'].map((kind) => [
            kind,
            `https://${kind}.${host}`,
          ]),
        ),
      );
      expect([links['help'], links['about']]).toEqual(['https://help.example.test', 'https://about.example']);
    }
  });

  test('misc attributes name the sites, the links and the oldest supported page version for everyone (A7.9, A9.5)', async () => {
    const { result } = await app.call(catalogueCalls.miscAttributes, {});
    expect(result).toMatchObject({
      minFrontEndVersion: 52,
      environment: 'local',
      sites: { my: 'http://my.localhost:4000', pro: 'http://pro.localhost:4000' },
      links: { help: 'https://help.example.test', terms: '' },
    });
  });

  test('GetMiscAttributes names the addresses of audio and image assets (P3.20, A3.79)', async () => {
    const { result } = await app.call(catalogueCalls.miscAttributes, {});
    expect(result).toMatchObject({
      audioCloudPath: 'http://localhost:4000/media/{assetId}?format={audioFormat}',
      imageCloudPath: 'http://localhost:4000/media/{assetId}?size={imageSize}',
    });
  });
});

describe('templates', () => {
  test('templates are those of the current environment (P3.23, P3.24, A3.81)', async () => {
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
  test('node schemas are found by type (A7.42)', async () => {
    const { result } = await app.call(catalogueCalls.nodeSchema, { query: { nodeType: 'Say' }, token: ada.token });
    expect(result).toMatchObject({ type: 'Say', kind: 'node' });
    expect(result.properties.map(({ name }) => name)).toContain('Response');
  });

  test.each(['NoSuchType', '', 'constructor', '__proto__', 'toString'])(
    'the node schema of the type %j answers 404 (A8.48)',
    async (nodeType) => {
      const answered = await app.call(catalogueCalls.nodeSchema, { query: { nodeType }, token: ada.token });
      expect(answered).toMatchObject({ status: 404, message: 'Error getting node data' });
    },
  );
});
