import { UiProvider } from '@confab/ui';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProjectSession } from '../../editing/index.ts';
import { aWorld, memoryStorage } from '../../editing/testing/open-session.ts';
import { ids, nodeSchema } from '../../editing/testing/world.ts';
import { ToastRegion } from '../../shell/toasts/index.ts';
import { useToasts } from '../../shell/toasts/toast-store.ts';
import type { ItemSchemas } from '../tree/index.ts';
import { useKeywordClashes } from './use-keyword-clashes.ts';

const schemas: ItemSchemas = {
  projectSchemas: {
    Standard: {
      ...nodeSchema,
      kind: 'project',
      properties: [
        {
          name: 'Intents',
          type: 'Table',
          table: {
            tableType: 'Regular',
            displayColumns: [{ propertyName: 'Name', columnType: 'Heading' }],
            properties: [{ name: 'Name', type: 'String', flags: ['keywords'] }],
          },
        },
      ],
    },
  },
  workflowSchemas: {},
  nodeSchemas: { Ask: { ...nodeSchema, properties: [{ name: 'DisplayName', type: 'String', flags: ['keyword'] }] } },
  nodeCategories: [],
};

function Clashes({ session }: { readonly session: ProjectSession }) {
  useKeywordClashes(session, schemas);
  return null;
}

function show(session: ProjectSession) {
  render(
    <UiProvider palette="light" styleNonce="">
      <Clashes session={session} />
      <ToastRegion />
    </UiProvider>,
  );
}

const addIntent = (rowId: string, keywords: string) =>
  ({
    path: 'Intents',
    action: 'AddRow',
    updatedValue: { RowId: rowId, Order: `a${rowId}`, Values: { Name: keywords } },
  }) as const;

beforeEach(() => {
  useToasts.setState({ toasts: [] });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());
const passing = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('keywords that two inputs share', () => {
  test('are told half a second after the edit, under their title (P5.38, P5.40, P9.5, A4.60, A5.21)', async () => {
    const { open } = aWorld();
    const { session } = await open('ada');
    show(session);
    session.edit(ids.project, addIntent('1', 'tea, cake'));
    await passing(600);
    session.edit(ids.project, addIntent('2', 'Cake'));
    await passing(490);
    expect(screen.queryByText('Potential Keyword Clashes')).toBeNull();
    await passing(20);
    expect(screen.getByText('Potential Keyword Clashes')).toBeTruthy();
    expect(screen.getByText('cake clashes with: tea, cake')).toBeTruthy();
  });

  test('are looked for in every item of the project, one that nobody has opened too (A5.21)', async () => {
    const { open } = aWorld();
    const { session } = await open('ada', memoryStorage(), false, false);
    expect(session.getItem(ids.greet)?.values).toBeUndefined();
    show(session);
    await act(() => vi.waitFor(() => expect(session.getItem(ids.greet)?.values).toBeDefined()));
    await passing(600);
    session.edit(ids.project, addIntent('1', 'greet'));
    await passing(600);
    expect(screen.getByText('greet clashes with: Greet')).toBeTruthy();
  });

  test('are not told of what a colleague edits', async () => {
    const { open, clock } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    show(ada.session);
    grace.session.edit(ids.project, addIntent('1', 'tea'));
    grace.session.edit(ids.project, addIntent('2', 'tea'));
    await act(() => clock.pass(2_000));
    act(() => ada.client.deliver());
    await act(() => clock.pass(2_000));
    await passing(1_000);
    expect(ada.session.getItem(ids.project)?.values?.['Intents']).toHaveLength(2);
    expect(screen.queryByText('Potential Keyword Clashes')).toBeNull();
  });

  test('are looked for silently: a failure is logged and nothing is shown (P5.41, A5.22)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { open } = aWorld();
    const { session } = await open('ada');
    show(session);
    vi.spyOn(session, 'getItem').mockImplementation(() => {
      throw new Error('broken');
    });
    session.edit(ids.project, addIntent('1', 'tea'));
    await passing(600);
    expect(warned).toHaveBeenCalledWith('The check for keyword clashes failed: Error: broken');
    expect(useToasts.getState().toasts).toEqual([]);
    warned.mockRestore();
  });
});
