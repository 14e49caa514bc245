import { publishingCalls, simulatorCalls } from '@confab/contracts';
import type { Item, JsonObject, NodeId } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { aRow } from '@confab/test-kit';
import { beforeAll, expect, test } from 'vitest';
import { TestLibrary } from '../../testing/media/library.ts';
import { createNode, leadTo, saveNode } from '../../testing/nodes.ts';
import { toNodeId } from '../../testing/people-and-projects.ts';
import { setUpServer } from '../../testing/set-up-server.ts';
import { mailFileBytesMax } from './read-asset-text.ts';

// A mail whose HTML is a file of the media library: Start, the mail, a response.

const { app, owner: ada, project } = setUpServer();
let library: TestLibrary;
let mail: Item;

beforeAll(async () => {
  library = new TestLibrary(app, ada);
  mail = await createNode(app, ada, project, 'EmailSms', 'Mail');
  await save(project.startId, { Connectors: leadTo(mail.id) });
  await save(toNodeId(project.say), {
    Response: { SelectionMethod: 'Escalating', Entries: [{ EntryId: 'e', Order: 'a0', SpokenText: 'Done' }] },
  });
});

const save = (nodeId: NodeId, values: JsonObject) => saveNode(app, ada, nodeId, values);

const nameFile = (HtmlAssetId: string) =>
  save(toNodeId(mail), {
    Settings: {
      Channel: 'Email',
      Recipient: 'guest@confab.test',
      Subject: 'Your order',
      Text: 'Thanks.',
      HtmlAssetId,
      Html: '<i>own</i>',
    },
    Tokens: [aRow('t', { TokenName: 'Guest', TokenValue: '"O\'Neil & Ada"' })],
    Connectors: leadTo(project.say.id),
  });

async function simulate(): Promise<void> {
  const { projectId } = project;
  const sent = { query: { ProjectId: projectId }, body: { inputValue: null, projectId }, token: ada.token };
  expect((await app.call(simulatorCalls.step, sent)).result.outputs[0]).toMatchObject({ spokenText: 'Done' });
}

/** Runs an action. @returns the HTML of the mails that it sends */
async function readSent(send: () => Promise<unknown>): Promise<readonly string[]> {
  const list = () =>
    app.services.db
      .selectFrom('outboxMail')
      .select(['id', 'html'])
      .where('recipient', '=', 'guest@confab.test')
      .execute();
  const known = new Set((await list()).map(({ id }) => id));
  await send();
  return (await list()).filter(({ id }) => !known.has(id)).map(({ html }) => html);
}

test('a mail is the HTML file that its node names, with its tokens filled in; a draft sends the newest one', async () => {
  const letter = await library.addFile('letter.html', '<p>Dear {tv.Guest}{tv.Nobody}, thanks.</p>');
  await nameFile(letter.toUpperCase());
  expect(await readSent(simulate)).toEqual(['<p>Dear O&#39;Neil &amp; Ada, thanks.</p>']);
  await library.upload('letter.html', '<p>Newer, {tv.Guest}</p>', { assetId: letter, replace: true });
  expect(await readSent(simulate)).toEqual(['<p>Newer, O&#39;Neil &amp; Ada</p>']);
});

test('a published assistant sends the file that it was published with', async () => {
  const letter = await library.addFile('published.html', '<p>Published</p>');
  await nameFile(letter);
  const { teamId, projectId } = project;
  await app.call(publishingCalls.promote, {
    query: { owningTeamId: teamId },
    body: { projectId, source: 1, environments: ['2', '0'], acceptedTerms: true, overrideReason: 'For a test' },
    token: ada.token,
  });
  await library.upload('published.html', '<p>Replaced</p>', { assetId: letter, replace: true });
  const url = `/channels/chat/${projectId}/live`;
  const visit = async () => {
    const { statusCode } = await app.app.inject({ method: 'POST', url, payload: { type: 'start' } });
    expect(statusCode).toBe(200);
  };
  expect(await readSent(visit)).toEqual(['<p>Published</p>']);
  await library.ask('delete', { data: [{ id: letter }] });
  expect(await readSent(visit)).toEqual(['<p>Published</p>']);
  expect(await readSent(simulate)).toEqual(['<i>own</i>']);
});

test.each([
  ['that is no file', () => Promise.resolve('{tv.Letter}')],
  ['of another team', () => Promise.resolve(app.services.newId())],
  ['that is no HTML', () => library.addFile('letter.txt', '<p>Text</p>')],
  ['that is too large for a mail', () => library.addFile('large.html', 'x'.repeat(mailFileBytesMax + 1))],
] as const)(
  'with a file %s, a mail is the HTML of its node',
  async (_what, create: () => Promise<string | AssetId>) => {
    await nameFile(await create());
    expect(await readSent(simulate)).toEqual(['<i>own</i>']);
  },
);

test('a file that the storage has lost is not sent', async () => {
  const letter = await library.addFile('lost.html', '<p>Lost</p>');
  for (const key of await library.listObjects()) await app.services.store.delete(key);
  await nameFile(letter);
  expect(await readSent(simulate)).toEqual(['<i>own</i>']);
});
