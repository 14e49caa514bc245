import type { ItemSchema, SkinnyItem } from '@confab/model';
import { keepFocusIn } from '@confab/ui';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useEffectEvent, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useEditingSession, usePresence, useProjectOutline } from '../../../editing/index.ts';
import type { Person } from '../../../live/presence.ts';
import { useWords } from '../../../words/define-words.ts';
import { useCommentSummary } from '../../comments/index.ts';
import {
  findItemSchema,
  getRowMenuHandlers,
  getTreeMove,
  useVisibleRows,
  type ItemSchemas,
  type TreeRowCommands,
} from '../../tree/index.ts';
import { usePageClipboard } from '../page-actions/page-clipboard.ts';
import { words } from '../words.ts';
import { buildPageRows, type PageRow } from './build-page-rows.ts';
import type { PageList } from './create-page-lists.ts';
import { expandTo } from './expand-to.ts';
import { groupPeopleByItem } from '../../../live/group-people-by-item.ts';
import { PageRowView } from './page-row-view.tsx';
import { PageTreeTools } from './page-tree-tools.tsx';
import { getTreeCommand } from './tree-keys.ts';
import type { TreeCommands } from './tree-commands.ts';
import { usePageDrag } from './use-page-drag.ts';
import classes from './page-tree.module.css';

interface PageTreeProps {
  readonly schemas: ItemSchemas;
  readonly pageTypes: readonly ItemSchema[];
  readonly lists: readonly PageList[];
  readonly selectedId: string | undefined;
  /** All selected pages, if there are several. */
  readonly selectedIds: readonly string[];
  /** The page that was added last, whose name is being typed in its row. */
  readonly namedId?: string | undefined;
  readonly commands: TreeCommands;
}

const rowHeight = 30;
const noPeople: readonly Person[] = [];

type RowPlace = Pick<PageRow, 'item' | 'level' | 'position'>;

/** Whether a row has left the place that a key moves it from: chapters wait for the server, which may refuse. */
function hasMoved({ item, level, position }: RowPlace, from: RowPlace | undefined): boolean {
  return item.id === from?.item.id && (level !== from.level || position !== from.position);
}

/** The chapters of a One project with their pages (A2.13): one tab stop with the keys of the ARIA tree pattern. */
export function PageTree({ schemas, pageTypes, lists, selectedId, selectedIds, namedId, commands }: PageTreeProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const outline = useProjectOutline();
  const people = usePresence();
  const summarizeComments = useCommentSummary();
  const cut = usePageClipboard((clipboard) => clipboard.cut);
  const [filter, setFilter] = useState('');
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState(selectedId);
  /** Where the active row was when it was last seen. */
  const [lastAt, setLastAt] = useState(0);
  const [shownId, setShownId] = useState(selectedId);
  const [renamingId, setRenamingId] = useState<string>();
  const [askedId, setAskedId] = useState<string>();
  /** The page or chapter that a key moves, and where it was. */
  const [moved, setMoved] = useState<RowPlace>();
  const treeId = useId();
  // Scrolling renders this component every frame, so work over all pages is memoized.
  const rows = useMemo(
    () => (outline ? buildPageRows(outline, lists, collapsed, filter) : []),
    [outline, lists, collapsed, filter],
  );
  const foundAt = useMemo(() => rows.findIndex((row) => row.item.id === activeId), [rows, activeId]);
  if (foundAt >= 0 && foundAt !== lastAt) setLastAt(foundAt);
  const isGone = (itemId: string | undefined) => itemId !== undefined && session.getItem(itemId) === undefined;
  // The row that replaces a deleted one.
  const activeAt =
    foundAt < 0 && isGone(activeId) ? Math.min(lastAt, Math.max(rows.length - 1, 0)) : Math.max(foundAt, 0);
  const { scroller, show, first, end, slots } = useVisibleRows(rows.length, rowHeight);
  const showSelected = useEffectEvent((itemId: string) => {
    const at = rows.findIndex((row) => row.item.id === itemId);
    if (at >= 0) show(at);
  });
  useEffect(() => {
    if (selectedId !== undefined) showSelected(selectedId);
  }, [selectedId]);
  if (shownId !== selectedId) {
    setShownId(selectedId);
    // After a page is deleted, its chapter counts as selected until the selection is cleared.
    if (selectedId !== undefined && !isGone(shownId)) {
      setActiveId(selectedId);
      setCollapsed(expandTo(selectedId, lists, collapsed));
    }
  }

  if (askedId !== namedId) {
    setAskedId(namedId);
    setRenamingId(namedId);
    // A filter would hide a new page, whose name is typed in its row.
    if (namedId !== undefined && !rows.some(({ item }) => item.id === namedId)) setFilter('');
  }

  const canEdit = !session.isReadOnly;
  const selection = useMemo(() => new Set(selectedIds), [selectedIds]);
  const cutIds = useMemo(() => new Set(cut?.projectId === session.projectId ? cut.ids : []), [cut, session.projectId]);
  const peopleOnItems = useMemo(() => groupPeopleByItem(people), [people]);
  const rowCommands = useMemo<TreeRowCommands>(
    () => ({
      toggle: (itemId) =>
        setCollapsed((now) =>
          now.has(itemId) ? new Set([...now].filter((id) => id !== itemId)) : new Set([...now, itemId]),
        ),
      beginRename: (itemId) => canEdit && setRenamingId(itemId),
      endRename(itemId, name) {
        setRenamingId(undefined);
        if (name !== undefined) commands.rename(itemId, name);
        keepFocusIn(scroller.current);
      },
    }),
    [canEdit, commands, scroller],
  );
  const listDragged = (pageId: string) => (selection.has(pageId) ? selectedIds : [pageId]);
  const drag = usePageDrag({
    rows,
    treeId,
    listDragged,
    canMoveTo: commands.canMoveTo,
    onMove: commands.moveTo,
  });
  const active = rows[activeAt];
  const adding = { item: outline && findItem(rows, selectedId), lists, pageTypes, commands };
  const isActiveShown = activeAt >= first && activeAt < end;

  function showActiveRow() {
    flushSync(() => show(activeAt));
    return document.getElementById(`${treeId}${active?.item.id}`);
  }

  function handleKey(event: KeyboardEvent) {
    if (!active || event.target !== event.currentTarget) return;
    const run = getTreeCommand(event, active.item, { commands, rowCommands, canEdit });
    const move =
      run || event.ctrlKey || event.metaKey || event.altKey ? undefined : getTreeMove(rows, activeAt, event.key);
    if (run) {
      run();
      setMoved(event.altKey ? active : undefined);
    } else if (move?.type === 'go') {
      setMoved(undefined);
      const next = rows[move.to];
      if (next) setActiveId(next.item.id);
      show(move.to);
      if (next && event.shiftKey) commands.select(next.item.id, 'extend');
    } else if (move) rowCommands.toggle(move.itemId);
    else return;
    event.preventDefault();
  }

  return (
    <div className={classes.pane}>
      <PageTreeTools
        {...adding}
        {...{ filter, canEdit }}
        onFilter={setFilter}
        focusTree={() => scroller.current?.focus({ preventScroll: true })}
      />
      <div
        ref={scroller}
        role="tree"
        aria-label={say.pages}
        aria-multiselectable
        tabIndex={0}
        aria-activedescendant={active && isActiveShown ? `${treeId}${active.item.id}` : undefined}
        className={classes.scroller}
        onKeyDown={handleKey}
        {...getRowMenuHandlers(showActiveRow)}
        {...(canEdit && drag.handlers)}
      >
        <div role="none" style={{ position: 'relative', height: rows.length * rowHeight }}>
          {rows.slice(first, end).map((row, place) => {
            const { item } = row;
            const index = first + place;
            return (
              <PageRowView
                key={index % slots}
                id={`${treeId}${item.id}`}
                schema={findItemSchema(schemas, item)}
                isSelected={selection.size > 1 ? selection.has(item.id) : item.id === selectedId}
                isActive={index === activeAt}
                isRenaming={renamingId === item.id}
                isCut={cutIds.has(item.id)}
                comments={summarizeComments(item.id)}
                people={peopleOnItems.get(item.id) ?? noPeople}
                height={rowHeight}
                start={index * rowHeight}
                drag={drag.getRowDrag(item.id)}
                {...{ row, pageTypes, canEdit, commands, rowCommands, say }}
              />
            );
          })}
        </div>
        {rows.length === 0 && filter !== '' && <p className={classes.nothing}>{say.noPages}</p>}
      </div>
      <VisuallyHidden role="status">
        {active && hasMoved(active, moved) && say.moved(active.item.displayName, active.position, active.setSize)}
      </VisuallyHidden>
    </div>
  );
}

const findItem = (rows: readonly { readonly item: SkinnyItem }[], itemId: string | undefined) =>
  rows.find(({ item }) => item.id === itemId)?.item;
