import { Button, Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useKeepFocusNear } from '../../../platform/focus/use-keep-focus-near.ts';
import { useWords } from '../../../words/define-words.ts';
import classes from './uploads.module.css';
import { chooseForTaken, type QueuedFile } from './upload-queue.ts';
import { words } from '../words.ts';

interface TakenQuestionProps {
  readonly file: QueuedFile;
  /** How many other files have names in use so far. */
  readonly others: number;
}

/** Asks what happens to a file whose name is in use: keep both, replace, or leave it out. */
export function TakenQuestion({ file: { id, file }, others }: TakenQuestionProps) {
  const say = useWords(words);
  const question = useKeepFocusNear<HTMLDivElement>();
  const [isForAll, setForAll] = useState(false);
  const choose = (choice: 'keepboth' | 'replace' | 'skip') => () => chooseForTaken(id, choice, isForAll);
  return (
    <div ref={question} className={classes.question} role="group" aria-label={say.nameTaken(file.name)}>
      <p>{say.nameTaken(file.name)}</p>
      <div className={classes.choices}>
        <Button size="compact-sm" onClick={choose('keepboth')}>
          {say.keepBoth}
        </Button>
        <Button size="compact-sm" variant="default" onClick={choose('replace')}>
          {say.replace}
        </Button>
        <Button size="compact-sm" variant="default" onClick={choose('skip')}>
          {say.skip}
        </Button>
      </div>
      <Checkbox
        size="xs"
        label={others > 0 ? say.forAllOthers(others) : say.forAll}
        checked={isForAll}
        onChange={(event) => setForAll(event.currentTarget.checked)}
      />
    </div>
  );
}
