import type { JsonObject, NodeId, ProjectId, TeamId, TestStep, TestStub, WorkflowId } from '@confab/model';
import { FailureState, ModalFrame } from '@confab/ui';
import { Skeleton } from '@mantine/core';
import { useState } from 'react';
import { useWords } from '../../../words/define-words.ts';
import { createBlankDraft, createId, readDraft, type CaseDraft } from './case-draft.ts';
import { CaseForm } from './case-form.tsx';
import { useConfirmedClose } from '../../scripts/index.ts';
import { useSuites } from '../use-suites.ts';
import { useTestCase } from '../use-test-case.ts';
import { words } from '../words.ts';
import { useMessage } from '../../../words/messages.ts';

export interface EditTestCaseModalProps {
  readonly teamId: TeamId;
  /** The project that holds the case: the tested project itself, or a test plan. */
  readonly projectId: ProjectId;
  /** The project that is tested. */
  readonly targetProjectId: ProjectId;
  /** Absent when the author still has to choose a suite. */
  readonly suiteId?: WorkflowId;
  /** Absent for a new case. */
  readonly nodeId?: NodeId;
  /** Initial steps of a new case, created with `createStepsFromConversation`. */
  readonly steps?: readonly TestStep[];
  /** Initial stubs of a new case with steps, created with `createStubsFromConversation`. */
  readonly stubs?: readonly TestStub[];
  /** Values of a new case other than its steps, such as the language and the time of the conversation. */
  readonly situation?: JsonObject;
  readonly onClose: () => void;
}

const size = 'min(1240px, 96vw)';

/**
 * Edits or creates a test case (editTestCaseModal).
 *
 * To turn a conversation into a case, call `openModal('editTestCaseModal', { teamId, projectId, targetProjectId, steps })` with
 * the steps of `createStepsFromConversation`. The author then names the case and chooses its suite.
 */
export function EditTestCaseModal(props: EditTestCaseModalProps) {
  const { teamId, projectId, nodeId, onClose } = props;
  const say = useWords(words);
  const translate = useMessage();
  const suites = useSuites({ teamId, projectId });
  const found = useTestCase(teamId, nodeId);
  const title = nodeId === undefined ? say.newTitle : say.editTitle;
  const node = found.data?.node;
  const isReady = suites.data !== undefined && (nodeId === undefined || node !== undefined);
  // A failed update in the background does not change the form or typed values.
  const failure = isReady ? undefined : (suites.error ?? found.error);
  const [isChanged, setChanged] = useState(false);
  const close = useConfirmedClose({ isChanged, onClose });
  return (
    <ModalFrame title={title} size={size} onClose={close}>
      {failure && (
        <FailureState
          title={say.caseNotLoaded}
          message={translate(failure)}
          onRetry={() => void Promise.all([suites.refetch(), found.refetch()])}
        />
      )}
      {!failure && !isReady && <Loading label={say.loading} />}
      {isReady && (
        <CaseForm
          {...props}
          suites={suites.data.filter(({ type }) => type === 'TestSuite')}
          version={node?.version ?? 0}
          onChanged={setChanged}
          onCancel={close}
          first={node ? readDraft(node.propertyValues) : createDraft(props)}
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

function createDraft({ steps, stubs = [], situation: rest = {} }: EditTestCaseModalProps): CaseDraft {
  const blank = createBlankDraft(createId);
  return steps ? { ...blank, steps, stubs, rest } : blank;
}
