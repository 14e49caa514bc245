import type { NodeId, ProjectId, TeamId, TestStep, WorkflowId } from '@confab/model';
import { FailureState, ModalFrame } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useWords } from '../../../words/define-words.ts';
import { createBlankDraft, createId, readDraft, type CaseDraft } from './case-draft.ts';
import { CaseForm } from './case-form.tsx';
import { useSuites, useTestCase } from '../use-suites.ts';
import { words } from '../words.ts';

export interface EditTestCaseModalProps {
  readonly teamId: TeamId;
  /** Where the case stands: the project itself, or a test plan. */
  readonly projectId: ProjectId;
  /** The project that is tested. */
  readonly targetProjectId: ProjectId;
  /** Absent where the suite is still to be chosen. */
  readonly suiteId?: WorkflowId;
  /** Absent for a new case. */
  readonly nodeId?: NodeId;
  /** The steps that a new case begins with: a conversation that was held, made with `caseFromConversation`. */
  readonly steps?: readonly TestStep[];
  readonly onClose: () => void;
}

const size = 'min(1240px, 96vw)';

/**
 * Edits a test case, or makes one (editTestCaseModal).
 *
 * Whoever has held a conversation opens it with `openModal('editTestCase', { teamId, projectId, targetProjectId, steps })`
 * and the steps of `caseFromConversation`: the person then names the case and chooses its suite.
 */
export function EditTestCaseModal(props: EditTestCaseModalProps) {
  const { teamId, projectId, nodeId, steps, onClose } = props;
  const say = useWords(words);
  const suites = useSuites({ teamId, projectId });
  const found = useTestCase(teamId, nodeId);
  const title = nodeId === undefined ? say.newTitle : say.editTitle;
  const failure = suites.error ?? found.error;
  const node = found.data?.node;
  const isReady = suites.data !== undefined && (nodeId === undefined || node !== undefined);
  return (
    <ModalFrame title={title} size={size} onClose={onClose}>
      {failure && (
        <FailureState
          title={say.caseNotLoaded}
          message={failure.message}
          onRetry={() => void Promise.all([suites.refetch(), found.refetch()])}
        />
      )}
      {!failure && !isReady && <Loading label={say.loading} />}
      {!failure && isReady && (
        <CaseForm
          {...props}
          suites={suites.data.filter(({ type }) => type === 'TestSuite')}
          version={node?.version ?? 0}
          first={node ? readDraft(node.propertyValues) : begin(steps)}
        />
      )}
    </ModalFrame>
  );
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-label={label} style={{ display: 'grid', gap: 8 }}>
      <Skeleton height={56} />
      <Skeleton height={168} />
      <Skeleton height={168} />
    </div>
  );
}

function begin(steps: readonly TestStep[] | undefined): CaseDraft {
  const blank = createBlankDraft(createId);
  return steps ? { ...blank, steps } : blank;
}
