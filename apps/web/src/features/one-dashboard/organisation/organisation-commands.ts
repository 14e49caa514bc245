import type { OrganisationFolderType } from '@confab/contracts';
import type { KeyboardEvent } from 'react';
import type { OrganisationRow } from './build-organisation-rows.ts';
import type { Direction } from './organisation-moves.ts';

/** What the rows, keys and menus of the organisation tree do. */
export interface OrganisationCommands {
  readonly activate: (nodeId: string) => void;
  readonly toggle: (nodeId: string) => void;
  readonly open: (row: OrganisationRow) => void;
  readonly beginRename: (nodeId: string) => void;
  /** Without a name, the rename is cancelled (A2.17). */
  readonly endRename: (nodeId: string, name?: string) => void;
  readonly add: (parentId: string | null, type: OrganisationFolderType) => void;
  readonly step: (nodeId: string, direction: Direction) => void;
  readonly canStep: (nodeId: string, direction: Direction) => boolean;
  readonly remove: (nodeId: string) => void;
}

type Keys = Pick<KeyboardEvent, 'key' | 'altKey'>;

const directions: Readonly<Record<string, Direction>> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'out',
  ArrowRight: 'in',
};

/** The command of a key on a row; undefined for keys that move through the tree. */
export function getOrganisationCommand(
  { key, altKey }: Keys,
  row: OrganisationRow,
  commands: OrganisationCommands,
  canEdit: boolean,
): (() => void) | undefined {
  if (key === 'Enter') return () => commands.open(row);
  if (!canEdit) return undefined;
  const { id } = row.item;
  if (key === 'F2') return () => commands.beginRename(id);
  if (key === 'Delete') return () => commands.remove(id);
  const direction = altKey && Object.hasOwn(directions, key) ? directions[key] : undefined;
  return direction && (() => commands.step(id, direction));
}
