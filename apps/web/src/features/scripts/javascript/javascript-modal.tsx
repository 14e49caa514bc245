import { ModalFrame, SplitHandle } from '@confab/ui';
import { Box, Button, TextInput } from '@mantine/core';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useKeys } from '../../../keys/use-keys.ts';
import { useWords } from '../../../words/define-words.ts';
import type { CodeName } from '../code/code-completions.ts';
import { CodeEditor, type CodeEditorHandle } from '../code/code-editor.tsx';
import { CodeResults } from './code-results.tsx';
import type { TextPlace, WriteText } from '../text/text-source.ts';
import { useTextWindow } from '../text/use-text-window.ts';
import { useCodeTest } from './use-code-test.ts';
import { useSidePane } from '../use-side-pane.ts';
import { words } from '../words.ts';
import classes from '../scripts.module.css';

interface JavascriptModalProps {
  readonly code: string;
  /** Absent when the code is read-only; it can still be run. */
  readonly onApply?: WriteText;
  /** Receives the text as it changes, and undefined when the window is closed. */
  readonly onType?: (text: string | undefined) => void;
  /** Where the code is in a project; it is then stored as it is typed. */
  readonly place?: TextPlace;
  /** TypeScript is edited only: it is not run here. */
  readonly language?: 'javascript' | 'typescript';
  /** Parameters of the function, offered as completions. */
  readonly parameters?: readonly CodeName[];
  readonly onClose: () => void;
}

/** Edits and runs JavaScript, with function, result and console beside the code (A2.49). */
export function JavascriptModal(props: JavascriptModalProps) {
  const { code: given, onApply, onType, place, language = 'javascript', parameters, onClose } = props;
  const canRun = language === 'javascript';
  const say = useWords(words);
  const writeKeys = useKeys();
  const editor = useRef<CodeEditorHandle>(null);
  const pane = useSidePane();
  const {
    source,
    text: code,
    isReadOnly,
    frame,
  } = useTextWindow({ first: given, onApply, place, hasUndo: true, onType, onClose });
  const [functionName, setFunctionName] = useState(() => findFirstFunction(given));
  const [values, setValues] = useState('');
  const run = useCodeTest();
  const test = () => run.start(code, toCall(functionName, values));

  function handleKey(event: KeyboardEvent) {
    if (!canRun || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    test();
  }

  return (
    <ModalFrame title={canRun ? say.title : say.typescriptTitle} mode="fullScreen" {...frame}>
      <Box className={classes.panes} onKeyDown={handleKey}>
        <CodeEditor
          handle={editor}
          language={language}
          label={say.code}
          source={source}
          place={place}
          isReadOnly={isReadOnly}
          names={{ parameters }}
        />
        {canRun && (
          <>
            <SplitHandle label={say.sideWidth} edge="left" {...pane} />
            <div className={classes.side} style={{ width: pane.size }}>
              <TextInput
                label={say.functionToRun}
                value={functionName}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setFunctionName(event.currentTarget.value)}
              />
              <TextInput
                label={say.arguments}
                description={say.argumentsHint}
                value={values}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setValues(event.currentTarget.value)}
              />
              <div>
                <Button
                  leftSection={<IconPlayerPlay size={16} />}
                  loading={run.isRunning}
                  title={writeKeys('Ctrl Enter')}
                  onClick={test}
                >
                  {say.test}
                </Button>
              </div>
              <CodeResults run={run} onShowLine={(line) => editor.current?.selectLine(line)} />
            </div>
          </>
        )}
      </Box>
    </ModalFrame>
  );
}

/** Finds the first function that the code declares, as the default to run. */
function findFirstFunction(code: string): string {
  return /\bfunction\s*(?:\*\s*)?([A-Za-z_$][\w$]*)/.exec(code)?.[1] ?? 'run';
}

/** Builds the function call; the function input may already hold a complete call. */
function toCall(functionName: string, values: string): string {
  return functionName.includes('(') ? functionName : `${functionName.trim()}(${values})`;
}
