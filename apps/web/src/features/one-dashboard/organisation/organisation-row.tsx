import { isOrganisationFolder, type OrganisationNodeType } from '@confab/contracts';
import {
  IconAddressBook,
  IconArchive,
  IconBook,
  IconBuilding,
  IconChartBar,
  IconFileText,
  IconFolder,
  IconFolders,
  IconInbox,
  IconMap,
  IconMessageCircle,
  IconMessageQuestion,
  IconPlayerPlay,
  IconPuzzle,
  IconUserCircle,
  type Icon,
} from '@tabler/icons-react';
import { memo } from 'react';
import { personColour } from '../../../live/person-colour.ts';
import { openRowMenu, TreeRow } from '../../tree/index.ts';
import type { OrganisationRow } from './build-organisation-rows.ts';
import type { OrganisationCommands } from './organisation-commands.ts';
import { OrganisationMenu } from './organisation-menu.tsx';
import { isMovable } from './organisation-moves.ts';
import type { RowDrag } from './use-organisation-drag.ts';
import type { OrganisationWords } from './words.ts';
import classes from './organisation.module.css';

const icons: Readonly<Record<OrganisationNodeType, Icon>> = {
  Organization: IconBuilding,
  Zone: IconMap,
  Project: IconMessageCircle,
  ProjectFolder: IconFolder,
  LlamaFolder: IconFolder,
  Llama: IconBook,
  Page: IconFileText,
  Account: IconUserCircle,
  ContactUs: IconAddressBook,
  FAQ: IconMessageQuestion,
  Simulator: IconPlayerPlay,
  Analytics: IconChartBar,
  Bucket: IconInbox,
  BucketFolder: IconArchive,
  ProjectGroup: IconFolders,
  Module: IconPuzzle,
};

interface OrganisationRowProps {
  readonly id: string;
  readonly row: OrganisationRow;
  readonly isActive: boolean;
  readonly isRenaming: boolean;
  readonly canEdit: boolean;
  readonly drag: RowDrag | undefined;
  readonly height: number;
  /** Pixels from the top of the tree. */
  readonly start: number;
  readonly say: OrganisationWords;
  readonly commands: OrganisationCommands;
}

/** In pixels. */
const indentWidth = 18;

/** One row of the organisation tree. */
export const OrganisationRowView = memo(RowView);

function RowView({ id, row, isActive, isRenaming, canEdit, drag, height, start, say, commands }: OrganisationRowProps) {
  const { item } = row;
  const TypeIcon = icons[item.type];
  const name = getNodeName(row, say);
  const people = item.currentlyOpenedByUserList;
  return (
    <TreeRow
      id={id}
      level={row.level}
      setSize={row.setSize}
      position={row.position}
      isExpanded={row.isExpanded}
      isSelected={isActive}
      isActive={isActive}
      isBusy={row.state === 'loading'}
      isRenaming={isRenaming}
      name={item.displayName}
      shownName={name}
      title={name}
      label={[name, say[item.type], ...people.map((person) => say.isHere(person.name)), getNote(row, say)]
        .filter(Boolean)
        .join(', ')}
      icon={<TypeIcon size={16} stroke={1.75} aria-hidden="true" />}
      people={people.map((person) => ({ ...person, colour: personColour(person.tvAccountId) }))}
      indent={(row.level - 1) * indentWidth}
      start={start}
      height={height}
      dragState={drag?.state}
      dropEdge={drag?.edge}
      isDraggable={canEdit && isMovable(item)}
      leadingBadges={row.state !== undefined && <span className={classes.note}>{getNote(row, say)}</span>}
      onToggle={() => commands.toggle(item.id)}
      onEndRename={(next) => commands.endRename(item.id, next)}
      onClick={() => commands.activate(item.id)}
      onDoubleClick={() => commands.open(row)}
      onContextMenu={openRowMenu}
    >
      {canEdit && isMovable(item) && <OrganisationMenu row={row} name={name} say={say} commands={commands} />}
    </TreeRow>
  );
}

/** The parts of a project that are not items are named in the language of the interface. */
function getNodeName({ item }: OrganisationRow, say: OrganisationWords): string {
  const isNamed = isMovable(item) || isOrganisationFolder(item.type) || item.type === 'Page' || item.type === 'Module';
  return isNamed ? item.displayName : say[item.type];
}

function getNote({ state }: OrganisationRow, say: OrganisationWords): string {
  if (state === undefined) return '';
  return state === 'loading' ? say.branchLoading : say.branchNotLoaded;
}
