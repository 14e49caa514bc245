import type { Misses } from '@confab/contracts';
import { Button } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import classes from './misses.module.css';
import { words } from './words.ts';

interface IgnoredListProps {
  readonly ignored: Misses['ignored'];
  /** Undefined for people who may not change anything. */
  readonly onStop: ((text: string) => void) | undefined;
}

const shownMax = 100;

/** The ignored utterances of a project, the newest of which can be restored. */
export function IgnoredList({ ignored, onStop }: IgnoredListProps) {
  const say = useWords(words);
  if (ignored.length === 0) return null;
  return (
    <details>
      <summary>{say.ignoredTitle(ignored.length)}</summary>
      <ul className={classes.texts}>
        {ignored.slice(0, shownMax).map(({ text }) => (
          <li key={text} className={classes.line}>
            <span>{text}</span>
            {onStop ? (
              <Button
                size="compact-xs"
                variant="default"
                aria-label={say.stopIgnoringText(text)}
                onClick={() => onStop(text)}
              >
                {say.stopIgnoring}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </details>
  );
}
