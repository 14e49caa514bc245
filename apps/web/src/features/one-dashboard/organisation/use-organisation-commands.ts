import { isOrganisationFolder } from '@confab/contracts';
import { useState, type Dispatch, type SetStateAction } from 'react';
import { useLocation } from 'wouter';
import { openModal } from '../../../modals/modal-store.ts';
import { findAddress } from './build-organisation-rows.ts';
import type { OrganisationCommands } from './organisation-commands.ts';
import { findStep } from './organisation-moves.ts';
import type { useOrganisation } from './use-organisation.ts';
import type { OrganisationWords } from './words.ts';

interface CommandParts {
  readonly organisation: ReturnType<typeof useOrganisation>;
  readonly say: OrganisationWords;
  readonly canEdit: boolean;
  readonly setActiveId: (nodeId: string) => void;
  readonly setToggled: Dispatch<SetStateAction<ReadonlySet<string>>>;
  /** Keeps the focus in the tree when the field for a name goes. */
  readonly keepFocus: () => void;
}

/** The commands of the organisation tree, which folder is being renamed, and which node has just moved by a step. */
export function useOrganisationCommands({
  organisation,
  say,
  canEdit,
  setActiveId,
  setToggled,
  keepFocus,
}: CommandParts) {
  const { nodes } = organisation;
  const [, navigate] = useLocation();
  const [renamingId, setRenamingId] = useState<string>();
  const [movedId, setMovedId] = useState<string>();

  function toggle(nodeId: string) {
    setToggled((now) =>
      now.has(nodeId) ? new Set([...now].filter((id) => id !== nodeId)) : new Set([...now, nodeId]),
    );
  }

  const commands: OrganisationCommands = {
    activate: setActiveId,
    toggle,
    open(row) {
      const address = findAddress(row);
      if (address !== undefined) navigate(address);
      else if (row.isExpanded !== undefined) toggle(row.item.id);
    },
    beginRename: (nodeId) => canEdit && setRenamingId(nodeId),
    endRename(nodeId, name) {
      setRenamingId(undefined);
      if (name !== undefined) void organisation.rename(nodeId, name);
      keepFocus();
    },
    async add(parentId, type) {
      const added = await organisation.add({ parentId, type, displayName: say.newName(say[type]) });
      if (!added) return;
      setActiveId(added.id);
      setRenamingId(added.id);
      // An item that is added to a project that was never expanded would not be visible.
      if (parentId !== null && nodes.get(parentId)?.type === 'Project')
        setToggled((now) => new Set([...now, parentId]));
    },
    canStep: (nodeId, direction) => findStep(nodes, nodeId, direction) !== undefined,
    step(nodeId, direction) {
      const place = findStep(nodes, nodeId, direction);
      if (place)
        void organisation.move({ nodeId, ...place }).then((moved) => moved !== undefined && setMovedId(nodeId));
    },
    remove(nodeId) {
      const node = nodes.get(nodeId);
      if (!node || !isOrganisationFolder(node.type)) return;
      openModal('confirmationModal', {
        title: say.removeTitle(node.displayName),
        message: say.removeText,
        confirmLabel: say.remove,
        onConfirm: () => void organisation.remove(nodeId),
      });
    },
  };
  return { commands, renamingId, movedId, clearMoved: () => setMovedId(undefined) };
}
