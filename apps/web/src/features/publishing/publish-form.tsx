import { releaseNotesMax, type PromotionStatus, type PublishPreview } from '@confab/contracts';
import { Alert, Checkbox, Stack, Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { ApiFailure } from '../../api/api-client.ts';
import { takeLostFocus } from '../../platform/focus/take-lost-focus.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { buildPromoteRequest, findChoiceObstacle, type PublishObstacle } from './can-publish.ts';
import { OverrideReason } from './releases/override-reason.tsx';
import { PublishButton } from './publish-button.tsx';
import type { PublishState } from './publish-state.ts';
import type { usePromote } from './use-promotion.ts';
import classes from './publishing.module.css';
import { words } from './words.ts';
import { publishMessages } from '../../words/messages/publish-messages.ts';

/** The terms to accept before publishing, each with its own checkbox (A2.69). */
const terms = ['productTerms', 'checklistTerms'] as const;
type Term = (typeof terms)[number];

interface PublishFormProps {
  readonly choice: PublishState<PromotionStatus['items'][number]>;
  /** Undefined until it is loaded, or where it could not be. */
  readonly preview: PublishPreview | undefined;
  readonly isChecking: boolean;
  /** The number of the release on beta, as the window shows it. */
  readonly betaRelease: number | undefined;
  readonly promote: ReturnType<typeof usePromote>;
  /** Called when something is entered or ticked. */
  readonly onInput: () => void;
}

/** Notes, the reason to publish in spite of errors, the terms and the Publish button (A4.38 to A4.40). */
export function PublishForm({ choice, preview, isChecking, betaRelease, promote, onInput }: PublishFormProps) {
  const say = useWords(words);
  const translate = useMessage();
  const [accepted, setAccepted] = useState<ReadonlySet<Term>>(new Set());
  // The terms are accepted for the release that was on beta then, even when the window shows a newer one by now.
  const [acceptedRelease, setAcceptedRelease] = useState<number>();
  const [notes, setNotes] = useState('');
  const [reason, setReason] = useState('');
  const errorCount = preview?.errorCount ?? 0;
  const isReasonMissing = errorCount > 0 && reason.trim() === '';
  const error = promote.error ?? undefined;

  function findObstacle(): PublishObstacle | undefined {
    const obstacle = findChoiceObstacle(choice);
    if (obstacle !== undefined) return obstacle;
    if (isReasonMissing) return 'reasonMissing';
    if (accepted.size < terms.length) return 'termsMissing';
    return isChecking ? 'checking' : undefined;
  }

  function publish() {
    const request = buildPromoteRequest(choice);
    if (!request) return;
    const { source, environments } = request;
    promote.mutate(
      {
        source,
        environments: [...environments],
        ...(notes.trim() !== '' && source === 1 && { notes }),
        ...(errorCount > 0 && { overrideReason: reason }),
        ...(source === 2 && acceptedRelease !== undefined && { sourceReleaseNumber: acceptedRelease }),
      },
      { onSuccess: clear, onError },
    );
  }

  function accept(terms: ReadonlySet<Term>) {
    setAccepted(terms);
    setAcceptedRelease(betaRelease);
  }

  /** A colleague's publication is another release, whose terms are not accepted yet. */
  function onError(failure: Error) {
    if (failure instanceof ApiFailure && failure.kind === 'conflict') setAccepted(new Set());
  }

  /** Entered values belong to one release: the next one has its own terms and notes. */
  function clear() {
    setAccepted(new Set());
    setNotes('');
    setReason('');
  }

  return (
    <div className={classes.form} onChange={onInput}>
      {choice.source !== 'Beta' && (
        <Textarea
          label={say.notes}
          placeholder={say.notesPlaceholder}
          maxLength={releaseNotesMax}
          autosize
          minRows={1}
          maxRows={6}
          value={notes}
          onChange={(event) => setNotes(event.currentTarget.value)}
        />
      )}
      {errorCount > 0 && <OverrideReason errorCount={errorCount} reason={reason} onReason={setReason} />}
      <Terms accepted={accepted} onChange={accept} />
      {error !== undefined && (
        <Alert
          ref={takeLostFocus}
          tabIndex={-1}
          color="red"
          variant="light"
          icon={<IconAlertTriangle size={18} />}
          role="alert"
        >
          {translate(error)}
        </Alert>
      )}
      {promote.isSuccess && (
        <Alert
          ref={takeLostFocus}
          tabIndex={-1}
          color="green"
          variant="light"
          icon={<IconCircleCheck size={18} />}
          role="status"
        >
          {translate(publishMessages.published)}
        </Alert>
      )}
      <PublishButton
        obstacle={findObstacle()}
        isPublishing={promote.isPending}
        isPublished={promote.isSuccess}
        onPublish={publish}
      />
    </div>
  );
}

interface TermsProps {
  readonly accepted: ReadonlySet<Term>;
  readonly onChange: (accepted: ReadonlySet<Term>) => void;
}

function Terms({ accepted, onChange }: TermsProps) {
  const say = useWords(words);

  function accept(term: Term, isAccepted: boolean) {
    onChange(new Set(terms.filter((one) => (one === term ? isAccepted : accepted.has(one)))));
  }

  return (
    <Stack gap="xs">
      {terms.map((term) => (
        <Checkbox
          key={term}
          label={say[term]}
          checked={accepted.has(term)}
          onChange={(event) => accept(term, event.currentTarget.checked)}
        />
      ))}
    </Stack>
  );
}
