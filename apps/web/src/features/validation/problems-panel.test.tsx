import type { BodyOf, validationCalls } from '@confab/contracts';
import '@confab/dialog-engine';
import type { FoundProblem } from '@confab/dialog-engine';
import type { Item } from '@confab/model';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { anItem, numberedId } from '@confab/test-kit';
import type { EditingSession } from '../../editing/index.ts';
import { Live } from '../../live/live-context.tsx';
import { fakeApi } from '../../testing/fake-api.ts';
import { fakeLive } from '../../testing/fake-live.ts';
import { renderInSession } from '../../testing/editing/render-in-session.tsx';
import { aWorld } from '../../testing/editing/open-session.ts';
import { createSchemas, ids, manyItems, nodeSchema } from '../../testing/editing/world.ts';
import { useLanguage } from '../../words/language.ts';
import { ProblemsPanel } from './problems-panel.tsx';
import { wordProblem } from './sentences.de.ts';
import { useProblems } from './use-problems.ts';

const schemas = createSchemas({ projectSchemas: { Standard: { ...nodeSchema, kind: 'project' } } });

afterEach(async () => {
  useLanguage.setState({ language: 'en' });
  await vi.dynamicImportSettled();
});

describe('ProblemsPanel', () => {
  test('problems are grouped by workflow and show their severity and node', async () => {
    await aPanel();
    const group = await screen.findByRole('region', { name: 'Main' });
    const lines = within(group)
      .getAllByRole('button')
      .map(({ textContent }) => textContent);
    expect(lines).toContain('Error: Greet Write the question.');
  });

  test('clicking a problem opens its item and input', async () => {
    const { user, opened } = await aPanel();
    await user.click(await screen.findByRole('button', { name: /Greet Write the question/ }));
    expect(opened.map(({ itemId, path }) => [itemId, path])).toEqual([[ids.greet, 'Response']]);
  });

  test('problems can be filtered by severity, and each filter shows its count', async () => {
    const { user, session } = await aPanel();
    session.edit(ids.greet, entry('Hello'));
    const warnings = await screen.findByRole('button', { name: 'Warnings (1)' });
    await user.click(warnings);
    expect(warnings.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: /Greet This answer still lacks an image/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Write the question/ })).toBeNull();
  });

  test('the Fix button fixes a problem as one undo step and keeps the focus in the list', async () => {
    const { user, session, clock } = await aPanel();
    session.edit(ids.greet, { path: 'Connectors/nomatch/TargetNodeId', action: 'ValueChanged', updatedValue: 'gone' });
    await act(() => clock.pass(5_000));
    const fix = await screen.findByRole('button', { name: 'Fix: remove the connection (Greet)' });
    await user.click(fix);
    await waitFor(() => expect(session.getValue(ids.greet, 'Connectors/nomatch/TargetNodeId')).toBe(''));
    await screen.findByText('Fixed. You can undo this.');
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Fix: remove the connection/ })).toBeNull());
    expect(document.activeElement?.contains(screen.getByRole('region', { name: 'Main' }))).toBe(true);
    act(() => session.undo(ids.greet));
    expect(session.getValue(ids.greet, 'Connectors/nomatch/TargetNodeId')).toBe('gone');
    await screen.findByRole('button', { name: 'Fix: remove the connection (Greet)' });
  });

  test('Viewers get no Fix buttons', async () => {
    const { session } = await aPanel(true);
    expect(session.isReadOnly).toBe(true);
    await screen.findByRole('button', { name: /Greet Write the question/ });
    expect(screen.queryByRole('button', { name: /^Fix/ })).toBeNull();
  });

  test('a deleted file becomes a problem until it is restored', async () => {
    let isDeleted = false;
    const getStates = () => [{ assetId: numberedId(7), name: 'pier.png', fileType: 'Images', isDeleted }];
    const { session, live } = await aPanel(false, fakeApi({ '/api/GetAssetStates': getStates }).api);
    session.edit(ids.greet, {
      ...entry('Hello'),
      updatedValue: { ...entry('Hello').updatedValue, ImageAssetId: numberedId(7) },
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: /Write the question/ })).toBeNull());
    expect(screen.queryByRole('button', { name: /pier.png/ })).toBeNull();
    isDeleted = true;
    act(() => live.push('MediaChanged', { TeamId: ids.team }));
    expect(await screen.findByRole('button', { name: /names "pier.png", which is deleted/ })).toBeTruthy();
    isDeleted = false;
    act(() => live.push('MediaChanged', { TeamId: ids.team }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /pier.png/ })).toBeNull());
  });

  test('a script that cannot be read is a problem at its line, until it is fixed', async () => {
    const { api } = fakeApi({
      '/api/ValidateScripts': ({ body }: { body: BodyOf<typeof validationCalls.scripts> }) =>
        body.scripts.map(({ code }) =>
          code.includes('{;') ? { type: 'syntax', line: 2, message: "Unexpected token ';'" } : null,
        ),
    });
    const { session } = await aPanel(false, api, [createScriptNode('function run() {\n  return {;\n}')]);
    const name = /Line 2 of the code cannot be read: Unexpected token ';'/;
    await screen.findByRole('button', { name });
    session.edit(scriptId, { path: 'Code', action: 'ValueChanged', updatedValue: 'function run() {\n  return 1;\n}' });
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  });

  test('a project of more than 2,000 nodes is checked when its author asks for it', async () => {
    const { user } = await aPanel(false, fakeApi({}).api, manyItems(41, 50));
    expect(await screen.findByText('Not checked yet')).toBeTruthy();
    expect(screen.queryByText('No problems')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Check the project' }));
    expect(document.activeElement?.textContent).toContain('Checking the project');
    expect(await screen.findByRole('button', { name: /Greet Write the question/ })).toBeTruthy();
    expect(screen.queryByText('Not checked yet')).toBeNull();
  });

  test('problems are translated to German', async () => {
    useLanguage.setState({ language: 'de' });
    await aPanel();
    expect(
      await screen.findByRole('button', { name: /Greet Hier steht noch nichts, was gesagt werden könnte/ }),
    ).toBeTruthy();
  });

  test('a connector is called in German as its port is, and one with the name that its author gave it keeps that', () => {
    const sentence = (name: string) => `„${name}“ führt nirgendwohin; das Gespräch würde hier enden.`;
    const problem = { code: 'MissingConnector', message: '', names: ['Next'] };
    expect(wordProblem({ ...problem, nameKeys: ['term.next'] })).toBe(sentence('Weiter'));
    expect(wordProblem(problem)).toBe(sentence('Next'));
  });

  test('a kind of problem that the page does not know is shown in English', () => {
    expect(wordProblem({ code: 'constructor', message: 'Something new.', names: [] })).toBe('Something new.');
  });

  test('a problem with a limit of answers explains in German what to enter', () => {
    const word = (code: string, names: readonly string[]) => wordProblem({ code, message: '', names });
    expect(word('UnreadableLimit', ['bald', '2026-12-24', 'today+30'])).toBe(
      '„bald“ ist keine Grenze für diese Art von Antwort. Gib eine Grenze ein, etwa 2026-12-24 oder today+30.',
    );
    expect(word('ReversedLimits', ['3', '7'])).toBe('„3“ ist weniger als „7“. Vertausche die beiden.');
  });
});

const entry = (text: string) =>
  ({
    path: 'Response/Entries',
    action: 'AddRow',
    updatedValue: { EntryId: 'e', Order: 'a0', DisplayText: text, ScreenLayout: 'FullscreenImage' },
  }) as const;

const scriptId = ids.newNode;

const createScriptNode = (code: string) =>
  anItem({
    id: scriptId,
    type: 'JavaScript',
    projectId: ids.project,
    workflowId: ids.workflow,
    propertyValues: { DisplayName: 'Calculate', Code: code, Function: 'run' },
  });

async function aPanel(isReadOnly = false, api = fakeApi({}).api, more: readonly Item[] = []) {
  const world = aWorld(undefined, more);
  const { session } = await world.open('ada', undefined, isReadOnly);
  const opened: FoundProblem[] = [];
  const live = fakeLive();
  await act(async () => {
    renderInSession(
      session,
      <Live value={live.live}>
        <Panel session={session} onOpen={(problem) => opened.push(problem)} />
      </Live>,
      api,
    );
    await world.clock.pass(0);
  });
  return { session, live, clock: world.clock, opened, user: userEvent.setup() };
}

interface PanelProps {
  readonly session: EditingSession;
  readonly onOpen: (problem: FoundProblem) => void;
}

function Panel({ session, onOpen }: PanelProps) {
  return <ProblemsPanel check={useProblems(session, schemas)} onOpen={onOpen} />;
}
