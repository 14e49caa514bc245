import { testRunCalls } from '@confab/contracts';
import type { CaseOutcome, TestStep, WorkflowId } from '@confab/model';
import { isSameJson } from '@confab/inputs';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../../../api/api-context.tsx';
import {
  insertSteps,
  createBlankStep,
  moveStep,
  createId,
  toCaseValues,
  updateStep,
  type CaseDraft,
} from './case-draft.ts';
import { canAccept, toExpectation } from './step-result.tsx';
import type { StepActions } from './step-editor.tsx';
import type { TestPlace } from '../use-test-runs.ts';

/** State and actions of a test case being edited, with the outcome of the last try. */
export function useCaseForm(place: TestPlace, first: CaseDraft, suiteId: WorkflowId | undefined) {
  const api = useApi();
  const [initial] = useState(first);
  const [draft, setDraft] = useState(initial);
  const [outcome, setOutcome] = useState<CaseOutcome>();
  const [focused, setFocused] = useState<string>();
  const tryCase = useMutation({
    mutationFn: () => {
      const workflow = suiteId === undefined ? {} : { workflowId: suiteId };
      const body = { ...place, ...workflow, propertyValues: toCaseValues({ ...draft, name: draft.name || ' ' }) };
      return api.call(testRunCalls.tryCase, { body });
    },
    onSuccess: setOutcome,
  });
  const setSteps = (change: (steps: readonly TestStep[]) => readonly TestStep[]) =>
    setDraft((now) => ({ ...now, steps: change(now.steps) }));

  /** Changes the list of steps and drops the outcome, which no longer fits. */
  function editSteps(change: (steps: readonly TestStep[]) => readonly TestStep[]) {
    setOutcome(undefined);
    setSteps(change);
  }

  function addAfter(after: string | undefined, lines: readonly string[] = ['']) {
    const added = lines.map((line) => createBlankStep(createId(), line));
    editSteps((steps) => insertSteps(steps, after, added));
    setFocused(added.at(-1)?.stepId);
  }

  function createStepActions(step: TestStep): StepActions {
    const { stepId } = step;
    return {
      onChange(change) {
        setSteps((steps) => updateStep(steps, stepId, change));
        // A changed utterance affects all later steps; a changed expectation only this step.
        if ('requestValue' in change) setOutcome(undefined);
        else setOutcome((now) => now && { ...now, steps: now.steps.filter((one) => one.stepId !== stepId) });
      },
      onMove: (by) => editSteps((steps) => moveStep(steps, stepId, by)),
      onAddAfter: () => addAfter(stepId),
      onPasteLines: (lines) => {
        const [line, ...rest] = step.requestValue === '' ? lines : [step.requestValue, ...lines];
        editSteps((steps) => updateStep(steps, stepId, { requestValue: line ?? '' }));
        addAfter(stepId, rest);
      },
      onRemove: () => editSteps((steps) => steps.filter((one) => one.stepId !== stepId)),
    };
  }

  /**
   * Makes the actual responses the expected ones, except where a step has passed, because its comparison may be looser.
   */
  function acceptAll() {
    const stepOutcomes = outcome?.steps.filter(canAccept) ?? [];
    editSteps((steps) => stepOutcomes.reduce((all, one) => updateStep(all, one.stepId, toExpectation(one)), steps));
  }

  return {
    draft,
    setDraft,
    isChanged: !isSameJson(toCaseValues(draft), toCaseValues(initial)),
    outcome,
    tryCase,
    addAfter,
    actionsOf: createStepActions,
    takeAll: acceptAll,
    focused,
  };
}
