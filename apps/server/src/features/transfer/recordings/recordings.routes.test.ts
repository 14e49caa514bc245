import { nodeCalls, transferCalls } from '@confab/contracts';
import { getTranslationPath, readAt, translateValues, type InputEdit } from '@confab/inputs';
import type { JsonObject } from '@confab/model';
import type { AssetId } from '@confab/model/media';
import { beforeEach, describe, expect, test } from 'vitest';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { newId } from '../../../new-id.ts';
import { withBrokenCommits } from '../../../testing/media/break-commits.ts';
import { createTone, TestLibrary } from '../../../testing/media/library.ts';
import {
  aMember,
  aPerson,
  aProject,
  inProject,
  inSay,
  toNodeId,
  type TestProject,
} from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { addRow, sendEdit, setValue, type EditedItem } from '../../../testing/edit-items.ts';

const { app, owner } = setUpServer();
const tone = createTone(0.1);
let project: TestProject;
let library: TestLibrary;
/** The file names of the two lines, without extension. */
let [hello, goodbye] = ['', ''];

async function edit(item: EditedItem, change: InputEdit) {
  expect((await sendEdit(app, owner, item, change)).message).toBe('');
}
const editProject = (path: string, updatedValue: string) => edit(inProject(project), setValue(path, updatedValue));

function addEntry(entryId: string, SpokenText: string) {
  const updatedValue = { EntryId: entryId, Order: 'a0', ScreenLayout: 'TextOnly', SpokenText };
  return edit(inSay(project), addRow('Response/Entries', updatedValue));
}

/** The file name of a line in the list of voice prompts, without extension. */
async function findName(words: string): Promise<string> {
  const query = { projectId: project.projectId, format: 'csv' } as const;
  const { result } = await app.call(transferCalls.voicePrompts, { query, token: owner.token });
  const rows = Buffer.from(result.content, 'base64').toString().split('\r\n');
  const row = rows.find((one) => one.includes(`,${words},`)) ?? '';
  return row.slice(row.lastIndexOf(',') + 1).replace('.mp3', '');
}

const [helloId, goodbyeId] = [newId(), newId()];

beforeEach(async () => {
  project = await aProject(app, owner);
  library = new TestLibrary(app, owner);
  await addEntry(helloId, 'Hello you');
  await addEntry(goodbyeId, 'Goodbye');
  [hello, goodbye] = [await findName('Hello you'), await findName('Goodbye')];
});

function pack(files: Readonly<Record<string, Buffer | string>>): Promise<Buffer> {
  const zip = new ZipFile();
  for (const [path, content] of Object.entries(files)) zip.addBuffer(Buffer.from(content), path);
  zip.end();
  return buffer(zip.outputStream as NodeJS.ReadableStream);
}

const send = (content: Buffer, { preview = false, includeChanged = false, token = owner.token } = {}) =>
  app.call(transferCalls.importRecordings, {
    token,
    query: { projectId: project.projectId, preview, includeChanged },
    file: { type: 'application/zip', content },
  });

async function readValues(): Promise<JsonObject> {
  const query = { teamId: owner.teamId, nodeId: toNodeId(project.say) };
  const { result } = await app.call(nodeCalls.getFat, { token: owner.token, query });
  return result.node.propertyValues as JsonObject;
}
const readEntry = async (entryId: string) => readAt(await readValues(), `Response/Entries/${entryId}`) as JsonObject;
const listRecordings = async () => [
  (await readEntry(helloId)).AudioAssetId,
  (await readEntry(goodbyeId)).AudioAssetId,
  await library.listObjects(),
];

describe('a zip of recordings', () => {
  test('each sound of a zip becomes the recording of the line that its file name belongs to', async () => {
    const zip = await pack({ [`take 1/${hello}.wav`]: tone, [`${goodbye.toUpperCase()}.WAV`]: tone });
    const before = await listRecordings();
    const preview = await send(zip, { preview: true });
    expect(preview.result.files).toMatchObject([
      { entry: `take 1/${hello}.wav`, outcome: 'matched', words: 'Hello you', isReplacing: false },
      { outcome: 'matched', words: 'Goodbye' },
    ]);
    expect(preview.result.importedCount).toBe(0);
    expect(await listRecordings()).toEqual(before);
    expect((await send(zip)).result.importedCount).toBe(2);
    const { AudioAssetId: asset, RecordedWordsHash: words } = await readEntry(helloId);
    expect(hello.endsWith(`-${String(words)}`)).toBe(true);
    expect((await library.read(String(asset) as AssetId)).status).toBe(200);
    expect((await send(zip, { preview: true })).result.files.map(({ isReplacing }) => isReplacing)).toEqual([
      true,
      true,
    ]);
  });

  test('a sound becomes the recording in the language that its file name belongs to', async () => {
    await editProject('OtherLanguages', 'de');
    const spokenPath = getTranslationPath('de', `Response/Entries/${helloId}/SpokenText`);
    await edit(inSay(project), setValue(spokenPath, 'Hallo du'));
    const german = await findName('Hallo du');
    expect(german).toMatch(/^greeting-de-/);
    expect(await findName('Hello you')).toBe(hello);
    const zip = await pack({ [`de/${german}.wav`]: tone, [`en/${hello}.wav`]: tone });
    expect((await send(zip, { preview: true })).result.files).toMatchObject([
      { outcome: 'matched', words: 'Hallo du', isReplacing: false },
      { outcome: 'matched', words: 'Hello you', isReplacing: false },
    ]);
    expect((await send(zip)).result.importedCount).toBe(2);
    const values = await readValues();
    const english = readAt(values, `Response/Entries/${helloId}`) as JsonObject;
    const own = readAt(translateValues(values, 'de'), `Response/Entries/${helloId}`) as JsonObject;
    expect(own.SpokenText).toBe('Hallo du');
    expect(own.AudioAssetId).not.toBe(english.AudioAssetId);
    expect(german.endsWith(`-${String(own.RecordedWordsHash)}`)).toBe(true);
    expect(hello.endsWith(`-${String(english.RecordedWordsHash)}`)).toBe(true);
    expect((await library.read(String(own.AudioAssetId) as AssetId)).status).toBe(200);
  });

  test('a sound in a language that the project no longer has matches no line', async () => {
    await editProject('OtherLanguages', 'de');
    const spokenPath = getTranslationPath('de', `Response/Entries/${helloId}/SpokenText`);
    await edit(inSay(project), setValue(spokenPath, 'Hallo du'));
    const german = await findName('Hallo du');
    await editProject('OtherLanguages', '');
    const { result } = await send(await pack({ [`${german}.wav`]: tone }));
    expect(result).toMatchObject({ files: [{ outcome: 'unknown' }], importedCount: 0 });
  });

  test('an import of recordings changes no line and leaves no file when the commit fails', async () => {
    const zip = await pack({ [`${hello}.wav`]: tone });
    const before = await listRecordings();
    const objects = await library.listObjects();
    await withBrokenCommits(app.services, async () => expect((await send(zip)).success).toBe(false));
    expect(await listRecordings()).toEqual(before);
    expect((await send(zip)).result.importedCount).toBe(1);
    expect(await library.listObjects()).toHaveLength(objects.length + 1);
  });

  test('a zip of recordings also records lines of the project itself', async () => {
    const name = await findName('I did not hear anything. Are you still there?');
    expect((await send(await pack({ [`${name}.wav`]: tone }))).result.importedCount).toBe(1);
  });

  test('a zip of recordings reports unknown names, files that are not sounds, and two files of one line, and imports the others', async () => {
    const zip = await pack({
      [`${hello}.wav`]: tone,
      [`a/${goodbye}.wav`]: tone,
      [`b/${goodbye}.mp3`]: tone,
      'greeting.wav': tone,
      'line-00000000000000.wav': tone,
      '__MACOSX/._x.wav': 'x',
      '.DS_Store': 'x',
      'prompts.csv': 'x',
    });
    const { result } = await send(zip);
    expect(result.files.map(({ entry, outcome }) => [entry, outcome])).toEqual([
      [`${hello}.wav`, 'matched'],
      [`a/${goodbye}.wav`, 'duplicate'],
      // A wav file that is named mp3.
      [`b/${goodbye}.mp3`, 'wrongType'],
      ['greeting.wav', 'unknown'],
      ['line-00000000000000.wav', 'unknown'],
    ]);
    expect(result.importedCount).toBe(1);
    expect((await readEntry(goodbyeId)).AudioAssetId).toBeUndefined();
  });

  test.each([
    ['a page', 'wav', '<script>alert(1)</script>'],
    ['nothing', 'wav', ''],
    ['a script', 'js', 'alert(1)'],
    ['a sound without an extension', '', tone],
  ])('a zip with %s under the name of a line imports nothing (UPL-1)', async (_what, extension, content) => {
    const before = await listRecordings();
    const name = extension === '' ? hello : `${hello}.${extension}`;
    const { result } = await send(await pack({ [name]: content }));
    expect([result.files.map(({ outcome }) => outcome), result.importedCount]).toEqual([['wrongType'], 0]);
    expect(await listRecordings()).toEqual(before);
  });

  test('a zip of recordings reports a line whose words have changed since the list was made, and imports it as changed when asked', async () => {
    await edit(inSay(project), setValue(`Response/Entries/${helloId}/SpokenText`, 'Hello everyone'));
    const zip = await pack({ [`${hello}.wav`]: tone });
    const { result } = await send(zip);
    expect([result.files[0]?.outcome, result.importedCount]).toEqual(['changed', 0]);
    expect((await readEntry(helloId)).AudioAssetId).toBeUndefined();
    expect((await send(zip, { includeChanged: true })).result.importedCount).toBe(1);
    const { RecordedWordsHash: words } = await readEntry(helloId);
    expect(hello.endsWith(`-${String(words)}`)).toBe(true);
  });

  test('an AppEditor can import a zip of recordings, and Commenters and strangers cannot', async () => {
    const zip = await pack({ [`${hello}.wav`]: tone });
    const [editor, commenter, stranger] = [
      await aMember(app, owner.teamId, 'AppEditor'),
      await aMember(app, owner.teamId, 'Commenter'),
      await aPerson(app),
    ];
    expect((await send(zip, commenter)).status).toBe(403);
    expect((await send(zip, stranger)).status).toBe(404);
    expect((await send(zip, editor)).status).toBe(200);
  });
});

describe('a hostile zip of recordings', () => {
  /** Writes a name over another of the same length, in the header and in the list of files. */
  const rename = (zip: Buffer, from: string, to: string) =>
    Buffer.from(zip.toString('latin1').replaceAll(from, to), 'latin1');
  /** Lets the second file begin where the first one does. */
  function overlap(zip: Buffer) {
    const first = zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'));
    const second = zip.indexOf(Buffer.from('PK\u0001\u0002', 'latin1'), first + 4);
    zip.copyWithin(second + 42, first + 42, first + 46);
    return zip;
  }
  const cases: [string, () => Promise<Buffer>][] = [
    ['no zip', async () => Buffer.from('PK and more')],
    ['a zip that was cut', async () => (await pack({ [`${hello}.wav`]: tone })).subarray(0, -30)],
    ['a path that leaves the zip (IMP-3)', async () => rename(await pack({ 'aa/x.wav': tone }), 'aa/x', '../x')],
    ['an absolute path (IMP-3)', async () => rename(await pack({ 'aa/x.wav': tone }), 'aa/x', '/a/x')],
    ['a file that unpacks to far more (IMP-2)', () => pack({ [`${hello}.wav`]: Buffer.alloc(30 * 1_048_576) })],
    ['two files in the same bytes (IMP-2)', async () => overlap(await pack({ 'a.wav': tone, 'b.wav': tone }))],
    ['a name twice (IMP-3)', async () => rename(await pack({ 'a.wav': tone, 'b.wav': tone }), 'b.wav', 'a.wav')],
    ['another archive (IMP-3)', () => pack({ [`${hello}.wav`]: tone, 'more.zip': 'PK' })],
    [
      'a damaged file',
      async () => {
        const zip = await pack({ [`${hello}.wav`]: tone, [`${goodbye}.wav`]: tone });
        return zip.fill(0xff, 120, 140);
      },
    ],
  ];
  test.each(cases)('a zip of recordings with %s is refused, and nothing is stored', async (_what, create) => {
    const before = await listRecordings();
    const zip = await create();
    for (const preview of [true, false]) expect((await send(zip, { preview })).status).toBe(422);
    expect(await listRecordings()).toEqual(before);
  });
});
