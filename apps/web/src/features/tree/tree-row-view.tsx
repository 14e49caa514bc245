import { IconChevronRight } from '@tabler/icons-react';
import { useState, type CSSProperties, type ReactNode } from 'react';
import type { Person } from '@confab/live';
import { useWords } from '../../words/define-words.ts';
import { ItemIcon } from './node-icons.tsx';
import { RenameField } from './rename-field.tsx';
import type { TreeRow } from './tree-rows.ts';
import { words, type TreeWords } from './words.ts';
import classes from './tree.module.css';

interface TreeRowViewProps {
  readonly id: string;
  readonly row: TreeRow;
  readonly icon: string | undefined;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly people: readonly Person[];
  /** What may be done with the item. Made when the pointer first comes: most rows never need theirs. */
  readonly renderMenu: () => ReactNode;
  readonly renaming: { readonly onCommit: (name: string) => void; readonly onCancel: () => void } | undefined;
  readonly style: CSSProperties;
  readonly onSelect: () => void;
  readonly onToggle: () => void;
  readonly onRename: () => void;
}

/** One row of the tree: a project, a workflow or a node. */
export function TreeRowView(props: TreeRowViewProps) {
  const { row, renaming, people } = props;
  const [wasReached, setWasReached] = useState(false);
  const say = useWords(words);
  const { item } = row;
  return (
    // Keys and focus are the tree's, which names its active row.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
    <div
      id={props.id}
      role="treeitem"
      aria-level={row.level}
      aria-setsize={row.setSize}
      aria-posinset={row.position}
      aria-selected={props.isSelected}
      aria-expanded={row.isExpanded}
      aria-label={rowName(row, people, say)}
      className={classes.row}
      data-active={props.isActive || undefined}
      data-level={row.level}
      style={props.style}
      onClick={props.onSelect}
      onDoubleClick={props.onRename}
      onPointerEnter={() => setWasReached(true)}
    >
      <span
        className={classes.chevron}
        data-open={row.isExpanded || undefined}
        aria-hidden="true"
        onClick={(event) => {
          if (row.isExpanded === undefined) return;
          event.stopPropagation();
          props.onToggle();
        }}
      >
        {row.isExpanded !== undefined && <IconChevronRight size={14} stroke={2} />}
      </span>
      <span className={classes.icon}>
        <ItemIcon name={props.icon} />
      </span>
      {renaming ? (
        <RenameField name={item.displayName} {...renaming} />
      ) : (
        <span className={classes.name} title={item.displayName}>
          {item.displayName}
        </span>
      )}
      {people.map((person) => (
        <span
          key={person.connectionId}
          className={classes.person}
          style={{ background: person.colour }}
          title={person.name}
        />
      ))}
      {item.isDirty && <span className={classes.dirty} title={say.unsaved} />}
      <span className={classes.rowTools}>{wasReached && props.renderMenu()}</span>
    </div>
  );
}

function rowName({ item }: TreeRow, people: readonly Person[], say: TreeWords) {
  const marks = [item.isDirty ? say.unsavedMark : '', ...people.map(({ name }) => say.isHere(name))].filter(Boolean);
  return [item.displayName, ...marks].join(', ');
}
