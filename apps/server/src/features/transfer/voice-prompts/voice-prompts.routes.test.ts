import { transferCalls } from '@confab/contracts';
import { expect, test } from 'vitest';
import { newId } from '../../../new-id.ts';
import { createTone, TestLibrary } from '../../../testing/media/library.ts';
import {
  aMember,
  aPerson,
  aProject,
  inProject,
  inSay,
  type TestProject,
} from '../../../testing/people-and-projects.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { addRow, sendEdit, setValue } from '../../../testing/edit-items.ts';

const { app, owner } = setUpServer();

async function addEntry(project: TestProject, fields: Record<string, string>) {
  const updatedValue = { EntryId: newId(), Order: 'a0', ScreenLayout: 'TextOnly', ...fields };
  expect((await sendEdit(app, owner, inSay(project), addRow('Response/Entries', updatedValue))).message).toBe('');
}
const download = ({ projectId }: TestProject, format: 'csv' | 'xlsx', { token } = owner) =>
  app.call(transferCalls.voicePrompts, { query: { projectId, format }, token });

test('voice prompts are a CSV file with a row for each spoken text, its recording and a name to record under (A7.28)', async () => {
  const project = await aProject(app, owner);
  const bell = await new TestLibrary(app, owner).addFile('bell.wav', createTone());
  await addEntry(project, { SpokenText: 'Hello ++you++', AudioAssetId: bell });
  await addEntry(project, { DisplayText: '=1+1' });
  const { result } = await download(project, 'csv');
  expect([result.fileName, result.mediaType]).toEqual(['Harbour-voice-prompts.csv', 'text/csv']);
  const text = Buffer.from(result.content, 'base64').toString();
  expect(
    text.startsWith('\uFEFFItem,Response,Entry,Language,Speech text,Plain text,Recording,State,File name\r\n'),
  ).toBe(true);
  expect(text).toContain('Hello ++you++,Hello you,bell.wav,recorded,greeting-');
  expect(text).toContain(",'=1+1,,missing,greeting-");
  expect(new Set(text.match(/greeting-[0-9a-f]{14}-[0-9a-f]{14}\.mp3/g)).size).toBe(2);
});

test('voice prompts of several languages are listed language by language, each under its own name', async () => {
  const project = await aProject(app, owner);
  const entryId = newId();
  const german = { [`Response/Entries/${entryId}/SpokenText`]: { Value: 'Hallo ++du++', Source: 'Hello' } };
  const bell = await new TestLibrary(app, owner).addFile('glocke.wav', createTone());
  const audio = { [`Response/Entries/${entryId}/AudioAssetId`]: { Value: bell } };
  const edits = [
    addRow('Response/Entries', { EntryId: entryId, Order: 'a0', SpokenText: 'Hello' }),
    setValue('Translations', { de: { ...german, ...audio } }),
  ];
  await addEntry(project, { SpokenText: 'Goodbye' });
  for (const edit of edits) expect((await sendEdit(app, owner, inSay(project), edit)).message).toBe('');
  const languages = await sendEdit(app, owner, inProject(project), setValue('OtherLanguages', 'de'));
  expect(languages.message).toBe('');
  const { result } = await download(project, 'csv');
  const rows = Buffer.from(result.content, 'base64').toString().trim().split('\r\n').slice(1);
  const [english, others] = [rows.slice(0, -1), rows.slice(-1)];
  expect(english.every((row) => row.includes(',en,'))).toBe(true);
  expect(english.filter((row) => row.includes(',Hello,Hello,,missing,greeting-'))).toHaveLength(1);
  expect(others[0]).toMatch(
    /,de,Hallo \+\+du\+\+,Hallo du,glocke\.wav,recorded,greeting-de-[0-9a-f]{14}-[0-9a-f]{14}\.mp3$/,
  );
});

test('voice prompts are also an XLSX file', async () => {
  const project = await aProject(app, owner);
  await addEntry(project, { SpokenText: 'Hello' });
  const { result } = await download(project, 'xlsx');
  expect(result.fileName).toBe('Harbour-voice-prompts.xlsx');
  expect(Buffer.from(result.content, 'base64').subarray(0, 2).toString()).toBe('PK');
});

test('a Commenter may export voice prompts, and a Viewer and strangers may not', async () => {
  const project = await aProject(app, owner);
  const [commenter, viewer, stranger] = [
    await aMember(app, owner.teamId, 'Commenter'),
    await aMember(app, owner.teamId, 'Viewer'),
    await aPerson(app),
  ];
  expect((await download(project, 'csv', commenter)).status).toBe(200);
  expect((await download(project, 'csv', viewer)).status).toBe(403);
  expect((await download(project, 'csv', stranger)).status).toBe(404);
});

test('a failed export of voice prompts answers with the message of the call (A8.32)', async () => {
  const { projectId } = await aProject(app, owner);
  const url = `/api/GetVoicePromptsExportFile?projectId=${projectId}&format=pdf`;
  const answer = await app.app.inject({ url, headers: { 'client-token': owner.token } });
  expect([answer.statusCode, answer.json().ErrorMessage]).toEqual([
    400,
    'Failure generating voice prompt export files',
  ]);
});
