import { readyModuleCalls, transferCalls } from '@confab/contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeApi } from '../../testing/fake-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { ImportModal } from './import-modal.tsx';
import { LlamaImportModal } from './llama-import-modal.tsx';
import { ReadyModulesModal } from './ready-modules/ready-modules-modal.tsx';
import { RecordingsImportModal } from './recordings/recordings-import-modal.tsx';
import { clearToasts, listToasts } from '../../testing/modals-and-toasts.ts';
import { ids } from '../../testing/editing/world.ts';

// Ids in the format of the server.
const { team: teamId, project: projectId } = ids;
const cancelled = 'Cancelled. If the server had already started to store the content, it will still be stored.';
const common = { displayName: 'Pizza', findings: [] };
const project = { ...common, format: 'Confab', languages: [], language: 'en', overlaps: null, report: [] };
const recording = { entry: 'a.mp3', outcome: 'matched', itemName: 'Greet', words: 'Hello', isReplacing: false };
const readyModule = { id: 'faq', texts: [{ language: 'en', title: 'Questions', description: '' }] };

interface Windows {
  readonly onDone: () => void;
  readonly onClose: () => void;
}
interface Case {
  readonly path: string;
  readonly result: object;
  readonly press: string;
  readonly cancel: string;
  readonly render: (props: Windows) => ReactNode;
}

const cases: Readonly<Record<string, Case>> = {
  'a project': {
    path: transferCalls.importProject.path,
    result: { ...project, workflowCount: 1, nodeCount: 1, intentCount: 0, project: { projectId } },
    press: 'Import',
    cancel: 'Cancel',
    render: ({ onDone, onClose }) => <ImportModal teamId={teamId} onImported={onDone} onClose={onClose} />,
  },
  'a llama': {
    path: transferCalls.importLlama.path,
    result: { ...common, pageCount: 1, existing: null, llamaId: projectId },
    press: 'Import',
    cancel: 'Cancel',
    render: ({ onDone, onClose }) => <LlamaImportModal {...{ teamId, projectId, onClose }} onImported={onDone} />,
  },
  recordings: {
    path: transferCalls.importRecordings.path,
    result: { files: [recording], importedCount: 1 },
    press: 'Import 1 recording',
    cancel: 'Cancel',
    render: ({ onClose }) => <RecordingsImportModal projectId={projectId} onClose={onClose} />,
  },
  'a ready module': {
    path: readyModuleCalls.add.path,
    result: { workflowId: projectId },
    press: 'Add Questions',
    cancel: 'Close',
    render: ({ onDone, onClose }) => <ReadyModulesModal {...{ teamId, projectId, onClose }} onAdded={onDone} />,
  },
};

beforeEach(clearToasts);

it.each(Object.entries(cases))(
  'cancelling the import of %s ends its request, and a late answer opens nothing',
  async (_what, { path, result, press, cancel, render }) => {
    const onDone = vi.fn();
    let signal: AbortSignal | undefined;
    let answer: (() => void) | undefined;
    const { api } = fakeApi({
      [readyModuleCalls.list.path]: () => [readyModule],
      [path]: async (input: { query?: { preview?: boolean }; body?: { preview?: boolean } }, options) => {
        if ((input.query?.preview ?? input.body?.preview) === true) return result;
        ({ signal } = options);
        await new Promise<void>((done) => (answer = done));
        return result;
      },
    });
    renderPage(api, <Closable>{(onClose) => render({ onDone, onClose })}</Closable>);
    const user = userEvent.setup();
    await screen.findByRole('dialog');
    const field = document.querySelector('input[type="file"]');
    if (field) fireEvent.change(field, { target: { files: [new File(['{}'], 'a.json')] } });
    await waitFor(async () => {
      await user.click(screen.getByRole('button', { name: press }));
      expect(signal?.aborted).toBe(false);
    });
    // The last one of the window is below its content.
    await user.click(screen.getAllByRole('button', { name: cancel }).at(-1) ?? document.body);
    expect(signal?.aborted).toBe(true);
    expect(listToasts()).toEqual([cancelled]);
    await act(async () => answer?.());
    expect(onDone).not.toHaveBeenCalled();
    expect(listToasts()).toEqual([cancelled]);
  },
);

it('closing an import window in which nothing is imported shows no toast, and ends the reading of its file', async () => {
  let signal: AbortSignal | undefined;
  const { api } = fakeApi({
    [transferCalls.importProject.path]: (_input, options) => {
      ({ signal } = options);
      return new Promise(() => undefined);
    },
  });
  renderPage(api, <Closable>{(onClose) => <ImportModal teamId={teamId} onClose={onClose} />}</Closable>);
  await screen.findByRole('dialog');
  const field = document.querySelector('input[type="file"]');
  if (field) fireEvent.change(field, { target: { files: [new File(['{}'], 'a.json')] } });
  await waitFor(() => expect(signal?.aborted).toBe(false));
  await userEvent.setup().click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(true);
  expect(listToasts()).toEqual([]);
});

/** A window that disappears when it closes, as in the app. */
function Closable({ children }: { readonly children: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(true);
  return isOpen && children(() => setOpen(false));
}
