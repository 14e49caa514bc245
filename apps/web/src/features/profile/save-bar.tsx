import type { ItemSchema } from '@confab/model';
import { Button } from '@mantine/core';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEditingSession, useEditingStatus } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import classes from './profile.module.css';
import { words } from './words.ts';

interface SaveBarProps {
  readonly schema: ItemSchema;
  /** Names of the inputs that were invalid at the last save. */
  readonly invalidNames: readonly string[];
  readonly isSaving: boolean;
  readonly onGoToInput: (name: string) => void;
}

/** The bar at the bottom (P2.38): the Save button, the save state, and links to the invalid inputs. */
export function SaveBar({ schema, invalidNames, isSaving, onGoToInput }: SaveBarProps) {
  const text = useWords(words);
  const draft = useEditingSession();
  const isDirty = useEditingStatus().unsavedItemIds.length > 0;
  const stillInvalid = invalidNames.filter((name) => draft.getInputError('', name) !== undefined);
  return (
    <footer className={classes.bar}>
      <div className={classes.state} role="status">
        {stillInvalid.length > 0 ? (
          <span className={classes.attention}>
            <IconAlertTriangle size={16} aria-hidden="true" /> {text.attention(stillInvalid.length)}
          </span>
        ) : isDirty ? (
          text.unsaved
        ) : (
          text.allSaved
        )}
        {stillInvalid.map((name) => (
          <button key={name} type="button" className={classes.goToInput} onClick={() => onGoToInput(name)}>
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
