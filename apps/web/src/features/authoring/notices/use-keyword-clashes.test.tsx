import { aRow } from '@confab/test-kit';
import { renderUi } from '@confab/test-kit/web';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { advanceTime } from '../../../testing/advance-time.ts';
import type { EditingSession } from '../../../editing/index.ts';
import { aWorld, memoryStorage } from '../../../testing/editing/open-session.ts';
import { ids, nodeSchema } from '../../../testing/editing/world.ts';
import { ToastRegion } from '../../../toasts/index.ts';
import { useToasts } from '../../../toasts/toast-store.ts';
import type { ItemSchemas } from '../../tree/index.ts';
import { setLanguage } from '../../../words/language.ts';
import { useKeywordClashes } from './use-keyword-clashes.ts';
import { clearToasts } from '../../../testing/modals-and-toasts.ts';

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

function Clashes({ session }: { readonly session: EditingSession }) {
  useKeywordClashes(session, schemas);
  return null;
}

function show(session: EditingSession) {
  renderUi(
    <>
      <Clashes session={session} />
      <ToastRegion />
    </>,
  );
}

const addIntent = (rowId: string, keywords: string) =>
  ({
    path: 'Intents',
    action: 'AddRow',
    updatedValue: aRow(rowId, { Name: keywords }, `a${rowId}`),
  }) as const;

beforeEach(() => {
  clearToasts();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => vi.useRealTimers());

describe('useKeywordClashes', () => {
  test('a toast names clashing keywords half a second after the edit (P5.38, P5.40, P9.5, A4.60, A5.21)', async () => {
    const { open } = aWorld();
    const { session } = await open('ada');
    show(session);
    session.edit(ids.project, addIntent('1', 'tea, cake'));
    await advanceTime(600);
    session.edit(ids.project, addIntent('2', 'Cake'));
    await advanceTime(490);
    expect(screen.queryByText('Potential Keyword Clashes')).toBeNull();
    await advanceTime(20);
    expect(screen.getByText('Potential Keyword Clashes')).toBeTruthy();
    expect(screen.getByText('cake clashes with: tea, cake')).toBeTruthy();
  });

  test('the warning about clashing keywords is in the language of the reader', async () => {
    await act(() => setLanguage('de'));
    const { session } = await aWorld().open('ada');
    await act(async () => show(session));
    session.edit(ids.project, addIntent('1', 'tea, cake'));
    await advanceTime(600);
    session.edit(ids.project, addIntent('2', 'Cake'));
    await advanceTime(600);
    expect(screen.getByText('Mögliche Überschneidungen von Schlüsselwörtern')).toBeTruthy();
    expect(screen.getByText('cake gibt es auch in: tea, cake')).toBeTruthy();
    await act(() => setLanguage('en'));
  });

  test('the clash check covers every item of the project, even unopened ones (A5.21)', async () => {
    const { open } = aWorld();
    const { session } = await open('ada', memoryStorage(), false, false);
    expect(session.getItem(ids.greet)?.values).toBeUndefined();
    show(session);
    await act(() => vi.waitFor(() => expect(session.getItem(ids.greet)?.values).toBeDefined(), { timeout: 60_000 }));
    await advanceTime(600);
    session.edit(ids.project, addIntent('1', 'greet'));
    await advanceTime(600);
    expect(screen.getByText('greet clashes with: Greet')).toBeTruthy();
  });

  test('edits of a colleague cause no clash warning', async () => {
    const { open, clock } = aWorld();
    const [ada, grace] = [await open('ada'), await open('grace')];
    show(ada.session);
    grace.session.edit(ids.project, addIntent('1', 'tea'));
    grace.session.edit(ids.project, addIntent('2', 'tea'));
    await act(() => clock.pass(2_000));
    act(() => ada.client.deliver());
    await act(() => clock.pass(2_000));
    await advanceTime(1_000);
    expect(ada.session.getItem(ids.project)?.values?.['Intents']).toHaveLength(2);
    expect(screen.queryByText('Potential Keyword Clashes')).toBeNull();
  });

  test('a failed clash check is logged and shows no toast (P5.41, A5.22)', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { open } = aWorld();
    const { session } = await open('ada');
    show(session);
    vi.spyOn(session, 'getItem').mockImplementation(() => {
      throw new Error('broken');
    });
    session.edit(ids.project, addIntent('1', 'tea'));
    await advanceTime(600);
    expect(warned).toHaveBeenCalledWith('The check for keyword clashes failed: Error: broken');
    expect(useToasts.getState().toasts).toEqual([]);
    warned.mockRestore();
  });
});
