import { StatusBadge } from '@confab/ui';
import { useEffect, useRef } from 'react';
import { useWords } from '../../../words/define-words.ts';
import classes from './session.module.css';
import type { RecordingLine } from './recording-line.ts';
import { sessionWords } from './session-words.ts';

interface LineListProps {
  readonly lines: readonly RecordingLine[];
  readonly currentKey: string | undefined;
  /** Targets of lines whose recording is being uploaded, or is only in this browser. */
  readonly uploading: ReadonlySet<string>;
  readonly kept: ReadonlySet<string>;
  readonly onSelect: (key: string) => void;
}

const colours = { missing: 'amber', stale: 'red', recorded: 'green' } as const;

/** The lines of the project with their states. */
export function LineList({ lines, currentKey, uploading, kept, onSelect }: LineListProps) {
  const say = useWords(sessionWords);
  const current = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (currentKey !== undefined) current.current?.scrollIntoView?.({ block: 'nearest' });
  }, [currentKey]);
  return (
    <ul className={classes.lines} aria-label={say.lines}>
      {lines.map(({ key, target, language, words, workflowName, itemName, state }) => {
        const isCurrent = key === currentKey;
        return (
          <li key={key} ref={isCurrent ? current : null}>
            <button
              type="button"
              className={classes.line}
              aria-current={isCurrent || undefined}
              onClick={() => onSelect(key)}
            >
              <span className={classes.lineWords} lang={language}>
                {words}
              </span>
              <span className={classes.linePlace}>{say.place(workflowName, itemName)}</span>
              <StatusBadge
                colour={uploading.has(target) || kept.has(target) ? 'amber' : colours[state]}
                label={uploading.has(target) ? say.uploading : kept.has(target) ? say.notUploaded : say.state(state)}
                isQuiet={state === 'recorded'}
              />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
