import type { ItemSchema } from '@confab/model';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { flushEdits, useEditingSession } from '../../../../editing/index.ts';
import { useWords } from '../../../../words/define-words.ts';
import type { SampleTools } from '../../../definitions/index.ts';
import classes from '../misses.module.css';
import { words } from '../words.ts';
import { AccuracyLine } from './accuracy-line.tsx';
import { proposeName } from './propose-name.ts';
import { SampleOutcome } from './sample-outcome.tsx';
import { useAccuracy } from './use-accuracy.ts';
import { useLoadedSource } from './use-loaded-source.ts';
import { useRankedIntents } from './use-ranked-intents.ts';

interface SamplePanelProps {
  readonly texts: readonly string[];
  readonly schema: ItemSchema | undefined;
  readonly tools: typeof SampleTools;
  readonly onClose: () => void;
}

// Only the properties of a schema are read here.
const noSchema: ItemSchema = { properties: [] } as unknown as ItemSchema;
const newIntentId = 'new';

/** Adds utterances to an intent of the open project: the likeliest is chosen first, and samples that exist are left out. */
export function SamplePanel({ texts, schema = noSchema, tools, onClose }: SamplePanelProps) {
  const say = useWords(words);
  const session = useEditingSession();
  const intents = tools.useDefinitionRows('Intents', tools.readIntent);
  const { createRows, canEdit } = tools.useTableOfProject(schema, 'Intents', () => undefined);
  const source = useLoadedSource();
  const ranked = useRankedIntents(source, texts);
  const [chosenId, setChosenId] = useState<string>();
  const [newName, setNewName] = useState(() => proposeName(texts[0] ?? ''));
  const [added, setAdded] = useState<'added' | 'undone'>();
  const [hasWaited, setHasWaited] = useState(false);
  const [refusedBefore, setRefusedBefore] = useState<ReadonlySet<string>>(new Set());
  const targetId = chosenId ?? ranked?.[0] ?? intents[0]?.id ?? newIntentId;
  const isNew = targetId === newIntentId;

  const plan = useMemo(() => {
    const named = texts.map((sample) => ({ intentName: isNew ? newName.trim() : undefined, sample }));
    return tools.planSamples(named, intents, targetId).filter(({ status }) => status === 'new');
  }, [texts, intents, targetId, isNew, newName, tools]);
  const createEdits = () =>
    tools.createSampleEdits(
      plan,
      (id) => String(session.getValue(session.projectId, `Intents/${id}/Samples`) ?? ''),
      createRows,
    );
  const key = `${targetId}\n${plan.map(({ sample }) => sample).join('\n')}`;
  const measured = useMemo(
    () => (source && ranked && plan.length > 0 && added === undefined ? { source, edits: createEdits() } : undefined),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the key says what the edits add; a name changes no figure
    [source, ranked, key, added],
  );
  const { measurement, stop, measure } = useAccuracy(measured, tools.startEvaluation);

  async function add() {
    setAdded('added');
    setRefusedBefore(new Set(session.getStatus().refused.map(({ editId }) => editId)));
    session.edit(session.projectId, createEdits());
    await flushEdits(session);
    setHasWaited(true);
  }
  async function undo() {
    setAdded('undone');
    session.undo(session.projectId);
    await flushEdits(session);
  }
  const close = (
    <Button size="xs" variant="default" onClick={onClose}>
      {say.cancel}
    </Button>
  );
  if (!canEdit)
    return (
      <section className={classes.panel} aria-label={say.adding}>
        <p>{say.onlyPro}</p>
        <div className={classes.line}>{close}</div>
      </section>
    );
  if (added !== undefined)
    return (
      <SampleOutcome
        isUndone={added === 'undone'}
        {...{ hasWaited, refusedBefore, onClose }}
        onUndo={() => void undo()}
      />
    );
  const rank = new Map(ranked?.map((id, at) => [id, at]));
  const choices = intents.toSorted(
    (one, other) => (rank.get(one.id) ?? intents.length) - (rank.get(other.id) ?? intents.length),
  );
  return (
    <section className={classes.panel} aria-label={say.adding}>
      <NativeSelect
        label={say.intent}
        description={ranked ? undefined : say.ranking}
        value={targetId}
        data={[
          ...choices.map(({ id, name }) => ({ value: id, label: name || id })),
          { value: newIntentId, label: say.newIntent },
        ]}
        onChange={(event) => setChosenId(event.currentTarget.value)}
      />
      {isNew ? (
        <TextInput
          label={say.newIntentName}
          value={newName}
          onChange={(event) => setNewName(event.currentTarget.value)}
        />
      ) : null}
      <p>{say.plan(plan.length, texts.length - plan.length)}</p>
      {measurement ? <AccuracyLine measurement={measurement} onStop={stop} onMeasure={measure} /> : null}
      <div className={classes.line}>
        <Button size="xs" disabled={plan.length === 0 || !ranked} onClick={() => void add()}>
          {say.add(plan.length)}
        </Button>
        {close}
      </div>
    </section>
  );
}
