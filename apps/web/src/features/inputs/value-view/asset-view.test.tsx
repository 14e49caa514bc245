import { emptyId, type JsonValue, type Property } from '@confab/model';
import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { createAssetTicket } from '../../../testing/create-asset-ticket.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { ValueView } from './value-view.tsx';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';

const assetId = '0197a000-0000-7000-8000-00000000000a';

/** Renders a value that names a file, with the library's data about the file. */
async function renderFile(property: Partial<Property>, value: JsonValue, getMetadata: () => object) {
  const { session } = await aWorld().open('ada');
  const { api } = fakeApi({ '/api/CreateAssetTicket': createAssetTicket, '/api/GetAssetMetadata': getMetadata });
  renderInSession(session, <ValueView property={{ name: 'P', type: 'String', ...property }} value={value} />, api);
}

test('a picture is a thumbnail that opens the file, and explains when it cannot be shown', async () => {
  await renderFile({ type: 'Image' }, assetId, () => ({ assetId, name: 'logo.png', fileType: 'Images' }));
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Open logo.png in a new tab' });
  expect(link.href).toContain(`/media/${assetId}?format=original`);
  const picture = link.querySelector('img');
  expect(picture?.src).toContain(`/media/${assetId}?size=300x300`);
  expect(screen.getByText('logo.png')).toBeTruthy();
  if (picture) fireEvent.error(picture);
  expect(screen.getByRole('img', { name: 'The picture cannot be shown.' })).toBeTruthy();
});

test.each<[string, Partial<Property>, JsonValue]>([
  ['the sound of an entry', { name: 'AudioAssetId', displayAs: 'MediaLibraryPicker' }, assetId],
  ['the sound of a media response', { type: 'MediaResponse' }, { Id: assetId, Name: 'hello.wav' }],
])('%s is a player', async (_what, property, value) => {
  await renderFile(property, value, () => ({ assetId, name: 'hello.wav', fileType: 'Audio' }));
  const player = await screen.findByLabelText<HTMLAudioElement>('hello.wav');
  expect([player.tagName, player.controls]).toEqual(['AUDIO', true]);
  expect(player.src).toContain(`/media/${assetId}?format=mp3`);
});

test('a file that the library does not have is reported as missing', async () => {
  await renderFile({ type: 'Image' }, assetId, () => {
    throw new ApiFailure('notFound', 'No such file.', 404);
  });
  expect(await screen.findByText(/^This file is not in the media library of this team\./)).toBeTruthy();
});

test('an address is shown as text, and the all-zero id as empty (A3.37)', async () => {
  await renderFile({ type: 'Image' }, 'https://example.test/a.png', () => ({}));
  expect(screen.getByText('https://example.test/a.png')).toBeTruthy();
  await renderFile({ type: 'Image' }, emptyId, () => ({}));
  expect(screen.getByText('Empty')).toBeTruthy();
});
