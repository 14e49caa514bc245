import type { AssetId } from '@confab/model/media';
import { expect, test } from 'vitest';
import { createPicture, TestLibrary } from '../../../testing/media/library.ts';
import { setUpServer } from '../../../testing/set-up-server.ts';
import { createKey } from '../../../storage/media-store.ts';
import { findCurrentContent } from '../contents.repository.ts';
import { createDerivativeRows } from './derivative-rows.ts';
import { findDerivative } from './derivatives.repository.ts';
import '../../../testing/runs-on-postgres.ts';

const { app, owner } = setUpServer();
/** Rows that are stored only when a test calls `store`: the timer waits the longest possible time. */
const createRows = () => createDerivativeRows(app.services, 2_147_483_647);

async function addContent() {
  const library = new TestLibrary(app, owner);
  const assetId: AssetId = await library.addFile(`${app.services.newId()}.png`, await createPicture());
  const content = await findCurrentContent(app.services.db, owner.teamId, assetId);
  if (!content) throw new Error('A file has a content.');
  return content.id;
}

const make = (contentId: string, form: string, bytes = 5) => ({
  teamId: owner.teamId,
  contentId,
  form,
  mediaType: 'image/jpeg',
  bytes,
  hash: Buffer.alloc(32, bytes),
});
const find = (id: string, form: string) => findDerivative(app.services.db, { teamId: owner.teamId, id }, form);

test('rows of derivatives are found before they are stored, and are stored together', async () => {
  const rows = createRows();
  const id = await addContent();
  for (const form of ['120x120', '192x192']) rows.add(make(id, form));
  const { mediaType, bytes, hash } = make(id, '120x120');
  expect(rows.find(createKey(owner.teamId, id, '120x120'))).toMatchObject({ mediaType, bytes, hash });
  expect(await find(id, '120x120')).toBeUndefined();
  await rows.store();
  expect(rows.find(createKey(owner.teamId, id, '120x120'))).toBeUndefined();
  for (const form of ['120x120', '192x192']) expect(await find(id, form)).toEqual({ mediaType, bytes, hash });
});

test('the row of a derivative that was made again replaces the previous row', async () => {
  const rows = createRows();
  const id = await addContent();
  rows.add(make(id, '120x120', 5));
  await rows.store();
  rows.add(make(id, '120x120', 6));
  rows.add({ ...make(id, '120x120', 7), hash: null });
  await rows.store();
  expect(await find(id, '120x120')).toEqual({ mediaType: 'image/jpeg', bytes: 7, hash: null });
});

test('when a content was purged before the row of its thumbnail is stored, the other rows are stored nevertheless', async () => {
  const rows = createRows();
  const [id, purged] = [await addContent(), app.services.newId()];
  rows.add(make(purged, '120x120'));
  rows.add(make(id, '120x120'));
  await rows.store();
  expect(await find(id, '120x120')).toBeDefined();
  expect(await find(purged, '120x120')).toBeUndefined();
  expect(rows.find(createKey(owner.teamId, purged, '120x120'))).toBeUndefined();
});
