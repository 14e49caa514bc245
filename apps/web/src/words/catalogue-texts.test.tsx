import { catalogue, listTemplates } from '@confab/catalogue';
import { catalogueCalls, projectCalls } from '@confab/contracts';
import { Menu } from '@mantine/core';
import { act, renderHook, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { PropertiesForm } from '../features/inputs/index.ts';
import { useProjectList, useTemplates } from '../features/projects/index.ts';
import { NodeTypeItems } from '../features/tree/index.ts';
import { wordProblem } from '../features/validation/sentences.de.ts';
import { Live } from '../live/live-context.tsx';
import { aWorld } from '../testing/editing/open-session.ts';
import { renderInSession } from '../testing/editing/render-in-session.tsx';
import { ids } from '../testing/editing/world.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { fakeLive } from '../testing/fake-live.ts';
import { preloadKinds } from '../testing/preload-input-kinds.ts';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { setLanguage } from './language.ts';

const list = {
  projectSchemas: catalogue.projectSchemas,
  workflowSchemas: catalogue.workflowSchemas,
  nodeSchemas: catalogue.nodeSchemas,
  nodeCategories: catalogue.nodeCategories,
  tokens: catalogue.tokens,
  extensions: {},
  linkedResponses: {
    Pro: {
      ResponseSource: 'Global',
      Description: 'Messages',
      ResponseEntries: [{ Id: 'NoMatch', Description: 'No match message' }],
    },
    own: { ResponseSource: 'Supplementary', Description: 'Messages', ResponseEntries: [] },
  },
  skinnyProjects: {},
  activeTeam: { teamId: 't', teamName: 'Harbour', permissions: 'AppEditor' },
};

function Editor({ type }: { readonly type: string }) {
  const { data } = useProjectList();
  const templates = useTemplates();
  const schema = data?.nodeSchemas[type];
  if (!data || !schema) return null;
  return (
    <>
      <Menu opened withinPortal={false}>
        <Menu.Dropdown>
          <NodeTypeItems schemas={data} workflowType="Standard" onChoose={() => undefined} />
        </Menu.Dropdown>
      </Menu>
      <PropertiesForm itemId={ids.ask} schema={schema} layout="accordions" />
      <p>{JSON.stringify(data.linkedResponses)}</p>
      <ul>
        {templates.data?.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ul>
    </>
  );
}

async function showEditor(type: string) {
  const { session } = await aWorld().open('ada');
  const { api } = fakeApi({
    [projectCalls.list.path]: () => list,
    [catalogueCalls.templates.path]: () => listTemplates('production'),
  });
  renderInSession(
    session,
    <Suspense>
      <Live value={fakeLive().live}>
        <Editor type={type} />
      </Live>
    </Suspense>,
    api,
  );
}

beforeAll(preloadKinds);
afterEach(() => act(() => setLanguage('en')));

describe('the texts of the catalogue in the language of the interface', () => {
  test('the node palette and the properties of a node are German when the language is (P9.20)', async () => {
    await setLanguage('de');
    await showEditor('EndSession');
    expect(await screen.findByRole('menuitem', { name: 'Slots füllen' })).toHaveProperty(
      'title',
      'Fragt, bis jeder nötige Slot gefüllt ist.',
    );
    expect(screen.getByText('Entscheiden')).toBeTruthy();
    expect(await screen.findByText('Abschlussnachricht')).toBeTruthy();
    expect(screen.getByText('Notizen')).toBeTruthy();
    expect(screen.queryByText('Closing message')).toBeNull();
  });

  test('a change of the language changes the texts that are shown, and back (P9.20)', async () => {
    await showEditor('EndSession');
    expect(await screen.findByText('Closing message')).toBeTruthy();
    await act(() => setLanguage('de'));
    expect(await screen.findByText('Abschlussnachricht')).toBeTruthy();
    expect(screen.getByRole('menuitem', { name: 'Slots füllen' })).toBeTruthy();
    await act(() => setLanguage('en'));
    expect(await screen.findByText('Closing message')).toBeTruthy();
  });

  test('templates and the names of global messages are translated, names of authors are not (P9.20)', async () => {
    await setLanguage('de');
    await showEditor('EndSession');
    expect(await screen.findByText('Café mit Bestellannahme')).toBeTruthy();
    const { Pro, own } = JSON.parse(
      (await screen.findByText(/ResponseSource/)).textContent,
    ) as typeof list.linkedResponses;
    expect(Pro).toEqual({
      ResponseSource: 'Global',
      Description: 'Meldungen',
      ResponseEntries: [{ Id: 'NoMatch', Description: 'Meldung „Nicht verstanden“' }],
    });
    expect(own).toEqual(list.linkedResponses.own);
  });

  test('a translated schema keeps its identity, and a problem names its input in German (P9.20)', async () => {
    await setLanguage('de');
    const { result } = renderHook(() => useCatalogueTexts(), { wrapper: Suspense });
    const schema = catalogue.accountSchema;
    expect(result.current.schema(schema)).toBe(result.current.schema(schema));
    const nameKeys = ['node.EndSession.Response.label'];
    const problem = { code: 'MissingValue', message: '', names: ['Closing message'], nameKeys };
    expect(wordProblem(problem)).toBe('„Abschlussnachricht“ braucht einen Wert.');
  });
});
