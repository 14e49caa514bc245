import { numberedId } from '@confab/test-kit';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import { createFile, FakeLibrary, readOnly, teamId } from '../testing/fake-library.ts';
import { renderLibrary } from '../testing/render-library.tsx';

const created = '2026-03-01T12:00:00.000Z';
const version = (number: number, isNewest = false) => ({
  number,
  bytes: number * 1_024,
  createdUtc: created,
  authorName: 'Ada',
  expiresUtc: isNewest ? null : created,
});
const kept = { versions: [version(2, true), version(1)], total: 2 };

async function open(changes: object = {}, answers: Readonly<Record<string, (input: never) => unknown>> = {}) {
  const library = new FakeLibrary([createFile(2, 'hours.txt', { version: 2, ...changes })]);
  const rendered = renderLibrary(library, {
    answers: {
      '/api/GetAssetVersions': () => kept,
      '/api/GetAssetVersionContents': () => 'Open at eight.',
      '/api/RestoreAssetVersion': () => null,
      ...answers,
    },
  });
  fireEvent.click(await screen.findByRole('row', { name: /hours.txt/ }));
  const section = within(await screen.findByRole('region', { name: 'Versions' }));
  await section.findByText('Version 1');
  return { ...rendered, section };
}

test('the details of a replaced file list its versions with date, author and size', async () => {
  const { section } = await open();
  const lines = section.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(lines[0]).toMatch(/^Version 2 Newest.* by Ada, 2\.0 KB$/);
  expect(lines[1]).toMatch(/^Version 1 .* by Ada, 1\.0 KBKept until /);
});

test('a version is restored over the newest one that was seen', async () => {
  const { section, user, made } = await open();
  await user.click(section.getByRole('button', { name: 'Bring back version 1' }));
  expect(await section.findByText('Version 1 is the newest again.')).toBeTruthy();
  const body = { teamId, assetId: numberedId(2), version: 1, expectedVersion: 2 };
  expect(made).toContainEqual({ path: '/api/RestoreAssetVersion', input: { body } });
  await waitFor(() => expect(made.filter(({ path }) => path === '/api/GetAssetVersions')).toHaveLength(2));
});

test('a refusal to bring a version back is shown', async () => {
  const message = 'Somebody else has changed hours.txt since you opened it.';
  const { section, user } = await open(
    {},
    {
      '/api/RestoreAssetVersion': () => {
        throw new ApiFailure('refused', message, 409);
      },
    },
  );
  await user.click(section.getByRole('button', { name: 'Bring back version 1' }));
  expect(await section.findByText(message)).toBeTruthy();
});

test('the content of an older version is shown, and a Viewer can look but not bring back', async () => {
  const { section, user, made } = await open({ permission: readOnly });
  await user.click(section.getByRole('button', { name: 'Preview version 1' }));
  await waitFor(() =>
    expect(made).toContainEqual({
      path: '/api/GetAssetVersionContents',
      input: { query: { teamId, assetId: numberedId(2), version: 1 } },
    }),
  );
  expect(section.getByRole('button', { name: 'Hide version 1' })).toBeTruthy();
  expect(section.queryByRole('button', { name: 'Bring back version 1' })).toBeNull();
});
