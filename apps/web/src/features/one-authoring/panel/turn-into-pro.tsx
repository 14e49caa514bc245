import { Button } from '@mantine/core';
import { useEditingSession, useItem } from '../../../editing/index.ts';
import { openModal } from '../../../modals/modal-store.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import classes from './tabs.module.css';

/** The command that converts a One project to a Pro project, at the end of its settings. */
export function TurnIntoPro() {
  const say = useWords(words);
  const { isReadOnly, teamId, projectId } = useEditingSession();
  const name = useItem(projectId)?.displayName ?? '';
  if (isReadOnly) return null;
  return (
    <section className={classes.turnIntoPro} aria-label={say.turnIntoPro}>
      <p>{say.turnIntoProText}</p>
      <Button
        variant="default"
        // The ids of the open project and its team.
        onClick={() => openModal('turnIntoPro', { teamId, projectId, name })}
      >
        {say.turnIntoPro}
      </Button>
    </section>
  );
}
