import type { WorkflowType } from '@confab/model';
import { keepFocusIn } from '@confab/ui';
import { groupPeopleByItem } from '../../live/group-people-by-item.ts';
import type { Person } from '../../live/presence.ts';
import { memo, useEffect, useEffectEvent, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { usePresence, useEditingSession, useProjectOutline } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useCommentSummary } from '../comments/index.ts';
import { AddMenu } from './add-menu.tsx';
import { CollapseAll } from './collapse-all.tsx';
import type { EditorActions } from './editor-actions.ts';
import { canRemove, findItemSchema, type ItemSchemas } from './item-schemas.ts';
import { ShowTests } from './show-tests.tsx';
import { TreeFilterField } from './tree-filter-field.tsx';
import { getTreeMove } from './get-tree-move.ts';
import { getRowMenuHandlers } from './row-menu/get-row-menu-handlers.ts';
import type { TreeRowCommands } from './row/tree-item-row.tsx';
import { TreeRowView } from './tree-row-view.tsx';
import { emptyFilter, buildTreeRows } from './build-tree-rows.ts';
import { useVisibleRows } from './use-visible-rows.ts';
import { useTreeDrag } from './use-tree-drag.ts';
import { words } from './words.ts';
import classes from './tree.module.css';

interface ProjectTreeProps {
  readonly schemas: ItemSchemas;
  /** The selected item. */
  readonly selectedId: string;
  /** The selected nodes; several are selected on the canvas. */
  readonly selectedNodeIds?: readonly string[];
  /** The workflow on the canvas, to which new nodes are added. */
  readonly workflowId: string | undefined;
  readonly actions: EditorActions;
}

const rowHeight = 28;
const noPeople: readonly Person[] = [];
const noNodes: readonly string[] = [];

/**
 * The tree of the project with its workflows and nodes; one tab stop with the keys of the ARIA tree pattern.
 *
 * Memoized: it renders for a new selection, and subscribes to everything else that it shows.
 */
export const ProjectTree = memo(Tree);

function Tree({ schemas, selectedId, selectedNodeIds = noNodes, workflowId, actions }: ProjectTreeProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const outline = useProjectOutline();
  const people = usePresence();
  const summarizeComments = useCommentSummary();
  const [filter, setFilter] = useState(emptyFilter);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState(selectedId);
  const [shownId, setShownId] = useState(selectedId);
  const [renamingId, setRenamingId] = useState<string>();
  const treeId = useId();
  // Scrolling renders this component every frame, so work over all items is memoized.
  const rows = useMemo(
    () => (outline ? buildTreeRows(outline, collapsed, filter, workflowId) : []),
    [outline, collapsed, filter, workflowId],
  );
  const activeAt = useMemo(
    () =>
      Math.max(
        rows.findIndex((row) => row.item.id === activeId),
        0,
      ),
    [rows, activeId],
  );
  const { scroller, show, first, end, slots } = useVisibleRows(rows.length, rowHeight);
  // Scrolls only when the selection changes, not when the rows do.
  const showSelected = useEffectEvent((itemId: string) => {
    const at = rows.findIndex((row) => row.item.id === itemId);
    if (at >= 0) show(at);
  });
  useEffect(() => showSelected(selectedId), [selectedId]);
  const visibleRows = rows.slice(first, end);
  // Row keys are reused: a row that scrolls in takes over the elements of one that scrolled out, which is much cheaper.
  const activeRow = activeAt >= first && activeAt < end ? rows[activeAt] : undefined;
  if (shownId !== selectedId) {
    setShownId(selectedId);
    setActiveId(selectedId);
  }

  const canEdit = !session.isReadOnly;
  const group = useMemo(() => new Set(selectedNodeIds.length > 1 ? selectedNodeIds : []), [selectedNodeIds]);
  const commands = useMemo<TreeRowCommands>(
    () => ({
      toggle: (itemId) => setCollapsed((now) => removeId(now, itemId) ?? new Set([...now, itemId])),
      beginRename: (itemId) => canEdit && setRenamingId(itemId),
      endRename(itemId, name) {
        setRenamingId(undefined);
        if (name !== undefined) actions.rename(itemId, name);
        keepFocusIn(scroller.current);
      },
    }),
    [actions, canEdit, scroller],
  );
  const drag = useTreeDrag({ rows, schemas, workflows: outline?.workflows ?? [], treeId, onMove: actions.moveNode });
  const peopleOnItems = useMemo(() => groupPeopleByItem(people), [people]);
  const workflow = outline?.workflows.find((one) => one.id === workflowId);

  function goTo(at: number) {
    const row = rows[at];
    if (!row) return;
    setActiveId(row.item.id);
    show(at);
  }

  function showActiveRow() {
    flushSync(() => show(activeAt));
    return document.getElementById(`${treeId}${rows[activeAt]?.item.id}`);
  }

  function listRemovable(nodeIds: readonly string[]) {
    return nodeIds.filter((id) => {
      const node = session.getItem(id);
      return node && canRemove(findItemSchema(schemas, node));
    });
  }

  /** Adds a workflow and lets the author name it, unless text is typed elsewhere by then. */
  async function addWorkflow(type: WorkflowType) {
    const id = await actions.addWorkflow(type);
    if (filter.text === '' && !document.activeElement?.matches('input, textarea, [contenteditable]')) setRenamingId(id);
  }

  function handleKey(event: KeyboardEvent) {
    const item = rows[activeAt]?.item;
    if (!item || event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const move = getTreeMove(rows, activeAt, event.key);
    if (move?.type === 'go') goTo(move.to);
    else if (move) commands.toggle(move.itemId);
    else if (event.key === 'Enter' || event.key === ' ') actions.select(item.id);
    else if (event.key === 'Escape') actions.selectParent();
    else if (event.key === 'F2') commands.beginRename(item.id);
    else if (event.key === 'Delete' && canEdit && item.kind !== 'project' && canRemove(findItemSchema(schemas, item)))
      actions.confirmDelete(group.has(item.id) ? listRemovable(selectedNodeIds) : [item.id]);
    else return;
    event.preventDefault();
  }

  return (
    <div className={classes.pane}>
      <div className={classes.tools}>
        <TreeFilterField filter={filter} onChange={setFilter} onLeave={() => scroller.current?.focus()} />
        {outline && outline.project.type !== 'TestPlan' && (
          <ShowTests
            workflows={outline.workflows}
            isOn={filter.withTests}
            onToggle={() => setFilter({ ...filter, withTests: !filter.withTests })}
          />
        )}
        <CollapseAll workflows={outline?.workflows ?? []} collapsed={collapsed} onChange={setCollapsed} />
        {canEdit && (
          <AddMenu
            schemas={schemas}
            projectType={outline?.project.type}
            workflow={workflow}
            actions={actions}
            onAddWorkflow={(type) => void addWorkflow(type)}
          />
        )}
      </div>
      <div
        ref={scroller}
        role="tree"
        aria-label={say.project}
        aria-multiselectable
        tabIndex={0}
        aria-activedescendant={activeRow && `${treeId}${activeRow.item.id}`}
        className={classes.scroller}
        onKeyDown={handleKey}
        {...getRowMenuHandlers(showActiveRow)}
        {...(canEdit && drag.handlers)}
      >
        <div role="none" style={{ position: 'relative', height: rows.length * rowHeight }}>
          {visibleRows.map((row, place) => {
            const { item } = row;
            const index = first + place;
            return (
              <TreeRowView
                key={index % slots}
                id={`${treeId}${item.id}`}
                schema={findItemSchema(schemas, item)}
                isSelected={group.size > 0 ? group.has(item.id) : item.id === selectedId}
                isActive={index === activeAt}
                isRenaming={renamingId === item.id}
                comments={summarizeComments(item.id)}
                people={peopleOnItems.get(item.id) ?? noPeople}
                height={rowHeight}
                start={index * rowHeight}
                drag={drag.getDragState(item.id)}
                {...{ row, canEdit, actions, commands, say }}
              />
            );
          })}
        </div>
        {rows.length <= 1 && filter.text !== '' && <p className={classes.nothing}>{say.nothing}</p>}
      </div>
    </div>
  );
}

function removeId(ids: ReadonlySet<string>, id: string): ReadonlySet<string> | undefined {
  return ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : undefined;
}
