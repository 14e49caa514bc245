import { IconButton } from '@confab/ui';
import { Button, Text } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { useId, type ReactNode } from 'react';
import { copyWithToast } from '../../../toasts/index.ts';
import { useMessage } from '../../../words/messages.ts';
import { useStoredText } from '../../../words/stored/stored-text.ts';
import { useWords } from '../../../words/define-words.ts';
import type { CodeRun } from './use-code-test.ts';
import { words } from '../words.ts';
import classes from '../scripts.module.css';

interface CodeResultsProps {
  readonly run: CodeRun;
  readonly onShowLine: (line: number) => void;
}

/** The result or error of the last run and its console output, each with a copy button (A2.49). */
export function CodeResults({ run, onShowLine }: CodeResultsProps) {
  const say = useWords(words);
  const message = useMessage();
  const translateStored = useStoredText();
  const { result } = run;
  const thrown = result?.success === false ? result.errorMessage : undefined;
  const shownThrown = thrown === undefined ? undefined : translateStored('script', thrown);
  const failure = run.failure === undefined ? shownThrown : message(run.failure);
  const line = result?.success === false ? result.errorLine : null;
  const shown = result?.success ? JSON.stringify(result.result, null, 2) : (run.failure?.message ?? thrown ?? '');
  const logs = result?.logs.join('\n') ?? '';
  const empty = run.isRunning ? say.running : say.notRun;
  return (
    <>
      <Pane title={say.result} copyLabel={say.copyResult} text={shown}>
        {failure === undefined ? (
          shown || empty
        ) : (
          <Text component="div" inherit c="var(--mantine-color-error)" role="alert">
            {failure}
            {line === null ? null : (
              <div>
                <Button size="compact-xs" variant="default" onClick={() => onShowLine(line)}>
                  {say.showLine(line)}
                </Button>
              </div>
            )}
          </Text>
        )}
      </Pane>
      <Pane title={say.console} copyLabel={say.copyConsole} text={logs}>
        {logs || (result ? say.nothingWritten : empty)}
      </Pane>
    </>
  );
}

interface PaneProps {
  readonly title: string;
  readonly copyLabel: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Pane({ title, copyLabel, text, children }: PaneProps) {
  const id = useId();
  return (
    <section className={classes.pane} aria-labelledby={id}>
      <div className={classes.outputHead}>
        <span id={id} className={classes.label}>
          {title}
        </span>
        <IconButton
          label={copyLabel}
          icon={<IconCopy size={16} />}
          disabled={text === ''}
          onClick={() => void copyWithToast(text)}
        />
      </div>
      {/* Focusable, because it scrolls. */}
      <div className={classes.output} role="region" aria-labelledby={id} tabIndex={0} aria-live="polite">
        {children}
      </div>
    </section>
  );
}
