import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiFailure } from '../../../api/api-client.ts';
import '../../../modals/common-modals.ts';
import { ModalHost } from '../../../modals/modal-host.tsx';
import { fakeApi } from '../../../testing/fake-api.ts';
import { renderPage } from '../../../testing/render-page.tsx';
import { fatCase, fatProject, place, testIds } from '../testing/tests.ts';
import { EditTestCaseModal } from './edit-test-case-modal.tsx';
import { closeModals } from '../../../testing/modals-and-toasts.ts';

afterEach(closeModals);

async function openModal(answers: Parameters<typeof fakeApi>[0], nodeId?: typeof testIds.bad) {
  const { api, made } = fakeApi({ '/api/GetFatProject': fatProject, '/api/GetFatNode': () => fatCase(), ...answers });
  let isClosed = false;
  renderPage(
    api,
    <>
      <EditTestCaseModal
        {...place}
        targetProjectId={testIds.project}
        {...(nodeId && { nodeId, suiteId: testIds.suite })}
        onClose={() => (isClosed = true)}
      />
      <ModalHost />
    </>,
  );
  const modal = within(await screen.findByRole('dialog', { name: nodeId ? 'Edit test case' : 'New test case' }));
  const name = await modal.findByLabelText('Name');
  const inputsOf = (path: string) => made.filter((call) => call.path === path).map(({ input }) => input);
  return { modal, name, inputsOf, user: userEvent.setup(), isClosed: () => isClosed };
}

describe('closing the window of a test case', () => {
  it('closing the window of a test case asks before changes are discarded', async () => {
    const { name, user, isClosed } = await openModal({}, testIds.bad);
    await user.type(name, ' twice');
    await user.keyboard('{Escape}');
    expect(isClosed()).toBe(false);
    await user.click(await screen.findByRole('button', { name: 'Discard changes' }));
    await waitFor(() => expect(isClosed()).toBe(true));
  });

  it('closing the window of a test case asks nothing when nothing was changed, or was changed back', async () => {
    const { modal, name, user, isClosed } = await openModal({}, testIds.bad);
    await user.type(name, 's{Backspace}');
    await user.click(modal.getByRole('button', { name: 'Cancel' }));
    expect(isClosed()).toBe(true);
  });
});

it('a new case and its new suite are created once, even when the save after them fails at first', async () => {
  const project = fatProject();
  const node = { ...fatCase().node, version: 4, propertyValues: { Kept: 'by the server' } };
  let isUp = false;
  const { modal, name, user, inputsOf, isClosed } = await openModal({
    '/api/GetFatProject': () => ({ ...project, workflows: [], nodes: [] }),
    '/api/NewWorkflow': () => ({ workflow: { ...project.workflows[1], propertyValues: {} } }),
    '/api/NewNode': () => node,
    '/api/SaveNode'() {
      if (!isUp) throw new ApiFailure('offline', 'The server cannot be reached.', 0);
      return { version: 5, seq: 2, lastUpdatedUtc: '' };
    },
  });
  await user.type(name, 'Greets');
  await user.click(modal.getByRole('button', { name: 'Save' }));
  expect((await modal.findByRole('alert')).textContent).toBe('The server cannot be reached.');
  isUp = true;
  await user.click(modal.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  expect([inputsOf('/api/NewWorkflow').length, inputsOf('/api/NewNode').length]).toEqual([1, 1]);
  expect(inputsOf('/api/SaveNode').at(-1)).toMatchObject({
    body: {
      workflowId: testIds.suite,
      nodeId: node.id,
      version: 4,
      propertyValues: { DisplayName: 'Greets', Kept: 'by the server' },
    },
  });
});

it('a new case whose creation got no answer is requested again under the same id', async () => {
  let isUp = false;
  const { modal, name, user, inputsOf, isClosed } = await openModal({
    '/api/NewNode'() {
      if (!isUp) throw new ApiFailure('offline', 'The case could not be created.', 0);
      return { ...fatCase().node, version: 1 };
    },
    '/api/SaveNode': () => ({ version: 2, seq: 2, lastUpdatedUtc: '' }),
  });
  await user.type(name, 'Greets');
  await user.click(modal.getByRole('button', { name: 'Save' }));
  expect(await modal.findByText('The case could not be created.')).toBeTruthy();
  isUp = true;
  await user.click(modal.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  const [first, second] = inputsOf('/api/NewNode') as { readonly body: { readonly newNodeId?: string } }[];
  expect(first?.body.newNodeId).toBeTruthy();
  expect(second?.body.newNodeId).toBe(first?.body.newNodeId);
});

it('a new case whose suite a colleague deleted is saved in a new suite by the next attempt', async () => {
  const project = fatProject();
  const gone = new ApiFailure('notFound', 'This suite is no longer there.', 404);
  let isDeleted = false;
  const { modal, name, user, inputsOf, isClosed } = await openModal({
    '/api/GetFatProject': () => (isDeleted ? { ...project, workflows: [], nodes: [] } : project),
    '/api/NewWorkflow'({ body }: { body: { newWorkflowId: string } }) {
      return { workflow: { ...project.workflows[1], id: body.newWorkflowId, propertyValues: {} } };
    },
    '/api/NewNode'() {
      if (isDeleted) return { ...fatCase().node, version: 1 };
      isDeleted = true;
      throw gone;
    },
    '/api/SaveNode': () => ({ version: 5, seq: 2, lastUpdatedUtc: '' }),
  });
  await user.type(name, 'Greets');
  await user.click(modal.getByRole('button', { name: 'Save' }));
  expect((await modal.findByRole('alert')).textContent).toBe('This suite is no longer there.');
  await waitFor(() => expect(modal.queryByLabelText('Suite')).toBeNull());
  await user.click(modal.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(isClosed()).toBe(true));
  const [created] = inputsOf('/api/NewWorkflow');
  const { newWorkflowId } = (created as { body: { newWorkflowId: string } }).body;
  expect(inputsOf('/api/NewNode').at(-1)).toMatchObject({ body: { workflowId: newWorkflowId } });
});

it('a new suite whose id is refused, because it was already created and deleted, is requested under another id', async () => {
  const project = fatProject();
  const { modal, name, user, inputsOf } = await openModal({
    '/api/GetFatProject': () => ({ ...project, workflows: [], nodes: [] }),
    '/api/NewWorkflow'() {
      throw new ApiFailure('notFound', 'Error creating Workflow using Template', 404);
    },
  });
  await user.type(name, 'Greets');
  const requested = () => inputsOf('/api/NewWorkflow') as { readonly body: { readonly newWorkflowId: string } }[];
  for (const count of [1, 2]) {
    await user.click(modal.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requested()).toHaveLength(count));
    await modal.findByRole('alert');
  }
  expect(new Set(requested().map(({ body }) => body.newWorkflowId)).size).toBe(2);
});

it('a failed update of the lists in the background leaves the form of a case, with what is typed', async () => {
  let isUp = true;
  const { modal, name, user, inputsOf } = await openModal({
    '/api/GetFatProject'() {
      if (!isUp) throw new ApiFailure('offline', 'The server cannot be reached.', 0);
      return fatProject();
    },
    '/api/NewNode'() {
      throw new ApiFailure('offline', 'The case could not be created.', 0);
    },
  });
  await user.type(name, 'Greets');
  isUp = false;
  const before = inputsOf('/api/GetFatProject').length;
  await user.click(modal.getByRole('button', { name: 'Save' }));
  expect(await modal.findByText('The case could not be created.')).toBeTruthy();
  await waitFor(() => expect(inputsOf('/api/GetFatProject').length).toBeGreaterThan(before));
  expect(modal.getByLabelText<HTMLInputElement>('Name').value).toBe('Greets');
});
