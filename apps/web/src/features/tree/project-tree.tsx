import { IconButton } from '@confab/ui';
import { Menu } from '@mantine/core';
import type { Person } from '@confab/live';
import { IconPlus } from '@tabler/icons-react';
import { memo, useEffect, useEffectEvent, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { usePresence, useProjectSession, useSkeleton } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useCommentedItems } from '../comments/index.ts';
import { CollapseAll } from './collapse-all.tsx';
import type { EditorActions } from './editor-actions.ts';
import { mayRemove, schemaOf, type ItemSchemas } from './item-schemas.ts';
import { NodeTypeItems, WorkflowTypeItems } from './node-type-menu.tsx';
import { TreeFilterField } from './tree-filter-field.tsx';
import { treeMove } from './tree-keys.ts';
import { TreeRowView, type RowCommands } from './tree-row-view.tsx';
import { everything, treeRows } from './tree-rows.ts';
import { useFixedRows } from './use-fixed-rows.ts';
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
const nobody: readonly Person[] = [];

/**
 * The project with its workflows and nodes; one tab stop, moved through as the ARIA tree pattern says.
 *
 * Drawn again only for another selection: what else it shows, it listens to by itself.
 */
export const ProjectTree = memo(Tree);

function Tree({ schemas, selectedId, workflowId, actions }: ProjectTreeProps) {
  const say = useWords(words);
  const session = useProjectSession();
  const skeleton = useSkeleton();
  const people = usePresence();
  const comments = useCommentedItems();
  const [filter, setFilter] = useState(everything);
  const [collapsed, setCollapsed] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState(selectedId);
  const [shownId, setShownId] = useState(selectedId);
  const [renamingId, setRenamingId] = useState<string>();
  const treeId = useId();
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
  const { scroller, show, first, end, slots } = useFixedRows(rows.length, rowHeight);
  // What is selected elsewhere is brought into view; what happens in the tree later does not move it.
  const showSelected = useEffectEvent((itemId: string) => {
    const at = rows.findIndex((row) => row.item.id === itemId);
    if (at >= 0) show(at);
  });
  useEffect(() => showSelected(selectedId), [selectedId]);
  const drawn = rows.slice(first, end);
  // A row that scrolls out lends its elements to one that scrolls in: making them anew is most of what a frame costs.
  const activeRow = activeAt >= first && activeAt < end ? rows[activeAt] : undefined;
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
    [actions, canEdit, scroller],
  );
  const drag = useTreeDrag({ rows, schemas, workflows: skeleton?.workflows ?? [], treeId, onMove: actions.moveNode });
  const peopleAt = useMemo(() => peopleByItem(people), [people]);
  const workflow = skeleton?.workflows.find((one) => one.id === workflowId);

  function goTo(at: number) {
    const row = rows[at];
    if (!row) return;
    setActiveId(row.item.id);
    show(at);
  }

  function handleKey(event: KeyboardEvent) {
    const item = rows[activeAt]?.item;
    if (!item || event.ctrlKey || event.metaKey || event.altKey || event.target !== event.currentTarget) return;
    const move = treeMove(rows, activeAt, event.key);
    if (move?.type === 'go') goTo(move.to);
    else if (move) commands.toggle(move.itemId);
    else if (event.key === 'Enter' || event.key === ' ') actions.select(item.id);
    else if (event.key === 'Escape') actions.clearSelection();
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
        <div role="none" style={{ position: 'relative', height: rows.length * rowHeight }}>
          {drawn.map((row, place) => {
            const { item } = row;
            const index = first + place;
            return (
              <TreeRowView
                key={index % slots}
                id={`${treeId}${item.id}`}
                schema={schemaOf(schemas, item)}
                isSelected={item.id === selectedId}
                isActive={index === activeAt}
                isRenaming={renamingId === item.id}
                hasComments={comments.has(item.id)}
                people={peopleAt.get(item.id) ?? nobody}
                height={rowHeight}
                start={index * rowHeight}
                drag={drag.stateOf(item.id)}
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
