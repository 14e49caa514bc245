import type { Property } from '@confab/model';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { setValue } from '../../../testing/editing/open-session.ts';
import { ids } from '../../../testing/editing/world.ts';
import { renderForm } from '../testing/render-inputs.tsx';

const properties: readonly Property[] = [
  { name: 'DisplayName', type: 'String', label: 'Name' },
  { name: 'MaxReprompts', type: 'Int', label: 'Reprompts' },
  { name: 'Notes', type: 'String', label: 'Notes' },
];
/** Shows Notes from three reprompts on, and disables Name from nine on. */
const getControlDisplay = `function GetControlDisplay(values) {
  return { Notes: { visible: values.MaxReprompts > 2 }, DisplayName: { enabled: values.MaxReprompts < 9 } };
}`;
const script = { schema: { javaScript: { getControlDisplay } } };
const notes = () => screen.queryByRole('textbox', { name: 'Notes' });
const name = () => screen.findByRole('textbox', { name: 'Name' });

describe("a schema's script", () => {
  test('the script of a schema runs on load and after every change, and shows or enables inputs (A4.58)', async () => {
    const { session, happens } = await renderForm([...properties], script);
    expect(await name()).toHaveProperty('disabled', false);
    expect(notes()).toBeNull();
    await happens(() => session.edit(ids.greet, setValue('MaxReprompts', 3)));
    await waitFor(() => expect(notes()).toBeTruthy());
    await happens(() => session.edit(ids.greet, setValue('MaxReprompts', 9)));
    await waitFor(async () => expect(await name()).toHaveProperty('disabled', true));
  });

  test('a form is shown only after the script of its schema has returned', async () => {
    let answer: (text: string) => void = () => undefined;
    const said = new Promise<string>((resolve) => (answer = resolve));
    const runner = { run: async () => ({ type: 'returned', text: await said }) as const };
    const { happens } = await renderForm([...properties], { ...script, runner });
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByLabelText('Loading')).toBeTruthy();
    await happens(() => answer('{"Notes":{"visible":false}}'));
    expect(await name()).toBeTruthy();
    expect(notes()).toBeNull();
  });

  test('a failing script of a schema is logged, and the form does not change', async () => {
    const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    const broken = { getControlDisplay: 'function GetControlDisplay() { throw new Error("oh"); }' };
    await renderForm([...properties], { schema: { javaScript: broken } });
    expect(await name()).toHaveProperty('disabled', false);
    expect(notes()).toBeTruthy();
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('GetControlDisplay'));
    logged.mockRestore();
  });
});

describe('the script of a table', () => {
  const table: Property = {
    name: 'Connectors',
    type: 'Table',
    label: 'Connectors',
    table: {
      tableType: 'Regular',
      displayColumns: [{ propertyName: 'DisplayName', columnType: 'Heading' }],
      properties: [
        { name: 'DisplayName', type: 'String', label: 'Port' },
        { name: 'Reason', type: 'String', label: 'Reason' },
      ],
      javaScript: {
        getControlDisplay:
          'function GetControlDisplay(values) { return { Reason: { visible: values.DisplayName === "no" } }; }',
      },
    },
  };

  test('the script of a table shows and enables the inputs of each row by the values of that row (A3.40, A4.58)', async () => {
    const { user, session, happens } = await renderForm([...properties, table]);
    const rows = within(screen.getByRole('group', { name: 'Connectors' }));
    await user.click(rows.getByRole('button', { name: /^yes/ }));
    expect(await rows.findByRole('textbox', { name: 'Port' })).toBeTruthy();
    expect(rows.queryByRole('textbox', { name: 'Reason' })).toBeNull();
    await happens(() => session.edit(ids.greet, setValue('Connectors/r1/DisplayName', 'no')));
    expect(await rows.findByRole('textbox', { name: 'Reason' })).toBeTruthy();
  });

  test.each([
    ['that is locked', { ...table, flags: ['readonly'] }, {}],
    ['that a script disables', table, { Connectors: { enabled: false } }],
  ])('a table %s accepts no changes (A5.24)', async (_what, locked, controls) => {
    const runner = { run: async () => ({ type: 'returned', text: JSON.stringify(controls) }) as const };
    const { user, value } = await renderForm([...properties, locked], { ...script, runner });
    const rows = within(await screen.findByRole('group', { name: 'Connectors' }));
    const before = value('Connectors');
    const add = rows.queryByRole('button', { name: /Add/ });
    if (add) await user.click(add);
    await user.click(rows.getByRole('button', { name: /^yes/ }));
    expect(await rows.findByRole('textbox', { name: 'Port' })).toHaveProperty('disabled', true);
    rows.getByRole('button', { name: /^yes/ }).focus();
    await user.keyboard('{Delete}');
    expect(value('Connectors')).toEqual(before);
  });
});
