import { Kbd } from '@mantine/core';
import { Panel } from '@xyflow/react';
import { useWords } from '../../words/define-words.ts';
import { words } from './words.ts';
import classes from './canvas.module.css';

/** The first three steps in a workflow, shown while it has nothing but its start. */
export function CanvasFirstSteps() {
  const say = useWords(words);
  return (
    <Panel position="top-center" className={classes.firstSteps ?? ''}>
      <ol aria-label={say.firstSteps}>
        <li>
          {say.stepAdd} <Kbd size="xs">N</Kbd>
        </li>
        <li>{say.stepWrite}</li>
        <li>{say.stepTry}</li>
      </ol>
    </Panel>
  );
}
