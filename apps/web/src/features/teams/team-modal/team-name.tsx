import { teamNameProblem, tidyTeamName } from '@confab/access';
import { limits } from '@confab/model';
import { isComposing } from '@confab/ui/is-composing';
import { IconPencil } from '@tabler/icons-react';
import { useState, type KeyboardEvent } from 'react';
import { useMessage } from '../../../words/messages.ts';
import { useWords } from '../../../words/define-words.ts';
import { words } from '../words.ts';
import classes from './team-modal.module.css';

interface TeamNameProps {
  readonly name: string;
  /** @returns whether the team was renamed. */
  readonly onRename: (name: string) => Promise<boolean>;
}

/** The title of the dialog, which becomes a text field on hover and focus (P2.53). */
export function TeamName({ name, onRename }: TeamNameProps) {
  const text = useWords(words);
  const translate = useMessage();
  const [draft, setDraft] = useState(name);
  const [problem, setProblem] = useState<string>();
  const isChanged = draft !== name;

  async function save() {
    const found = teamNameProblem(draft);
    setProblem(found);
    if (found !== undefined || tidyTeamName(draft) === name) return setDraft(name);
    if (!(await onRename(tidyTeamName(draft)))) setDraft(name);
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') {
      setDraft(name);
      setProblem(undefined);
    }
  }

  return (
    <span className={classes.name}>
      <input
        className={classes.nameField}
        aria-label={text.teamName}
        aria-invalid={problem !== undefined}
        value={draft}
        maxLength={limits.teamNameMax}
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
