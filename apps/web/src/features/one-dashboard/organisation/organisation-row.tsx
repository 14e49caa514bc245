import { isOrganisationFolder, type OrganisationNodeType } from '@confab/contracts';
import {
  IconAddressBook,
  IconArchive,
  IconBook,
  IconBuilding,
  IconChartBar,
  IconChevronRight,
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
import { openRowMenu, RenameField } from '../../tree/index.ts';
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
  const { item, isExpanded } = row;
  const TypeIcon = icons[item.type];
  const name = getNodeName(row, say);
  const people = item.currentlyOpenedByUserList;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the tree handles keys and focus, and points to its active row
    <div
      id={id}
      role="treeitem"
      aria-level={row.level}
      aria-setsize={row.setSize}
      aria-posinset={row.position}
      aria-selected={isActive}
      aria-expanded={isExpanded}
      aria-busy={row.state === 'loading' || undefined}
      aria-label={[name, say[item.type], ...people.map((person) => say.isHere(person.name)), getNote(row, say)]
        .filter(Boolean)
        .join(', ')}
      className={classes.row}
      data-active={isActive || undefined}
      data-drag={drag?.state}
      data-part={drag?.part}
      draggable={canEdit && !isRenaming && isMovable(item)}
      style={{ height, transform: `translateY(${start}px)`, paddingLeft: (row.level - 1) * indentWidth }}
      onClick={() => commands.activate(item.id)}
      onDoubleClick={() => commands.open(row)}
      onContextMenu={openRowMenu}
    >
      <span
        className={classes.chevron}
        data-open={isExpanded || undefined}
        aria-hidden="true"
        onClick={(event) => {
          event.stopPropagation();
          if (isExpanded !== undefined) commands.toggle(item.id);
        }}
        onDoubleClick={(event) => event.stopPropagation()}
      >
        {isExpanded !== undefined && <IconChevronRight size={14} stroke={2} />}
      </span>
      <TypeIcon size={16} stroke={1.75} aria-hidden="true" className={classes.icon} />
      {isRenaming ? (
        <RenameField
          name={item.displayName}
          onCommit={(next) => commands.endRename(item.id, next)}
          onCancel={() => commands.endRename(item.id)}
        />
      ) : (
        <span className={classes.name} title={name}>
          {name}
        </span>
      )}
      {row.state !== undefined && <span className={classes.note}>{getNote(row, say)}</span>}
      {people.map((person) => (
        <span
          key={person.connectionId}
          className={classes.person}
          style={{ background: personColour(person.tvAccountId) }}
          title={person.name}
        />
      ))}
      {canEdit && isMovable(item) && <OrganisationMenu row={row} name={name} say={say} commands={commands} />}
    </div>
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
