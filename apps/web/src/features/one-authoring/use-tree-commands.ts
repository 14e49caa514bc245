import type { ItemSchema, PagePlace } from '@confab/model';
import { holdTyping } from '@confab/ui';
import { useEditingSession } from '../../editing/index.ts';
import { openModal } from '../../modals/modal-store.ts';
import { showToast } from '../../toasts/index.ts';
import { useWords } from '../../words/define-words.ts';
import { createPageActions } from './page-actions/create-page-actions.ts';
import { groupPages } from './group-pages.ts';
import type { PageList } from './page-tree/create-page-lists.ts';
import type { TreeCommands } from './page-tree/tree-commands.ts';
import { showUsages } from './show-usages.ts';
import { useStableCommands } from './page-tree/use-stable-commands.ts';
import { useAddingChecks } from './use-adding-checks.ts';
import { useLeftPage } from './use-left-page.ts';
import { useLlamaFiles } from './use-llama-files.ts';
import type { useSelection } from './use-selection.ts';
import { words } from './words.ts';

interface CommandParts {
  readonly lists: readonly PageList[];
  readonly pageTypes: readonly ItemSchema[];
  readonly selection: ReturnType<typeof useSelection>;
  readonly selectedId: string | undefined;
  /** Asks for the names of the pages to add. */
  readonly addSeveral: TreeCommands['addSeveral'];
  /** Asks before a chapter is deleted. */
  readonly confirmLlamaDeletion: (llamaId: string) => void;
  /** Selects an item and moves the focus to its first input. */
  readonly focusInputs: (itemId: string) => void;
}

/** The commands of the page tree and of the panel beside it, as one object that never changes. */
export function useTreeCommands(parts: CommandParts): TreeCommands {
  const { lists, pageTypes, selection, selectedId, addSeveral, confirmLlamaDeletion, focusInputs } = parts;
  const session = useEditingSession();
  const say = useWords(words);
  // A new llama arrives as an event, perhaps after the answer, so it cannot be selected as an item yet.
  const files = useLlamaFiles((llamaId) => selection.goTo({ tab: 'conversations', llamaId, pageId: undefined }));
  const { group, setGroup, setNamedId, select } = selection;
  const { leaveFor, open } = useLeftPage(selectedId, select);
  const { selectAdded, whenNotNew, whenVerified } = useAddingChecks(leaveFor);
  const newId = () => session.newId();
  const actions = createPageActions({ session, getLists: () => lists, select: selectAdded, newId });

  /** Selects a page that was just added and asks for its name. */
  function nameAdded(pageId: string) {
    selectAdded(pageId);
    setNamedId(pageId);
  }

  const getTitle = (pageType: string) => pageTypes.find(({ type }) => type === pageType)?.title ?? pageType;

  /** The selected pages if the page is one of them, else the page alone. */
  const listChosen = (itemId: string) => (group.includes(itemId) ? group : [itemId]);

  async function removePages(pageIds: readonly string[]) {
    await actions.remove(pageIds);
    selection.clearDeleted();
  }

  async function paste(place: PagePlace) {
    const result = await actions.paste(place);
    if (result === 'copiedOnly' || result === 'ontoItself') showToast({ text: { message: say[result] } });
  }

  return useStableCommands({
    select(itemId, how) {
      const ids = how && groupPages(how, itemId, { lists, group, selectedId });
      if (ids) return setGroup(ids);
      return leaveFor(itemId);
    },
    open(itemId) {
      const left = open(itemId);
      const hasUnsaved = left !== undefined && session.getItem(left)?.isDirty === true;
      if (hasUnsaved) openModal('warning', { name: 'unsavedData', onConfirm: () => focusInputs(itemId) });
      else focusInputs(itemId);
    },
    clearSelection: selection.clear,
    rename: actions.rename,
    addPage: (place, type) =>
      whenVerified(() => {
        whenNotNew(place, () => void holdTyping(actions.add(place, type, say.newPage(getTitle(type)), nameAdded)));
      }),
    addSeveral: (place) => whenVerified(() => whenNotNew(place, () => addSeveral(place))),
    addLlama: () => whenVerified(() => void actions.addLlama(say.newChapterName, getTitle('Page'))),
    showUsages: (itemId) => showUsages(session.getItem(itemId)),
    duplicateLlama: (llamaId) => whenVerified(() => void actions.duplicateLlama(llamaId)),
    importLlama: () => whenVerified(files.importLlama),
    exportLlama: files.exportLlama,
    copy(itemId, withBranch) {
      showToast({ kind: 'success', text: { message: say.copied(actions.copy(listChosen(itemId), withBranch)) } });
    },
    cut(itemId) {
      showToast({ kind: 'success', text: { message: say.wasCut(actions.cut(listChosen(itemId))) } });
    },
    paste: (place) => whenVerified(() => void paste(place)),
    duplicate: (itemId, withBranch) => whenVerified(() => void actions.duplicate(listChosen(itemId), withBranch)),
    move(itemId, direction) {
      if (session.getItem(itemId)?.kind === 'llama') {
        if (direction !== 'left') void actions.moveLlama(itemId, direction);
        return;
      }
      const move = { up: actions.moveUp, down: actions.moveDown, left: actions.moveLeft }[direction];
      move(listChosen(itemId));
    },
    canMoveTo: actions.canMoveTo,
    moveTo: (itemIds, place) => void actions.moveTo(itemIds, place),
    remove(itemId) {
      if (session.getItem(itemId)?.kind === 'llama') return confirmLlamaDeletion(itemId);
      const ids = listChosen(itemId);
      if (!actions.hasPagesBelow(ids)) return void removePages(ids);
      return openModal('warning', { name: 'deletingPageWithChild', onConfirm: () => void removePages(ids) });
    },
  });
}
