import type { VersionStage } from '@confab/contracts';
import { personColour } from '../../live/person-colour.ts';
import { IconButton, PersonBadge } from '@confab/ui';
import { Collapse, Menu } from '@mantine/core';
import { IconChevronRight, IconDots, IconPencil } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { useWords } from '../../words/define-words.ts';
import { Moment } from '../../dates/index.ts';
import classes from './history.module.css';
import { words } from './words.ts';
import { useVersionDescription } from './use-version-description.ts';

/** A menu command of a history entry. */
export interface EntryAction {
  readonly label: string;
  readonly run: () => void;
}

interface EntryRowProps {
  readonly title: string;
  readonly description?: string;
  readonly isUnsaved?: boolean;
  readonly author?: { readonly authorId: string; readonly authorName: string };
  readonly createdUtc?: string;
  /** Shown beside the time. */
  readonly note?: string;
  readonly stages?: readonly VersionStage[];
  readonly actions: readonly EntryAction[];
  /** Always shown below the title. */
  readonly children?: ReactNode;
  /** Shown when the entry is expanded. */
  readonly details?: ReactNode;
}

/** One entry of a history: title, author, time, stages and actions. */
export function EntryRow(props: EntryRowProps) {
  const {
    title,
    description = '',
    note = '',
    isUnsaved = false,
    author,
    createdUtc,
    stages = [],
    actions,
    children,
    details,
  } = props;
  const say = useWords(words);
  const describe = useVersionDescription();
  const [isOpen, setOpen] = useState(false);
  const detailsId = useId();
  return (
    <li className={classes.entry} data-unsaved={isUnsaved || undefined}>
      <span className={classes.dot} aria-hidden="true">
        {author ? (
          <PersonBadge name={author.authorName} colour={personColour(author.authorId)} size={24} />
        ) : (
          <IconPencil size={14} />
        )}
      </span>
      <div className={classes.words}>
        <div className={classes.titleLine}>
          {details ? (
            <button
              type="button"
              className={classes.opener}
              aria-expanded={isOpen}
              aria-controls={detailsId}
              aria-label={say.showEdits(title)}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronRight size={14} stroke={2} data-open={isOpen || undefined} aria-hidden="true" />
              <span className={classes.title}>{title}</span>
            </button>
          ) : (
            <span className={classes.title}>{title}</span>
          )}
          {stages.map((stage) => (
            <span key={stage} className={classes.stage} data-stage={stage}>
              {say[stage]}
            </span>
          ))}
        </div>
        {description !== '' && <div className={classes.description}>{describe(description)}</div>}
        {author && createdUtc && (
          <div className={classes.about}>
            {author.authorName} · <Moment utc={createdUtc} />
            {note !== '' && ` · ${note}`}
          </div>
        )}
        {children}
        {details && (
          <div id={detailsId}>
            <Collapse expanded={isOpen} transitionDuration={100}>
              {isOpen && details}
            </Collapse>
          </div>
        )}
      </div>
      {actions.length > 0 && (
        <Menu position="bottom-end" width={240}>
          <Menu.Target>
            <IconButton size={28} label={say.actions(title)} icon={<IconDots size={16} />} />
          </Menu.Target>
          <Menu.Dropdown>
            {actions.map(({ label, run }) => (
              <Menu.Item key={label} onClick={run}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </li>
  );
}
