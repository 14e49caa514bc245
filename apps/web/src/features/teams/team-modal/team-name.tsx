import { teamNameProblem, tidyTeamName } from '@confab/access';
import { isComposing } from '@confab/ui/is-composing';
import { IconPencil } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useMessage } from '../../../words/messages.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import classes from './team-modal.module.css';
import type { Message } from '../../../words/message.ts';

interface TeamNameProps {
  readonly name: string;
  /** Renames the team; the name is the previous one again when that fails. */
  readonly onRename: (name: string) => Promise<unknown>;
}

/** The title of the dialog, which becomes a text field on hover and focus (P2.53). */
export function TeamName({ name, onRename }: TeamNameProps) {
  const text = useWords(words);
  const translate = useMessage();
  // Undefined while nothing is typed, so that the name of another Admin's rename is shown.
  const [draft, setDraft] = useState<string>();
  const [problem, setProblem] = useState<Message>();
  const isChanged = draft !== undefined && draft !== name;

  async function save() {
    if (draft === undefined) return;
    const found = teamNameProblem(draft);
    setProblem(found);
    if (tidyTeamName(draft) === '' || tidyTeamName(draft) === name) return setDraft(undefined);
    // A name that is too long stays, to be shortened.
    if (found !== undefined) return;
    await onRename(tidyTeamName(draft));
    setDraft((typed) => (typed === draft ? undefined : typed));
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') {
      setDraft(undefined);
      setProblem(undefined);
    }
  }

  return (
    <span className={classes.name}>
      <input
        className={classes.nameField}
        aria-label={text.teamName}
        aria-invalid={problem !== undefined}
        value={draft ?? name}
        autoComplete="off"
        // Esc first reverts an unsaved name, and closes the dialog only without one.
        data-mantine-stop-propagation={isChanged}
        onChange={(event) => setDraft(event.currentTarget.value)}
        onBlur={() => void save()}
        onKeyDown={handleKey}
      />
      <IconPencil size={16} stroke={1.8} className={classes.namePencil ?? ''} aria-hidden="true" />
      {problem !== undefined && (
        <span role="alert" className={classes.nameProblem}>
          {translate(problem)}
        </span>
      )}
    </span>
  );
}
