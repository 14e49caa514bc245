import type { Item, ItemSchema } from '@confab/model';
import { aSignIn } from '@confab/test-kit';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach } from 'vitest';
import { ModalHost } from '../../../../modals/modal-host.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { oneItems, pageProperties } from '../../../../testing/editing/one-world.ts';
import { aWorld } from '../../../../testing/editing/open-session.ts';
import { renderInSession } from '../../../../testing/editing/render-in-session.tsx';
import { nodeSchema } from '../../../../testing/editing/world.ts';
import { fakeApi } from '../../../../testing/fake-api.ts';
import { CommentCountsProvider } from '../../../comments/index.ts';
import type { ItemSchemas } from '../../../tree/index.ts';
import { findSelectedId } from '../../one-location.ts';
import { setPageClipboard } from '../../page-actions/page-clipboard.ts';
import { useProjectOutline } from '../../../../editing/index.ts';
import { useSelection } from '../../use-selection.ts';
import { useTreeCommands } from '../../use-tree-commands.ts';
import { CommandPalette } from '../../../command-palette/index.ts';
import { PageTree } from '../page-tree.tsx';
import { usePageLists } from '../use-page-lists.ts';
import { closeModals } from '../../../../testing/modals-and-toasts.ts';
import '../../../../session/verification/modals.ts';

// The page tree of a One project with two chapters, for tests of the tree and of its menu.

/** In pixels, as in the tree. */
export const rowHeight = 30;

/** jsdom has no layout, so the heights that decide which rows render, and over which part of a row one is, are set here. */
export function setUpPageTree() {
  beforeEach(() => {
    Object.defineProperty(HTMLElement.prototype, 'clientHeight', { configurable: true, value: 600 });
    HTMLElement.prototype.getBoundingClientRect = () => new DOMRect(0, 0, 300, rowHeight);
    setPageClipboard({ pages: [], cut: undefined });
    history.replaceState(null, '', '/');
  });
  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'clientHeight');
    Reflect.deleteProperty(HTMLElement.prototype, 'getBoundingClientRect');
    closeModals();
  });
}

/** The only type of pages in these tests. */
export const pageType: ItemSchema = { ...nodeSchema, type: 'Page', title: 'Page' };
/** The schemas with that type. */
export const pageSchemas: ItemSchemas = {
  projectSchemas: {},
  workflowSchemas: {},
  nodeSchemas: { Page: pageType },
  nodeCategories: [],
};

const pageTypes = [pageType];

interface EditorProps {
  readonly schemas: ItemSchemas;
  readonly focusInputs: (itemId: string) => void;
}

/** The page tree with the commands of the editor. */
function Editor({ schemas, focusInputs }: EditorProps) {
  const lists = usePageLists();
  const selection = useSelection();
  const outline = useProjectOutline();
  const selectedId = outline && findSelectedId(selection.location, outline);
  const commands = useTreeCommands({
    lists,
    pageTypes,
    selection,
    selectedId,
    addSeveral: () => undefined,
    confirmLlamaDeletion: () => undefined,
    focusInputs,
  });
  return (
    <main id="main">
      <PageTree
        {...{ schemas, pageTypes, lists, selectedId, commands }}
        selectedIds={selection.group}
        namedId={selection.namedId}
      />
      <ModalHost />
      <CommandPalette />
    </main>
  );
}

interface TreeSetting {
  readonly isVerified?: boolean;
  readonly items?: readonly Item[];
  readonly schemas?: ItemSchemas;
  /** Where comments hang. */
  readonly marks?: readonly object[];
  /** Deletions are answered once this resolves. */
  readonly untilDeleted?: Promise<void>;
}

/** Renders the tree with the commands of the editor. `focused` lists the pages whose inputs got the focus. */
export async function aTree(setting: TreeSetting = {}) {
  const { isVerified = true, items = oneItems(), schemas = pageSchemas, marks = [], untilDeleted } = setting;
  useSession.setState({ signIn: aSignIn({ isVerified }) });
  const world = aWorld(pageProperties, items);
  const { session, client } = await world.open('ada', undefined, false, false);
  const focused: string[] = [];
  const slow: typeof session = {
    ...session,
    async removeItems(itemIds) {
      await untilDeleted;
      return session.removeItems(itemIds);
    },
  };
  renderInSession(
    untilDeleted ? slow : session,
    <CommentCountsProvider>
      <Editor schemas={schemas} focusInputs={(itemId) => focused.push(itemId)} />
    </CommentCountsProvider>,
    fakeApi({ '/api/GetCommentMarks': () => marks }).api,
  );
  const settle = () =>
    act(async () => {
      for (let round = 0; round < 4; round += 1) {
        await world.clock.pass(2_000);
        client.deliver();
      }
    });
  await settle();
  return { session, focused, settle, user: userEvent.setup() };
}

/** The row of a page or chapter. */
export const row = (name: string) => screen.getByRole('treeitem', { name: new RegExp(`^${name}(,|$)`) });
/** The rows as text, indented by their level. */
export const draw = () =>
  screen.getAllByRole('treeitem').map((item) => {
    const level = Number(item.getAttribute('aria-level'));
    const name = item.querySelector('input')?.value ?? item.querySelector('[class*=name]')?.textContent;
    return `${'  '.repeat(level - 1)}${name ?? item.textContent}`;
  });

/** Opens the menu of a row and presses its entries, one in the other. */
export async function press(user: ReturnType<typeof userEvent.setup>, name: string, ...entries: readonly string[]) {
  fireEvent.contextMenu(row(name));
  for (const entry of entries) {
    // The keys of an entry come after its name.
    const name = new RegExp(`^${entry}(?! [a-z])`, 'u');
    const found = await screen.findAllByRole('menuitem', { name });
    const item = found.at(-1) ?? document.body;
    if (item.ariaHasPopup === 'menu' || item.getAttribute('aria-haspopup')) await user.click(item);
    else fireEvent.click(item);
  }
}
