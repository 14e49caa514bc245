import { simulatorCalls } from '@confab/contracts';
import type { Item, TraceEntry } from '@confab/model';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ComposedMail } from '../../mail/assistant/compose-assistant-mail.ts';
import { sendMails } from '../../mail/send-mails.ts';
import { createNode, leadTo, saveNode } from '../../testing/nodes.ts';
import {
  aPerson,
  aProject,
  makeStaff,
  toNodeId,
  type TestPerson,
  type TestProject,
} from '../../testing/people-and-projects.ts';
import { findElements, parseHtml } from '../../testing/parse-html.ts';
import { setUpServer } from '../../testing/set-up-server.ts';

// The limits of production for mails; only few calls are made.
const { app } = setUpServer({ environment: { RATE_LIMIT_FACTOR: '1' } });
let owner: TestPerson;
let assistant: TestAssistant;
let recipients = 0;

/** A project that sends a mail as soon as its conversation begins. */
interface TestAssistant {
  readonly owner: TestPerson;
  readonly project: TestProject;
  readonly mail: Item;
}

beforeAll(async () => {
  owner = await aPerson(app);
  assistant = await anAssistant(owner);
});
beforeEach(async () => {
  await deliver();
});

async function anAssistant(person: TestPerson): Promise<TestAssistant> {
  const project = await aProject(app, person);
  const mail = await createNode(app, person, project, 'EmailSms', 'Confirm');
  await saveNode(app, person, project.startId, { Connectors: leadTo(mail.id) });
  return { owner: person, project, mail };
}

/** Has the assistant send a mail. @returns how the attempt ended */
async function write(to: string, by = assistant, language = 'en', subject = 'Your order') {
  const Settings = { Channel: 'Email', Recipient: to, Subject: subject, Text: 'Thanks.', Html: '<p>Thanks.</p>' };
  await saveNode(app, by.owner, toNodeId(by.mail), { Settings });
  return simulate(by, language);
}

async function simulate({ owner: { token }, project: { projectId } }: TestAssistant, language = 'en') {
  const body = { inputValue: null, projectId, language };
  const { result } = await app.call(simulatorCalls.step, { token, query: { ProjectId: projectId }, body });
  return result.trace.flatMap((entry: TraceEntry) => (entry.type === 'effect' ? [entry.outcome] : [])).join();
}

/** Sends what is in the outbox. */
async function deliver(): Promise<ComposedMail[]> {
  const sent: ComposedMail[] = [];
  const transport = { send: async (mail: ComposedMail) => void sent.push(mail), close: () => undefined };
  await sendMails(app.services, transport);
  return sent;
}

const aRecipient = () => {
  recipients += 1;
  return `guest-${recipients}@example.test`;
};

/** The path of the link in a mail to a recipient. */
async function receive(to: string, by = assistant, language = 'en') {
  expect(await write(to, by, language)).toBe('queued');
  const mail = (await deliver()).find(({ recipient }) => recipient === to);
  const link = /<(.*)>/.exec(mail?.headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(mail?.text).toContain(link);
  return new URL(link).pathname;
}

async function open(path: string, headers: Record<string, string> = {}) {
  const { statusCode, body, headers: answered } = await app.app.inject({ method: 'GET', url: path, headers });
  return { status: statusCode, headers: answered, document: parseHtml(body) };
}

async function post(path: string, form: string) {
  const { statusCode, body } = await app.app.inject({
    method: 'POST',
    url: path,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: form,
  });
  return { status: statusCode, document: parseHtml(body) };
}

const countSuppressions = async () =>
  (await app.services.db.selectFrom('mailSuppression').selectAll().execute()).length;

describe('the page behind the link of a mail', () => {
  test('opening the link changes nothing; the button stops the messages of the team (MAIL-4, MAIL-6)', async () => {
    const to = aRecipient();
    const path = await receive(to);
    const before = await countSuppressions();
    for (let visit = 0; visit < 3; visit += 1) expect((await open(path)).status).toBe(200);
    await app.app.inject({ method: 'HEAD', url: path });
    expect(await countSuppressions()).toBe(before);
    const { status, document } = await post(path, 'preference=stopTeam');
    const [state] = findElements(document, 'div').filter(({ attributes }) => attributes.role === 'status');
    expect([status, state?.text]).toEqual([200, expect.stringContaining('You get no further messages of the team')]);
    expect(await write(to)).toBe('not sent');
    expect(await deliver()).toEqual([]);
  });

  test('a stopped team can send again when its recipient allows it', async () => {
    const to = aRecipient();
    const path = await receive(to);
    await post(path, 'preference=stopAll');
    expect(await write(to)).toBe('not sent');
    await post(path, 'preference=resume');
    expect(await write(to)).toBe('queued');
  });

  test('stopping one team leaves others alone, stopping all does not (MAIL-6)', async () => {
    const to = aRecipient();
    const path = await receive(to);
    const other = await anAssistant(await aPerson(app));
    await post(path, 'preference=stopTeam');
    expect(await write(to, other)).toBe('queued');
    await post(path, 'preference=stopAll');
    expect(await write(to, other)).toBe('not sent');
  });

  test('a mail that is in the outbox when its recipient stops the team is not sent', async () => {
    const to = aRecipient();
    const path = await receive(to);
    expect(await write(to)).toBe('queued');
    await post(path, 'preference=stopTeam');
    expect(await deliver()).toEqual([]);
    expect(await deliver()).toEqual([]);
  });

  test('the button of a mail program stops the messages with one request (RFC 8058)', async () => {
    const to = aRecipient();
    const path = await receive(to);
    expect((await post(path, 'List-Unsubscribe=One-Click')).status).toBe(200);
    expect(await write(to)).toBe('not sent');
  });

  test('a report stops the team and reaches every member of the staff once (MAIL-6)', async () => {
    const staff = await aPerson(app);
    await makeStaff(app, staff, 'VIP, staff');
    const to = aRecipient();
    const path = await receive(to);
    expect((await post(path, 'preference=report')).document.text).toContain('was reported');
    await post(path, 'preference=report');
    const notices = (await deliver()).filter(({ recipient }) => recipient === staff.email);
    expect(notices.map(({ subject, from }) => [subject, from])).toEqual([
      ['A message of an assistant was reported on Confab', app.services.config.mailFrom],
    ]);
    expect(notices[0]?.text).toContain(assistant.project.projectId);
    expect(await write(to)).toBe('not sent');
  });

  test('the page is in the language of the conversation, with labelled buttons, a heading and no scripts', async () => {
    for (const [language, heading] of [
      ['en', 'Messages from an assistant'],
      ['de', 'Nachrichten eines Assistenten'],
    ] as const) {
      const { document, headers } = await open(await receive(aRecipient(), assistant, language));
      const texts = (name: string) => findElements(document, name).map(({ text }) => text);
      expect([document.attributes.lang, texts('h1'), texts('title')]).toEqual([language, [heading], [heading]]);
      expect(findElements(document, 'main')).toHaveLength(1);
      const buttons = findElements(document, 'button');
      expect(buttons.map(({ attributes }) => attributes.value)).toEqual(['stopTeam', 'stopAll', 'report']);
      expect(texts('button')).not.toContain('');
      const hints = findElements(document, 'p').map(({ attributes }) => attributes.id);
      expect(hints).toEqual(expect.arrayContaining(buttons.map(({ attributes }) => attributes['aria-describedby'])));
      expect(findElements(document, 'script')).toEqual([]);
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(headers['cache-control']).toBe('no-store');
    }
  });

  test('a forged or damaged link opens an error page in the language of the browser', async () => {
    const path = await receive(aRecipient());
    const forged = `/mail/stop/${'A'.repeat(43)}`;
    for (const wrong of [forged, `${path}A`, '/mail/stop/x']) expect((await open(wrong)).status).toBe(404);
    for (const [languages, title] of [
      ['de-AT,de;q=0.9', 'Dieser Link funktioniert nicht'],
      ['es-MX;q=0.9', 'Este enlace no funciona'],
      ['fr,en;q=0.5', 'Ce lien ne fonctionne pas'],
      ['nl', 'This link does not work'],
    ] as const) {
      const { document } = await open(forged, { 'accept-language': languages });
      expect(findElements(document, 'h1')[0]?.text).toBe(title);
    }
    expect((await post(forged, 'preference=stopAll')).status).toBe(404);
    expect((await post(path, 'preference=other')).status).toBe(400);
  });
});

describe('the limits of mails of assistants', () => {
  test('one person gets at most ten mails of a team in an hour, and others still get theirs (MAIL-6)', async () => {
    const by = await anAssistant(await aPerson(app));
    const to = aRecipient();
    const outcomes = [await write(to, by)];
    for (let mail = 1; mail < 12; mail += 1) outcomes.push(await simulate(by));
    expect(outcomes).toEqual([...Array.from({ length: 10 }, () => 'queued'), 'not sent', 'not sent']);
    expect(await write(aRecipient(), by)).toBe('queued');
    expect(await write(to.toUpperCase(), by)).toBe('not sent');
  });

  test('one assistant sends at most sixty mails in an hour, and others of its team still send theirs (MAIL-6)', async () => {
    const person = await aPerson(app);
    const [busy, quiet] = [await anAssistant(person), await anAssistant(person)];
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: app.services.newId(),
      teamId: person.teamId,
      projectId: busy.project.projectId,
      conversation: `c${index}`,
      recipientHash: Buffer.from(`r${index}`),
      language: 'en',
    }));
    await app.services.db.insertInto('assistantMail').values(rows).execute();
    expect([await write(aRecipient(), busy), await write(aRecipient(), quiet)]).toEqual(['not sent', 'queued']);
  });
});
