import { profileCalls, signInCalls } from '@confab/contracts';
import { nestValues } from '@confab/inputs';
import { catalogue } from '@confab/catalogue';
import { toJsonText, type JsonObject } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { beforeAll, describe, expect, test } from 'vitest';
import { createDocumentHeaders } from '../../http/security-headers.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { aPerson, type TestPerson } from '../../testing/people-and-projects.ts';

const { app: test1, owner: ada } = setUpServer();
let grace: TestPerson;

beforeAll(async () => {
  grace = await aPerson(test1);
});

const detailsOf = (person: TestPerson, query = {}) =>
  test1.call(profileCalls.getDetails, { token: person.token, query });
const save = (person: TestPerson, values: JsonObject) =>
  test1.call(profileCalls.saveTvDetails, {
    token: person.token,
    body: { tvAccountId: person.accountId, values: { FirstName: 'Ada', ...values } },
  });
const saveNested = (person: TestPerson, account: JsonObject) =>
  test1.call(profileCalls.saveDetails, {
    token: person.token,
    body: { tvAccountId: person.accountId, account: { FirstName: 'Ada', ...account } },
  });
const rowOf = (person: TestPerson) =>
  test1.services.db.selectFrom('account').selectAll().where('id', '=', person.accountId).executeTakeFirstOrThrow();
const link = (id: string, Title: string, Address: string) => aRow(id, { Title, Address }, `a${id}`);

describe('the details of an account', () => {
  test('account details contain the values and the schema of their inputs (P7.15, P7.40, P4.3, P4.8)', async () => {
    const { status, result } = await detailsOf(ada, { tvAccountId: ada.accountId, email: ada.email });
    expect(status).toBe(200);
    expect(result.schema).toEqual(catalogue.accountSchema);
    expect(result.account).toMatchObject({ tvAccountId: ada.accountId, email: ada.email, profilePhotoAssetId: '' });
    expect(Object.keys(result.account.values)).toContain('Links');
  });

  test('account details have the field names of the protocol (P3.2, P7.40)', async () => {
    const { text } = await detailsOf(ada);
    const { Account, Schema } = (JSON.parse(text) as { ResponseObject: Record<string, JsonObject> }).ResponseObject;
    expect(Account).toMatchObject({
      TvAccountId: ada.accountId,
      Roles: '',
      FirstName: '',
      LastName: '',
      ProfilePhotoAssetId: '',
      Timezone: 'E. Australia Standard Time',
      CreatedDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(Object.keys(Schema ?? {})).toEqual(
      expect.arrayContaining(['Groups', 'Categories', 'Properties', 'JavaScript', 'Attributes']),
    );
  });

  test('account details are only those of the token’s account (ACC-13)', async () => {
    const wanted = [{ tvAccountId: grace.accountId }, { email: grace.email }, { email: 'nobody@example.test' }];
    for (const query of wanted) {
      const { status, message, text } = await detailsOf(ada, query);
      expect([status, message]).toEqual([404, 'Failure getting Account Details']);
      expect(text).not.toContain(grace.email);
    }
  });

  test('account details without a token are refused with the call’s message (P8.15)', async () => {
    const { status, message } = await test1.call(profileCalls.getDetails, { query: {} });
    expect([status, message]).toEqual([401, 'Failure getting Account Details']);
  });
});

describe('saving a profile', () => {
  test('saving a profile stores the sent values and keeps the others (P7.16)', async () => {
    await save(ada, { FirstName: ' Ada ', LastName: 'Lovelace', Role: 'Author', UseCases: 'Education,Research' });
    const saved = await save(ada, { Experience: 7 });
    expect(saved.result).toMatchObject({ firstName: 'Ada', lastName: 'Lovelace' });
    const { values } = (await detailsOf(ada)).result.account;
    expect(values).toMatchObject({
      Role: 'Author',
      UseCases: 'Education,Research',
      Experience: 7,
      LastName: 'Lovelace',
    });
  });

  test('saving a profile stores several use cases (P3.22)', async () => {
    const saved = await save(ada, { UseCases: 'Marketing,Health,Entertainment' });
    expect(saved.result.values['UseCases']).toBe('Marketing,Health,Entertainment');
  });

  test('saving a profile accepts nested values and tables that are not JSON texts (P7.17)', async () => {
    const values = {
      FirstName: 'Ada',
      Role: 'Developer',
      Newsletter: true,
      Links: [link('1', 'Me', 'https://a.test')],
    };
    const account = nestValues(catalogue.accountSchema.properties, values);
    expect(Object.keys(account).toSorted()).toEqual(['Contact', 'FirstName', 'Links', 'Work']);
    const saved = await saveNested(ada, account);
    expect(saved.result.values).toMatchObject(values);
    expect(JSON.parse((await rowOf(ada)).profile)).toMatchObject({ Links: values.Links, Role: 'Developer' });
  });

  test('saving a profile changes the name in the answer of a sign-in', async () => {
    await save(grace, { FirstName: 'Grace', LastName: 'Hopper' });
    const again = await test1.call(signInCalls.validateToken, { token: grace.token, query: {} });
    expect(again.result).toMatchObject({ firstName: 'Grace', lastName: 'Hopper' });
  });

  test('saving a profile stores the time zone of the account (P3.2)', async () => {
    const saved = await save(ada, { Timezone: 'W. Europe Standard Time' });
    expect(saved.result.timezone).toBe('W. Europe Standard Time');
  });

  test.each([
    [{ FirstName: ' ' }, 'First name: Value is required'],
    [{ Birthday: '20260231000000' }, 'Birthday: Date should be in yyyyMMddHHmmss Format'],
    [{ TeamSize: 10_001 }, 'People in your team: Value should be 10000 or less'],
    [{ TeamSize: -1 }, 'People in your team: Value should be 0 or more'],
    [{ Role: 'Something else' }, 'What do you do?: Describe your role in a few words'],
    [{ ContactBy: 'Phone' }, 'Phone: Value is required'],
    [
      { ContactBy: 'Phone', Phone: 'call me' },
      'Phone: Use only digits, spaces, brackets and dashes, with + at the beginning if you like',
    ],
    [{ WorkStart: '19700101170000', WorkEnd: '19700101090000' }, 'Day ends: Day ends must be later than Day begins'],
    [
      { Links: [link('1', 'Trap', 'javascript:alert(1)')] },
      'Links: The address of a link must begin with https:// or http://',
    ],
    [{ Links: [link('1', '', 'https://a.test')] }, 'Links: Title: Value is required'],
  ])('saving a profile with %j is refused with the form’s message (P5.31, P8.62)', async (values, words) => {
    const before = await rowOf(ada);
    const { status, message } = await save(ada, values);
    expect([status, message]).toEqual([422, words]);
    expect(await rowOf(ada)).toEqual(before);
  });

  test('saving a profile requires no input that a script hides or disables (P4.56)', async () => {
    const hours = { WorkStart: '19700101170000', WorkEnd: '19700101090000', WorksFlexibly: true };
    const { success } = await save(ada, { ContactBy: 'Not at all', Phone: '', ...hours });
    expect(success).toBe(true);
  });

  test.each([
    { Role: 'Emperor' },
    { UseCases: 'Education,World domination' },
    { Timezone: 'Mars Standard Time' },
    { Experience: '7' },
    { Experience: 1.5 },
    { Newsletter: 'perhaps' },
    { About: 'a'.repeat(5_001) },
    { About: { deep: true } },
    { Links: 'none' },
    { Links: [{ Title: 'no row' }] },
    { Links: [link('1', 'A', 'https://a.test'), link('1', 'B', 'https://b.test')] },
    { Links: [{ ...link('1', 'A', 'https://a.test'), Values: { Title: 'A', Colour: 'red' } }] },
    { FirstName: 'a'.repeat(201) },
  ])('saving a profile refuses values that no input can hold: %j', async (values) => {
    const before = await rowOf(ada);
    const { status } = await save(ada, values);
    expect(status).toBe(422);
    expect(await rowOf(ada)).toEqual(before);
  });

  test.each([
    { Roles: 'VIP' },
    { VIP: true },
    { IsVerified: true },
    { TvAccountId: '00000000-0000-0000-0000-000000000001' },
    { CreatedDate: '1970-01-01' },
    { ActiveTeam: 'x' },
    { PasswordHash: 'x' },
    { Email: 'vip@example.test' },
  ])('saving a profile writes only the inputs of the schema: %j (ACC-14, P5.36)', async (values) => {
    const before = await rowOf(grace);
    for (const attempt of [save(grace, values), saveNested(grace, values), saveNested(grace, { Work: values })]) {
      expect((await attempt).status).toBe(422);
    }
    expect(await rowOf(grace)).toEqual(before);
  });

  test('saving a profile refuses keys of the object prototype', async () => {
    const { app } = test1;
    const headers = { 'client-token': grace.token, 'content-type': 'application/json' };
    const payload = `{"TvAccountId":"${grace.accountId}","Values":{"__proto__":{"Roles":"VIP"}}}`;
    const answer = await app.inject({ method: 'POST', url: '/api/SaveTvAccountDetails', headers, payload });
    expect(answer.statusCode).toBe(400);
  });

  test('an account can save only its own profile (ACC-13)', async () => {
    const before = await rowOf(grace);
    const body = { tvAccountId: grace.accountId, values: { FirstName: 'Mallory' } };
    const flat = await test1.call(profileCalls.saveTvDetails, { token: ada.token, body });
    expect([flat.status, flat.message]).toEqual([404, 'Failure saving Account Details']);
    const nested = await test1.call(profileCalls.saveDetails, {
      token: ada.token,
      body: { tvAccountId: grace.accountId, account: { FirstName: 'Mallory' } },
    });
    expect([nested.status, nested.message]).toEqual([404, 'Error saving account']);
    expect(await rowOf(grace)).toEqual(before);
  });

  test('a failed save of a profile answers with the call’s default message (P8.16, P8.18)', async () => {
    const body = { tvAccountId: ada.accountId };
    const flat = await test1.call(profileCalls.saveTvDetails, { body: { ...body, values: {} } });
    expect([flat.status, flat.message]).toEqual([401, 'Failure saving Account Details']);
    const nested = await test1.call(profileCalls.saveDetails, { body: { ...body, account: {} } });
    expect([nested.status, nested.message]).toEqual([401, 'Error saving account']);
  });

  test('two simultaneous saves of a profile lose no value', async () => {
    const saves = await Promise.all([save(ada, { Organisation: 'Harbour' }), save(ada, { About: 'Tides' })]);
    expect(saves.map(({ success }) => success)).toEqual([true, true]);
    expect((await detailsOf(ada)).result.account.values).toMatchObject({ Organisation: 'Harbour', About: 'Tides' });
  });
});

describe('settings', () => {
  const set = (settings: object, token: string | undefined = ada.token) =>
    test1.call(profileCalls.updateSettings, { token, body: { settings } });
  const signIn = async () => (await test1.call(signInCalls.validateToken, { token: ada.token, query: {} })).result;

  test('settings start with the browser in its details layout (P9.21, A9.13)', async () => {
    expect((await signIn()).prefBrowserLayout).toBe('Details');
  });

  test('settings are stored one by one (P7.8, A7.14)', async () => {
    await set({ prefBrowserLayout: 'Thumbnails' });
    await set({ prefBrowseFolder: 'Voices/Tests', onboarded: 'true' });
    expect(await signIn()).toMatchObject({ prefBrowserLayout: 'Thumbnails', prefBrowseFolder: 'Voices/Tests' });
  });

  test('the language of the profile can be changed alone, even in a profile without names, and keeps its other values', async () => {
    const ben = await aPerson(test1);
    await test1.services.db
      .updateTable('account')
      .set({ profile: toJsonText({ About: 'Tides', Language: 'English' }) })
      .where('id', '=', ben.accountId)
      .execute();
    const { message } = await set({ prefLanguage: 'Deutsch' }, ben.token);
    expect(message).toBe('');
    expect((await detailsOf(ben)).result.account.values).toMatchObject({ About: 'Tides', Language: 'Deutsch' });
    const payload = { Settings: { PrefLanguage: 'Klingon' } };
    const headers = { 'client-token': ben.token };
    const answer = await test1.app.inject({ method: 'POST', url: '/api/AddOrUpdateUserSettings', headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(JSON.parse((await rowOf(ben)).settings)).toEqual({});
  });

  test('unknown settings are refused (ACC-14)', async () => {
    const { app } = test1;
    const payload = { Settings: { PrefBrowserLayout: 'List', Roles: 'VIP' } };
    const headers = { 'client-token': ada.token };
    const answer = await app.inject({ method: 'POST', url: '/api/AddOrUpdateUserSettings', headers, payload });
    expect(answer.statusCode).toBe(400);
    expect(JSON.parse((await rowOf(ada)).settings)).not.toHaveProperty('Roles');
  });

  test('a failed save of settings answers with the call’s default message (P8.7)', async () => {
    const { status, message } = await test1.call(profileCalls.updateSettings, { body: { settings: {} } });
    expect([status, message]).toEqual([401, 'Error setting settings against account']);
  });
});

describe('schema scripts in the browser', () => {
  test('schema scripts may compile their engine in a worker that reaches only files of the client (JS-7)', async () => {
    const { headers } = await test1.app.inject({ method: 'GET', url: '/assets/script-worker.js' });
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
    );
  });

  test('schema scripts need no eval on the page (JS-7)', () => {
    expect(createDocumentHeaders('nonce', test1.services.config)['content-security-policy']).not.toContain('eval');
  });
});
