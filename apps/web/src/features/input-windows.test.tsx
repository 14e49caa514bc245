import { emptyId, type JsonValue, type Property } from '@confab/model';
import { aRow, aTreeNode } from '@confab/test-kit';
import { act, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Live } from '../live/live-context.tsx';
import { ModalHost } from '../modals/modal-host.tsx';
import { ids } from '../testing/editing/world.ts';
import { fakeApi } from '../testing/fake-api.ts';
import { fakeLive } from '../testing/fake-live.ts';
import { closeModals } from '../testing/modals-and-toasts.ts';
import { renderPage } from '../testing/render-page.tsx';
import { renderKind } from './inputs/testing/render-kind.tsx';
import { createSamples, FakeLibrary } from './media-library/testing/fake-library.ts';
import './modals.ts';

afterEach(async () => {
  closeModals();
  await act(() => vi.dynamicImportSettled());
});

interface NamedWindow {
  readonly property: Partial<Property>;
  readonly value?: JsonValue;
  /** The rows of a table, or the nodes of a tree. */
  readonly rows?: readonly JsonValue[];
  readonly open?: (user: UserEvent) => Promise<unknown>;
  readonly see: () => Promise<unknown>;
}

type Role = Parameters<typeof screen.findByRole>[0];

const samples = createSamples();
const library = new FakeLibrary(samples).answers;
const properties: Property[] = [{ name: 'Title', type: 'String', label: 'Title' }];
const soup = aRow('soup', { Title: 'soup' });
const tree = {
  property: { type: 'Tree', tree: { nodeProperties: properties, nodeDescription: 'category' } },
  rows: [
    { ...aTreeNode('drinks', emptyId, { Title: 'drinks' }) },
    { ...aTreeNode('tea', 'drinks', { Title: 'tea' }, 1) },
  ],
} as const;

/** The windows of inputs by their names in the specification. */
const windows: Readonly<Record<string, NamedWindow>> = {
  html: {
    property: { displayAs: 'html' },
    value: '<b>',
    open: press('Raw edit'),
    see: seeIn(/^HTML Code Editor/, 'button', 'Done'),
  },
  'htmlPreview (the HTML editor without a way to change)': {
    property: { displayAs: 'html' },
    value: '<b>',
    open: press('Preview'),
    async see() {
      await seeIn(/^HTML/, 'button', 'Preview Email')();
      expect(within(screen.getByRole('dialog')).queryByRole('button', { name: 'Done' })).toBeNull();
    },
  },
  wysiwyg: {
    property: { displayAs: 'html' },
    value: '<b>',
    open: press('Visual edit'),
    async see() {
      await seeIn(/^HTML Visual Editor/, 'toolbar', 'Formatting')();
      // jsdom cannot remove a frame that has the focus.
      act(() => screen.getByRole('button', { name: 'Cancel' }).focus());
    },
  },
  javascript: {
    property: { displayAs: 'javascript' },
    value: 'run()',
    open: press('Open the code editor'),
    see: seeIn(/^JavaScript Code Editor/, 'textbox', 'Function to run'),
  },
  textbox: {
    property: { displayAs: 'multiline' },
    value: 'One',
    open: press('Open the text editor'),
    see: seeIn(/^Multi-line text editor/, 'textbox', 'Field'),
  },
  imageEditor: {
    property: { type: 'Image' },
    value: samples[1]!.id,
    open: press('Edit Field'),
    see: seeIn(/^Edit image/, 'button', 'Save'),
  },
  'fileSelectorModal and mediaLibrary (the library with a button that selects)': {
    property: { displayAs: 'MediaLibraryPicker' },
    open: press('Choose Field from the library'),
    see: seeIn(/^Media Library/, 'button', 'Select'),
  },
  'fileBrowserModal (the file manager of the library)': {
    property: { type: 'Image' },
    open: press('Choose Field from the library'),
    see: seeIn(/^Media Library/, 'button', 'New Folder'),
  },
  'mediaInput (the recorder in the form)': {
    property: { type: 'MediaResponse' },
    see: () => screen.findByRole('button', { name: 'Record: Field' }),
  },
  treeInputModal: {
    ...tree,
    open: press('Edit category', 'tea'),
    see: seeIn(/^tea/, 'textbox', 'Title'),
  },
  'confirmationModal (before a node of a tree is removed with those below it)': {
    ...tree,
    open: press('Remove category', 'drinks'),
    async see() {
      await seeIn(/^Remove category/, 'button', 'Remove category')();
      expect(screen.getByRole('dialog').textContent).toContain("'drinks' and the one below it will be removed.");
    },
  },
  PropertiesModal: {
    property: {
      type: 'Table',
      table: {
        tableType: 'Regular',
        properties,
        displayColumns: [{ propertyName: 'Title', columnType: 'Heading' }],
        parentActions: [{ action: 'edit' }],
      },
    },
    rows: [soup],
    open: press('Edit soup'),
    see: seeIn(/^soup/, 'textbox', 'Title'),
  },
  deleteStackedTableRow: {
    property: {
      type: 'Table',
      table: {
        tableType: 'StackedTable',
        tableEntryDescription: 'dish',
        properties,
        displayColumns: [{ propertyName: 'Title', columnType: 'Heading' }],
      },
    },
    rows: [soup],
    open: press('Remove soup'),
    async see() {
      await seeIn(/^Remove dish/, 'button', 'Remove')();
      expect(screen.getByRole('dialog').textContent).toContain("'soup' and everything in it will be removed.");
    },
  },
  'token (the list of tokens after a brace)': {
    property: { type: 'TokenString' },
    open: async (user) => user.type(screen.getByRole('textbox', { name: 'Field' }), 'On {{'),
    see: async () =>
      within(await screen.findByRole('listbox', { name: 'Tokens' })).findByRole('option', { name: /Platform/ }),
  },
  'moveNext (the list of the nodes that can come next)': {
    property: { type: 'TargetNode', displayAs: 'TargetNodeSelector' },
    open: async (user) => user.click(screen.getByRole('combobox', { name: 'Field' })),
    see: () => screen.findByRole('option', { name: /^Ask/ }),
  },
};

it.each(Object.keys(windows))('an input opens the window %s (A2.32)', async (title) => {
  const { property, value, rows, open, see } = windows[title]!;
  const { user, session, happens } = await renderKind(property, value, [], { answers: library });
  if (rows) await happens(() => session.edit(ids.greet, { path: 'P', action: 'AddRow', updatedValue: [...rows] }));
  renderPage(
    fakeApi(library).api,
    <Live value={fakeLive().live}>
      <ModalHost />
    </Live>,
  );
  expect(screen.queryByRole('dialog')).toBeNull();
  await open?.(user);
  expect(await see()).not.toBeNull();
});

/** Presses a button, of a tree after one of its nodes was selected. */
function press(name: string, node?: string) {
  return async (user: UserEvent) => {
    if (node !== undefined) await user.click(await screen.findByRole('treeitem', { name: node }));
    await user.click(await screen.findByRole('button', { name }));
  };
}

/** Finds a part that only this window has. */
function seeIn(window: RegExp, role: Role, part: string) {
  return async () => within(await screen.findByRole('dialog', { name: window })).findByRole(role, { name: part });
}
