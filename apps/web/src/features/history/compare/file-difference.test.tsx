import { assetVersionCalls, mediaCalls } from '@confab/contracts';
import type { JsonObject } from '@confab/model';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createAssetTicket } from '../../../testing/create-asset-ticket.ts';
import { aWorld } from '../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../testing/editing/render-in-session.tsx';
import { ids, nodeSchema } from '../../../testing/editing/world.ts';
import { fakeApi } from '../../../testing/fake-api.ts';
import { Differences } from './differences.tsx';
import type { ComparedTimes } from './use-replaced-files.ts';

const logoId = '0197a000-0000-7000-8000-00000000000a';
const pageId = '0197a000-0000-7000-8000-00000000000b';
const names: Readonly<Record<string, string>> = { [logoId]: 'logo.png', [pageId]: 'mail.html' };
const texts: Readonly<Record<number, string>> = { 1: 'Say hello to all', 2: 'Say goodbye to all', 3: 'Say nothing' };
const kept = (number: number, day: string) => ({
  number,
  bytes: 9,
  createdUtc: `2026-01-${day}T00:00:00.000Z`,
  authorName: 'Ada',
  expiresUtc: null,
});
const schema = {
  ...nodeSchema,
  properties: [{ name: 'Logo', type: 'Image', label: 'Logo' } as const],
};
const onDay = (day: string) => `2026-01-${day}T12:00:00.000Z`;

/** Compares two documents whose sides show the files of two moments. */
async function compare(
  documents: { readonly before: JsonObject; readonly after: JsonObject },
  times: ComparedTimes,
  versions = [kept(3, '20'), kept(2, '10'), kept(1, '01')],
) {
  const { session } = await aWorld().open('ada');
  const { api, made } = fakeApi({
    '/api/CreateAssetTicket': createAssetTicket,
    [mediaCalls.metadata.path]: (input) => {
      const { assetId } = (input as { query: { assetId: string } }).query;
      const name = names[assetId] ?? '';
      return { assetId, name, fileType: name.endsWith('.png') ? 'Images' : 'Documents' };
    },
    [assetVersionCalls.list.path]: () => ({ versions, total: versions.length }),
    [assetVersionCalls.contents.path]: (input) => {
      const { version } = (input as { query: { version: number } }).query;
      return new Blob([texts[version] ?? '']);
    },
  });
  renderInSession(
    session,
    <Differences itemId={ids.greet} schema={schema} {...documents} times={times} canRestore={false} />,
    api,
  );
  return made;
}
const logo = { before: { Logo: logoId }, after: { Logo: logoId } };

test('a picture that was replaced between two versions is a difference with the picture of each version', async () => {
  await compare(logo, { before: onDay('05'), after: onDay('15') });
  const row = await screen.findByRole('listitem', { name: 'Logo, Replaced in the media library' });
  const pictures = () =>
    within(row)
      .queryAllByRole('img')
      .map((picture) => picture.getAttribute('alt'));
  await waitFor(() => expect(pictures()).toEqual(['logo.png, version 1', 'logo.png, version 2']));
  expect(screen.getByRole('status').textContent).toBe('One difference');
});

test('the draft shows the newest picture, beside the one of the saved version', async () => {
  await compare(logo, { before: onDay('15'), after: undefined });
  const row = await screen.findByRole('listitem', { name: 'Logo, Replaced in the media library' });
  expect(await within(row).findByRole('img', { name: 'logo.png, version 2' })).toBeTruthy();
  const link = within(row).getByRole<HTMLAnchorElement>('link', { name: 'Open logo.png in a new tab' });
  expect(link.href).toContain(`/media/${logoId}`);
});

test('a picture that was not replaced between two versions is not a difference', async () => {
  const made = await compare(logo, { before: onDay('11'), after: onDay('15') });
  await waitFor(() => expect(made.filter(({ path }) => path === assetVersionCalls.list.path)).toHaveLength(2));
  expect(screen.getByRole('heading', { name: 'No differences' })).toBeTruthy();
});

test('a version of a file that is no longer kept is reported beside a version that is kept', async () => {
  await compare(logo, { before: onDay('05'), after: onDay('15') }, [kept(3, '20'), kept(2, '10')]);
  expect(await screen.findByText('The content of that time is no longer kept.')).toBeTruthy();
  expect(await screen.findByRole('img', { name: 'logo.png, version 2' })).toBeTruthy();
});

test('the text of a replaced page is compared word by word', async () => {
  await compare({ before: { Logo: pageId }, after: { Logo: pageId } }, { before: onDay('05'), after: onDay('15') });
  const row = await screen.findByRole('listitem', { name: 'Logo, Replaced in the media library' });
  await waitFor(() =>
    expect([...row.querySelectorAll('del, ins')].map(({ textContent }) => textContent)).toEqual(['hello', 'goodbye']),
  );
});

test('two values that name different files show each file as it was then', async () => {
  await compare({ before: { Logo: logoId }, after: { Logo: pageId } }, { before: onDay('05'), after: onDay('15') });
  const row = await screen.findByRole('listitem', { name: 'Logo, Changed' });
  expect(await within(row).findByRole('img', { name: 'logo.png, version 1' })).toBeTruthy();
  expect(await within(row).findByText('mail.html, version 2')).toBeTruthy();
});
