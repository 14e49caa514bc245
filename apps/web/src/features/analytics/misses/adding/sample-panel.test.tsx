import type { JsonObject } from '@confab/model';
import { aRow } from '@confab/test-kit';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aWorld } from '../../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../../testing/editing/render-in-session.tsx';
import { ids, nodeSchema, projectProperties } from '../../../../testing/editing/world.ts';
import { loadSampleTools } from '../../../definitions/index.ts';
import { SamplePanel } from './sample-panel.tsx';

const hours = ['when do you open', 'what are your hours', 'are you open today', 'when do you close', 'opening times'];
const tea = ['a cup of tea please', 'i would like tea', 'some green tea', 'tea with milk', 'can i have tea'];
const rows: readonly JsonObject[] = [
  aRow('tea', { Name: 'Tea', Samples: tea.join('\n') }),
  aRow('hours', { Name: 'Hours', Samples: hours.join('\n') }, 1),
];
const schema = { ...nodeSchema, properties: [...projectProperties] };

async function show(texts: readonly string[]) {
  const tools = await loadSampleTools();
  const world = aWorld();
  const { session, client } = await world.open('ada');
  session.edit(ids.project, { path: 'Intents', action: 'AddRow', updatedValue: rows });
  await world.clock.pass(2_000);
  const onClose = vi.fn();
  renderInSession(session, <SamplePanel {...{ texts, schema, tools, onClose }} />);
  await act(() => world.clock.pass(0));
  return { session, client, onClose, backend: world.backend, pass: () => act(() => world.clock.pass(2_000)) };
}

test('texts go to the likeliest intent, without those that it already has, after their effect is measured; undo removes them', async () => {
  const { session, pass } = await show(['when are you open', 'When do you OPEN?']);
  const intent = await screen.findByRole('combobox', { name: 'Intent' });
  await waitFor(() => expect((intent as HTMLSelectElement).value).toBe('hours'));
  expect(screen.getByText(/^1 to add, 1 left out/)).toBeTruthy();
  expect(
    await screen.findByText(/^Held-out samples recognised: \d+ % \(\d+\/10\) now, \d+ % \(\d+\/11\)/),
  ).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Add 1 sample' }));
  const read = () => session.getValue(ids.project, 'Intents/hours/Samples');
  expect(read()).toBe([...hours, 'when are you open'].join('\n'));
  await pass();
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(read()).toBe(hours.join('\n'));
});

test('a new intent gets a proposed name and the texts', async () => {
  const { session } = await show(['where is parking']);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Intent' }), 'new');
  expect((screen.getByRole('textbox', { name: 'Name of the new intent' }) as HTMLInputElement).value).toBe(
    'WhereIsParking',
  );
  const button = screen.getByRole('button', { name: 'Add 1 sample' });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  await userEvent.click(button);
  expect(session.getValue(ids.project, 'Intents')).toMatchObject([
    {},
    {},
    { Values: { Name: 'WhereIsParking', Samples: 'where is parking' } },
  ]);
});

async function addSample() {
  const button = await screen.findByRole('button', { name: 'Add 1 sample' });
  await waitFor(() => expect((button as HTMLButtonElement).disabled).toBe(false));
  await userEvent.click(button);
}

test('samples that the server refuses are reported with its message, and cannot be undone', async () => {
  const { backend, pass } = await show(['when are you open']);
  backend.deny('ada');
  await addSample();
  await pass();
  expect(screen.getByRole('status').textContent).toBe('The samples were not added. Error saving value');
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('samples that wait for the connection are reported as stored when it is back, and the panel can be closed before', async () => {
  const { client, onClose, pass } = await show(['when are you open']);
  client.setWeather('down');
  await addSample();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
  expect(screen.getByRole('status').textContent).toBe('Adding…');
  client.setWeather('fine');
  await pass();
  await pass();
  expect(screen.getByRole('status').textContent).toContain('The samples are in the draft.');
});
