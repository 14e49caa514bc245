import { limits } from '@confab/model';
import { Banner, ModalActions } from '@confab/ui';
import { Button, Select, TextInput } from '@mantine/core';
import { IconPlayerPlay, IconPlus } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { openModal } from '../../../modals/modal-store.ts';
import { showToast } from '../../../toasts/index.ts';
import { toastMessages } from '../../../words/web-messages.ts';
import { useWords } from '../../../words/define-words.ts';
import { useMessage } from '../../../words/messages.ts';
import { useStoredText } from '../../../words/stored/stored-text.ts';
import { createId, toCaseValues, type CaseDraft } from './case-draft.ts';
import type { EditTestCaseModalProps } from './edit-test-case-modal.tsx';
import { groupNodeOptions } from '../node-options.ts';
import { StepList } from './step-list.tsx';
import { canAccept } from './step-result.tsx';
import { StubEditor } from './stub-editor.tsx';
import { useCaseForm } from './use-case-form.ts';
import { useCaseSaving } from './use-case-saving.ts';
import type { TestWorkflow } from '../use-suites.ts';
import { useTargetProject } from '../use-test-case.ts';
import { words } from '../words.ts';
import classes from './edit-case.module.css';

interface CaseFormProps extends EditTestCaseModalProps {
  readonly suites: readonly TestWorkflow[];
  readonly version: number;
  readonly first: CaseDraft;
  /** Called when the first change is made, and when all changes are reverted. */
  readonly onChanged: (isChanged: boolean) => void;
  /** Closes the window, after a question when there are changes. */
  readonly onCancel: () => void;
}

/** Shows that a case is saved, with a button that opens it. */
function showSavedCase(savedCase: Omit<EditTestCaseModalProps, 'onClose'>, name: string) {
  const action = { label: toastMessages.openCase, run: () => openModal('editTestCaseModal', savedCase) };
  showToast({ kind: 'success', text: toastMessages.caseSaved, parts: { name }, action, autocloseMs: 10_000 });
}

/** The form of a test case: its name and suite, its steps, and the stubs for external calls. */
export function CaseForm(props: CaseFormProps) {
  const { teamId, projectId, targetProjectId, nodeId, version, first, suites, onChanged, onCancel, onClose } = props;
  const say = useWords(words);
  const message = useMessage();
  const translateStored = useStoredText();
  const place = { teamId, projectId };
  const { suiteId, chooseSuite, isCreated, saving } = useCaseSaving(place, {
    suiteId: props.suiteId,
    firstSuiteId: suites[0]?.id,
    nodeId,
    version,
    newSuiteName: say.suiteName(1),
  });
  const form = useCaseForm(place, first, suiteId);
  const target = useTargetProject(teamId, targetProjectId);
  const [isNameless, setNameless] = useState(false);
  const { draft, isChanged, outcome, tryCase } = form;
  const nodes = groupNodeOptions(target.data);

  useEffect(() => onChanged(isChanged), [isChanged, onChanged]);

  async function save() {
    setNameless(draft.name.trim() === '');
    if (draft.name.trim() === '') return;
    const saved = await saving.mutateAsync(toCaseValues(draft));
    onClose();
    // A case of a conversation is saved away from the list of cases.
    if (props.steps) showSavedCase({ ...place, targetProjectId, ...saved }, draft.name.trim());
  }

  // Failures are shown by the banner above the form.
  const handleSave = () => void save().catch(() => undefined);
  const failure = saving.error ?? tryCase.error;
  const tried = outcome?.steps ?? [];
  const checked = tried.filter(({ checks }) => checks.length > 0);
  const passed = checked.filter((step) => step.passed).length;
  return (
    <>
      {failure && (
        <Banner level="error" isBoxed>
          {message(failure)}
        </Banner>
      )}
      <div className={classes.form}>
        <div className={classes.names}>
          <TextInput
            label={say.caseName}
            placeholder={say.caseNamePlaceholder}
            value={draft.name}
            maxLength={limits.nameMax}
            error={isNameless && say.valueRequired}
            data-autofocus
            ref={focusField}
            onChange={(event) => {
              const name = event.currentTarget.value;
              form.setDraft((now) => ({ ...now, name }));
            }}
          />
          {(props.suiteId === undefined || props.suiteId !== suiteId) && suites.length > 0 && (
            <Select
              label={say.suite}
              allowDeselect={false}
              data={suites.map(({ id, displayName }) => ({ value: id, label: displayName }))}
              value={suiteId ?? null}
              disabled={isCreated}
              onChange={(id) => chooseSuite(suites.find((suite) => suite.id === id)?.id)}
            />
          )}
        </div>
        <section aria-label={say.steps}>
          <h3 className={classes.heading}>{say.steps}</h3>
          <p className={classes.hint}>{say.stepsHint}</p>
          <StepList form={form} nodes={nodes} />
          <div className={classes.bar}>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPlus size={14} />}
              data-add-step
              onClick={() => form.addAfter(draft.steps.at(-1)?.stepId)}
            >
              {say.addStep}
            </Button>
            <Button
              size="compact-sm"
              variant="default"
              leftSection={<IconPlayerPlay size={14} />}
              loading={tryCase.isPending}
              onClick={() => tryCase.mutate()}
            >
              {say.tryIt}
            </Button>
            {tried.filter(canAccept).length > 1 && (
              <Button size="compact-sm" variant="default" onClick={form.takeAll}>
                {say.takeAll}
              </Button>
            )}
            <p className={classes.said} role="status">
              {outcome &&
                (outcome.state === 'Error'
                  ? translateStored('testResult', outcome.message)
                  : say.tried(passed, checked.length, tried.length - checked.length))}
            </p>
          </div>
        </section>
        <StubEditor
          stubs={draft.stubs}
          nodes={nodes}
          newId={createId}
          onChange={(stubs) => form.setDraft((now) => ({ ...now, stubs }))}
        />
      </div>
      <ModalActions>
        <Button variant="default" onClick={onCancel}>
          {say.cancel}
        </Button>
        <Button loading={saving.isPending} onClick={handleSave}>
          {say.save}
        </Button>
      </ModalActions>
    </>
  );
}

/** The form is shown when the suites and the case are loaded, after its window has set the focus. */
function focusField(field: HTMLInputElement | null) {
  field?.focus();
}
