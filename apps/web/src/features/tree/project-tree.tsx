import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import type { Person } from '@confab/live';
import { IconPlus } from '@tabler/icons-react';
import {
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
} from 'react';
import { usePresence, useProjectSession, useSkeleton } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { CollapseAll } from './collapse-all.tsx';
import type { EditorActions } from './editor-actions.ts';
import { mayRemove, schemaOf, type ItemSchemas } from './item-schemas.ts';
import { NodeTypeItems, WorkflowTypeItems } from './node-type-menu.tsx';
import { TreeFilterField } from './tree-filter-field.tsx';
import { treeMove } from './tree-keys.ts';
import { TreeRowView, type RowCommands } from './tree-row-view.tsx';
import { everything, treeRows } from './tree-rows.ts';
import { useTreeDrag } from './use-tree-drag.ts';
import { words } from './words.ts';
import classes from './tree.module.css';

interface ProjectTreeProps {
  readonly schemas: ItemSchemas;
  /** The item that is selected everywhere. */
  readonly selectedId: string;
  /** The workflow on the canvas: where a new node goes. */
  readonly workflowId: string | undefined;
  readonly actions: EditorActions;
}

const rowHeight = 28;
const sizeOfRow = () => rowHeight;
const spareRows = 8;
const nobody: readonly Person[] = [];

/**
 * The project with its workflows and nodes; one tab stop, moved through as the ARIA tree pattern says.
 *
 * Drawn again only for another selection: what else it shows, it listens to by itself.
 */
export const ProjectTree = memo(Tree);

function Tree({ schemas, selectedId, workflowId, actions }: ProjectTreeProps) {
  'use no memo'; // The virtualiser changes behind a reference that stays the same.
  const say = useWords(words);
  const session = useProjectSession();
  const skeleton = useSkeleton();
  const people = usePresence();
  const [filter, setFilter] = useState(everything);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState(selectedId);
  const [shownId, setShownId] = useState(selectedId);
  const [renamingId, setRenamingId] = useState<string>();
  const [slots, setSlots] = useState(1);
  const treeId = useId();
  const scroller = useRef<HTMLDivElement>(null);
  // Scrolling draws this part again for every frame: what takes a look at every item is done once.
  const rows = useMemo(() => (skeleton ? treeRows(skeleton, collapsed, filter) : []), [skeleton, collapsed, filter]);
  const activeAt = useMemo(
    () =>
      Math.max(
        rows.findIndex((row) => row.item.id === activeId),
        0,
      ),
    [rows, activeId],
  );
  // The same functions for every drawing: with new ones, every row of the tree is measured anew for each frame.
  const getItemKey = useCallback((at: number) => rows[at]?.item.id ?? at, [rows]);
  // oxlint-disable-next-line react/incompatible-library -- this part is not memoised, as said above
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: sizeOfRow,
    overscan: spareRows,
    getItemKey,
  });
  // What is selected elsewhere is brought into view; what happens in the tree later does not move it.
  const showSelected = useEffectEvent((itemId: string) => {
    const at = rows.findIndex((row) => row.item.id === itemId);
    if (at >= 0) virtualizer.scrollToIndex(at);
  });
  useEffect(() => showSelected(selectedId), [selectedId]);
  const drawn = virtualizer.getVirtualItems();
  // A row that scrolls out lends its elements to one that scrolls in: making them anew is most of what a frame costs.
  if (drawn.length > slots) setSlots(drawn.length);
  const activeRow = drawn.some(({ index }) => index === activeAt) ? rows[activeAt] : undefined;
  if (shownId !== selectedId) {
    setShownId(selectedId);
    setActiveId(selectedId);
  }

  const canEdit = !session.isReadOnly;
  const commands = useMemo<RowCommands>(
    () => ({
      toggle: (itemId) => setCollapsed((now) => without(now, itemId) ?? new Set([...now, itemId])),
      beginRename: (itemId) => canEdit && setRenamingId(itemId),
      endRename(itemId, name) {
        setRenamingId(undefined);
        if (name !== undefined) actions.rename(itemId, name);
        scroller.current?.focus();
      },
    }),
    [actions, canEdit],
  );
  const drag = useTreeDrag({ rows, schemas, workflows: skeleton?.workflows ?? [], treeId, onMove: actions.moveNode });
  const peopleAt = useMemo(() => peopleByItem(people), [people]);
  const workflow = skeleton?.workflows.find((one) => one.id === workflowId);

  function goTo(at: number) {
    const row = rows[at];
    if (!row) return;
    setActiveId(row.item.id);
    virtualizer.scrollToIndex(at);
  }

  function handleKey(event: KeyboardEvent) {
    const item = rows[activeAt]?.item;
    if (!item || event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const move = treeMove(rows, activeAt, event.key);
    if (move?.type === 'go') goTo(move.to);
    else if (move) commands.toggle(move.itemId);
    else if (event.key === 'Enter' || event.key === ' ') actions.select(item.id);
    else if (event.key === 'F2') commands.beginRename(item.id);
    else if (event.key === 'Delete' && canEdit && item.kind !== 'project' && mayRemove(schemaOf(schemas, item)))
      actions.askToDelete([item.id]);
    else return;
    event.preventDefault();
  }

  return (
    <div className={classes.pane}>
      <div className={classes.tools}>
        <TreeFilterField filter={filter} onChange={setFilter} onLeave={() => scroller.current?.focus()} />
        <CollapseAll workflows={skeleton?.workflows ?? []} collapsed={collapsed} onChange={setCollapsed} />
        {canEdit && (
          <Menu position="bottom-end" width={210}>
            <Menu.Target>
              <IconButton size={28} label={say.add} icon={<IconPlus size={17} />} />
            </Menu.Target>
            <Menu.Dropdown>
              <WorkflowTypeItems
                schemas={schemas}
                projectType={skeleton?.project.type}
                onChoose={(type) => actions.addWorkflow(type)}
              />
              {workflow && (
                <NodeTypeItems
                  schemas={schemas}
                  workflowType={workflow.type}
                  onChoose={(type) => void actions.addNode(workflow.id, type)}
                />
              )}
            </Menu.Dropdown>
          </Menu>
        )}
      </div>
      <div
        ref={scroller}
        role="tree"
        aria-label={say.project}
        tabIndex={0}
        aria-activedescendant={activeRow && `${treeId}${activeRow.item.id}`}
        className={classes.scroller}
        onKeyDown={handleKey}
        {...(canEdit && drag.handlers)}
      >
        <div role="none" style={{ position: 'relative', height: virtualizer.getTotalSize() }}>
          {drawn.map(({ index, start }) => {
            const row = rows[index];
            if (!row) return null;
            const { item } = row;
            return (
              <TreeRowView
                key={index % slots}
                id={`${treeId}${item.id}`}
                schema={schemaOf(schemas, item)}
                isSelected={item.id === selectedId}
                isActive={index === activeAt}
                isRenaming={renamingId === item.id}
                people={peopleAt.get(item.id) ?? nobody}
                height={rowHeight}
                drag={drag.stateOf(item.id)}
                {...{ row, start, canEdit, actions, commands }}
              />
            );
          })}
        </div>
        {rows.length <= 1 && filter.text !== '' && <p className={classes.nothing}>{say.nothing}</p>}
      </div>
    </div>
  );
}

function peopleByItem(people: readonly Person[]): ReadonlyMap<string, readonly Person[]> {
  const found = new Map<string, Person[]>();
  for (const person of people) {
    if (!person.itemId) continue;
    const others = found.get(person.itemId);
    if (others) others.push(person);
    else found.set(person.itemId, [person]);
  }
  return found;
}

function without(ids: ReadonlySet<string>, id: string): ReadonlySet<string> | undefined {
  return ids.has(id) ? new Set([...ids].filter((one) => one !== id)) : undefined;
}
