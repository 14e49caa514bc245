import { teamCalls, type Misses as MissesAnswer } from '@confab/contracts';
import { asProjectId, teamIdSchema } from '@confab/model';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { ids } from '../../../testing/editing/world.ts';
import { Misses } from './misses.tsx';

const lastUtc = '2026-11-20T10:00:00.000Z';
const nodes = [{ nodeId: null, name: '', times: 1 }];
const answer: MissesAnswer = {
  groups: [
    {
      times: 3,
      texts: [
        { text: 'where is parking', times: 2, lastUtc, nodes },
        { text: 'parkign', times: 1, lastUtc, nodes },
      ],
    },
  ],
  readCount: 3,
  isCut: false,
  ignored: [{ text: 'asdf', sinceUtc: lastUtc }],
};

function show(permissions: string, misses: MissesAnswer = answer, hasNone = false) {
  const { api, made } = fakeApi({
    '/api/GetMisses': () => misses,
    '/api/SetMissesIgnored': () => null,
    [teamCalls.listMine.path]: () => [{ teamId: ids.team, permission: permissions, invitePending: false }],
  });
  const teamId = teamIdSchema.parse(ids.team);
  renderPage(
    api,
    <Misses {...{ teamId, projectId: asProjectId(ids.project), from: '2026-11-20', to: '2026-11-20', hasNone }} />,
  );
  return () => made.filter(({ path }) => path === '/api/SetMissesIgnored').map(({ input }) => input);
}

test('an author selects a group and ignores its texts, and stops ignoring others', async () => {
  const listChanges = show('AppEditor');
  await userEvent.click(await screen.findByText('where is parking', { selector: 'strong' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all texts like where is parking' }));
  expect(screen.getByText('2 texts selected')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Ignore' }));
  const named = { teamId: ids.team, projectId: ids.project };
  expect(listChanges()).toEqual([{ body: { ...named, texts: ['where is parking', 'parkign'], isIgnored: true } }]);
  await userEvent.click(screen.getByText('Ignored (1)'));
  await userEvent.click(screen.getByRole('button', { name: 'Stop ignoring asdf' }));
  expect(listChanges()[1]).toEqual({ body: { ...named, texts: ['asdf'], isIgnored: false } });
});

test('a Viewer sees the groups and no buttons that change anything', async () => {
  show('Viewer');
  const group = (await screen.findByText('where is parking', { selector: 'strong' })).closest('li');
  expect(within(group ?? document.body).getByText(/and 1 similar text/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('a range with more misses than are read has a note', async () => {
  show('Viewer', { ...answer, isCut: true, readCount: 20_000 });
  expect(await screen.findByText(/^Only the newest 20,000 misses/)).toBeTruthy();
});

test('a range without misses lists the ignored utterances with a link back, and says nothing about groups', async () => {
  const listChanges = show('AppEditor', { ...answer, groups: [], readCount: 0 }, true);
  await userEvent.click(await screen.findByText('Ignored (1)'));
  await userEvent.click(screen.getByRole('button', { name: 'Stop ignoring asdf' }));
  expect(listChanges()).toHaveLength(1);
  expect(screen.queryByText('Nothing to group in this range')).toBeNull();
});
