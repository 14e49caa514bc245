import type { NodeId, WorkflowId } from '@confab/model';
import { Suspense } from 'react';
import { DeleteConfirmation } from '../projects/index.ts';
import { useSuiteChanges } from './use-suites.ts';
import type { TestPlace } from './use-test-runs.ts';

interface TestDeletionProps {
  readonly place: TestPlace;
  /** What is deleted, with its article. */
  readonly what: string;
  /** The suite or planned run. */
  readonly workflowId: WorkflowId;
  /** A case of the suite, which is deleted instead of the suite. */
  readonly nodeId?: NodeId | undefined;
  readonly onClose: () => void;
}

/** Deletes a suite, a case of it or a planned run after a confirmation. */
export function TestDeletion({ place, what, workflowId, nodeId, onClose }: TestDeletionProps) {
  const { removeCase, removeWorkflow } = useSuiteChanges(place);
  const deletion = nodeId === undefined ? removeWorkflow : removeCase;

  function remove() {
    if (nodeId === undefined) removeWorkflow.mutate(workflowId, { onSuccess: onClose });
    else removeCase.mutate({ suiteId: workflowId, nodeId }, { onSuccess: onClose });
  }

  return (
    <Suspense fallback={null}>
      <DeleteConfirmation
        what={what}
        isLoading={deletion.isPending}
        error={deletion.error ?? undefined}
        onDelete={remove}
        onClose={onClose}
      />
    </Suspense>
  );
}
