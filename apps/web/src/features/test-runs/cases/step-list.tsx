import type { TestStep } from '@confab/model';
import { VisuallyHidden } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWords } from '../../../words/define-words.ts';
import type { groupNodeOptions } from '../node-options.ts';
import { words } from '../words.ts';
import classes from './edit-case.module.css';
import { StepEditor } from './step-editor.tsx';
import type { useCaseForm } from './use-case-form.ts';

interface StepListProps {
  readonly form: ReturnType<typeof useCaseForm>;
  readonly nodes: ReturnType<typeof groupNodeOptions>;
}

/** The steps of a case, in order. A moved step keeps the focus; the focus of a removed one goes to its neighbour. */
export function StepList({ form, nodes }: StepListProps) {
  const say = useWords(words);
  const list = useRef<HTMLOListElement>(null);
  const [announced, setAnnounced] = useState('');
  const { draft, outcome, focused } = form;
  const { steps } = draft;

  useEffect(() => {
    if (focused !== undefined) list.current?.querySelector<HTMLElement>(`[data-step="${focused}"]`)?.focus();
  }, [focused]);

  function move(step: TestStep, at: number, by: -1 | 1) {
    const to = at + by;
    if (to < 0 || to >= steps.length) return;
    const held = document.activeElement;
    // At once: the next key may come before the next frame.
    flushSync(() => {
      form.actionsOf(step).onMove(by);
      setAnnounced(say.moved(step.requestValue || say.stepNumber(at + 1), to + 1, steps.length));
    });
    if (held instanceof HTMLElement && held.isConnected && !held.matches(':disabled')) held.focus();
    else focusStep(to);
  }
  function remove(step: TestStep, at: number) {
    flushSync(() => form.actionsOf(step).onRemove());
    focusStep(Math.min(at, steps.length - 2));
  }
  /** Focuses the utterance of a step, or the button that adds one when there is none. */
  function focusStep(at: number) {
    const field = list.current?.querySelectorAll<HTMLElement>('[data-step]')[at];
    (field ?? list.current?.parentElement?.querySelector<HTMLElement>('[data-add-step]'))?.focus();
  }

  return (
    <>
      <ol className={classes.steps} ref={list}>
        {steps.map((step, at) => (
          <StepEditor
            key={step.stepId}
            step={step}
            number={at + 1}
            isLast={at === steps.length - 1}
            nodes={nodes}
            outcome={outcome?.steps.find(({ stepId }) => stepId === step.stepId)}
            {...form.actionsOf(step)}
            onMove={(by) => move(step, at, by)}
            onRemove={() => remove(step, at)}
          />
        ))}
      </ol>
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
    </>
  );
}
