import { historyCalls } from '@confab/contracts';
import type { SkinnyItem } from '@confab/model';
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ApiProvider } from '../../api/api-context.tsx';
import { fakeApi } from '../../api/testing/fake-api.ts';
import { EditingSessionProvider, useItem } from '../../editing/index.ts';
import { aWorld, memoryStorage, setValue } from '../../editing/testing/open-session.ts';
import { ids, nodeSchema } from '../../editing/testing/world.ts';
import { useToasts } from '../../toasts/toast-store.ts';
import { setLanguage } from '../../words/language.ts';
import { Differences } from './compare/differences.tsx';
import { HistoryTab } from './history-tab.tsx';

const person = { authorId: ids.account, authorName: 'Ada', createdUtc: '2026-01-01T00:00:00Z' };
const aVersion = (version: number, stages: string[] = []) => ({
  ...person,
  version,
  description: version === 2 ? 'First draft' : '',
  contentHash: `${version}`,
  stages,
});
const versions = [aVersion(3, ['Development']), aVersion(2, ['Staging', 'Production']), aVersion(1)];

describe('the history of a node', () => {
  it('lists its versions, shown as current, beta and live (A3.18)', async () => {
    await aTab();
    const entries = await screen.findAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent).map((text) => text?.replace(/^AD?|Ada.*/g, ''))).toEqual([
      'Version 3current',
      'Version 2betaliveFirst draft',
      'Version 1',
    ]);
  });

  it('says in the language of the interface what the server called a version, and leaves what a person called it', async () => {
    const named = (version: number, description: string) => ({ ...aVersion(version), description });
    const listed = [named(3, 'My version 3'), named(2, 'Back to version 1'), named(1, 'Created')];
    await act(() => setLanguage('de'));
    try {
      await aTab({ versions: () => page(listed) });
      expect(await screen.findByText('Zurück zu Version 1')).toBeTruthy();
      expect(screen.getByText('Angelegt')).toBeTruthy();
      expect(screen.getByText('My version 3')).toBeTruthy();
    } finally {
      await act(() => setLanguage('en'));
    }
  });

  it('tells who changed what on the way to a version', async () => {
    await aTab();
    fireEvent.click(await screen.findByRole('button', { name: 'Edits of Version 3' }));
    expect(await screen.findByText('Changed Reprompts (2 times)')).toBeTruthy();
    expect(screen.getByText('Moved a row of Connectors ▸ yes')).toBeTruthy();
  });

  it('says that it could not be read, and tries again', async () => {
    let fails = true;
    await aTab({
      versions: () => (fails ? Promise.reject(new Error('Error loading version history')) : page(versions)),
    });
    expect(await screen.findByText('Error loading version history')).toBeTruthy();
    fails = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Version 3')).toBeTruthy();
  });

  it('logs a version that cannot be loaded, and interrupts nobody with it (A8.94)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await aTab({ version: () => Promise.reject(new Error('Error loading version')) });
    fireEvent.click(await screen.findByRole('button', { name: 'More about Version 2' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Compare with now' }));
    const modal = await screen.findByRole('dialog', { name: 'Compare Greet' });
    expect(await within(modal).findByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(warned.mock.calls).toEqual([[`Version 2 of ${ids.greet} could not be loaded: Error loading version`]]);
    expect(useToasts.getState().toasts).toEqual([]);
    warned.mockRestore();
  });

  it('goes back to a version once that is confirmed, and keeps what is not saved', async () => {
    const { session, made } = await aTab();
    act(() => session.edit(ids.greet, setValue('MaxReprompts', 9)));
    expect(await screen.findByText('Unsaved changes')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'More about Version 2' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Go back to this version' }));
    const modal = await screen.findByRole('dialog', { name: 'Go back?' });
    expect(within(modal).getByText(/One item has unsaved changes. They are kept/)).toBeTruthy();
    fireEvent.click(within(modal).getByRole('button', { name: 'Go back' }));
    await waitFor(() =>
      expect(made.find(({ path }) => path === historyCalls.rollBackItem.path)?.input).toMatchObject({
        query: { itemId: ids.greet, versionNumber: 2, keepUnsaved: true },
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('offers no way back to a Viewer', async () => {
    await aTab({ isReadOnly: true });
    fireEvent.click(await screen.findByRole('button', { name: 'More about Version 2' }));
    expect(await screen.findByRole('menuitem', { name: 'Compare with now' })).toBeTruthy();
    expect(screen.queryByRole('menuitem', { name: 'Go back to this version' })).toBeNull();
  });
});

describe('a comparison', () => {
  const before = { MaxReprompts: 2, DisplayName: 'Say hello to all', Old: 'x' };
  const after = { MaxReprompts: 3, DisplayName: 'Say goodbye to all' };

  it('shows by label what differs, texts by word', async () => {
    await aComparison({ before, after });
    const name = await screen.findByRole('listitem', { name: 'Name, Changed' });
    expect(Array.from(name.querySelectorAll('del, ins')).map(({ textContent }) => textContent)).toEqual([
      'hello',
      'goodbye',
    ]);
    expect(screen.getByRole('listitem', { name: 'Reprompts, Changed' })).toBeTruthy();
    expect(screen.getByRole('listitem', { name: 'Old, Removed' })).toBeTruthy();
    expect(screen.queryByRole('listitem', { name: 'Id, Same' })).toBeNull();
    fireEvent.click(screen.getByRole('switch', { name: 'Only differences' }));
    expect(screen.getByRole('listitem', { name: 'Id, Same' })).toBeTruthy();
  });

  it('leads from one difference to the next by keys, round and round', async () => {
    await aComparison({ before, after });
    const first = await screen.findByRole('listitem', { name: 'Name, Changed' });
    fireEvent.keyDown(first, { key: 'n' });
    expect(document.activeElement).toBe(first);
    expect(screen.getByRole('status').textContent).toBe('1 of 3');
    fireEvent.keyDown(first, { key: 'p' });
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Old, Removed');
  });

  it('takes one value back as an edit that can be undone', async () => {
    const values = { MaxReprompts: 7 };
    const { session } = await aComparison({ before: values, after: { MaxReprompts: 2 } });
    fireEvent.click(await screen.findByRole('button', { name: 'Take this value back: Reprompts' }));
    expect(session.getValue(ids.greet, 'MaxReprompts')).toBe(7);
    act(() => session.undo(ids.greet));
    expect(session.getValue(ids.greet, 'MaxReprompts')).toBe(2);
  });

  it('says when nothing differs', async () => {
    await aComparison({ before, after: before });
    expect(await screen.findByRole('heading', { name: 'Nothing differs' })).toBeTruthy();
  });
});

interface Answers {
  readonly versions?: () => unknown;
  readonly version?: () => unknown;
  readonly isReadOnly?: boolean;
}

const page = (listed: unknown[]) => ({ versions: listed, isDirty: false, nextBefore: null });

async function inProject(children: React.ReactNode, answers: Answers = {}) {
  const world = aWorld();
  const { session } = await world.open('ada', memoryStorage(), answers.isReadOnly);
  const edit = { ...person, action: 'ValueChanged', path: 'MaxReprompts' };
  const { api, made } = fakeApi({
    [historyCalls.ofNode.path]: answers.versions ?? (() => page(versions)),
    [historyCalls.version.path]: answers.version ?? (() => ({ propertyValues: {}, schema: null })),
    [historyCalls.edits.path]: () => ({
      edits: [
        { ...edit, seq: 9 },
        { ...edit, seq: 8 },
        { ...edit, seq: 7, action: 'ReorderRows', path: 'Connectors/r1' },
      ],
      nextBefore: null,
    }),
    [historyCalls.rollBackItem.path]: () => ({
      changedCount: 1,
      restoredCount: 0,
      removedCount: 0,
      missing: [],
      seq: 9,
    }),
    '/api/GetTvAccountDetails': () => ({ account: {} }),
  });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ApiProvider client={api}>
          <EditingSessionProvider session={session}>{children}</EditingSessionProvider>
        </ApiProvider>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return { session, made };
}

function aTab(answers: Answers = {}) {
  // What the tab reads of an item, which the world has.
  const item = { id: ids.greet, kind: 'node', displayName: 'Greet', isDirty: false, version: 3 };
  return inProject(<Tab item={item as SkinnyItem} />, answers);
}

function Tab({ item }: { readonly item: SkinnyItem }) {
  const live = useItem(item.id);
  return <HistoryTab item={{ ...item, isDirty: live?.isDirty ?? false }} schema={nodeSchema} />;
}

function aComparison(documents: { before: Record<string, string | number>; after: Record<string, string | number> }) {
  return inProject(<Differences itemId={ids.greet} schema={nodeSchema} {...documents} canTakeBack />);
}
