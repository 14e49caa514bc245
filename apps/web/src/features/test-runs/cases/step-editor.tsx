import { matchKinds, type StepOutcome, type TestStep } from '@confab/model';
import { IconButton } from '@confab/ui';
import { isComposing } from '@confab/ui/is-composing';
import { Select, Textarea, TextInput } from '@mantine/core';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { parsePastedLines } from './case-draft.ts';
import { StepResult } from './step-result.tsx';
import type { groupNodeOptions } from '../node-options.ts';
import { words } from '../words.ts';
import classes from './edit-case.module.css';

/** The actions of a step's controls. */
export interface StepActions {
  readonly onChange: (change: Partial<TestStep>) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onAddAfter: () => void;
  readonly onPasteLines: (lines: readonly string[]) => void;
  readonly onRemove: () => void;
}

interface StepEditorProps extends StepActions {
  readonly step: TestStep;
  /** Position of the step, from 1. */
  readonly number: number;
  readonly isLast: boolean;
  readonly nodes: ReturnType<typeof groupNodeOptions>;
  /** Outcome of the last try; undefined before the first try and after a change. */
  readonly outcome: StepOutcome | undefined;
}

/** One step of a case: the utterance, the expectations, and the outcome of the last try beside them. */
export function StepEditor(props: StepEditorProps) {
  const { step, number, isLast, nodes, outcome, onChange, onMove, onAddAfter, onPasteLines, onRemove } = props;
  const say = useWords(words);

  function handleKey(event: KeyboardEvent) {
    if (event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown')) {
      event.preventDefault();
      onMove(event.key === 'ArrowUp' ? -1 : 1);
    }
  }

  function handleUtteranceKey(event: KeyboardEvent) {
    handleKey(event);
    if (event.key !== 'Enter' || isComposing(event)) return;
    event.preventDefault();
    onAddAfter();
  }

  function handlePaste(event: ClipboardEvent) {
    const lines = parsePastedLines(event.clipboardData.getData('text'));
    if (!lines) return;
    event.preventDefault();
    onPasteLines(lines);
  }

  return (
    <li className={classes.step} data-passed={outcome?.checks.length === 0 ? undefined : outcome?.passed}>
      <span className={classes.number} aria-hidden="true">
        {number}
      </span>
      <div className={classes.fields} role="group" aria-label={say.stepNumber(number)}>
        <TextInput
          label={say.says}
          data-step={step.stepId}
          placeholder={number === 1 ? say.saysPlaceholder : say.saysNothing}
          value={step.requestValue}
          maxLength={1_000}
          onKeyDown={handleUtteranceKey}
          onPaste={handlePaste}
          onChange={(event) => onChange({ requestValue: event.currentTarget.value })}
        />
        <Textarea
          label={say.expects}
          placeholder={say.expectsPlaceholder}
          value={step.expectedResponse}
          maxLength={4_000}
          autosize
          onKeyDown={handleKey}
          minRows={1}
          maxRows={6}
          onChange={(event) => onChange({ expectedResponse: event.currentTarget.value })}
        />
        <div className={classes.choices}>
          <Select
            label={say.match}
            allowDeselect={false}
            data={matchKinds.map((kind) => ({ value: kind, label: say.matchKind(kind) }))}
            value={step.match}
            onChange={(kind) => onChange({ match: matchKinds.find((one) => one === kind) ?? 'Exact' })}
          />
          <Select
            label={say.node}
            placeholder={say.anyNode}
            searchable
            clearable
            data={nodes.map(({ group, items }) => ({ group, items: [...items] }))}
            value={step.targetNodeId === '' ? null : step.targetNodeId}
            onChange={(id) => onChange({ targetNodeId: id ?? '' })}
          />
          <Select
            label={say.end}
            placeholder={say.endAny}
            clearable
            data={[
              { value: 'true', label: say.endYes },
              { value: 'false', label: say.endNo },
            ]}
            value={step.expectEndSession === undefined ? null : String(step.expectEndSession)}
            onChange={(ends) => onChange({ expectEndSession: ends === null ? undefined : ends === 'true' })}
          />
        </div>
      </div>
      <StepResult outcome={outcome} number={number} onAccept={onChange} />
      <div className={classes.tools}>
        <IconButton
          size={26}
          label={say.moveUp(number)}
          disabled={number === 1}
          icon={<IconArrowUp size={16} />}
          onClick={() => onMove(-1)}
        />
        <IconButton
          size={26}
          label={say.moveDown(number)}
          disabled={isLast}
          icon={<IconArrowDown size={16} />}
          onClick={() => onMove(1)}
        />
        <IconButton size={26} label={say.addStepAfter(number)} icon={<IconPlus size={16} />} onClick={onAddAfter} />
        <IconButton size={26} label={say.removeStep(number)} icon={<IconTrash size={16} />} onClick={onRemove} />
      </div>
    </li>
  );
}
