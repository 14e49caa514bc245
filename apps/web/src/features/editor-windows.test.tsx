import '@confab/dialog-engine';
import { aSignIn } from '@confab/test-kit';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Router } from 'wouter';
import { ModalHost } from '../modals/modal-host.tsx';
import { useSession } from '../session/session-store.ts';
import { aWorld } from '../testing/editing/open-session.ts';
import { renderInSession } from '../testing/editing/render-in-session.tsx';
import { createSchemas, ids, nodeSchema } from '../testing/editing/world.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { closeModals } from '../testing/modals-and-toasts.ts';
import { EditorWorkspace } from './authoring/editor-workspace.tsx';
import { createUndoStack } from './authoring/undo/undo-stack.ts';
import { CommandPalette } from './command-palette/index.ts';
import { ExtensionsProvider } from './extensions/index.ts';
import { preview, status } from './publishing/testing/render-publish-modal.tsx';
import { placeSimulator } from './simulator/placement.ts';
import './modals.ts';

// jsdom has no layout, so the height that decides which rows render is set here.
beforeEach(() => {
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
  useSession.setState({ signIn: aSignIn({ tvAccountId: ids.account }) });
});
afterEach(async () => {
  closeModals();
  placeSimulator('side');
  Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
  // Lazy imports must not resolve after the test environment is torn down.
  await vi.dynamicImportSettled();
});

async function openEditor() {
  const world = aWorld();
  const { session, client } = await world.open('ada');
  history.replaceState(null, '', `/projects/${ids.project}?workflow=${ids.workflow}`);
  const ask = { ...nodeSchema, nodeCategory: 'talk' };
  const schemas = createSchemas({
    projectSchemas: { Standard: { ...nodeSchema, kind: 'project' } },
    workflowSchemas: { Standard: { ...nodeSchema, kind: 'workflow', type: 'Standard', title: 'Workflow' } },
    nodeSchemas: { Ask: ask },
    nodeCategories: [{ id: 'talk', title: 'Talk', description: '', colour: 'blue' }],
  });
  const { api } = fakeApi({ '/api/GetPromotionStatus': () => status, '/api/GetPublishPreview': () => preview });
  renderInSession(
    session,
    <Router>
      <ExtensionsProvider available={{ review: { description: 'Review', longDescription: '', icon: 'checklist' } }}>
        <EditorWorkspace
          undoStack={createUndoStack(session)}
          schemas={schemas}
          readOnlyReason={undefined}
          projects={[]}
        />
      </ExtensionsProvider>
      <CommandPalette />
      <ModalHost />
    </Router>,
    api,
  );
  await act(() => world.clock.pass(0));
  const settle = () =>
    act(async () => {
      await world.clock.pass(500);
      client.deliver();
    });
  return { settle, calls: client.calls, user: userEvent.setup() };
}

async function chooseInMenu(user: UserEvent, button: string, entry: string) {
  // Of a selected item, its row and its panel have the same menu.
  await user.click(screen.getAllByRole('button', { name: button })[0]!);
  await user.click(await screen.findByRole('menuitem', { name: entry }));
}

async function runCommand(user: UserEvent, command: string) {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  await user.type(await screen.findByRole('combobox'), command);
  // Longer commands begin with the same words.
  await user.click((await screen.findAllByRole('option', { name: new RegExp(command) }))[0]!);
}

const select = (user: UserEvent, item: string) => user.click(screen.getByRole('treeitem', { name: item }));
const seeItem = (name: string) => screen.findByRole('treeitem', { name });
const seeDialog = (name: RegExp) => screen.findByRole('dialog', { name });

interface NamedWindow {
  readonly open: (user: UserEvent) => Promise<void>;
  /** @param calls the paths of the calls of the editor */
  readonly see: (calls: readonly string[]) => Promise<unknown>;
}

/** The windows of the editor by their names in the specification. */
const windows: Readonly<Record<string, NamedWindow>> = {
  deleteConfirmation: {
    async open(user) {
      await select(user, 'Ask');
      await chooseInMenu(user, 'Actions for Ask', 'Delete…');
    },
    see: () => seeDialog(/^Please Confirm/),
  },
  customPicker: {
    async open(user) {
      await select(user, 'Ask');
      await chooseInMenu(user, 'Actions for Ask', 'Move to…');
    },
    see: () => seeDialog(/Move Ask/),
  },
  utteranceProfiler: {
    open: (user) => chooseInMenu(user, 'Actions for Main', 'Profile utterances'),
    see: () => seeDialog(/Utterance profiler/),
  },
  platformFileDownload: {
    open: (user) => chooseInMenu(user, 'Actions for Main', 'Export…'),
    see: () => seeDialog(/Export Main/),
  },
  authorProjectPromoteModal: { open: (user) => runCommand(user, 'Publish'), see: () => seeDialog(/Publish/) },
  extensions: {
    open: (user) => runCommand(user, 'Manage extensions'),
    see: async () => within(await seeDialog(/^Manage Extensions/)).findByRole('article', { name: 'Review' }),
  },
  fileImport: { open: (user) => runCommand(user, 'Import workflow'), see: () => seeDialog(/Import Workflow/) },
  'addNodeModal (the list of node types)': {
    open: (user) => user.click(screen.getByRole('button', { name: 'Add' })),
    see: () => screen.findByRole('menuitem', { name: 'Ask' }),
  },
  'newNode (an entry of the list of node types)': {
    open: (user) => chooseInMenu(user, 'Add', 'Ask'),
    see: () => seeItem('New node'),
  },
  'addWorkflowModal (the list of workflow types)': {
    open: (user) => chooseInMenu(user, 'Add', 'Workflow'),
    see: (calls) => expect.poll(() => calls).toContain('/api/NewWorkflow'),
  },
  'workflowNodeDuplication (an entry of the menu of an item)': {
    async open(user) {
      await select(user, 'Ask');
      await chooseInMenu(user, 'Actions for Ask', 'Duplicate');
    },
    see: (calls) => expect.poll(() => calls).toContain('/api/DuplicateNode'),
  },
  'treeFilterModal (the options of the filter)': {
    open: (user) => user.click(screen.getByRole('button', { name: 'Filter options' })),
    async see() {
      const options = await screen.findAllByRole('menuitemcheckbox');
      expect(options.map((option) => option.textContent)).toEqual(['Name', 'ID']);
    },
  },
  // At the end: an open simulator is open in the next project as well.
  chatbotSimulator: {
    async open(user) {
      placeSimulator('window');
      await runCommand(user, 'Simulate');
    },
    see: () => seeDialog(/Simulator/),
  },
};

it.each(Object.keys(windows))('the editor opens the window %s (A2.32)', async (name) => {
  const { user, settle, calls } = await openEditor();
  expect(screen.queryByRole('dialog')).toBeNull();
  await windows[name]!.open(user);
  await settle();
  expect(await windows[name]!.see(calls)).not.toBeNull();
});
