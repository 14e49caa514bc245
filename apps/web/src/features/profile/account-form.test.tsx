import { MantineProvider } from '@mantine/core';
import type { ItemSchema, JsonObject, Property } from '@confab/model';
import { anItemSchema, aRow, countingIds } from '@confab/test-kit';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { EditingSessionProvider } from '../../editing/index.ts';
import { InputsProvider, PropertiesForm, type InputsContextValue } from '../inputs/index.ts';
import { preloadKinds } from '../../testing/preload-input-kinds.ts';
import { createValuesDraft, draftItem } from '../../editing/index.ts';

beforeAll(preloadKinds);

interface Form {
  readonly values?: JsonObject;
  readonly inputsContext?: Partial<InputsContextValue>;
  readonly schema?: Partial<ItemSchema>;
  /** Enables animations; off in most tests. */
  readonly hasAnimations?: boolean;
}

/** Renders a form on the grid of the account site, with a profile draft as its session. */
function renderAccountForm(
  properties: readonly Property[],
  { values = {}, inputsContext, schema, hasAnimations = false }: Form = {},
) {
  const draft = createValuesDraft(values, countingIds());
  const whole = anItemSchema({ type: 'Account', kind: 'account', properties: [...properties], ...schema });
  render(
    <MantineProvider env={hasAnimations ? 'default' : 'test'}>
      <EditingSessionProvider session={draft}>
        <InputsProvider value={{ tokens: [], extensions: [], grid: 'other', hasLibrary: false, ...inputsContext }}>
          <PropertiesForm itemId={draftItem} schema={whole} />
        </InputsProvider>
      </EditingSessionProvider>
    </MantineProvider>,
  );
  return { draft, user: userEvent.setup({ delay: null }), read: (name: string) => draft.getValues()[name] };
}

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Makes every observed element report this width in pixels. */
function stubPanelWidth(width: number) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly notify: (entries: readonly unknown[]) => void;
      constructor(notify: (entries: readonly unknown[]) => void) {
        this.notify = notify;
      }
      observe() {
        this.notify([{ contentRect: { width } }]);
      }
      disconnect() {}
      unobserve() {}
    },
  );
}

describe('a form of the account site', () => {
  test.each([
    [360, 3],
    [700, 3],
    [701, 6],
    [1_000, 6],
    [1_001, 9],
    [1_200, 9],
    [1_201, 12],
    [2_560, 12],
  ])('a form of %i pixels width has %i columns (P9.16)', (width, columns) => {
    stubPanelWidth(width);
    renderAccountForm([{ name: 'Half', type: 'String', displayWidth: 6 }]);
    const field = document.querySelector<HTMLElement>('[data-input="Half"]');
    expect(field?.parentElement?.style.gridTemplateColumns).toBe(`repeat(${columns}, minmax(0, 1fr))`);
    expect(field?.style.gridColumn).toMatch(new RegExp(`span ${Math.min(6, columns)}$`));
  });

  test('a form of the account site shows titles and descriptions of categories and groups (P3.4, P3.5)', async () => {
    const { user } = renderAccountForm(
      [
        { name: 'A', type: 'String', categoryId: 'one', groupId: 'g' },
        { name: 'B', type: 'String', categoryId: 'one', groupId: 'g' },
        { name: 'C', type: 'String', categoryId: 'two' },
      ],
      {
        schema: {
          categories: [
            { id: 'one', title: 'First', description: 'About the first', tooltipText: 'More of it', topTab: true },
            { id: 'two', title: 'Second', topTab: true },
          ],
          groups: [{ id: 'g', title: 'Together', description: 'Belong together' }],
        },
      },
    );
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
    expect(screen.getByText('About the first')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'About First' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Together' })).toBeTruthy();
    expect(screen.getByText('Belong together')).toBeTruthy();
    await user.click(screen.getByRole('tab', { name: 'Second' }));
    expect(screen.getByRole('textbox', { name: 'C' })).toBeTruthy();
  });

  test('a form of the account site opens the first category and the categories with expandByDefault (P4.58)', () => {
    const categories = ['one', 'two', 'three'].map((id) => ({ id, title: id, expandByDefault: id === 'three' }));
    renderAccountForm(
      categories.map(({ id }) => ({ name: id, type: 'String', categoryId: id })),
      { schema: { categories } },
    );
    const open = screen.getAllByRole('button', { expanded: true }).map(({ textContent }) => textContent);
    expect(open).toEqual(['one', 'three']);
  });

  test('a form of the account site opens and closes a category in 100 ms (P9.18)', async () => {
    const category = { id: 'one', title: 'One' };
    const { user } = renderAccountForm([{ name: 'A', type: 'String', categoryId: 'one' }], {
      schema: { categories: [category] },
      hasAnimations: true,
    });
    await user.click(screen.getByRole('button', { name: 'One' }));
    const moving = [...document.querySelectorAll<HTMLElement>('[style*="transition"]')];
    expect(moving.map(({ style }) => style.transition).join()).toContain('100ms');
  });

  test('a form of the account site aligns an input left, right or centred (P3.32)', () => {
    const aligns = ['left', 'right', 'center'] as const;
    renderAccountForm(aligns.map((hAlign) => ({ name: hAlign, type: 'String', displayAs: 'label', hAlign })));
    for (const align of aligns) {
      const input = document.querySelector<HTMLElement>(`[data-input="${align}"]`);
      expect(input?.style.textAlign).toBe(align);
    }
  });

  test('a form of the account site disables a locked input (P5.36)', async () => {
    const { user, read } = renderAccountForm(
      [{ name: 'Code', type: 'String', validation: '{"Flags": ["readonly"]}' }],
      {
        values: { Code: 'A1' },
      },
    );
    const field = screen.getByRole('textbox', { name: /Code/ });
    await user.type(field, 'x');
    expect([read('Code'), field.hasAttribute('disabled')]).toEqual(['A1', true]);
  });

  test('a script hides and disables inputs of the form, but not columns of the same name in a row (P4.56, P5.37)', async () => {
    const column: Property = { name: 'Title', type: 'String' };
    const table = { tableType: 'Regular', properties: [column], displayColumns: [] };
    const { user } = renderAccountForm(
      [column, { name: 'Other', type: 'String' }, { name: 'Rows', type: 'Table', table }],
      {
        values: { Rows: [aRow('r', { Title: 'kept' })] },
        inputsContext: { controls: { Title: { visible: false }, Other: { enabled: false } } },
      },
    );
    expect(screen.queryByRole('textbox', { name: 'Title' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Other' })).toHaveProperty('disabled', true);
    const rows = screen.getByRole('group', { name: 'Rows' });
    await user.click(within(rows).getByRole('button', { name: /^kept/ }));
    expect(within(rows).getByRole('textbox', { name: 'Title' })).toHaveProperty('value', 'kept');
  });
});

describe('an input of the account site', () => {
  test('a cleared number input stores 0 (P5.32)', async () => {
    const { user, read } = renderAccountForm([{ name: 'Size', type: 'Int' }], { values: { Size: 7 } });
    await user.clear(screen.getByRole('textbox', { name: 'Size' }));
    expect(read('Size')).toBe(0);
  });

  test('a number input shows an error for a value above its maximum (P5.31, P8.62)', async () => {
    const { user } = renderAccountForm([{ name: 'Size', type: 'Int', validation: '{"MinValue": 1, "MaxValue": 5}' }], {
      values: { Size: 3 },
    });
    const field = screen.getByRole('textbox', { name: 'Size' });
    await user.clear(field);
    await user.type(field, '9');
    await user.tab();
    expect(screen.getByText('Value should be 5 or less')).toBeTruthy();
  });

  test('a slider ranges from 0 to 10 unless limits are given, and shows whole numbers (P5.33)', async () => {
    const { user, read } = renderAccountForm(
      [
        { name: 'Plain', type: 'Int', displayAs: 'slider' },
        { name: 'Limited', type: 'Int', displayAs: 'slider', validation: '{"MinValue": 2, "MaxValue": 4}' },
      ],
      { values: { Plain: 4, Limited: 3 } },
    );
    const limits = screen
      .getAllByRole('slider')
      .map((thumb) => [thumb.getAttribute('aria-valuemin'), thumb.getAttribute('aria-valuemax')]);
    expect(limits).toEqual([
      ['0', '10'],
      ['2', '4'],
    ]);
    screen.getByRole('slider', { name: /Plain/ }).focus();
    await user.keyboard('{ArrowRight}');
    expect(read('Plain')).toBe(5);
    expect(screen.getAllByText('5').length).toBeGreaterThan(0);
  });

  test('a date input is typed and shown as DD/MM/YYYY and stored with seconds 00 (P5.34, P5.35, P9.26)', async () => {
    const { user, read } = renderAccountForm([
      { name: 'Plain', type: 'DateTime' },
      { name: 'Day', type: 'DateTime', displayAs: 'DatePicker' },
      { name: 'Moment', type: 'DateTime', displayAs: 'DateAndTimePicker' },
    ]);
    const field = (name: string) => screen.getByRole('textbox', { name });
    for (const name of ['Plain', 'Day', 'Moment'])
      expect(field(name)).toHaveProperty('placeholder', expect.stringMatching(/^DD\/MM\/YYYY/));
    await user.type(field('Plain'), '21/03/2026');
    await user.type(field('Day'), '21/03/2026');
    await user.type(field('Moment'), '21/03/2026 09:05 AM{Tab}');
    expect(['Plain', 'Day', 'Moment'].map(read)).toEqual(['2026-03-21', '20260321000000', '20260321090500']);
    expect(field('Moment')).toHaveProperty('value', '21/03/2026 09:05 AM');
  });

  test.each([
    ['String', 'HologramInput'],
    ['MultiSelect', 'HologramList'],
  ] as const)('an input of an unknown kind is a text field: %s as %s (P8.67)', async (type, displayAs) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { user, read } = renderAccountForm([{ name: 'Odd', type, displayAs }]);
    await user.type(screen.getByRole('textbox', { name: 'Odd' }), 'still');
    expect(read('Odd')).toBe('still');
    expect(warned.mock.calls).toEqual([[`There is no kind of input for ${type}/${displayAs}.`]]);
  });

  test('options are shown in the language of the interface and stored untranslated', async () => {
    const translateOption = (text: string) => ({ Tea: 'Tee', Coffee: 'Kaffee' })[text] ?? text;
    const { user, read } = renderAccountForm(
      [{ name: 'Drink', type: 'Enum', displayAs: 'radio', enumValues: ['Tea', 'Coffee'] }],
      { inputsContext: { translateOption } },
    );
    await user.click(screen.getByRole('radio', { name: 'Tee' }));
    expect(read('Drink')).toBe('Tea');
  });
});

describe('a picture input', () => {
  const photo: Property = { name: 'Photo', type: 'Image' };
  const file = new File(['x'], 'me.png', { type: 'image/png' });
  const choose = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
  const images = (upload: () => Promise<string | undefined>) => ({
    images: { upload, getUrl: (id: string) => (id === '' ? undefined : `/pictures/${id}`) },
  });

  test('a picture input stores the id of the uploaded picture', async () => {
    const { user, read } = renderAccountForm([photo], { inputsContext: images(async () => 'p7') });
    await user.upload(choose(), file);
    expect(await screen.findByRole('img', { name: 'Photo' })).toHaveProperty(
      'src',
      expect.stringMatching(/\/pictures\/p7$/),
    );
    expect(read('Photo')).toBe('p7');
  });

  test('a picture input keeps its value when the upload fails', async () => {
    const { user, read } = renderAccountForm([photo], {
      values: { Photo: 'p1' },
      inputsContext: images(async () => undefined),
    });
    await user.upload(choose(), file);
    expect(read('Photo')).toBe('p1');
  });

  test('Remove clears a picture input', async () => {
    const { user, read } = renderAccountForm([photo], {
      values: { Photo: 'p1' },
      inputsContext: images(async () => 'p7'),
    });
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    expect(read('Photo')).toBe('');
  });

  test('a picture input shows its id as text where pictures are not supported', () => {
    renderAccountForm([photo], { values: { Photo: 'p1' } });
    expect(screen.getByRole('textbox', { name: 'Photo' })).toHaveProperty('value', 'p1');
  });
});
