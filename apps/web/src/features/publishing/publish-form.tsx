import type { PromotionStatus } from '@confab/contracts';
import { Alert, Button, Checkbox, Group, Radio, Stack } from '@mantine/core';
import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { useEditingSession } from '../../editing/index.ts';
import { useWords } from '../../words/define-words.ts';
import { useMessage } from '../../words/messages.ts';
import { canPublish, buildPromoteRequest, getMissingChoice } from './can-publish.ts';
import { isBetaLocked, openPublish, withSource, withTarget } from './publish-state.ts';
import type { usePromote } from './use-promotion.ts';
import classes from './publishing.module.css';
import { words } from './words.ts';
import { publishMessages } from '../../words/web-messages.ts';

/** The terms to accept before publishing, each with its own checkbox (A2.69). */
const terms = ['productTerms', 'checklistTerms'] as const;
type Term = (typeof terms)[number];

interface PublishFormProps {
  readonly status: PromotionStatus;
  readonly promote: ReturnType<typeof usePromote>;
  readonly onSaved: () => void;
}

/** The form with source, target, terms and the Publish button (A4.38 to A4.40). */
export function PublishForm({ status, promote, onSaved }: PublishFormProps) {
  const say = useWords(words);
  const translate = useMessage();
  const [choice, setChoice] = useState(() => openPublish(status.items));
  const [accepted, setAccepted] = useState<ReadonlySet<Term>>(new Set());
  const [inputError, setInputError] = useState<string>();
  // The versions always come from the latest status; only the choice is local.
  const state = { ...choice, items: status.items };
  const target = state.targets.has('Live') ? 'Live' : state.targets.has('Beta') ? 'Beta' : null;

  const error = inputError ?? promote.error?.message;

  function publish() {
    const missingChoice = getMissingChoice(state);
    setInputError(missingChoice);
    const request = buildPromoteRequest(state);
    if (missingChoice || !request) return;
    promote.mutate({ source: request.source, environments: [...request.environments] });
  }

  return (
    <div className={classes.form}>
      {status.unsavedCount > 0 && <Unsaved count={status.unsavedCount} onSaved={onSaved} />}
      <Radio.Group
        label={say.publishFrom}
        value={state.source ?? ''}
        onChange={(source) => setChoice(withSource(state, source === 'Beta' ? 'Beta' : 'Alpha'))}
      >
        <Group mt={6}>
          <Radio value="Alpha" label={say.fromAlpha} />
          <Radio value="Beta" label={say.fromBeta} />
        </Group>
      </Radio.Group>
      <Radio.Group
        label={say.to}
        value={target ?? ''}
        onChange={(next) =>
          setChoice(
            next === 'Live'
              ? withTarget(state, 'Live', true)
              : withTarget(withTarget(state, 'Live', false), 'Beta', true),
          )
        }
      >
        <Group mt={6}>
          <Radio value="Beta" label={say.toBeta} disabled={isBetaLocked(state) && state.source === 'Beta'} />
          <Radio value="Live" label={say.toLive} />
        </Group>
      </Radio.Group>
      <Terms accepted={accepted} onChange={setAccepted} />
      {error !== undefined && (
        <Alert color="red" variant="light" icon={<IconAlertTriangle size={18} />} role="alert">
          {translate(error)}
        </Alert>
      )}
      {promote.isSuccess && (
        <Alert color="green" variant="light" icon={<IconCircleCheck size={18} />} role="status">
          {translate(publishMessages.published)}
        </Alert>
      )}
      <Group justify="flex-end">
        <Button
          disabled={accepted.size < terms.length || (state.source !== null && target !== null && !canPublish(state))}
          loading={promote.isPending}
          onClick={publish}
        >
          {say.publish}
        </Button>
      </Group>
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

function Unsaved({ count, onSaved }: { readonly count: number; readonly onSaved: () => void }) {
  const say = useWords(words);
  const session = useEditingSession();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    await session.saveAll();
    setSaving(false);
    onSaved();
  }

  return (
    <Alert color="yellow" variant="light" icon={<IconAlertTriangle size={18} />}>
      <Group justify="space-between">
        <span>{say.unsaved(count)}</span>
        <Button size="compact-sm" variant="default" loading={isSaving} onClick={save}>
          {say.saveAll}
        </Button>
      </Group>
    </Alert>
  );
}
