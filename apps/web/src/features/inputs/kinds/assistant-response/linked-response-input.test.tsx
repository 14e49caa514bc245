import { aRow } from '@confab/test-kit';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ids, nodeSchema } from '../../../../testing/editing/world.ts';
import { renderKind } from '../../testing/render-kind.tsx';

const responseSources = {
  linkedResponses: {
    // The type of the project of the test world.
    Standard: {
      ResponseSource: 'Global',
      ResponseEntries: [
        { Id: 'NoMatch', Description: 'Nothing understood' },
        { Id: 'NoInput', Description: 'Nothing said' },
      ],
    },
  },
  nodeSchemas: {
    Ask: {
      ...nodeSchema,
      properties: [
        ...nodeSchema.properties,
        { name: 'Reprompt', type: 'AssistantResponse', label: 'Reprompt' } as const,
      ],
    },
  },
};

/** Renders a response that links to another one. */
async function renderLink(source: string, LinkedResponseId = '') {
  const form = await renderKind({ type: 'AssistantResponse' }, undefined, [], { inputsContext: { responseSources } });
  const link = { IsLinkedResponse: true, LinkedResponseSource: source, LinkedResponseId };
  for (const [name, updatedValue] of Object.entries(link))
    await form.happens(() => form.session.edit(ids.greet, { path: `P/${name}`, action: 'ValueChanged', updatedValue }));
  await form.user.click(screen.getByRole('button', { name: 'Use a shared response' }));
  const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Which one' });
  return { ...form, field };
}
const listOffered = async () => (await screen.findAllByRole('option')).map((option) => option.textContent);

test('a response links to a global response, which is chosen by its name (A3.54, A3.58)', async () => {
  const { user, read, field } = await renderLink('Global');
  await user.click(field);
  expect(await listOffered()).toEqual(['Nothing understood', 'Nothing said']);
  await user.click(screen.getByRole('option', { name: 'Nothing said' }));
  expect(read()).toMatchObject({ LinkedResponseSource: 'Global', LinkedResponseId: 'NoInput' });
});

test('a response links to a shared answer of the project, whose variants are one choice (A3.54, A3.57)', async () => {
  const { user, read, field, session, happens } = await renderLink('Supplementary');
  const rows = ['Hours', 'Hours', 'Prices'].map((Name, at) => aRow(`r${at}`, { Name }, at));
  for (const row of rows)
    await happens(() =>
      session.edit(ids.project, { path: 'SupplementaryMessages', action: 'AddRow', updatedValue: row }),
    );
  await user.click(field);
  expect(await listOffered()).toEqual(['Hours', 'Prices']);
  await user.click(screen.getByRole('option', { name: 'Hours' }));
  expect(read()).toMatchObject({ LinkedResponseId: 'r0' });
});

test('a response links to one of the responses of another node, listed by the name of the node (A3.54)', async () => {
  const { user, read, field } = await renderLink('Project');
  await user.click(field);
  expect(await listOffered()).toEqual(
    ['Greet', 'Ask'].flatMap((name) => [`${name} › ResponseAsk`, `${name} › RepromptAsk`]),
  );
  await user.click(screen.getByRole('option', { name: /^Ask › Reprompt/ }));
  expect(read()).toMatchObject({ LinkedResponseId: `${ids.ask}/Reprompt` });
});

test('a stored link that is not in the list is shown and kept until another link or source is chosen', async () => {
  const { user, read, field } = await renderLink('Global', 'Welcome');
  expect(field.value).toBe('Missing: Welcome');
  expect(read()).toMatchObject({ LinkedResponseId: 'Welcome' });
  await user.click(screen.getByRole('combobox', { name: 'From' }));
  await user.click(await screen.findByRole('option', { name: 'Project' }));
  expect(field.value).toBe('');
});
