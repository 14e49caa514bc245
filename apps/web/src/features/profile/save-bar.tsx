import type { ItemSchema } from '@confab/model';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEditingSession, useEditingStatus } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './profile.module.css';
import { words } from './words.ts';

interface SaveBarProps {
  readonly schema: ItemSchema;
  /** Names of the inputs that kept the last save from being sent. */
  readonly problems: readonly string[];
  readonly isSaving: boolean;
  readonly onSeek: (name: string) => void;
}

/** The Save button at the bottom (P2.38), whether there is something to save, and what stands against it. */
export function SaveBar({ schema, problems, isSaving, onSeek }: SaveBarProps) {
  const text = useWords(words);
  const draft = useEditingSession();
  const isDirty = useEditingStatus().unsavedItemIds.length > 0;
  const open = problems.filter((name) => draft.getInputError('', name) !== undefined);
  return (
    <footer className={classes.bar}>
      <div className={classes.state} role="status">
        {open.length > 0 ? (
          <span className={classes.attention}>
            <IconAlertTriangle size={16} aria-hidden="true" /> {text.attention(open.length)}
          </span>
        ) : isDirty ? (
          text.unsaved
        ) : (
          text.allSaved
        )}
        {open.map((name) => (
          <button key={name} type="button" className={classes.seek} onClick={() => onSeek(name)}>
            {schema.properties.find((property) => property.name === name)?.label ?? name}
          </button>
        ))}
      </div>
      <Button type="submit" size="md" loading={isSaving}>
        {text.save}
      </Button>
    </footer>
  );
}
