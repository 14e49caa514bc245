import { findOneTemplate, getIntroducedBuild, instantiateOneTemplate } from '@confab/catalogue';
import type { Template } from '@confab/contracts';
import type { ProjectLanguage } from '@confab/model';
import { aProjectSummary } from '@confab/test-kit';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { setLanguage } from '../../words/language.ts';
import { CreateProjectModal } from './create-project-modal.tsx';
import { ids } from '../../testing/editing/world.ts';

const { team: teamId } = ids;
const project = aProjectSummary({ displayName: 'Ofen', projectType: 'One' });

afterEach(() => setLanguage('en'));

/** Opens the restaurant, which speaks English and German, and returns the languages of the projects made from it. */
function open(languages: readonly ProjectLanguage[] = ['en', 'de'], canCreate = true) {
  const source = findOneTemplate('olive-ember');
  if (!source) throw new Error('The template ships.');
  const { llamas, ...made } = instantiateOneTemplate(source, () => crypto.randomUUID(), getIntroducedBuild);
  const created: unknown[] = [];
  const { api } = fakeApi({
    '/api/GetOneTemplate': () => ({
      project: { ...made.project, displayName: source.title },
      llamas: llamas.map(({ llama, pages }) => ({ llama, pages: [...pages] })),
      media: [],
    }),
    '/api/CreateOneProjectFromTemplate'({ query }: { query: { language?: string } }) {
      created.push(query.language);
      return { project, llamaIds: [] };
    },
  });
  const { id, title, description, icon } = source;
  const template: Template = {
    id,
    title,
    description,
    icon,
    workflowCount: 3,
    nodeCount: 40,
    environment: 'development',
    projectType: 'One',
    languages: [...languages],
  };
  renderPage(
    api,
    <CreateProjectModal template={template} teamId={canCreate ? teamId : undefined} onClose={() => undefined} />,
  );
  return { created, user: userEvent.setup() };
}

test('a template of several languages speaks the chosen one, and the project is made in it', async () => {
  const { created, user } = open();
  expect(await screen.findByText(/Welcome to Olive/)).toBeTruthy();
  const field = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language' });
  expect([field.value, [...field.options].map(({ text }) => text)]).toEqual([
    'en',
    ['English', 'Deutsch', 'English + Deutsch'],
  ]);
  await user.selectOptions(field, 'Deutsch');
  expect(await screen.findByText(/Willkommen bei Olive/)).toBeTruthy();
  expect(screen.queryByText(/Welcome to Olive/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(created).toEqual(['de']));
});

test('a project is created in all languages of its template on request', async () => {
  const { created, user } = open();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'English + Deutsch');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(created).toEqual([undefined]));
});

test('the language of the interface is proposed for a project from a template', async () => {
  await setLanguage('de');
  open();
  expect((await screen.findByRole<HTMLSelectElement>('combobox')).value).toBe('de');
});

test('a person who may not create projects can try a template, and is offered no project from it (P6.1)', async () => {
  const { user, created } = open(['en', 'de'], false);
  expect(await screen.findByText(/Welcome to Olive/)).toBeTruthy();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  expect(await screen.findByText(/Willkommen bei Olive/)).toBeTruthy();
  expect(screen.getByRole('dialog', { name: /^Talk to/ })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Create' })).toBeNull();
  await user.keyboard('{Enter}');
  expect(created).toEqual([]);
});

test('a template of one language does not ask for a language', async () => {
  const { created, user } = open(['en']);
  await user.click(await screen.findByRole('button', { name: 'Create' }));
  await waitFor(() => expect(created).toEqual(['en']));
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('a blank project is made in the chosen language', async () => {
  const { api, made } = fakeApi({ '/api/NewProject': () => project });
  renderPage(api, <CreateProjectModal template="blank" teamId={teamId} onClose={() => undefined} />);
  const user = userEvent.setup();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Language' }), 'Français');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() =>
    expect(made).toMatchObject([
      { input: { body: { language: 'fr', firstName: 'Chapter 1', firstPageName: 'Welcome' } } },
    ]),
  );
});

test('Enter while a project is being created creates no second one', async () => {
  const { api, made } = fakeApi({ '/api/NewProject': () => new Promise(() => undefined) });
  renderPage(api, <CreateProjectModal template="blank" teamId={teamId} onClose={() => undefined} />);
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: /name/i }), 'Ofen{Enter}');
  await waitFor(() => expect(made).toHaveLength(1));
  await user.keyboard('{Enter}');
  expect(made).toHaveLength(1);
});
