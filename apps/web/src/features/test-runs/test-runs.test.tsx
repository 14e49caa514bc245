import { aRow } from '@confab/test-kit';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { ApiFailure } from '../../api/api-client.ts';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { EditTestCaseModal } from './cases/edit-test-case-modal.tsx';
import { aResult, aRun, failedOutcome, fatCase, fatProject, place, testIds } from './testing/tests.ts';
import { TestsPanel } from './tests-panel.tsx';
import { NewRunModal } from './runs/new-run-modal.tsx';
import { ViewTestRunModal } from './runs/view-test-run-modal.tsx';

const [resultsPath, executePath, reRunPath] = ['/api/getTestResults', '/api/executeTestRun', '/api/ReRunTest'];
const coverage = {
  nodes: { visited: 1, total: 2 },
  connectors: { visited: 0, total: 1 },
  intents: { visited: 0, total: 0 },
  visits: { nodes: [], connectors: [], intents: [] },
  unvisited: [
    { kind: 'node', id: 'n', name: 'Pay', nodeId: 'n', workflowId: 'w' },
    { kind: 'connector', id: 'n/o', name: 'Ask', portKind: 'Default', nodeId: 'n', workflowId: 'w' },
  ],
};
const answers = {
  '/api/GetFatProject': fatProject,
  [resultsPath]: ({ query }: { query: { testRunId?: string; testRunResultId?: string } }) => ({
    runs: [aRun()],
    results: query.testRunId ? [aResult(testIds.good), aResult(testIds.bad)] : [],
    coverage: query.testRunId ? coverage : null,
    outcome: query.testRunResultId ? failedOutcome : null,
  }),
};

describe('the test case modal (A2.109)', () => {
  async function aModal(more: Readonly<Record<string, (input: never) => unknown>> = {}) {
    const { api, made } = fakeApi({
      ...answers,
      '/api/GetFatNode': () => fatCase(),
      '/api/TryTestCase': () => failedOutcome,
      '/api/SaveNode': () => ({ version: 2, seq: 2, lastUpdatedUtc: '' }),
      ...more,
    });
    let isClosed = false;
    renderPage(
      api,
      <EditTestCaseModal
        {...place}
        targetProjectId={testIds.project}
        suiteId={testIds.suite}
        nodeId={testIds.bad}
        onClose={() => (isClosed = true)}
      />,
    );
    const modal = await screen.findByRole('dialog', { name: 'Edit test case' });
    await within(modal).findAllByLabelText('Utterance');
    const utterances = () =>
      within(modal)
        .getAllByLabelText<HTMLInputElement>('Utterance')
        .map(({ value }) => value);
    return { modal, made, utterances, user: userEvent.setup(), closed: () => isClosed };
  }
  const savedSteps = (made: readonly { path: string; input: unknown }[]) => {
    const saved = made.find(({ path }) => path === '/api/SaveNode')?.input as {
      body: { version: number; propertyValues: { Language: string; Steps: { RowId: string; Values: object }[] } };
    };
    return saved.body;
  };

  it('the test case modal tries the case, shows the response beside the step and accepts it as expected', async () => {
    const { modal, made, user, closed } = await aModal();
    await user.click(within(modal).getByRole('button', { name: 'Try it' }));
    expect(await within(modal).findByText('Ahoy!')).toBeTruthy();
    expect(within(modal).getByText('0 of 1 step is as expected.')).toBeTruthy();
    await user.click(within(modal).getByRole('button', { name: 'Accept the response of step 1 as expected' }));
    expect(within(modal).getByLabelText<HTMLTextAreaElement>('Expected response').value).toBe('Ahoy!');
    await user.click(within(modal).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(closed()).toBe(true));
    const { version, propertyValues } = savedSteps(made);
    expect([version, propertyValues.Language]).toEqual([1, 'de']);
    expect(propertyValues.Steps).toMatchObject([{ RowId: 's1', Values: { ExpectedResponse: 'Ahoy!' } }]);
  });

  it('a step that expects nothing has not passed, and all such responses are accepted at once', async () => {
    const [failed] = failedOutcome.steps;
    const untried = ['s2', 's3'].map((stepId) => ({
      ...failed,
      stepId,
      response: `${stepId}!`,
      checks: [],
      passed: true,
    }));
    const kept = [{ kind: 'response', passed: true, expected: 'hoy', got: 'Ahoy!', match: 'Contains' }];
    const outcome = {
      ...failedOutcome,
      state: 'Passed',
      steps: [{ ...failed, passed: true, checks: kept }, ...untried],
    };
    const rows = ['s1', 's2', 's3'].map((RowId) =>
      aRow(RowId, { RequestValue: RowId, ExpectedResponse: RowId === 's1' ? 'hoy' : '', Match: 'Contains' }, RowId),
    );
    const { modal, made, user, closed } = await aModal({
      '/api/TryTestCase': () => outcome,
      '/api/GetFatNode': () => fatCase(rows),
    });
    await user.click(within(modal).getByRole('button', { name: 'Try it' }));
    expect(await within(modal).findByText('1 of 1 step is as expected. 2 expect nothing.')).toBeTruthy();
    expect(within(modal).getAllByText('This step checks nothing.', { selector: 'p' })).toHaveLength(2);
    await user.click(within(modal).getByRole('button', { name: 'Accept all responses' }));
    await user.click(within(modal).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(closed()).toBe(true));
    const steps = savedSteps(made).propertyValues.Steps.map(({ Values }) => Values);
    expect(steps).toMatchObject([
      { ExpectedResponse: 'hoy', Match: 'Contains' },
      { ExpectedResponse: 's2!', Match: 'Exact' },
      { ExpectedResponse: 's3!', Match: 'Exact' },
    ]);
  });

  it('the test case modal opens at the name, with the loaded data', async () => {
    const { modal } = await aModal();
    await waitFor(() => expect(document.activeElement).toBe(within(modal).getByLabelText('Name')));
  });

  it('the test case modal adds, moves and removes steps by keyboard and turns pasted lines into steps', async () => {
    const { modal, utterances, user } = await aModal();
    await user.click(within(modal).getByLabelText('Utterance'));
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-step')).not.toBe('s1'));
    await user.keyboard('menu');
    await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
    expect(utterances()).toEqual(['menu', 'hello']);
    await user.click(within(modal).getByRole('button', { name: 'Add a step after 2' }));
    await waitFor(() => expect(utterances()).toHaveLength(3));
    await user.paste('coffee\ntea');
    await waitFor(() => expect(utterances()).toEqual(['menu', 'hello', 'coffee', 'tea']));
    await user.click(within(modal).getByRole('button', { name: 'Remove step 1' }));
    expect(utterances()).toEqual(['hello', 'coffee', 'tea']);
  });

  it('a step that is moved again and again keeps the focus, and its place is announced', async () => {
    const rows = ['a', 'b', 'c'].map((RowId) => aRow(RowId, { RequestValue: RowId }, RowId));
    const { modal, utterances, user } = await aModal({ '/api/GetFatNode': () => fatCase(rows) });
    await user.click(within(modal).getAllByLabelText('Utterance')[0] ?? modal);
    for (const moved of ['bac', 'bca']) {
      await user.keyboard('{Alt>}{ArrowDown}{/Alt}');
      expect(utterances().join('')).toBe(moved);
      expect(document.activeElement?.getAttribute('data-step')).toBe('a');
    }
    expect(within(modal).getByText('a is now 3 of 3')).toBeTruthy();
    await user.click(within(modal).getByRole('button', { name: 'Move step 2 up' }));
    expect(document.activeElement?.getAttribute('data-step')).toBe('c');
  });

  it('the focus of a removed step goes to its neighbour, and that of the last one to the button that adds one', async () => {
    const rows = ['a', 'b'].map((RowId) => aRow(RowId, { RequestValue: RowId }, RowId));
    const { modal, user } = await aModal({ '/api/GetFatNode': () => fatCase(rows) });
    await user.click(within(modal).getByRole('button', { name: 'Remove step 2' }));
    expect(document.activeElement?.getAttribute('data-step')).toBe('a');
    await user.click(within(modal).getByRole('button', { name: 'Remove step 1' }));
    expect(document.activeElement).toBe(within(modal).getByRole('button', { name: 'Add step' }));
  });

  it('the focus of a removed stub goes to its neighbour, and that of the last one to the button that adds one', async () => {
    const { modal, user } = await aModal();
    const add = within(modal).getByRole('button', { name: 'Add stub' });
    const count = within(modal).queryAllByRole('button', { name: /^Remove stub/ }).length;
    await user.click(add);
    if (count === 0) await user.click(add);
    await user.click(within(modal).getByRole('button', { name: 'Remove stub 2' }));
    expect(document.activeElement).toBe(within(modal).getByRole('combobox', { name: 'Node' }));
    await user.click(within(modal).getByRole('button', { name: 'Remove stub 1' }));
    expect(document.activeElement).toBe(add);
  });

  it('the test case modal asks for a name, and stays open with the error message of the server when saving fails', async () => {
    const conflict = 'Somebody else has saved this in between.';
    const { modal, user, closed } = await aModal({
      '/api/SaveNode': () => {
        throw new ApiFailure('conflict', conflict, 409);
      },
    });
    const name = within(modal).getByLabelText('Name');
    await user.clear(name);
    await user.click(within(modal).getByRole('button', { name: 'Save' }));
    expect(await within(modal).findByText('Value is required')).toBeTruthy();
    await user.type(name, 'Greets');
    await user.click(within(modal).getByRole('button', { name: 'Save' }));
    expect((await within(modal).findByRole('alert')).textContent).toBe(conflict);
    expect(closed()).toBe(false);
  });
});

describe('a new test case', () => {
  async function aNewCase() {
    const { api } = fakeApi(answers);
    const at = { ...place, targetProjectId: testIds.project, suiteId: testIds.suite };
    renderPage(api, <EditTestCaseModal {...at} onClose={() => undefined} />);
    return within(await screen.findByRole('dialog', { name: 'New test case' }));
  }

  it('a new test case opens at its name', async () => {
    const name = await (await aNewCase()).findByLabelText('Name');
    await waitFor(() => expect(document.activeElement).toBe(name));
  });

  it('a new test case names a stub that is not used, because it has neither a node nor a URL', async () => {
    const modal = await aNewCase();
    await userEvent.click(await modal.findByRole('button', { name: 'Add stub' }));
    expect(modal.getByText(/A stub with neither is not used/)).toBeTruthy();
    await userEvent.type(modal.getByLabelText('URL'), '*');
    expect(modal.queryByText(/A stub with neither is not used/)).toBeNull();
  });
});

describe('the test run modal (A2.109)', () => {
  async function aModal(more: Readonly<Record<string, (input: never) => unknown>> = {}) {
    const { api, made } = fakeApi({ ...answers, [reRunPath]: () => aRun({ state: 'Running' }), ...more });
    renderPage(api, <ViewTestRunModal {...place} testRunId={testIds.run} mayRun onClose={() => undefined} />);
    const modal = await screen.findByRole('dialog', { name: 'Orders · 3' });
    return { modal, made, user: userEvent.setup() };
  }

  it('the test run modal opens at the first failed case, with its steps and the failed check', async () => {
    const { modal } = await aModal();
    const steps = await within(modal).findByRole('region', { name: 'Steps of Says good bye' });
    expect(await within(steps).findByText('“hello”')).toBeTruthy();
    expect(within(steps).getByText('Step 1: Expected “Bye.”, got “Ahoy!”.')).toBeTruthy();
    expect(within(steps).getByText('Bye.')).toBeTruthy();
    expect(await within(steps).findByText('Entered Greet')).toBeTruthy();
    expect(within(modal).getByText('Newly failing')).toBeTruthy();
  });

  it('the test run modal filters the cases by outcome and by name', async () => {
    const { modal, user } = await aModal();
    const list = await within(modal).findByRole('region', { name: 'Cases of the run' });
    await user.click(within(list).getByText('Failing (1)'));
    expect(within(list).queryByText('Greets')).toBeNull();
    await user.type(within(list).getByLabelText('Filter cases'), 'xyz');
    expect(within(list).getByText('No cases match this filter.')).toBeTruthy();
  });

  it('the test run modal reruns one case or all failed cases', async () => {
    const { modal, made, user } = await aModal();
    await user.click(await within(modal).findByRole('button', { name: 'Rerun Says good bye' }));
    await user.click(within(modal).getByRole('button', { name: 'Rerun failed cases' }));
    const { testRunResultId, testRunNodeId } = aResult(testIds.bad);
    const one = { targetProjectId: testIds.project, testRunNodeId, testRunResultId };
    await waitFor(() =>
      expect(made.filter(({ path }) => path === reRunPath).map(({ input }) => input)).toEqual([
        { query: one },
        { query: { ...one, scope: 'failing' } },
      ]),
    );
  });
});

describe('the tests panel', () => {
  const aPanel = (more: Readonly<Record<string, (input: never) => unknown>> = {}, mayEdit = true) => {
    const { api, made } = fakeApi({ ...answers, [executePath]: () => aRun({ state: 'Running' }), ...more });
    renderPage(api, <TestsPanel place={place} targetProjectId={testIds.project} mayEdit={mayEdit} mayRun={mayEdit} />);
    return { made, user: userEvent.setup() };
  };

  it('the tests panel lists the suites, the latest runs and the parts that were never visited', async () => {
    const { made, user } = aPanel();
    const suite = await screen.findByRole('region', { name: 'Orders' });
    expect(within(suite).getByText('2 cases')).toBeTruthy();
    expect(await screen.findByText('Pay')).toBeTruthy();
    expect(screen.getByText('Ask → Otherwise')).toBeTruthy();
    expect(screen.getByText('1 of 2 passed')).toBeTruthy();
    await user.click(within(suite).getByRole('button', { name: 'Run Orders' }));
    await waitFor(() => expect(made.some(({ path }) => path === executePath)).toBe(true));
    expect(made.find(({ path }) => path === executePath)?.input).toEqual({
      query: { testRunWorkflowId: testIds.suite },
    });
  });

  it.each([
    ['a case', 'Delete Greets', 'Delete Says good bye'],
    ['a planned run', 'Delete Nightly', 'Delete Weekly'],
  ])('the question before deleting %s shows no error of another deletion', async (_what, first, second) => {
    const refuse = () => {
      throw new ApiFailure('failed', 'Not deleted', 500);
    };
    const planned = ['Nightly', 'Weekly'].map((displayName, at) => ({
      ...fatProject().workflows[0],
      id: `${testIds.suite.slice(0, -2)}9${at}`,
      type: 'TestRun',
      displayName,
    }));
    const { user } = aPanel({
      '/api/GetFatProject': () => ({ ...fatProject(), workflows: [...fatProject().workflows, ...planned] }),
      '/api/DeleteNode': refuse,
      '/api/DeleteWorkflow': refuse,
    });
    const ask = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await ask(first);
    await user.type(await screen.findByRole('textbox', { name: /DELETE/ }), 'DELETE{Enter}');
    expect(await screen.findByText('Not deleted')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await ask(second);
    expect(await screen.findByRole('textbox', { name: /DELETE/ })).toBeTruthy();
    expect(screen.queryByText('Not deleted')).toBeNull();
  });

  it('the tests panel offers to load again after a failure, and shows what to do when there are no tests', async () => {
    let isDown = true;
    const { user } = aPanel({
      '/api/GetFatProject': () => {
        if (isDown) throw new ApiFailure('failed', 'Error loading project', 503);
        return { ...fatProject(), workflows: [], nodes: [] };
      },
      [resultsPath]: () => ({ runs: [], results: [], coverage: null, outcome: null }),
    });
    expect(await screen.findByText('The tests could not be loaded')).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'No test cases yet' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'No test runs yet' })).toBeTruthy();
  });

  it('the button that makes the first suite keeps the focus', async () => {
    vi.spyOn(document, 'hasFocus').mockReturnValue(true);
    onTestFinished(() => void vi.restoreAllMocks());
    let hasSuite = false;
    const { user } = aPanel({
      '/api/GetFatProject': () => (hasSuite ? fatProject() : { ...fatProject(), workflows: [], nodes: [] }),
      '/api/NewWorkflow': () => {
        hasSuite = true;
        return { workflow: fatProject().workflows[0], nodes: [] };
      },
    });
    await user.click(await screen.findByRole('button', { name: 'New suite' }));
    await screen.findByRole('region', { name: 'Orders' });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New suite' })));
  });

  /** The window of a new planned run, on a server that keeps runs by their ids; each call may fail, after it arrived. */
  async function aNewRunModal(isLost: (path: string) => boolean) {
    const runs = new Map<string, string>();
    const item = (id: string, displayName: string) => ({
      id,
      kind: 'workflow',
      displayName,
      version: 1,
      propertyValues: {},
    });
    const answer = <Answer,>(path: string, result: Answer): Answer => {
      if (isLost(path)) throw new ApiFailure('offline', `${path} has no answer.`, 0);
      return result;
    };
    const { api } = fakeApi({
      '/api/NewWorkflow': ({ body }: { body: { displayName: string; newWorkflowId?: string } }) => {
        const id = body.newWorkflowId ?? `id of the server ${runs.size}`;
        runs.set(id, body.displayName);
        return answer('NewWorkflow', { workflow: item(id, body.displayName), nodes: [] });
      },
      '/api/SaveWorkflow': () => answer('SaveWorkflow', { version: 2, seq: 2, lastUpdatedUtc: '' }),
      '/api/DeleteWorkflow': ({ query }: { query: { workflowId: string } }) => {
        runs.delete(query.workflowId);
        return null;
      },
      '/api/NewNode': () => ({ ...item('n', 'Orders'), kind: 'node' }),
      '/api/SaveNode': () => ({ version: 2, seq: 3, lastUpdatedUtc: '' }),
    });
    const onClose = vi.fn();
    const suite = { id: testIds.suite, type: 'TestSuite', displayName: 'Orders', nodes: [] };
    renderPage(api, <NewRunModal place={place} suites={[suite]} onClose={onClose} />);
    const user = userEvent.setup();
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Nightly');
    const create = () => user.click(screen.getByRole('button', { name: 'Create' }));
    return { create, onClose, runs };
  }

  it.each(['NewWorkflow', 'SaveWorkflow'])(
    'a planned run is created once when the answer to %s is lost and the call is repeated',
    async (path) => {
      let isLost = true;
      const { create, onClose, runs } = await aNewRunModal((called) => isLost && called === path);
      await create();
      expect(await screen.findByText(`${path} has no answer.`)).toBeTruthy();
      isLost = false;
      await create();
      await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
      expect([...runs.values()]).toEqual(['Nightly']);
    },
  );

  it('a suite whose answer was lost is requested again under the same id, and the next suite under another', async () => {
    const ids: string[] = [];
    const { user } = aPanel({
      '/api/NewWorkflow': ({ body }: { body: { newWorkflowId: string } }) => {
        ids.push(body.newWorkflowId);
        if (ids.length === 1) throw new ApiFailure('offline', 'Error creating Workflow using Template', 0);
        return { workflow: fatProject().workflows[0], nodes: [] };
      },
    });
    for (const count of [1, 2, 3]) {
      await user.click(await screen.findByRole('button', { name: 'New suite' }));
      await waitFor(() => expect(ids).toHaveLength(count));
    }
    expect([ids[1] === ids[0], ids[2] === ids[0]]).toEqual([true, false]);
  });

  it('a Viewer can read tests but cannot change or run them', async () => {
    aPanel({}, false);
    await screen.findByRole('region', { name: 'Orders' });
    expect(screen.queryByRole('button', { name: 'New suite' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Run Orders' })).toBeNull();
  });
});
