import { can } from '@confab/access';
import { canBeIn, isOrganisationFolder, organisationFolderTypes } from '@confab/contracts';
import type { TeamId, TeamRole } from '@confab/model';
import { EmptyState, FailureState, keepFocusIn } from '@confab/ui';
import { Button, Menu, Skeleton, VisuallyHidden } from '@mantine/core';
import { IconFolderPlus, IconFolders } from '@tabler/icons-react';
import { useEffect, useId, useMemo, useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { getRowMenuHandlers, getTreeMove, useVisibleRows } from '../../tree/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { buildOrganisationRows } from './build-organisation-rows.ts';
import { getOrganisationCommand } from './organisation-commands.ts';
import { OrganisationRowView } from './organisation-row.tsx';
import { useOrganisation } from './use-organisation.ts';
import { useOrganisationCommands } from './use-organisation-commands.ts';
import { useOrganisationDrag } from './use-organisation-drag.ts';
import { words } from './words.ts';
import classes from './organisation.module.css';

interface OrganisationTreeProps {
  readonly teamId: TeamId;
  readonly role: TeamRole;
}

const rowHeight = 34;

/** The tree in which a team orders its projects and their chapters (A2.3): one tab stop with the keys of the ARIA tree pattern. */
export function OrganisationTree({ teamId, role }: OrganisationTreeProps) {
  const say = useWords(words);
  const translate = useMessage();
  const treeId = useId();
  const canEdit = can(role, 'project.edit');
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const [activeId, setActiveId] = useState<string>();
  /** Where the active row was when it was last seen. */
  const [lastAt, setLastAt] = useState(0);
  const organisation = useOrganisation(teamId, toggled);
  const { tree, nodes, branches } = organisation;
  const rows = useMemo(() => buildOrganisationRows(nodes, branches, toggled), [nodes, branches, toggled]);
  const foundAt = rows.findIndex(({ item }) => item.id === activeId);
  if (foundAt >= 0 && foundAt !== lastAt) setLastAt(foundAt);
  const isGone = activeId !== undefined && !nodes.has(activeId);
  // The row that replaces a deleted one.
  const activeAt = foundAt < 0 && isGone ? Math.min(lastAt, Math.max(rows.length - 1, 0)) : Math.max(foundAt, 0);
  const active = rows[activeAt];
  const { scroller, show, first, end, slots } = useVisibleRows(rows.length, rowHeight);
  const { commands, renamingId, movedId, clearMoved } = useOrganisationCommands({
    organisation,
    say,
    canEdit,
    setActiveId,
    setToggled,
    keepFocus: () => keepFocusIn(scroller.current),
  });
  // A new folder is loaded after its name can be typed, and its row may be out of view.
  const renamedAt = rows.findIndex(({ item }) => item.id === renamingId);
  useEffect(() => {
    if (renamedAt >= 0) show(renamedAt);
  }, [renamedAt, show]);
  const drag = useOrganisationDrag({
    nodes,
    treeId,
    onMove: (nodeId, place) => void organisation.move({ nodeId, ...place }),
  });

  function showActiveRow() {
    flushSync(() => show(activeAt));
    return document.getElementById(`${treeId}${active?.item.id}`);
  }

  function handleKey(event: KeyboardEvent) {
    if (!active || event.target !== event.currentTarget) return;
    const run = getOrganisationCommand(event, active, commands, canEdit);
    const move =
      run || event.ctrlKey || event.metaKey || event.altKey ? undefined : getTreeMove(rows, activeAt, event.key);
    if (run) run();
    else if (move?.type === 'go') {
      clearMoved();
      setActiveId(rows[move.to]?.item.id);
      show(move.to);
    } else if (move) commands.toggle(move.itemId);
    else return;
    event.preventDefault();
  }

  if (tree.isError && !tree.data)
    return <FailureState title={say.notLoaded} message={translate(tree.error)} onRetry={() => void tree.refetch()} />;
  const addMenu = canEdit && (
    <Menu position="bottom-start" width={210}>
      <Menu.Target>
        <Button variant="default" size="xs" leftSection={<IconFolderPlus size={16} />}>
          {say.add}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {organisationFolderTypes
          .filter((type) => canBeIn(type, null))
          .map((type) => (
            <Menu.Item key={type} onClick={() => commands.add(null, type)}>
              {say[type]}
            </Menu.Item>
          ))}
      </Menu.Dropdown>
    </Menu>
  );
  const isEmpty = tree.data?.length === 0;
  return (
    <section className={classes.pane} aria-label={say.tree}>
      {!isEmpty && addMenu}
      {tree.isPending && (
        <div role="status" aria-label={say.loading}>
          {[0, 1, 2, 3, 4].map((row) => (
            <Skeleton key={row} height={rowHeight - 8} mb="xs" radius="sm" />
          ))}
        </div>
      )}
      {isEmpty && (
        <EmptyState icon={<IconFolders size={24} />} title={say.nothingHere} action={addMenu || undefined}>
          {say.nothingHereText}
        </EmptyState>
      )}
      <div
        ref={scroller}
        role="tree"
        aria-label={say.tree}
        tabIndex={0}
        hidden={rows.length === 0}
        aria-activedescendant={active && activeAt >= first && activeAt < end ? `${treeId}${active.item.id}` : undefined}
        className={classes.scroller}
        onKeyDown={handleKey}
        {...getRowMenuHandlers(showActiveRow)}
        {...(canEdit && drag.handlers)}
      >
        <div role="none" style={{ position: 'relative', height: rows.length * rowHeight }}>
          {rows.slice(first, end).map((row, place) => (
            <OrganisationRowView
              key={(first + place) % slots}
              id={`${treeId}${row.item.id}`}
              isActive={row === active}
              isRenaming={renamingId === row.item.id && isOrganisationFolder(row.item.type)}
              drag={drag.getRowDrag(row.item.id)}
              height={rowHeight}
              start={(first + place) * rowHeight}
              {...{ row, canEdit, say, commands }}
            />
          ))}
        </div>
      </div>
      <VisuallyHidden role="status">
        {active?.item.id === movedId && active && say.moved(active.item.displayName, active.position, active.setSize)}
      </VisuallyHidden>
    </section>
  );
}
