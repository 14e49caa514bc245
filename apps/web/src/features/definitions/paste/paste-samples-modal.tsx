import { ModalFrame } from '@confab/ui';
import { Checkbox, NativeSelect, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { JsonObject } from '@confab/model';
import { useState } from 'react';
import { useEditingSession } from '../../../editing/index.ts';
import { showToast } from '../../../toasts/index.ts';
import { useWords } from '../../../words/define-words.ts';
import { getWrittenPath, useWritingLanguage } from '../../translations/index.ts';
import type { IntentRow } from '../rows/read-definition-rows.ts';
import { words } from '../words.ts';
import { PastePreview } from './paste-preview.tsx';
import {
  createSampleEdits,
  createTranslatedSampleEdits,
  detectTable,
  planSamples,
  readPastedSamples,
} from './plan-samples.ts';

interface PasteSamplesModalProps {
  readonly intents: readonly IntentRow[];
  /** The intent that is chosen at first. */
  readonly targetId: string | undefined;
  readonly createRows: (values: readonly JsonObject[]) => readonly JsonObject[];
  readonly onClose: () => void;
}

const newIntentId = 'new';
/** Longer texts would freeze the preview. */
const maxPasted = 500_000;

/** Adds many samples: shows which are new, which exist already, and which another intent has, too. */
export function PasteSamplesModal({ intents, targetId, createRows, onClose }: PasteSamplesModalProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const { further } = useWritingLanguage();
  const [text, setText] = useState('');
  const [chosenForm, setChosenForm] = useState<'lines' | 'table'>();
  const [intentId, setIntentId] = useState(targetId ?? intents[0]?.id ?? newIntentId);
  const [newName, setNewName] = useState('');
  const [withClashes, setWithClashes] = useState(false);
  const detected = detectTable(
    text,
    intents.map(({ name }) => name),
  );
  const form = chosenForm ?? (detected === undefined ? 'lines' : 'table');
  const pasted = readPastedSamples(text, form === 'table' ? (detected ?? ',') : undefined);
  const toNew = form === 'lines' && intentId === newIntentId;
  const named = toNew ? pasted.map(({ sample }) => ({ intentName: newName.trim(), sample })) : pasted;
  const plan = planSamples(named, intents, intentId);
  const added = plan.filter(({ status }) => status === 'new' || (withClashes && status === 'clash'));
  const clashCount = plan.filter(({ status }) => status === 'clash').length;

  function add() {
    const getSamples = (id: string) =>
      String(session.getValue(session.projectId, getWrittenPath(further, `Intents/${id}/Samples`)) ?? '');
    const plan = [added, getSamples, createRows] as const;
    session.edit(
      session.projectId,
      further === undefined ? createSampleEdits(...plan) : createTranslatedSampleEdits(further, ...plan),
    );
    showToast({ text: { message: say.samplesAdded(added.length) } });
    onClose();
  }

  return (
    <ModalFrame
      title={say.pasteSamples}
      size={760}
      buttons={[
        { label: say.cancel, kind: 'secondary', onPress: onClose },
        { label: say.addSamples(added.length), kind: added.length === 0 ? 'disabled' : 'primary', onPress: add },
      ]}
      onClose={onClose}
    >
      <Textarea
        label={say.samplesToAdd}
        description={say.pasteAbout}
        rows={7}
        resize="vertical"
        data-autofocus
        maxLength={maxPasted}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <SegmentedControl
        size="xs"
        mt="sm"
        aria-label={say.pasteForm}
        value={form}
        onChange={(next) => setChosenForm(next === 'table' ? 'table' : 'lines')}
        data={[
          { value: 'lines', label: say.linesForm },
          { value: 'table', label: say.tableForm },
        ]}
      />
      {form === 'lines' ? (
        <NativeSelect
          mt="sm"
          label={say.intent}
          value={intentId}
          data={[
            ...intents.map(({ id, name }) => ({ value: id, label: name || say.unnamed })),
            { value: newIntentId, label: say.newIntent },
          ]}
          onChange={(event) => setIntentId(event.currentTarget.value)}
        />
      ) : null}
      {toNew ? (
        <TextInput
          mt="sm"
          label={say.newIntentName}
          value={newName}
          onChange={(event) => setNewName(event.currentTarget.value)}
        />
      ) : null}
      {clashCount > 0 ? (
        <Checkbox
          mt="sm"
          label={say.addClashes(clashCount)}
          checked={withClashes}
          onChange={(event) => setWithClashes(event.currentTarget.checked)}
        />
      ) : null}
      {plan.length > 0 ? <PastePreview {...{ plan, withClashes }} /> : null}
    </ModalFrame>
  );
}
